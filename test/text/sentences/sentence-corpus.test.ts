import { describe, expect, it } from "vitest";
import { sentenceKey, sentenceRanges } from "../../../src/text/sentences/sentences.ts";
import { parted } from "./parted.ts";

describe("a sentence that ends within what closes behind its mark", () => {
  it.each([
    ["en", 'He said "It is over."|Then he left.'],
    ["en", "He called it “over.”|However, he stayed."],
    ["en", 'They asked, "Is it over?"|Then they left.'],
    ["en", 'He wrote "it goes on..."|Then he left.'],
    ["en", "They met in the hall (it was a long night.)|Then they left."],
    ["en", 'She wrote "no."|"Yes" came later.'],
    ["en", "It was short.|(He left early.)|The next one was long."],
    ["en", 'He called it "a waste."|(The mayor left the town later.)|It was built anyway.'],
    ["de", "Er sagte: „Es ist vorbei.“|Dann ging er."],
    ["fr", "Il dit : « C'est fini ! »|Puis il partit."],
    ["ru", "Он сказал: «Всё!»|Потом ушёл."],
    ["hi", "उसने कहा, “यह है।”|फिर वह गया।"],
    ["zh", "他说：“结束了。”|然后走了。"],
    ["zh", "他說：「結束了。」|然後走了。"],
    ["zh-tw", "他說：「那是『終點。』」|然後走了。"],
    ["de", "Er ging.|»Wirklich?«, fragte sie.|»Ja.«|Dann schwieg er.|»Nein!«|»Doch!«|Er lachte."],
    ["fr", "Il dit : « Non. »|« Oui », dit-elle.|« Bien. »|Puis rien."],
  ])("ends there (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });

  it.each([
    ["en", "“Why?” she asked."],
    ["en", "‘Great!’ and ‘good?’ were the words."],
    ["ja", "彼は「終わった。」と言った。|そして去った。"],
    ["zh", "「為什麼？」她問。"],
    ["en", "A reader by Woodcock (Ed.) Fontana had it."],
    ["en", 'The "Mme." Durand sign fell.'],
    ["en", "(It was late. He said “go.” Nobody went.)"],
    ["en", 'The state "is theft." (Smith 1846)'],
    ["de", "„Warum?“, fragte sie."],
    ["fr", "« Non ! » dit-elle."],
    ["es", "—¿Por qué? —preguntó ella."],
    ["ru", "«Почему?» — спросила она."],
    ["he", 'הוא כתב ב"הארץ. כן." אתמול.'],
    ["ko", "“끝났다.” 하고 그가 말했다."],
    ["zh", "“为什么？”她问。"],
    ["ja", "彼は「もう終わった。」と言った。"],
  ])("goes on where nothing says that one begins (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });

  it("is looked for in one pass", () => {
    const quotes = `Tea.${'"'.repeat(100_000)} So`;
    expect(sentenceRanges(quotes.repeat(3)).length).toBeGreaterThan(2);
    expect(sentenceRanges(`${'He said "go." '.repeat(50_001)}`).length / 2).toBe(50_001);
  });
});

describe("a mark that is part of a title or of speech", () => {
  it.each([
    ["en", "The film What Is Tea? was long.|It won."],
    ["en", "The show Tea! is old.|Yahoo! bought it."],
    ["en", "He wrote What Is Tea?, a book on tea."],
    ["en", "It went on... and ended."],
    ["en", "It went on...|The end came."],
    ["ka", "ეს ჩაია?|დიახ."],
  ])("ends nothing before a small letter or a comma (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("an initial", () => {
  it.each([
    "He served in the U.S. Army until 1945.|Then he left.",
    "It was made in the U.S.|The firm moved.",
    "It is rare outside the U.S.|Accordingly, few know it.",
    "C.S. Lewis and J.R. Smith met N. Lee in S. Africa.",
    "It causes hepatitis B.|The virus is small.",
    "This was before World War I.|However, it went on.",
    "He left Washington, D.C.|In 1920 he came back.",
    "He joined the F.B.I.|The bureau was small.",
    "Wood, Gordon S. The Tea Leaf.",
    "By J. Smith, K. He, and L. Lee.",
    "B. The second rule.",
    "He came in 50 B.C.|Caesar left at 5 P.M.|Nobody knew.",
    "He got a B.A. in law.",
  ])("ends its sentence before a word that begins many: %s", (marked) => {
    expect(parted(marked, "en")).toBe(marked);
  });
});

describe("a shortened word", () => {
  it.each([
    ["de", "Er folgte auf Ludwig XIV. von Gent."],
    ["de", "Er wartete 3 Std. am Tor."],
    ["pl", "Zmarł w 1905 r. w Gnieźnie."],
    ["cs", "Žil v 1. stol. př. n. l. v Praze."],
    ["hy", "1990 թ. մայիսին ծնվել է։"],
    ["fa", "او در ۵۰ ق.م. مرد."],
    ["ta", "மு. ராமன் வந்தார்.|அவர் போனார்."],
    ["th", "พ.ศ. 2500 และ ค.ศ. 1957"],
    ["hi", "यह है.|वह गया."],
    ["bn", "সে যায় না.|সে থাকে."],
    ["en", "He likes the cat's.|his dog is old."],
    ["en", "He is not in the house.|he left."],
    ["en", "He met the FHS.|he left."],
  ])("ends nothing before a small letter or where there are none (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("an abbreviation", () => {
  it.each([
    ["en", "See vol. II, ch. IV and Ch. 7.|It is long."],
    ["en", "Pres. Lee, Assoc. Prof. Kim and Rt. Hon. David Lee met.|They spoke."],
    ["en", "It is in the DNA.|He lives in San Jose, CA.|The house is old."],
    ["de", "Dr. med. Hans Müller und Dr. h. c. Anna Schmidt sahen Dipl.-Ing. Huber."],
    ["de", "Siehe Bd. 3, S. 12 ff. und Kap. IV, Abb. 5 sowie Okt. 1902."],
    ["de", "Er war u. a. Lehrer in Bonn.|Er war Lehrer u. a.|Dann starb er."],
    ["de", "Das Wort (engl. Tea) und kath. Priester, zzgl. Porto."],
    ["de", "Sie lebte um 300 v. Chr. in Rom.|Er starb um 250 v. Chr.|Sein Sohn folgte."],
    ["fr", "Mme. Durand et le Pr. Petit, bd. Voltaire, t. II, chap. IV, né le 1er janv. 1900."],
    ["fr", "Il naquit en 50 av. J.-C.|Il mourut."],
    ["es", "El Lic. Pérez, el Cnel. Rojas, la Cía. Minera y Mons. Romero, t. II."],
    ["es", "Nació en el 50 a. C.|Murió en Roma."],
    ["es", "En EE. UU. Juan vivió bien.|Fue en EE. UU.|Después murió."],
    ["it", "Il sig. Rossi, l'avv. Verdi, l'ing. Neri, cap. IV, n. 5, pag. 12, ad es. Roma, ecc.|Morì."],
    ["pt", "A Profa. Lima, o Pe. Silva e a Cia. Minera, séc. XIX.|Depois morreu."],
    ["ru", "Он родился в г. Туле.|Он умер в 1905 г.|Он был врачом."],
    ["ru", "Чай, кофе и т. д.|Он умер."],
    ["ru", "На наб. Невы, пер. Тихий, т. 4, вып. 3, кн. Игорь, пос. Южный, 5 янв. 1900 г. и оз. Байкал."],
    ["uk", "Він народився в м. Суми, вул. Довга, т. зв. Січ.|Він помер у 1905 р.|Він був там."],
    ["pl", "Ul. Długa, św. Anna, ks. Jan, tzw. Ziemia, np. Gniezno, m.in. Łódź, t. II, itd.|Zmarł."],
    ["nl", "Dhr. Jansen, bijv. Gent, blz. 12, enz.|Hij stierf in 50 v.Chr.|Zijn zoon bleef."],
    ["sv", "T. ex. Lund, bl.a. Malmö, s. k. Svear, m. fl.|Han dog."],
    ["cs", "Např. Praha, tzv. Čechy, MUDr. Malý, č. 5, nám. Míru, atd.|Zemřel."],
    ["tr", "Örn. Ankara, Doç. Dr. Ali ve Sn. Veli."],
    ["el", "Ο κ. Νίκου, βλ. σελ. 12, δηλ. Αθήνα, κ.λπ.|Πέθανε."],
    [
      "lt",
      "Ten 5 tūkst. gyventojų, 3 mlrd. litų, vad. Senamiestis, t. y. Vilnius ir kt.|XIX a. pab. Kaunas augo.",
    ],
    ["lv", "Tur 5 tūkst. iedz. un 3 milj. putnu, piem., zosis, t. sk. Rīgā, u. c.|Viņš mira."],
    ["et", "Seal 5 tuh. inimest, vt. joon. 3, lk. 5, s. o. Tartu jne.|Ta suri."],
    ["ka", "ახ. წ. I ს. დაარსდა, ტ. II."],
    ["eo", "Ekz. Parizo, ktp. kaj ĉ. 500, en la 5-a jc. a. K. ĝi estis, eld. UEA.|Li mortis."],
    ["it", "Ha 5 mila ab. ed è bella.|Morì."],
    ["cs", "Má 5 tis. obyv. na 3 km.|Zemřel."],
    ["fa", "در سده ۵ پ. م. ایران بزرگ بود.|او رفت."],
    ["hu", "Kr. e. 50 körül kb. 500, ún. Tisza, stb.|Meghalt."],
    ["vi", "Tp. Huế và TS. Nguyễn, v.v.|Ông mất."],
    ["id", "Jl. Merdeka, Kec. Bogor, Kab. Garut, dll.|Ia wafat."],
    ["hi", "के.एल. सहगल गायक थे।|एम.बी.बी.एस. की उपाधि ली।|यह ३ कि.ग्रा. भारी है।|श्री. राम और मि. दास आए।"],
    ["bn", "এম.এ. পাস করেন।"],
    ["ta", "எம்.ஜி.ஆர். வந்தார்."],
    ["mr", "कवी ग. दि. कुलकर्णी येथे जन्मले.|ते मोठे होते.|पु. ल. जोशी लेखक होते.|इ. स. १७७४ मध्ये झाले."],
    ["hi", "उसने चोरी की.|डॉ. शर्मा आए.|उन्होंने शपथ ली.|डॉ. वर्मा गए.|इसमें ५ मि. ली. पानी है.|वह गरम है।"],
    ["hi", "वे उ. प्र. के थे।|वह प. बंगाल गया।|यह नगर बड़ा है.|व. पु. काले आए.|वह आया न.|फिर गया."],
    ["bn", "এ কাজ আ. ন. ম. রশীদ করেন।|শ. রহমান আছেন।"],
    ["gu", "કવિ ક. મા. શાહ અહીં છે.|ક. દ. ગામ છે."],
    ["pa", "ਸ. ਰਾਮ ਸਿੰਘ ਆਏ।"],
    ["ne", "नगर ठूलो छ.|क. राम आए."],
    ["te", "ఎన్.టి. రామారావు నటుడు."],
    ["tl", "Si Gng. Reyes at si Bb. Cruz ay dumating."],
    ["hi", "डॉ. राम, पं. श्याम और एम. ए. किया।|वह गया।"],
    ["ar", "قال د. أحمد ذلك.|ثم ذهب."],
    ["de", "Sie kostete 3 Mio. Euro, 5 Tsd. Mark.|Sie kostete 3 Mio.|Der Bau dauerte."],
    [
      "de",
      "Der Ort liegt 512 m ü. NN und 530 m ü. NHN am Hang.|Er liegt auf 512 m ü. NN.|Der See ist klein.",
    ],
    ["de", "Er liegt 512 m ü. M. am Hang.|Der Gipfel hat 530 m ü. A.|Die Hütte steht unten."],
    [
      "de",
      "Er diente in der k. k. Armee, dann in der k. u. k. Marine und in der k.u.k. Flotte.|Es gab Geld i. H. v. 12 Euro.",
    ],
    [
      "de",
      "Es steht in der Hauptstr. 12 oder der Karl-Marx-Str. 5 (Hof).|Er wohnt in der Bahnhofstr. oben.|Sie liegt an der Ringstr.|Der Zug hält.",
    ],
    ["ru", "Церковь свв. Петра и Павла стоит.|Он пел."],
    ["de", "Die Meier GmbH & Co. KG wuchs.|Er druckte o. J. und starb 50 v. u. Z. in Rom."],
    ["pl", "W pocz. XIX w. i II poł. XX w. rósł.|Malował."],
    ["ru", "В нач. XX в. и кон. XIX в., в т. ч. Тула, на ж.-д. станции.|Он пел."],
    ["uk", "На поч. XX ст. та в кін. XIX ст. ріс.|Він співав."],
    [
      "cs",
      "Zemřel roku 44 př. Kr. v Římě.|Zemřel roku 44 př. Kr.|Syn vládl.|Firma Malý, spol. s r. o. vznikla.",
    ],
    ["fi", "Se maksoi 5 milj. euroa.|Se maksoi 5 milj.|Hinta nousi."],
    ["tr", "Kaya Ltd. Şti. kuruldu.|Büyüdü."],
    ["el", "Έζησε τον 19ο αι. στην Αθήνα.|Έζησε τον 19ο αι.|Έγραψε."],
    ["vi", "PGS.TS. Nguyễn viết.|Sách hay."],
    ["ta", "எஸ். ஆர். ராமன் வந்தார்.|அவர் போனார்."],
    ["te", "ఎన్. ఆర్. రామయ్య వచ్చాడు."],
    ["ml", "എസ്. രാമൻ വന്നു."],
    ["kn", "ಎಂ. ಎಸ್. ರಾಮನ್ ಬಂದರು."],
    ["gu", "ડૉ. રામ અને એમ. કે. શાહ આવ્યા.|તેઓ ગયા."],
    ["pa", "ਡਾ. ਰਾਮ ਅਤੇ ਐਸ. ਗਿੱਲ ਆਏ।|ਉਹ ਗਏ।"],
    ["sl", "V občini je npr. Hum in t. i. Dol oz. Gora."],
    ["az", "O, e.ə. 44-cü ildə öldü.|Oğlu qaldı."],
    ["pl", "Zmarł w 44 r. p.n.e.|Rzym upadł w 50 r. p.n.e. w walce.|W 40 r. p.n.e. Rzym trwał."],
    ["it", "Si trova a 300 m s.l.m.|La valle è verde, a 200 m s.l.m. circa."],
    ["cs", "Vlastní ji Malý s.r.o.|Vznikla nová."],
    ["en", "He was John Lee a.k.a. Jack and sat w.r.t. Paris."],
    ["uk", "Він жив у XIX ст.|Писав у ХІХ ст.|Марія жила за ст. 5 на ст. Лісова."],
    ["ko", "조지 W. 부시가 이겼다.|J. K. 롤링이 썼다."],
    ["ka", "დაიბადა 1921 წ. ქ. თბილისში.|ცხოვრობდა მდ. მტკვრის ნაპირზე.|იქ 3,7 მლნ. კაცია."],
    [
      "ka",
      "მოვიდა ი. ჭავჭავაძე, პროფ. გ. ნ. ჩუბინაშვილი.|ე. წ. ხე, ე.წ. ქვა და ა. შ.|მერე წავიდა და ა.შ.|იხ. გვ. 45.",
    ],
    ["ka", "სიმაღლე 1200 მ.|იგი მთაა."],
    ["hy", "Ծնվել է 1921 թ. Երևանում, ք. Գյումրիում պրոֆ. Աճառյանը։|Մեռել է մ. թ. ա. 44 թ.։"],
    ["az", "Akad. Y. Məmmədəliyev, məs. Bakıda, Nizami küç. 5.|Getdi."],
    ["kk", "Абай даң. 5 үйде тұрды.|Кетті."],
    ["bg", "Вж. Арх. Колев, ж.к. Люлин и т.н.|Той остана."],
    ["sr", "Нпр. Београд, тј. акад. Марић и инж. Јовић.|Рођен је 1921. год. у Нишу.|Отишао је."],
    ["hr", "Akad. Marić i prof. dr. sc. Horvat, rođ. Novak.|Rođen je 1921. god. u Zadru.|Otišao je."],
    [
      "el",
      "Ο καθ. Ιωάννου, π.χ. στη Λεωφ. Κηφισίας, π.χ. Πειραιάς.|Πέθανε το 44 π.Χ.|Έφυγε στις 5 Ιαν. 1921.",
    ],
  ])("is known in its language (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });

  it.each([
    "It is 5 kb.|The next is bigger.",
    "He was a Jew.|The family left.",
    "It goes on.|The end.",
    "He joined the SS.|The war ended.",
    "Он вернулся домой, забыв ум.|Ирина осталась.",
    "It took two years.|He had a cap.|In flight it shows.",
    "He stayed.|(The mayor changed his mind.)|It was built in Lom.",
    "The ev.|Ken had it.|He met Prof. Hab.|Ken left.",
  ])("is none where its word is another's: %s", (marked) => {
    expect(parted(marked, "en")).toBe(marked);
  });
});

describe("an abbreviation of one language", () => {
  it.each([
    ["de", "Er kam zur Fa. Siemens.|Die ev. Kirche und der franz. König der Fam. Müller."],
    ["pl", "To prof. dr hab. Jan Nowak.|Zmarł."],
    ["nl", "Dat zei ir. Cornelis Lely.|Hij ging."],
    ["bg", "Роден е в гр. Пловдив през 1950 г.|Потом умря."],
    ["it", "Parlò dall'on. Rossi.|Poi andò."],
    ["fr", "Il vivait au 5 de l'av. Foch.|Il tenait l'éd. de 1900."],
    ["en", "It grows on coasts, eg. South Reef.|It has two halves, ie. the north and the south."],
    ["en", "It honours Sts. Peter and Paul.|Msgr. Ford and Lieut. Jones met Wm. Penn."],
    ["en", "It stands at Main and High Sts.|The harbour is near."],
    ["da", "Bordet er af eg.|Stolen er af bøg."],
    ["en", "They pray to no god.|they work."],
  ])("is none elsewhere (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("a bar typed for a danda", () => {
  it("ends a sentence, which is the one with a danda", () => {
    expect(sentenceRanges("वे थे | वह था |", "hi")).toEqual([0, 7, 8, 15]);
    expect(sentenceKey("वे लेखक थे |")).toBe(sentenceKey("वे लेखक थे।"));
    expect(sentenceRanges("one | two", "hi")).toEqual([0, 9]);
  });
});

describe("a time that a sentence begins with", () => {
  it.each([
    [
      "ru",
      "Он умер.|В 1905 г. Лебедев окончил гимназию.|С 1941 по 1945 гг. Иванов воевал.|В XIX в. Россия росла.",
    ],
    ["ru", "Он умер в 1900 г.|Иванов стал врачом.|5 января 1905 г. Иванов уехал."],
    ["bg", "През 1944 г. България влезе.|Той остана."],
    ["uk", "У 1900 р. Шевченко жив там.|Він помер."],
    ["pl", "W 1900 r. Kowalski umarł.|Został."],
    ["lt", "1990 m. Lietuva tapo laisva.|Ji liko."],
    ["ru", "В 1-й пол. XX в. Россия росла.|Потом нет."],
    ["pl", "W 2. poł. XIX w. Łódź rosła.|Potem nie."],
    ["it", "Nel III sec. a.C. Roma crebbe.|Rimase."],
    ["de", "Nach 3 Std. Fahrt kam er an.|Er blieb."],
    ["en", "At 5 p.m. Eastern Time it began.|It was 5 p.m.|The crowd left."],
  ])("is not all of it (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("a full stop without a space behind it", () => {
  it.each([
    ["ru", "Мельница была продана.|Солдаты сожгли её.|Её построили снова."],
    ["en", "The mill was sold.|Soldiers burnt it."],
    ["en", "It joined the Northern Union (NU).|The mill was closed (1990).|It stood."],
    ["en", "The mill was sold.|Semi-nomads burnt it.|It stood long.|Tucker's men built it anew."],
    ["ar", "ولد في مصر.|عاش في القاهرة."],
  ])("ends what it would with one (%s: %s)", (language, marked) => {
    expect(parted(marked, language, "")).toBe(marked);
  });

  it.each([
    ["en", "The Node.Js call and fmt.Println call it."],
    ["en", "The site example.Com is gone."],
    ["ar", "قال د.محمد ذلك."],
  ])("is part of a name (%s: %s)", (language, marked) => {
    expect(parted(marked, language, "")).toBe(marked);
  });
});

describe("the full stop of a script", () => {
  it.each([
    ["bo", "འདི་ཇ་ཡིན།|ཚ་བོ་ཡོད།"],
    ["sat", "ᱱᱚᱣᱟ ᱪᱟ᱾|ᱚᱱᱟ ᱞᱚᱞᱚ᱾"],
    ["mni", "ꯃꯁꯤ ꯆꯥ꯫|ꯃꯗꯨ ꯁꯥꯏ꯫"],
  ])("ends a sentence (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("a number with a quote, a question or a word without capitals behind it", () => {
  it.each([
    ["es", "Murió en 1999.|¿Por qué?|Fue en 2001.|¡Qué pena!|Era 2003.|«Así fue», dijo."],
    ["de", "Das war 1999.|„Gut“, sagte er.|Es war 2001.|»Nein«, sagte sie."],
    ["sv", "Det var 1999.|”Bra”, sade han."],
    ["fr", "C’était en 1999.|« Bien », dit-il."],
    ["ru", "Это было в 1999.|«Хорошо», — сказал он."],
    ["en", 'He died in 1999.|"Good", he said.'],
    ["he", "הוא מת בגיל 35.|הוא נקבר בעיר."],
    ["ar", "عدد السكان 12.|عاد بعدها."],
    ["ko", "1999. 5. 12. 서울에서 태어났다."],
  ])("ends its sentence (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});

describe("a letter, a numeral or a short word with its stop", () => {
  it.each([
    ["he", "ש. י. עגנון כתב ספרים.|הוא מת."],
    ["he", 'המחיר הוא 5 ש"ח.|הוא נולד בשנת תש"ן.|הוא מת.'],
    ["fa", "دکتر ع. رضایی و م. ت. بهار آمدند.|او رفت."],
    ["ar", "قال د. علي م. حسن نعم.|ثم غادر."],
    ["ar", "توفي عام 1990 م.|ثم دفن."],
    ["bn", "এ. পি. জে. আব্দুল কালাম এলেন।|তিনি গেলেন।"],
    ["hi", "यह 1915 ई. में बना।|ए. पी. जे. अब्दुल आए।|पृ. १२ देखें।"],
    ["tr", "1481 yılında II. Mehmed öldü.|I. Dünya Savaşı 1914'te başladı.|Atatürk Cad. No. 5 oradadır."],
    ["hu", "Az országot IV. Béla építette.|II. Rákóczi Ferenc jött."],
    ["cs", "Žije zde 5 tis. lidí.|Má 5 mil. korun a 3 tis. Kč.|Pak šel."],
    ["uk", "Жив на вул. Франка, буд. 5, у центрі.|Він поїхав."],
    ["vi", "Xem tr. 12 của sách.|Ông đi."],
    ["id", "Lihat hlm. 12 buku itu.|Ia pergi."],
    ["pt", "Mora na R. Augusta, apt. 3 do prédio.|Saiu."],
    ["ja", "そうだ。|No. 5は香水だ。"],
    ["en", "It is far, some 5 km.|12 others came."],
    ["de", "Er ist an der Univ. Wien.|Dort lehrt er."],
  ])("goes on where it does (%s: %s)", (language, marked) => {
    expect(parted(marked, language)).toBe(marked);
  });
});
