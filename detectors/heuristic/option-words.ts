/**
 * Words of other languages for a file's most common options, by the English word: on German wikis `mini` is the same as
 * `thumb`.
 *
 * Taken from MediaWiki's message files; no two languages use one of these words for different options.
 *
 * @see https://www.mediawiki.org/wiki/Help:Images#Syntax
 */
export const optionWords: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "thumb|mini|miniatur|miniatura|miniaturadeimagen|miniaturadaimagem|miniaturadaimaxe|min|miniatuur|miniatyr|vignette|mały",
    "thumb|náhled|náhľad|bélyegkép|bélyeg|miniatűr|pienoiskuva|pienois|küçükresim|jmpl|jempol|nhỏ|minijatura|sličica|pisi",
    "thumb|pisipilt|miniatiūra|мини|миниатюра|міні|мініатюра|мініяцюра|умањено|umanjeno|μικρογραφία|μινιατούρα|მინი|მინიატიურა|մինի",
    "thumb|تصغير|بندانگشتی|انگشتی|انگشتدان|ממוזער|अंगूठाकार|अंगूठा|থাম্ব|থাম্বনেইল|サムネイル|缩略图|縮圖|섬네일|썸네일|축소판",
    "left|links|gauche|izquierda|izda|izq|sinistra|esquerda|esquerra|lewo|vänster|vlevo|vľavo|venstre|balra|bal|vasen|sol",
    "left|kiri|trái|stanga|lijevo|levo|vasakul|ezkerrera|kairėje|maldekstra|maldekstre|слева|ліворуч|злева|ляво|вляво|лево|αριστερά",
    "left|მარცხნივ|ձախից|يسار|چپ|שמאל|बाएँ|बाएं|बायें|বাম|বামে|左|왼쪽",
    "right|rechts|droite|derecha|der|dcha|destra|direita|dereita|dreta|prawo|höger|vpravo|høyre|jobbra|jobb|oikea|sağ",
    "right|kanan|phải|dreapta|desno|paremal|eskuinera|dešinėje|dekstra|dekstre|справа|праворуч|дясно|вдясно|десно|δεξιά",
    "right|მარჯვნივ|աջից|يمين|راست|ימין|दाएँ|दायें|दाएं|ডান|ডানে|右|오른쪽",
    "center|zentriert|centré|centro|centrado|centrada|centrar|gecentreerd|centruj|centrerad|střed|stred|sentrer|senter|midtstilt",
    "center|középre|közép|keski|keskitetty|orta|pus|pusat|giữa|centru|središte|centar|keskel|erdian|центр|център|цэнтр|центар",
    "center|κέντρο|ცენტრი|ცენტრში|կենտրոն|مركز|מרכז|केंद्र|केन्द्र|কেন্দ্র|কেন্দ্রে|中央|居中|置中|가운데",
    "none|ohne|néant|neant|ninguna|ninguno|nada|nessuno|nenhum|ningún|geen|brak|ingen|žádné|žiadny|semmi|tyhjä",
    "none|yok|nir|tanpa|không|ništa|brez|tühi|neniu|nenio|без|няма|καθόλου|არა|առանց|بدون|بلا|هیچ|ללא|なし|無し|无|無|없음",
    "frame|gerahmt|cadre|encadré|encadre|marco|enmarcado|enmarcada|incorniciato|omkaderd|ramka|ram|inramad|rám|ramme",
    "frame|keretezett|keretben|kehys|kehystetty|çerçeveli|çerçeve|okvir|обрамить|рамка|оквир|إطار|بإطار|قاب|מסגרת|ממוסגר|フレーム|有框|프레임",
    "frameless|rahmenlos|sans_cadre|non_encadré|non_encadre|sinmarco|sin_enmarcar|sinenmarcar|senza_cornice|semmoldura|senmarco",
    "frameless|kaderloos|bezramki|bez_ramki|ramlös|bezrámu|rammeløs|ingenramme|keretnélküli|kehyksetön|çerçevesiz|tanpabingkai|bezokvira",
    "frameless|raamita|безрамки|безрамка|безоквира|لاإطار|بی‌قاب|بیقاب|بی_قاب|לא ממוסגר|ללא מסגרת|フレームなし|无框|無框|프레임없음",
    "border|rand|bordure|borde|bordo|borda|kantlinje|okraj|reunus|sınır|граница|границя|حدود|حاشیه|גבול|גבולות|边框|邊框|테두리",
    "upright|hochkant|redresse|verticale|superiordireito|rechtop|stående|portrett|fennjobbra|pysty|dikey|tegak|đứng",
    "alt|alternativtext|альт|alternatif|替代|替代文本|代替文|بديل|جایگزین|대체글",
    "link|verweis|lien|vínculo|vinculo|enlace|enllaç|ligação|ligazón|koppeling|verwijzing|länk|odkaz|lenke|linkki|bağlantı|pranala",
    "link|ссылка|посилання|σύνδεσμος|وصلة|رابط|پیوند|קישור|リンク|链接|連結|링크",
    "upright|сверхусправа|зверхуправоруч|κατακόρυφα|معدول|ایستاده|ימין למעלה|右上|위오른쪽",
  ].reduce((words, line) => {
    const [option = "", ...names] = line.split("|");
    return words.set(option, [...(words.get(option) ?? []), ...names]);
  }, new Map<string, readonly string[]>()),
);
