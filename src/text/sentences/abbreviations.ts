/**
 * Abbreviations written with full stops, lower case, beyond those the sentence splitter itself knows.
 *
 * - `inside` never ends a sentence: a name, number or noun follows.
 * - `last` may end a sentence, and does so before a capital. Words of other languages (`lit`, `art`, `mind`, `chin`) are
 *   here.
 * - `numbered` is like `last`, but does not end a sentence before a Roman numeral either.
 * - `seldom` ends a sentence only before a word that often begins one.
 * - `home` is like `inside` on wikis of its own language; elsewhere it is a word, or what another list says.
 */
export interface Abbreviations {
  readonly inside?: readonly string[];
  readonly home?: readonly string[];
  readonly last?: readonly string[];
  readonly numbered?: readonly string[];
  readonly seldom?: readonly string[];
}

const list = (words: string): readonly string[] => words.split("|");

/** Serbian in both scripts, Croatian and Bosnian. */
const serbian: Abbreviations = {
  home: list(
    "нпр.|тзв.|тј.|акад.|инж.|мр.|ген.|пук.|рођ.|енгл.|akad.|inž.|ing.|mr.|gen.|puk.|rođ.|engl.|njem.|dr. sc.|mr. sc.|dr sc.|mr sc.|год.|мил.|god.",
  ),
};

