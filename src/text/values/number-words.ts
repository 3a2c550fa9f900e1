import { inCyrillic } from "./serbian-letters.ts";

/**
 * How one language writes numbers in words. Forms of one word are separated by `/`; entries of several words are written
 * with `_`.
 */
export interface NumberWords {
  /** In order of value, from 1; `-` where the word is an article, too. Without them, scales count only after digits. */
  readonly numbers?: string;
  /** From twenty to ninety, in tens; ones may come after them. */
  readonly tens?: string;
  /** From one hundred to nine hundred, where they are words of their own. */
  readonly hundreds?: string;
  /** Words for other values, with the values: `dix-huit`, `ألفان=2000`. */
  readonly others?: string;
  /** Words that multiply the number before them. */
  readonly scales: string;
  /** Those of the scales that mean one hundred or one thousand without a number before them. */
  readonly alone?: string;
  /** Articles that count as one before a million, or after a greater part of the number. */
  readonly articles?: string;
  /** Articles that count as one before every scale, but nowhere else. */
  readonly before?: string;
  /** What joins two parts of a number, and the least and the greatest part that it may follow. */
  readonly joint?: { readonly word: string; readonly least: number; readonly most: number };
  /** Whether a comma may follow a thousand or more, if at least a hundred comes after it: `one million, two hundred`. */
  readonly commas?: boolean;
  /** Fractions after a number, with what joins them: `and_a_half=0.5`; `NaN` for what may also be half past an hour. */
  readonly fractions?: string;
  /** Words before a number which show that an ordinal joined to it belongs to it: unlike `three hundred and first aid kits`. */
  readonly determiners?: string;
  /** Whether ones come before the tens to which they are joined: `خمسة وعشرون`. */
  readonly onesFirst?: boolean;
  /** Whether a year may be two numbers: `nineteen eighty-four`. */
  readonly centuries?: boolean;
  /** Values to which ones can be added although they are ten, or to which teens can: `on bir`, `soixante-douze`. */
  readonly pastNine?: readonly number[];
  /**
   * The parts of numbers in one word, other than the words above; without it, numbers are not one word:
   * `zweihundertdreiundvierzig`.
   */
  readonly compound?: string;
  /** Words that also mean something else: alone they are numbers only where a unit follows. */
  readonly doubtful?: string;
  /**
   * The endings that make a number an ordinal; the values of stems that are not those of a number, and of whole words: 0 for
   * a scale, `NaN` for what may also be a unit.
   */
  readonly ordinal?: { readonly endings: string; readonly stems: string; readonly words?: string };
}

/** Croatian, Bosnian and Serbian, in Latin letters. */
const serboCroatian = {
  fractions: "i_pol/i_po=0.5",
  numbers:
    "jedan/jedna/jedno dva/dvije/dve tri četiri pet šest sedam osam devet deset jedanaest dvanaest trinaest četrnaest petnaest šesnaest sedamnaest osamnaest devetnaest",
  tens: "dvadeset trideset četrdeset pedeset šezdeset sedamdeset osamdeset devedeset",
  hundreds:
    "sto dvjesto/dvjesta/dvesta/dvesto trista/tristo četiristo/četristo petsto šeststo sedamsto osamsto devetsto",
  scales:
    "hiljada/hiljade/hiljadu/tisuća/tisuće/tisuću/tis=1000 miliona/milion/milijuna/milijun/mil=1000000 milijardi/milijarde/milijarda/milijardu/mlrd=1000000000",
  alone: "hiljadu tisuću",
  joint: { word: "i", least: 10, most: 10 },
  // "A certain"; a table.
  doubtful: "jedan jedna jedno sto",
} satisfies NumberWords;

const hindi =
  "एक दो तीन चार पाँच/पांच छह/छः/छ/छै सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अठाईस/अट्ठाइस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस/तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस/उन्तालीस चालीस इकतालीस बयालीस/बियालीस तैंतालीस/तेंतालीस चौवालीस/चवालीस पैंतालीस छियालीस/छयालीस सैंतालीस अड़तालीस उनचास/उन्चास पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ बासठ तिरसठ/तिरेसठ चौंसठ/चौसठ पैंसठ छियासठ/छयासठ सड़सठ/सरसठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर/पिचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी/उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे/पंचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अठानवे/अट्ठानबे निन्यानवे/निन्यानबे";

/** `सवा दो`, `साढ़े तीन`, `पौने दो`: a quarter and a half more than so many, and a quarter less. */
function withQuarters(numbers: string): string {
  return numbers
    .split(" ")
    .flatMap((forms, index) =>
      forms
        .split("/")
        .flatMap((form) => [
          `सवा_${form}=${index + 1.25}`,
          `साढ़े_${form}=${index + 1.5}`,
          `पौने_${form}=${index + 0.75}`,
        ]),
    )
    .join(" ");
}

/** The number words of each language, by its code. */
export const numberWords: Readonly<Record<string, NumberWords>> = {
  en: {
    numbers:
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    scales:
      "hundred=100 thousand=1000 lakh/lakhs=100000 million=1000000 crore/crores=10000000 billion/bn=1000000000 trillion=1000000000000",
    before: "a",
    centuries: true,
    joint: { word: "and", least: 100, most: Infinity },
    commas: true,
    fractions:
      "and_a_half/and_one_half=0.5 and_a_quarter/and_one_quarter=0.25 and_three_quarters=0.75 and_a_third/and_one_third/and_two_thirds=NaN",
    determiners: "the this that his her its their our my your every each a",
    ordinal: {
      endings: "th",
      words: "first=1 second=NaN third=3",
      stems:
        "fif=5 eigh=8 nin=9 twelf=12 twentie=20 thirtie=30 fortie=40 fiftie=50 sixtie=60 seventie=70 eightie=80 ninetie=90",
    },
  },
  de: {
    fractions: "und_ein_halb/und_eine_halbe=0.5",
    numbers:
      "eins zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
    others: "anderthalb/eineinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 fünfeinhalb=5.5",
    scales:
      "hundert=100 tausend/tsd=1000 million/millionen/mio=1000000 milliarde/milliarden/mrd=1000000000 billion/billionen=1000000000000",
    alone: "hundert tausend",
    articles: "ein eine einer einem einen",
    compound: "ein=1 eine=1 einen=1 einem=1 einer=1 eines=1 und=&",
  },
  fr: {
    fractions: "et_demi/et_demie=0.5",
    numbers: "- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
    tens: "vingt trente quarante cinquante soixante septante huitante/octante nonante",
    // The older spelling, in years.
    others: "quatre_vingt/quatre_vingts=80 mil=1000 deux_mil=2000",
    scales: "cent/cents=100 mille=1000 million/millions=1000000 milliard/milliards/md/mds=1000000000",
    alone: "cent mille",
    articles: "un une",
    joint: { word: "et", least: 10, most: 20 },
    pastNine: [10, 60, 80],
    // New; millet.
    doubtful: "neuf mil",
    ordinal: {
      endings: "ième ièmes",
      stems:
        "un=1 quatr=4 cinqu=5 neuv=9 onz=11 douz=12 treiz=13 quatorz=14 quinz=15 seiz=16 trent=30 quarant=40 cinquant=50 soixant=60 septant=70 nonant=90 mill=0",
    },
  },
  es: {
    fractions: "y_medio=0.5 y_media=NaN",
    numbers:
      "- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
    tens: "- treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    hundreds:
      "cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas",
    scales: "mil=1000 millón/millones=1000000 billón/billones=1000000000000",
    alone: "mil",
    articles: "un una uno",
    joint: { word: "y", least: 10, most: 10 },
  },
  it: {
    fractions: "e_mezzo=0.5 e_mezza=NaN",
    numbers:
      "- due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    scales: "cento=100 mille/mila=1000 milione/milioni/mln=1000000 miliardo/miliardi/mld=1000000000",
    alone: "cento mille",
    articles: "un uno una",
    joint: { word: "e", least: 1000000, most: Infinity },
    // The six is a form of "you are", and the others are names of centuries, and winds.
    doubtful: "sei venti duecento trecento quattrocento cinquecento seicento settecento ottocento novecento",
    compound:
      "un=1 uno=1 una=1 tré=3 vent=20 trent=30 quarant=40 cinquant=50 sessant=60 settant=70 ottant=80 novant=90 cent=100",
  },
  pt: {
    fractions: "e_meio=0.5 e_meia=NaN",
    numbers:
      "- dois/duas três/tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
    tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    hundreds:
      "cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
    scales: "mil=1000 milhão/milhões=1000000 bilhão/bilhões=1000000000 trilhão/trilhões=1000000000000",
    alone: "mil",
    articles: "um uma",
    joint: { word: "e", least: 10, most: Infinity },
  },
  nl: {
    fractions: "en_een_half/en_een_halve=0.5",
    numbers:
      "één/eén twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    others: "anderhalf/anderhalve=1.5",
    scales: "honderd=100 duizend=1000 miljoen/mln=1000000 miljard/mld=1000000000",
    alone: "honderd duizend",
    articles: "een",
    compound: "een=1 één=1 en=& ën=&",
  },
  ru: {
    fractions: "с_половиной=0.5",
    numbers:
      "один/одна/одно/одного/одной/одну/одному/одним/одном/одни/одних/одними два/две/двух/двум/двумя три/трёх/трех/трём/трем/тремя четыре/четырёх/четырех/четырём/четырем/четырьмя пять/пяти/пятью шесть/шести/шестью семь/семи/семью восемь/восьми/восемью девять/девяти/девятью десять/десяти/десятью одиннадцать/одиннадцати/одиннадцатью двенадцать/двенадцати/двенадцатью тринадцать/тринадцати/тринадцатью четырнадцать/четырнадцати/четырнадцатью пятнадцать/пятнадцати/пятнадцатью шестнадцать/шестнадцати/шестнадцатью семнадцать/семнадцати/семнадцатью восемнадцать/восемнадцати/восемнадцатью девятнадцать/девятнадцати/девятнадцатью",
    tens: "двадцать/двадцати/двадцатью тридцать/тридцати/тридцатью сорок/сорока пятьдесят/пятидесяти/пятьюдесятью шестьдесят/шестидесяти/шестьюдесятью семьдесят/семидесяти/семьюдесятью восемьдесят/восьмидесяти/восемьюдесятью девяносто/девяноста",
    hundreds:
      "сто/ста двести/двухсот/двумстам/двумястами/двухстах триста/трёхсот/трехсот/трёмстам/трехстах/тремястами/трёхстах/тремстам/трехстам четыреста/четырёхсот/четырехсот/четырёмстам/четыремстам/четырьмястами/четырёхстах/четырехстах пятьсот/пятисот/пятистам/пятьюстами/пятистах шестьсот/шестисот/шестистам/шестьюстами/шестистах семьсот/семисот/семистам/семьюстами/семистах восемьсот/восьмисот/восьмистам/восемьюстами/восьмистах девятьсот/девятисот/девятистам/девятьюстами/девятистах",
    scales:
      "тысяча/тысячи/тысяч/тысячу/тысяче/тысячей/тысячам/тысячами/тысячах/тыс=1000 миллион/миллиона/миллионов/миллиону/миллионом/миллионе/миллионам/миллионами/миллионах/млн=1000000 миллиард/миллиарда/миллиардов/миллиарду/миллиардом/миллиарде/миллиардам/миллиардами/миллиардах/млрд=1000000000",
    alone: "тысяча тысячу миллион миллиард",
    others: "полтора/полторы/полутора=1.5",
    // Alone, or the only one; a family.
    doubtful: "одной одну одному одним одном одни одних одними семью",
    ordinal: {
      endings: "ый ой ий ая ое ые ого ому ым ом ую ых ыми ья ье ьи ьего ьему ьим ьем ьей ью ьих ьими",
      stems:
        "перв=1 втор=2 трет=3 четвёрт=4 четверт=4 пят=5 шест=6 седьм=7 восьм=8 девят=9 десят=10 одиннадцат=11 двенадцат=12 тринадцат=13 четырнадцат=14 пятнадцат=15 шестнадцат=16 семнадцат=17 восемнадцат=18 девятнадцат=19 двадцат=20 тридцат=30 сороков=40 пятидесят=50 шестидесят=60 семидесят=70 восьмидесят=80 девяност=90 сот=0 двухсот=200 трёхсот=300 трехсот=300 четырёхсот=400 четырехсот=400 пятисот=500 шестисот=600 семисот=700 восьмисот=800 девятисот=900 тысячн=0 миллионн=0",
    },
  },
  uk: {
    fractions: "з_половиною=0.5",
    numbers:
      "один/одна/одне/одного/однієї два/дві/двох/двом/двома три/трьох/трьом/трьома чотири/чотирьох/чотирьом п'ять/пʼять/п'яти/пʼяти шість/шести сім/семи вісім/восьми дев'ять/девʼять/дев'яти/девʼяти десять/десяти одинадцять/одинадцяти дванадцять/дванадцяти тринадцять/тринадцяти чотирнадцять/чотирнадцяти п'ятнадцять/пʼятнадцять/п'ятнадцяти/пʼятнадцяти шістнадцять/шістнадцяти сімнадцять/сімнадцяти вісімнадцять/вісімнадцяти дев'ятнадцять/девʼятнадцять/дев'ятнадцяти/девʼятнадцяти",
    tens: "двадцять/двадцяти тридцять/тридцяти сорок/сорока п'ятдесят/пʼятдесят/п'ятдесяти/пʼятдесяти шістдесят/шістдесяти сімдесят/сімдесяти вісімдесят/вісімдесяти дев'яносто/девʼяносто/дев'яноста/девʼяноста",
    hundreds:
      "сто/ста двісті/двохсот триста/трьохсот чотириста/чотирьохсот п'ятсот/пʼятсот/п'ятисот/пʼятисот шістсот/шестисот сімсот/семисот вісімсот/восьмисот дев'ятсот/девʼятсот/дев'ятисот/девʼятисот",
    scales:
      "тисяча/тисячі/тисяч/тисячу/тис=1000 мільйон/мільйони/мільйона/мільйонів/млн=1000000 мільярд/мільярди/мільярда/мільярдів/млрд=1000000000",
    others: "півтора/півтори=1.5",
    alone: "тисяча тисячу мільйон мільярд",
    doubtful: "одного однієї",
    ordinal: {
      endings: "ий ій а е і ого ої ому им у ою их ими ьою ього ьому",
      stems:
        "перш=1 друг=2 трет=3 четверт=4 п'ят=5 пʼят=5 шост=6 сьом=7 восьм=8 дев'ят=9 девʼят=9 десят=10 одинадцят=11 дванадцят=12 тринадцят=13 чотирнадцят=14 п'ятнадцят=15 пʼятнадцят=15 шістнадцят=16 сімнадцят=17 вісімнадцят=18 дев'ятнадцят=19 девʼятнадцят=19 двадцят=20 тридцят=30 сороков=40 п'ятдесят=50 пʼятдесят=50 шістдесят=60 сімдесят=70 вісімдесят=80 дев'яност=90 девʼяност=90 сот=0 тисячн=0",
    },
  },
  pl: {
    fractions: "i_pół=0.5",
    numbers:
      "jeden/jedna/jedno/jednego/jednej/jednemu/jedną/jednym dwa/dwie/dwóch/dwu/dwaj/dwoma/dwiema/dwóm trzy/trzech/trzej/trzem/trzema cztery/czterech/czterej/czterem/czterema pięć/pięciu/pięcioma sześć/sześciu/sześcioma siedem/siedmiu/siedmioma osiem/ośmiu/ośmioma dziewięć/dziewięciu/dziewięcioma dziesięć/dziesięciu/dziesięcioma jedenaście/jedenastu/jedenastoma dwanaście/dwunastu/dwunastoma trzynaście/trzynastu/trzynastoma czternaście/czternastu/czternastoma piętnaście/piętnastu/piętnastoma szesnaście/szesnastu/szesnastoma siedemnaście/siedemnastu/siedemnastoma osiemnaście/osiemnastu/osiemnastoma dziewiętnaście/dziewiętnastu/dziewiętnastoma",
    tens: "dwadzieścia/dwudziestu/dwudziestoma trzydzieści/trzydziestu/trzydziestoma czterdzieści/czterdziestu/czterdziestoma pięćdziesiąt/pięćdziesięciu/pięćdziesięcioma sześćdziesiąt/sześćdziesięciu/sześćdziesięcioma siedemdziesiąt/siedemdziesięciu/siedemdziesięcioma osiemdziesiąt/osiemdziesięciu/osiemdziesięcioma dziewięćdziesiąt/dziewięćdziesięciu/dziewięćdziesięcioma",
    hundreds:
      "sto/stu dwieście/dwustu trzysta/trzystu czterysta/czterystu pięćset/pięciuset sześćset/sześciuset siedemset/siedmiuset osiemset/ośmiuset dziewięćset/dziewięciuset",
    scales:
      "tysiąc/tysiące/tysięcy/tysiąca/tysiącu/tysiącem/tysiącowi/tysiącom/tysiącami/tysiącach/tys=1000 milion/miliony/milionów/miliona/milionowi/milionem/milionom/milionami/milionach/mln=1000000 miliard/miliardy/miliardów/miliarda/miliardowi/miliardem/miliardom/miliardami/miliardach/mld=1000000000",
    others: "półtora/półtorej=1.5",
    // One of many, a certain one.
    doubtful: "jednego jednej jednemu jedną jednym",
    alone: "tysiąc tysiąca tysiącu tysiącem milion miliona miliard miliarda",
    ordinal: {
      endings: "y i a e ego iego ej iej emu iemu ym im ą ich ych",
      stems: "pierwsz=1 drug=2 trzec=3 czwart=4 piąt=5 szóst=6 siódm=7 ósm=8 dziewiąt=9 dziesiąt=10",
    },
  },
  hi: {
    numbers: hindi,
    get others() {
      return `डेढ़=1.5 ढाई=2.5 सवा=1.25 ${withQuarters(hindi)}`;
    },
    // "One and a quarter", and then some.
    doubtful: "सवा",
    scales:
      "सौ=100 हज़ार/हजार=1000 लाख=100000 मिलियन=1000000 बिलियन=1000000000 करोड़=10000000 अरब=1000000000 खरब=100000000000",
    alone: "सौ हज़ार हजार",
    ordinal: { endings: "वाँ वां वें वीं वी वे", stems: "" },
  },
  ar: {
    fractions: "ونصف=0.5",
    numbers:
      "واحد/واحدة اثنان/اثنين/اثنتان/اثنتين/إثنان/إثنين/إثنتان/إثنتين/اثنا/اثني/اثنتا/اثنتي/إثنا/إثني/إثنتا/إثنتي ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية/ثماني تسعة/تسع عشرة/عشر",
    tens: "عشرون/عشرين ثلاثون/ثلاثين أربعون/أربعين خمسون/خمسين ستون/ستين سبعون/سبعين ثمانون/ثمانين تسعون/تسعين",
    hundreds:
      "- مئتان/مئتين/مائتان/مائتين ثلاثمئة/ثلاثمائة أربعمئة/أربعمائة خمسمئة/خمسمائة ستمئة/ستمائة سبعمئة/سبعمائة ثمانمئة/ثمانمائة تسعمئة/تسعمائة",
    others:
      "أحد_عشر/إحدى_عشرة/إحدى_عشر=11 الحادي_عشر/الحادية_عشرة=11 الثاني_عشر/الثانية_عشرة=12 الثالث_عشر/الثالثة_عشرة=13 الرابع_عشر/الرابعة_عشرة=14 الخامس_عشر/الخامسة_عشرة=15 السادس_عشر/السادسة_عشرة=16 السابع_عشر/السابعة_عشرة=17 الثامن_عشر/الثامنة_عشرة=18 التاسع_عشر/التاسعة_عشرة=19 ألفان/ألفين/ألفي=2000 مليونان/مليونين=2000000",
    scales:
      "مئة/مائة=100 ألف/آلاف/ألفا/ألفًا=1000 مليون/ملايين/مليونا/مليونًا=1000000 مليار/مليارات=1000000000",
    alone: "مئة مائة ألف مليون مليار",
    // The second halves of the teens; the last also means "wrote".
    doubtful: "عشر عشرة ألف",
    joint: { word: "و", least: 1, most: Infinity },
    onesFirst: true,
  },
  tr: {
    fractions: "buçuk=0.5",
    numbers: "bir iki üç dört beş altı yedi sekiz dokuz on",
    tens: "yirmi otuz kırk elli altmış yetmiş seksen doksan",
    // As one word: `yüzonbeş`.
    others:
      "onbir=11 oniki=12 onüç=13 ondört=14 onbeş=15 onaltı=16 onyedi=17 onsekiz=18 ondokuz=19 üçyüz=300 üçbin=3000 onbin=10000",
    compound: "yüz=100",
    scales: "yüz=100 bin=1000 milyon=1000000 milyar=1000000000",
    alone: "yüz bin",
    pastNine: [10],
    ordinal: {
      endings: "inci ıncı uncu üncü nci ncı",
      stems: "dörd=4 yüz=0 bin=0",
    },
    // These also mean an article, a face, to mount, what is below, "ate".
    doubtful: "bir yüz bin altı yedi",
  },
  zh: {
    numbers: "一 二/两/兩 三 四 五 六 七 八 九 十",
    scales: "百=100 千=1000 万/萬=10000 亿/億=100000000",
  },
  bg: {
    fractions: "и_половина=0.5",
    numbers:
      "един/една/едно два/две/двама три/трима четири/четирима пет/петима шест/шестима седем осем девет десет единадесет/единайсет дванадесет/дванайсет тринадесет/тринайсет четиринадесет/четиринайсет петнадесет/петнайсет шестнадесет/шестнайсет седемнадесет/седемнайсет осемнадесет/осемнайсет деветнадесет/деветнайсет",
    tens: "двадесет/двайсет тридесет/трийсет четиридесет/четирийсет петдесет шестдесет/шейсет седемдесет осемдесет деветдесет",
    hundreds: "сто двеста триста четиристотин петстотин шестстотин седемстотин осемстотин деветстотин",
    scales:
      "хиляди/хиляда/хил=1000 милиона/милиони/милион/млн=1000000 милиарда/милиарди/милиард/млрд=1000000000",
    alone: "хиляда",
    joint: { word: "и", least: 10, most: Infinity },
    // A certain one.
    doubtful: "един една едно",
  },
  sh: serboCroatian,
  /** Only in Cyrillic: the forms in Latin letters, which are joined by another word, are read beside these. */
  get sr(): NumberWords {
    const { fractions, numbers, tens, hundreds, scales, alone, joint, doubtful } = serboCroatian;
    return {
      fractions: inCyrillic(fractions),
      numbers: inCyrillic(numbers),
      tens: inCyrillic(tens),
      hundreds: inCyrillic(hundreds),
      scales: inCyrillic(scales),
      alone: inCyrillic(alone),
      joint: { ...joint, word: inCyrillic(joint.word) },
      doubtful: inCyrillic(doubtful),
    };
  },
  ca: {
    fractions: "i_mig=0.5 i_mitja=NaN",
    numbers:
      "- dos/dues tres quatre cinc sis set vuit/huit nou deu onze dotze tretze catorze quinze setze disset divuit dinou",
    tens: "vint trenta quaranta cinquanta seixanta setanta vuitanta/huitanta noranta",
    scales: "cent/cents/centes=100 mil=1000 milions/milió=1000000 bilions/bilió=1000000000000",
    alone: "cent mil",
    articles: "un una",
    joint: { word: "i", least: 10, most: 10 },
    // These also mean a set or a thirst, new, "owes".
    doubtful: "set nou deu",
  },
  eo: {
    fractions: "kaj_duono=0.5",
    numbers: "unu du tri kvar kvin ses sep ok naŭ dek",
    tens: "dudek tridek kvardek kvindek sesdek sepdek okdek naŭdek",
    hundreds: "cent ducent tricent kvarcent kvincent sescent sepcent okcent naŭcent",
    scales:
      "mil=1000 milionoj/milionojn/miliono/milionon/mln=1000000 miliardoj/miliardojn/miliardo/miliardon/mlrd=1000000000",
    alone: "mil",
    pastNine: [10],
    ordinal: {
      endings: "a aj an ajn",
      stems:
        "dekunu=11 dekdu=12 dektri=13 dekkvar=14 dekkvin=15 dekses=16 deksep=17 dekok=18 deknaŭ=19 dudekunu=21",
    },
    // One of many.
    doubtful: "unu",
  },
  gl: {
    fractions: "e_medio=0.5 e_media=NaN",
    numbers:
      "- dous/dúas tres catro cinco seis sete oito nove dez once doce trece catorce quince dezaseis dezasete dezaoito dezanove",
    tens: "vinte trinta corenta cincuenta sesenta setenta oitenta noventa",
    hundreds:
      "cen/cento douscentos/duascentas trescentos/trescentas catrocentos/catrocentas cincocentos/cincocentas/quiñentos/quiñentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
    scales: "mil=1000 millón/millóns=1000000 billón/billóns=1000000000000",
    alone: "mil",
    articles: "un unha",
    joint: { word: "e", least: 10, most: 10 },
    // "Sweet".
    doubtful: "doce",
  },
  // How these languages form numbers is not described here.
  ja: { scales: "万=10000 億=100000000 兆=1000000000000" },
  sv: {
    fractions: "och_en_halv/och_ett_halvt=0.5",
    scales: "hundra=100 tusen=1000 miljon/miljoner/milj/mn=1000000 miljard/miljarder/md=1000000000",
  },
  da: {
    fractions: "og_en_halv/og_et_halvt=0.5",
    scales: "hundrede=100 tusind=1000 million/millioner/mio=1000000 milliard/milliarder/mia=1000000000",
  },
  no: {
    fractions: "og_en_halv/og_et_halvt=0.5",
    scales:
      "hundre=100 tusen=1000 million/millioner/millionar/mill=1000000 milliard/milliarder/milliardar/mrd=1000000000",
  },
  fi: {
    fractions: "ja_puoli=0.5",
    scales:
      "sata/sataa=100 tuhat/tuhatta=1000 miljoona/miljoonaa/miljoonan/milj=1000000 miljardi/miljardia/miljardin/mrd=1000000000",
  },
  cs: {
    fractions: "a_půl=0.5",
    scales:
      "sto/set=100 tisíc/tisíce/tis=1000 milion/miliony/milionů/milionu/milión/milióny/miliónů/miliónu/mil=1000000 miliarda/miliardy/miliard/mld=1000000000",
  },
  id: {
    scales: "ratus=100 ribu=1000 juta=1000000 miliar/milyar=1000000000 triliun=1000000000000",
  },
  vi: { scales: "trăm=100 nghìn/ngàn=1000 triệu=1000000 tỷ/tỉ=1000000000" },
  bn: { scales: "শত=100 হাজার=1000 লাখ/লক্ষ=100000 মিলিয়ন=1000000 কোটি=10000000 বিলিয়ন=1000000000" },
  he: { fractions: "וחצי=0.5", scales: "אלף/אלפים=1000 מיליון/מיליוני=1000000 מיליארד/מיליארדי=1000000000" },
  el: {
    fractions: "και_μισό/και_μισή=0.5",
    scales:
      "χιλιάδες/χιλιάδων=1000 εκατομμύρια/εκατομμυρίων/εκατομμύριο/εκατ=1000000 δισεκατομμύρια/δισεκατομμυρίων/δισεκατομμύριο/δισ=1000000000",
  },
  fa: { fractions: "و_نیم=0.5", scales: "هزار=1000 میلیون=1000000 میلیارد=1000000000" },
  ko: { scales: "백=100 천=1000 만=10000 억=100000000 兆=1000000000000" },
  th: { scales: "พัน=1000 หมื่น=10000 แสน=100000 ล้าน=1000000" },
  ro: {
    fractions: "și_jumătate/şi_jumătate=0.5",
    scales: "sute/sută=100 mii/mie=1000 milioane/milion/mil=1000000 miliarde/miliard/mld=1000000000",
  },
  hu: {
    fractions: "és_fél=0.5",
    scales: "ezer=1000 millió=1000000 milliárd/mrd=1000000000",
  },
  sk: {
    fractions: "a_pol=0.5",
    scales:
      "tisíc/tisíce/tisíca/tis=1000 miliónov/milióny/milióna/milión/mil=1000000 miliárd/miliardy/miliarda/mld=1000000000",
  },
  sl: {
    fractions: "in_pol=0.5",
    scales:
      "tisoč/tis=1000 milijonov/milijone/milijona/milijon/mio=1000000 milijard/milijarde/milijardi/milijarda/mrd=1000000000",
  },
  lt: {
    fractions: "su_puse=0.5",
    scales:
      "šimtų/šimtai=100 tūkstančių/tūkstančiai/tūkstantis/tūkstančio/tūkstantį/tūkstančius/tūkst=1000 milijonų/milijonai/milijonas/milijono/milijoną/milijonus/mln=1000000 milijardų/milijardai/milijardas/milijardo/milijardą/milijardus/mlrd=1000000000",
  },
  lv: {
    fractions: "ar_pusi=0.5",
    scales:
      "simtu/simti/simts=100 tūkstošu/tūkstoši/tūkstotis/tūkstošus/tūkstošiem/tūkst=1000 miljonu/miljoni/miljons/miljonus/miljoniem/milj=1000000 miljardu/miljardi/miljards/miljardus/miljardiem/mljrd=1000000000",
  },
  et: {
    scales:
      "sada=100 tuhat/tuh=1000 miljonit/miljon/miljoni/mln=1000000 miljardit/miljard/miljardi/mld=1000000000",
  },
  ka: { scales: "ათასი/ათას=1000 მილიონი/მილიონ/მლნ=1000000 მილიარდი/მილიარდ/მლრდ=1000000000" },
  eu: { scales: "mila=1000 milioi=1000000 bilioi=1000000000000" },
  hy: { scales: "հազար=1000 միլիոն/մլն=1000000 միլիարդ/մլրդ=1000000000" },
  ur: {
    scales: "سو=100 ہزار=1000 لاکھ=100000 ملین=1000000 کروڑ=10000000 ارب/بلین=1000000000 کھرب=100000000000",
  },
  mr: { scales: "हजार=1000 लाख=100000 दशलक्ष=1000000 कोटी=10000000 अब्ज=1000000000" },
  ta: { scales: "ஆயிரம்=1000 இலட்சம்/லட்சம்=100000 மில்லியன்=1000000 கோடி=10000000 பில்லியன்=1000000000" },
  te: {
    scales:
      "వేల/వేలు=1000 లక్షలు/లక్షల/లక్ష=100000 మిలియన్/మిలియన్లు/మిలియన్ల=1000000 కోట్లు/కోట్ల/కోటి=10000000 బిలియన్/బిలియన్లు/బిలియన్ల=1000000000",
  },
  ml: { scales: "ആയിരം=1000 ലക്ഷം=100000 ദശലക്ഷം/മില്യൺ=1000000 കോടി=10000000 ബില്യൺ=1000000000" },
  kn: { scales: "ಸಾವಿರ=1000 ಲಕ್ಷ=100000 ಮಿಲಿಯನ್=1000000 ಕೋಟಿ=10000000 ಬಿಲಿಯನ್=1000000000" },
  be: {
    scales:
      "тысяч/тысячы/тысяча/тысячу/тыс=1000 мільёнаў/мільёны/мільёна/мільён/млн=1000000 мільярдаў/мільярды/мільярда/мільярд/млрд=1000000000",
  },
  mk: { scales: "илјади/илјада/илј=1000 милиони/милион/милиона/мил=1000000 милијарди/милијарда=1000000000" },
  az: { scales: "yüz=100 min=1000 milyon/mln=1000000 milyard/mlrd=1000000000" },
  uz: { scales: "yuz=100 ming=1000 million/mln=1000000 milliard/mlrd=1000000000" },
  kk: { scales: "жүз=100 мың=1000 миллион/млн=1000000 миллиард/млрд=1000000000" },
  sq: { scales: "mijë=1000 milionë/milion/mln=1000000 miliardë/miliard/mld=1000000000" },
  is: {
    scales:
      "hundruð/hundrað=100 þúsund/þús=1000 milljónir/milljón/milljóna/milljónum/millj=1000000 milljarðar/milljarða/milljarður/milljarði/milljörðum=1000000000",
  },
  // `míle` is a thousand or a mile.
  ga: { scales: "milliún/mhilliún=1000000 billiún/bhilliún/mbilliún=1000000000" },
  // `filiwn` is a million or a billion.
  cy: { scales: "mil=1000 miliwn=1000000 biliwn=1000000000" },
  // `biljoen` is read as a billion, too.
  af: { scales: "honderd=100 duisend=1000 miljoen/mln=1000000 miljard=1000000000" },
  ms: { scales: "ratus=100 ribu=1000 juta=1000000 bilion=1000000000 trilion=1000000000000" },
  tl: { scales: "libo/libong=1000 milyon/milyong=1000000 bilyon/bilyong=1000000000" },
  sw: { scales: "" },
  la: { scales: "milia/milium/milibus=1000 milliones/millionum=1000000" },
};