/** Except for `home`, the list of each language holds on every wiki, since pages quote other languages. */
export const abbreviations: Readonly<Record<string, Abbreviations>> = {
  de: {
    inside: list(
      "z. b.|d. h.|d. i.|i. d. r.|i. e. s.|i. w. s.|s. o.|s. u.|u. a. m.|bzw.|ca.|evtl.|ggf.|inkl.|exkl.|insb.|sog.|vgl.|nr.|hl.|hrsg.|geb.|gegr.|gest.|griech.|lat.|dt.|frz.|österr.|schweiz.|ehem.|verh.|dipl.|stv.|urspr.|dr. med.|dr. phil.|dr. jur.|dr. h. c.|dr. rer. nat.|dr. theol.|dr. rer. pol.|dipl.-ing.|dipl.-kfm.|dr.-ing.|a. d.|i. br.|hrn.|frl.|bspw.|abzgl.|zzgl.|einschl.|betr.|bes.|allg.|anm.|ausg.|aufl.|ders.|gebr.|kgl.|kath.|röm.|röm.-kath.|engl.|ital.|russ.|poln.|niederl.|schwed.|dän.|norw.|hebr.|tschech.|ungar.|jap.|nördl.|südl.|östl.|westl.|reg.-bez.|o. g.|s. g.|m. e.|a. o.|verw.|gesch.|erw.|u.|vorm.|kt.|gde.|eigtl.|amtl.|tägl.|jährl.|entspr.|schwäb.|südd.|univ.|ü. nn|ü. nhn|univ.-prof.|priv.-doz.|co. kg|co. ohg",
    ),
    home: list(
      "hptm.|pfr.|jg.|übers.|verl.|red.|fa.|ev.|franz.|fam.|abt.|lkr.|insbes.|stellv.|versch.|sogen.|inv.-nr.|kat.-nr.|bez.|k. k.|k. u. k.|i. h. v.|i. s. d.|bzgl.",
    ),
    last: list(
      "o. ä.|u. ä.|v. chr.|n. chr.|z. zt.|usw.|usf.|etc.|jh.|jhd.|jhdt.|str.|mind.|e. v.|e.v.|i. r.|jew.|ebd.|a. a. o.|u. v. m.|u. v. a.|u. dgl.|einw.|std.|mwst.|fa.|gem.|ev.|span.|chin.|arab.|türk.|franz.|abg.|abt.|fam.|vorl.|ff.|f.|jahrh.|o. j.|o. o.|v. u. z.|ü. m.|ü. a.",
    ),
    numbered: list("abs.|bd.|bde.|s.|kap.|abb.|tab.|sp.|anh.|ziff.|tel.|bl.|okt.|dez."),
    seldom: list("u. a.|v. a.|u. u.|z. t.|mio.|mrd.|tsd."),
  },
  en: {
    inside: list(
      "e. g.|i. e.|e.g.|i.e.|cf.|viz.|ca.|c.|approx.|fl.|resp.|eds.|fr.|hon.|nos.|pres.|ft.|assoc.|asst. prof.|adj. prof.|rt. hon.|cdr.|govt.",
    ),
    home: list("eg.|ie.|msgr.|lieut.|comdr.|pvt.|insp.|wm.|chas.|thos.|jas.|geo."),
    last: list(
      "a. m.|p. m.|b. c.|b. c. e.|c. e.|a.m.|p.m.|avg.|pref.|equiv.|publ.|misc.|orig.|transl.|cont.|et al.|ibid.|inc.|ltd.|jr.|sr.|ph. d.|trans.|lit.|a.d.|b.c.|b.c.e.|c.e.|ph.d.|ed.|lb.|lbs.|oz.|co. ltd.|subsp.|ssp.|spp.|sp. nov.|gen. nov.|comb. nov.|sp.|op. cit.|loc. cit.|et seq.|repr.|incl.|var.|ex.|pop.|temp.|in.|mi.|sq. in.|sq. mi.",
    ),
    numbered: list("vol.|vols.|fig.|figs.|ch.|chs.|pt.|bk.|sect.|ser.|no.|b.|d.|r.|est."),
    seldom: list("bros.|feat.|sts."),
  },
  es: {
    inside: list(
      "p. ej.|p.ej.|sr.|sra.|srta.|dra.|d.|d.ª|dña.|fray.|núm.|pág.|págs.|aprox.|gral.|ntra.|sto.|sta.|lic.|licda.|cnel.|tte.|mons.|excmo.|excma.|ilmo.|ilma.|rvdo.|avda.|cía.|hnos.|sres.|sras.|dres.|vda.|pbro.|fco.|rdo.|rvdos.|ldo.|lcdo.|lcda.|dtor.",
    ),
    home: list("arq.|alt.|sgto.|cap.|ayto.|cmdte.|cbo.|mtro.|mtra.|pdte.|máx.|mín."),
    last: list("a. c.|d. c.|a. de c.|d. de c.|ud.|uds.|s. a.|etc.|prov.|dpto.|depto.|dptos.|ed.|hab."),
    numbered: list("art.|cap.|n.º|t.|ene.|abr.|dic."),
    seldom: list("ee. uu."),
  },
  fr: {
    inside: list(
      "p. ex.|par ex.|c.-à-d.|c. à d.|mm.|mgr.|n. b.|env.|av.|éd.|fasc.|litt.|ste.|vve.|mme.|mmes.|mlle.|mlles.|pr.|bd.|fg.|trad.|anc.",
    ),
    home: list("gén.|alt.|boul.|superf.|sté.|dépt.|cdt."),
    last: list(
      "av. j.-c.|apr. j.-c.|av. j. -c.|apr. j. -c.|s. m.|s. a. r.|etc.|coll.|hab.|op. cit.|dir.|ap. j.-c.|cie.",
    ),
    numbered: list("chap.|t.|n.|janv.|févr.|avr.|juil.|déc."),
  },
  ru: {
    inside: list(
      "т. е.|т. н.|т. к.|т. о.|им.|св.|свв.|проф.|акад.|ул.|пр.|пл.|г.р.|р.|род.|ок.|напр.|см.|ср.|с.|тов.|чл.-корр.|англ.|нем.|фр.|лат.|греч.|исп.|итал.|рус.|укр.|кит.|яп.|букв.|д.|кв.|корп.|тыс.|млн.|млрд.|рис.|табл.|гл.|ст.|стр.|пер.|наб.|бул.|просп.|пос.|дер.|пгт.|оз.|о.|кн.|адм.|инж.|доц.|ред.|изд.|сокр.|франц.|польск.|имп.|еп.|митр.|архиеп.|архит.|гос.|зам.|вел. кн.|евр.|ф.-м.|т. ч.|ж.-д.|с.-х.|техн. наук|ист. наук|мед. наук|филол. наук|филос. наук|физ.-мат. наук|хим. наук|биол. наук|экон. наук|юрид. наук|пед. наук|психол. наук|геогр. наук|с.-х. наук|воен. наук",
    ),
    home: list(
      "выс.|шир.|дл.|сб.|худ.|реж.|арх.|канд.|лейт.|хут.|сост.|мкр.|засл.|прп.|свт.|мч.|ур.|прот.|архим.|сев.|юж.|вост.|зап.",
    ),
    last: list(
      "и т. д.|и т. п.|т. д.|т. п.|н. э.|до н. э.|г.|гг.|в.|вв.|руб.|коп.|др.|пр.|обл.|чел.|мин.|сек.|экз.|шт.|ум.|ген.|полк.|гр.|тур.|араб.|респ.|км.|кг.|тел.|отд.|губ.",
    ),
    numbered: list("т.|тт.|ч.|вып.|янв.|февр.|апр.|авг.|сент.|окт.|нояб.|дек.|пол.|нач.|кон.|сер.|соч."),
  },
  it: {
    inside: list("sig.|sigg.|dott.|avv.|ing.|cfr.|ad es.|geom.|mons.|cav.|prof."),
    home: list("card.|cap.|rag.|arch.|ten.|magg.|serg.|alt.|on.|fraz."),
    last: list("ecc.|ab.|s.l.m.|a.c.|d.c.|segg.|s.p.a.|s.r.l."),
    numbered: list("pag.|pagg.|n.|nn.|tav.|cap.|capp.|sec.|genn.|febb.|sett.|ott."),
  },
  pt: {
    inside: list("profa.|eng.|pe.|cia.|dra.|exmo.|exma.|ilmo."),
    home: list("cel.|cap.|dep.|arq.|alt.|pça.|ten.|trav.|freg.|máx.|mín.|out."),
    last: list("ltda."),
    numbered: list("séc.|sécs.|pág.|págs.|n.º|fev.|dez.|apt.|apto."),
  },
  pl: {
    inside: list(
      "ul.|św.|ks.|bp.|abp.|mjr.|płk.|ppłk.|tzw.|tzn.|tj.|np.|m. in.|m.in.|wg.|im.|ang.|łac.|niem.|woj.|inż.|zob.|bł.|pow.|pw.",
    ),
    home: list(
      "wys.|szer.|głęb.|godz.|ur.|zm.|red.|przeł.|wyd.|al.|pl.|por.|sierż.|hab.|gm.|bryg.|dyw.|tłum.|dyr.|śp.|k.|wsch.|zach.|płd.|płn.",
    ),
    last: list("itd.|itp.|p.n.e.|n.e.|p. n. e.|n. e.|tys.|mln.|mieszk.|pol.|por."),
    numbered: list("nr.|rozdz.|ust.|pkt.|poz.|ryc.|tab.|ok.|poł.|pocz."),
    seldom: list("os."),
  },
  nl: {
    inside: list("dhr.|mevr.|mej.|ds.|drs.|jhr.|bijv.|d.w.z.|o.a.|m.a.w.|zgn.|m.b.t.|i.p.v.|i.s.m.|o.l.v."),
    home: list("ir.|m.n.|evt.|ong.|excl.|afd.|gem.|prov.|mij.|overl.|fa."),
    last: list("enz.|e.d.|inw.|v.chr.|n.chr.|ir.|max."),
    numbered: list("blz.|dl.|afb.|nr."),
  },
  sv: {
    inside: list("t. ex.|t.ex.|bl. a.|bl.a.|d. v. s.|d.v.s.|s. k.|s.k.|dvs.|f. eks.|f.eks.|jfr."),
    home: list("f. d.|f.d.|f. n.|f.n.|fr. o. m.|fr.o.m.|enl.|övers.|utg.|förf.|motsv.|kapt."),
    last: list("m. m.|m.m.|m. fl.|m.fl.|osv.|o. s. v.|o.s.v.|o. dyl.|o.d.|f. kr.|f.kr.|e. kr.|e.kr.|inv."),
    numbered: list("kl."),
  },
  cs: {
    inside: list(
      "např.|tzv.|tzn.|sv.|bc.|mudr.|judr.|phdr.|rndr.|doc.|plk.|pplk.|kpt.|nám.|vč.|cca.|napr.|tis. kč|mil. kč|mld. kč|spol. s r",
    ),
    home: list("npor.|příp.|popř.|angl.|něm.|záp.|vých.|tř.|nábř.|thdr.|paeddr.|mvdr."),
    last: list(
      "atd.|atp.|obyv.|apod.|aj.|př. n. l.|n. l.|pr. n. l.|stol.|mj.|tis.|mil.|arch.|př. kr.|po kr.|s.r.o.",
    ),
    numbered: list("č.|obr.|roč.|odst.|kap.|r.|str.|nar.|zem."),
  },
  tr: {
    inside: list("örn.|doç.|sn.|yrd.|öğr.|bkz.|m.ö.|m. ö.|cad. no.|sok. no.|mah. no."),
    home: list("hz.|alb.|yakl.|ör.|op.|m.s.|m. s."),
    last: list("vb.|vd.|yy.|mah.|cad.|sok.|şti."),
  },
  el: {
    inside: list("κ.|κα.|κκ.|αγ.|δηλ.|βλ.|εκδ.|δρ.|χιλ.|εκατ.|λ.χ."),
    home: list(
      "πρβλ.|καθ.|πρωθ.|στρ.|υποστρ.|αντιστρ.|αρχιεπ.|μητρ.|λεωφ.|πλ.|παλ.|ιαν.|φεβ.|μαρ.|απρ.|ιουν.|ιουλ.|αυγ.|σεπ.|σεπτ.|οκτ.|νοε.|νοεμ.|δεκ.|αγγλ.|γαλλ.|γερμ.|λατ.",
    ),
    last: list("π.χ.|μ.χ.|π. χ.|μ. χ.|κ.λπ.|κ. λπ.|κλπ.|κ.ά.|κ. ά.|κ.τ.λ.|κτλ.|αι."),
    numbered: list("σελ.|τόμ.|αρ.|σ.|κεφ.|εικ."),
  },
  bg: {
    inside: list("т. нар.|т.нар."),
    home: list("гр.|ген.|полк.|общ.|обл.|вкл.|прибл.|арх.|вж.|срв.|ж.к.|ж. к."),
    last: list("и т. н.|и т.н.|пр. хр.|сл. хр.|пр.хр.|сл.хр.|хил.|лв."),
  },
  uk: {
    inside: list("т. зв.|т.зв.|вул.|ім.|див.|просп.|буд."),
    home: list("вис.|дов.|шир.|ред.|пор.|бл.|нар.|пом.|смт.|канд.|засл.|упоряд.|єп.|півн.|півд.|сх.|зах."),
    last: list("та ін.|ін.|рр.|тис."),
    numbered: list("січ.|берез.|квіт.|трав.|черв.|серп.|верес.|жовт.|листоп.|груд.|поч.|кін.|чв."),
  },
  hu: {
    inside: list("kb.|ún.|szt.|özv.|ifj.|kr. e.|kr. u.|i. sz."),
    home: list("pl.|ill.|vö.|ld.|szerk.|id.|gr.|br.|átl.|tud."),
    last: list("stb."),
    numbered: list("old.|köt.|fej.|szept.|febr."),
  },
  fi: {
    inside: list("esim.|ns.|ks."),
    home: list("ent.|nyk.|vrt.|em.|ko.|kenr.|synt.|nro.|yht."),
    last: list("eaa.|jaa.|jne.|ym.|yms.|milj.|as."),
  },
  ro: {
    inside: list("jud.|sf.|dna."),
    home: list("de ex.|d.ex.|com.|str.|șos.|mun.|acad.|mitrop."),
    last: list("com.|î. hr.|î.hr.|d. hr.|d.hr.|ș.a.|loc."),
  },
  ca: {
    home: list("pl."),
    numbered: list("pàg."),
  },
  vi: {
    inside: list("tp.|ts.|ths.|gs.|pgs.|gs. ts.|pgs. ts."),
    last: list("v.v."),
    numbered: list("q."),
  },
  id: {
    inside: list("jl.|kec.|kab.|hj.|tgl.|jend.|moh.|muh.|mayjen.|brigjen.|letkol."),
    home: list("pt.|cv.|prov.|th.|a.n.|a.l."),
    last: list("dll.|dkk.|dsb.|s.h.|s.e.|s.pd.|m.pd.|m.si.|s.si."),
    numbered: list("kav."),
  },
  tl: {
    inside: list("gng.|bb.|kgg.|hen.|pang."),
  },
  hi: {
    inside: list(
      "बी. ए.|एम. ए.|डॉ.|डा.|पं.|प्रो.|स्व.|मो.|कु.|सं.|ई. पू.|ई.पू.|बी.|एम.|एस.|एल.|के.|सी.|डी.|एन.|टी.|वी.|आर.|जे.|एच.|एफ.|इ. स.|इ.स.|ई.|पृ.|कि. मी.|वि. सं.|ए.|पी.|यू.|ओ.|डब्ल्यू.|वाई.|क्यू.|श्री.|मि.|नं.|लि.|जि.|क्र.|कि. ग्रा.",
    ),
    last: list("रु."),
  },
  bn: {
    inside: list(
      "ড.|ডা.|মো.|এম.|এস.|খ্রি.|বি.|এ.|পি.|সি.|ডি.|ই.|এফ.|জি.|এইচ.|আই.|জে.|কে.|এল.|এন.|টি.|ইউ.|ভি.|ডব্লিউ.|পৃ.|খ্রি. পূ.|লি.",
    ),
  },
  te: {
    inside: list("శ్రీ.|ఎన్.|ఎస్.|ఎల్.|ఆర్.|ఎఫ్.|హెచ్."),
  },
  ar: {
    inside: list("د.|أ.د.|أ. د."),
  },
  fa: {
    inside: list("پ. م.|ق. م."),
  },
  th: {
    inside: list("ดร.|กทม."),
  },
  ka: {
    inside: list(
      "ძვ. წ.|ჩვ. წ.|ახ. წ.|ტ.|კვ. კმ.|მაგ.|წ.|წწ.|ს.|სს.|ქ.|მდ.|სოფ.|გამზ.|მუნ.|მლნ.|მლრდ.|ათ.|გვ.|იხ.|შდრ.|დაახლ.|პროფ.|აკად.|დოც.|ინჟ.|გენ.|წმ.|ლათ.|ინგლ.|გერმ.|ფრანგ.|ბერძნ.|რუს.",
    ),
  },
  ta: {
    inside: list("எம்.|எஸ்.|எல்.|என்.|ஆர்.|எஃப்.|எச்.|டாக்டர்.|திரு.|கி. மு.|கி.மு.|கி. பி.|கி.பி."),
  },
  ml: {
    inside: list("എസ്.|എൻ.|എൽ.|ആർ.|എഫ്.|എച്ച്."),
  },
  kn: {
    inside: list("ಎಸ್.|ಎನ್.|ಎಲ್.|ಆರ್.|ಎಫ್.|ಎಚ್."),
  },
  gu: {
    inside: list("ડૉ.|ડો.|એમ.|એસ.|એલ.|એન.|આર.|એફ.|એચ.|કે.|બી.|સી.|ડી.|ટી.|પી.|વી.|જે."),
  },
  pa: {
    inside: list("ਡਾ.|ਐਮ.|ਐਸ.|ਐਨ.|ਐਲ.|ਆਰ.|ਬੀ.|ਡੀ.|ਟੀ."),
  },
  sl: {
    inside: list("npr."),
    home: list("oz.|t. i.|ga."),
  },
  be: {
    home: list("г. зн."),
    last: list("інш."),
  },
  lt: {
    home: list(
      "pvz.|t. y.|sk.|pab.|vad.|gyd.|žr.|plg.|šv.|vysk.|kun.|dail.|rež.|sud.|vert.|past.|liet.|angl.|lenk.|pranc.|lot.|isp.|plk.|mjr.|kpt.|inž.",
    ),
    last: list(
      "tūkst.|mlrd.|gyv.|ir kt.|ir pan.|m. e.|pr. m. e.|pr. kr.|po kr.|val.|min.|sek.|apskr.|raj.|sav.|vnt.|proc.|egz.|psl.",
    ),
  },
  lv: {
    home: list("piem.|t. i.|t. s.|t. sk.|apm.|dzim.|sk.|sal.|ģen.|plkv.|inž.|red.|tulk."),
    last: list(
      "tūkst.|milj.|mljrd.|iedz.|gs.|u. c.|utt.|u. tml.|p. m. ē.|m. ē.|pr. kr.|plkst.|min.|sek.|lpp.",
    ),
  },
  eo: {
    home: list("ekz.|vd.|ĉ.|ĉirk.|t. e.|inĝ.|red.|eld.|aŭg."),
    last: list("ktp.|k.t.p.|k. t. p.|jc.|a. k.|p. k.|a.k.|p.k.|a. kr.|p. kr.|a. n. e.|n. e."),
  },
  az: {
    home: list("e.ə.|b.e.|akad.|məs.|bax.|küç.|qəs."),
  },
  hy: {
    inside: list(
      "թ.|թթ.|ք.|գ.|մ. թ. ա.|մ.թ.ա.|մ. թ.|մ.թ.|մլն.|մլրդ.|պրոֆ.|ակադ.|փող.|պող.|տես.|լատ.|անգլ.|ռուս.|հուն.|ֆր.|գերմ.",
    ),
  },
  kk: {
    home: list("даң.|көш.|ауд."),
  },
  sr: serbian,
  hr: serbian,
  bs: serbian,
  sh: serbian,
  ms: {
    home: list("en.|tn.|pn."),
  },
  et: {
    home: list("nt.|s.t.|s. t.|s.o.|s. o.|st.|vt.|vrd.|sh.|sünd.|surn.|toim.|joon."),
    last: list("tuh.|milj.|mld.|jne.|jms.|jt.|vms.|saj.|lk.|e.m.a.|e. m. a.|m.a.j.|m. a. j.|p. kr.|p.kr."),
  },
};
