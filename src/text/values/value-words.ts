import { inBothLetters } from "./serbian-letters.ts";

/** The words of one language that carry a value: they can change a claim while the rest of its words stay the same. */
interface ValueWords {
  /**
   * January to December, then those of another calendar; forms of one month are separated by `/`. They are dates only beside
   * a number.
   */
  readonly months: string;
  readonly negations: string;
  /** A negated word, and what is left when the negation is taken out: `cannot=can`. */
  readonly negated: string;
  /** Words that belong to the negation before them, and mean something else without one: `ne chante plus`. */
  readonly doubling?: string;
  /** Words by which a claim is not vouched for; forms of one are separated by `/`. */
  readonly hedges: string;
  /**
   * Words for how many, how often or how much of it; forms that say the same are separated by `/`. A `!` follows those that
   * a sentence without any does not mean: that may mean *all*, *generally* or *some*.
   */
  readonly quantifiers?: string;
  /** Words that blur or bound a number, forms of one separated by `/`: hedges before a number, plain words elsewhere. */
  readonly bounds: string;
  /** Words that blur or bound the number before them, from which a unit may separate them: `1905年頃`, `300명 이상`. */
  readonly boundsBehind?: string;
  /** Currencies and units, forms of one separated by `/`: an amount beside a number, plain words elsewhere. */
  readonly units: string;
  /** Words between a scale and its unit: `3 millions d'euros`. */
  readonly unitJoints?: string;
  /** One fraction, and the unit in which several are counted: `one_third=thirds`. */
  readonly shares?: string;
  /** Words before a number that give its unit, as `%` may: `百分之四十`. */
  readonly unitsBefore?: string;
  /** Words for how often, with the number and what is left: `twice` is `2 times`. */
  readonly frequencies?: string;
  /** Words after which two digits are a decade of the twentieth century, and so is its year in full: `années 90`. */
  readonly decades?: string;
  /** Words after a year that count it before (`=-`) or since (`=+`) the beginning of the era. */
  readonly eras?: string;
  /** Words before a year that count it so. */
  readonly erasBefore?: string;
  /**
   * People and things that are counted in thousands; the forms of one that depend on the number are separated by `/`. A
   * number before them is no year.
   */
  readonly counted?: string;
  /**
   * Words which show that a number that may be a year is one, though elsewhere they count years or mean a weight; with a
   * full stop, those that show it only with the full stop.
   */
  readonly years?: string;
  /**
   * Words before a year: before one of few digits if one of `years` follows it, before one of four if what is counted in
   * thousands follows.
   */
  readonly beforeYears?: string;
  /** Words before a year of four digits at the beginning of a sentence: elsewhere they come before other numbers, too. */
  readonly beforeYearsFirst?: string;
  /** Those of `years` that are a unit only after a fraction or 1: after the preposition of a year they do not count years. */
  readonly ordinalYears?: string;
  /** Things that are weighed, after a letter of `years` that may mean grams, and words for weight before the number. */
  readonly weighed?: string;
  /** Things that have years: after one of `years` they show that the number is no year of the era, as in `в 5 году обучения`. */
  readonly yearsOf?: string;
}

/** Units that are written alike in every language. */
export const commonUnits =
  "% m_€ m_$ k_€ k_$ $/usd/us$ €/eur £/gbp r$/brl a$/au$ c$/ca$ nz$ hk$ s$ km/㎞ m cm/㎝ mm/㎜ km²/km2/㎢ m²/m2/㎡ cm²/cm2 mm²/mm2 km³/km3 m³/m3/㎥ cm³/cm3/㏄ kg/㎏ g mg lb ft ha ml mph km_h m_s hz khz mhz ghz kw mw gw kwh mwh gwh twh kb mb gb tb °_c/℃ °_f/℉";

/** Words of Croatian, Bosnian and Serbian, in Latin letters. */
const serboCroatian = {
  months:
    "siječnja/siječanj/siječnju/januara/januar/januaru/jan veljače/veljača/veljači/februara/februar/februaru/feb ožujka/ožujak/ožujku/marta/mart/martu travnja/travanj/travnju/aprila/april/aprilu svibnja/svibanj/svibnju/maja/maj/maju lipnja/lipanj/lipnju/juna/jun/junu srpnja/srpanj/srpnju/jula/jul/julu kolovoza/kolovoz/kolovozu/avgusta/avgust/avgustu/augusta/august/augustu rujna/rujan/rujnu/septembra/septembar/septembru listopada/listopad/listopadu/oktobra/oktobar/oktobru studenoga/studenog/studeni/studenom/novembra/novembar/novembru prosinca/prosinac/prosincu/decembra/decembar/decembru",
  negations: "ne bez ni niti nikad/nikada",
  negated:
    "nije=je nisu=su nisam=sam nismo=smo nema=ima nemaju=imaju neće=će nitko=netko niko=neko ništa=nešto nemoguće=moguće",
  hedges:
    "možda navodno vjerojatno/vjerovatno/verovatno valjda po_svoj_prilici navodni/navodna/navodnog/navodne",
  bounds:
    "oko/približno/otprilike gotovo/skoro preko/iznad/više_od ispod/manje_od ne_više_od ne_manje_od najmanje/barem najviše tačno/točno samo",
  units:
    "%/posto/odsto/postotaka/procenata/procenta/procenat kuna/kune/kunu dinara/dinar €/eura/euro/evra/evro $/dolara/dolar km/kilometara/kilometra/kilometar m/metara/metra/metar cm/centimetara/centimetra/centimetar mm/milimetara/milimetra/milimetar km²/četvornih_kilometara/četvorna_kilometra/četvorni_kilometar/kvadratnih_kilometara/kvadratna_kilometra/kvadratni_kilometar m²/četvornih_metara/četvorna_metra/četvorni_metar/kvadratnih_metara/kvadratna_metra/kvadratni_metar g/grama/gram kg/kilograma/kilogram tona/tone/tonu ha/hektara/hektar godina/godine/godinu mjeseci/mjeseca/mjesec/meseci/meseca/mesec tjedana/tjedna/tjedan sedmica/sedmice/sedmicu nedelja/nedelje/nedelju dana/dan sati/sata/sat časova/časa/čas minuta/minute/minutu/minut sekundi/sekunde/sekunda/sekundu",
  years: "godine godini godinu g god",
  weighed:
    "brašna šećera soli maslaca ulja kruha hljeba hleba mesa ribe riže pirinča sira čaja kave kafe vode mlijeka mleka zlata srebra težine teži",
  yearsOf:
    "života svog_života svoga_života njegovog_života vladavine svoje_vladavine njegove_vladavine vladanja školovanja studija",
  eras: "pr_kr=- p_n_e=- pr_n_e=- pne=- prije_krista=- pre_hrista=- prije_nove_ere=- pre_nove_ere=- po_kr=+ n_e=+ poslije_krista=+ nove_ere=+",
  counted:
    "stanovnika/stanovnik osoba/osobe ljudi članova/člana učenika studenata zaposlenih radnika vojnika žena djece dece obitelji porodica domaćinstava kućanstava kuća primjeraka primeraka",
} satisfies ValueWords;

/** Words are separated by spaces; entries of several words are written with `_`. */
export const valueWords: Readonly<Record<string, ValueWords>> = {
  en: {
    months:
      "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
    negations: "not never no non neither nor without hardly no_longer",
    negated:
      "cannot=can can't=can couldn't=could isn't=is aren't=are wasn't=was weren't=were hasn't=has haven't=have hadn't=had don't=do doesn't=does didn't=did won't=will wouldn't=would shouldn't=should mustn't=must needn't=need unable=able impossible=possible nothing=something nowhere=somewhere none=all nobody=everybody no_one=everyone",
    hedges:
      "allegedly reportedly supposedly purportedly apparently possibly/perhaps/maybe probably/likely presumably arguably seemingly may might could alleged reported supposed suspected claimed",
    quantifiers:
      "all both every/each almost_all/nearly_all/virtually_all almost_every/nearly_every/virtually_every most!/majority/a_majority_of! many!/much/numerous!/a_lot_of!/lots_of!/quite_a_few! several some a_few few!/little minority/a_minority_of! dozens_of!/scores_of! hundreds_of! thousands_of! tens_of_thousands_of! hundreds_of_thousands_of! millions_of! billions_of! always almost_always/nearly_always usually!/most_often!/more_often_than_not!/generally/normally/typically/widely often!/frequently!/commonly sometimes!/occasionally! rarely!/seldom! entirely/wholly/completely/fully/totally mostly!/mainly!/largely!/primarily!/predominantly! partly!/partially!",
    bounds:
      "about/~/≈/around/circa/ca/c/approximately/approx/roughly/an_estimated some nearly/almost over/more_than/> under/less_than/</fewer_than exactly/precisely at_least/≥/no_less_than/no_fewer_than at_most/≤/up_to/no_more_than/as_many_as/as_much_as longer_than no_longer_than only",
    units:
      "%/percent/per_cent $/dollars/dollar/usd €/euros/euro/eur £/pounds/pound/gbp cents/cent/¢ ₹/rupees/rupee ¥/yen km/kilometres/kilometers/kilometre/kilometer m/metres/meters/metre/meter cm/centimetres/centimeters/centimetre/centimeter mm/millimetres/millimeters/millimetre/millimeter miles/mile/mi nautical_miles/nautical_mile/nmi light_years/light_year yards/yard/yd/yds feet/ft/foot inches/inch kg/kilograms/kilogram g/grams/gram lb/lbs tonnes/tons ha/hectares/hectare acres/acre litres/liters/litre/liter ml/millilitres/milliliters gallons/gallon/gal pints/pint ounces/ounce/oz mph/miles_per_hour km_h/kph/kilometres_per_hour/kilometers_per_hour m_s/metres_per_second/meters_per_second knots/knot horsepower/hp kw/kilowatts/kilowatt mw/megawatts/megawatt gw/gigawatts/gigawatt khz/kilohertz mhz/megahertz ghz/gigahertz kb/kilobytes mb/megabytes/megabyte gb/gigabytes/gigabyte tb/terabytes/terabyte percentage_points/percentage_point decades/decade years/year/yrs/yr months/month weeks/week days/day hours/hour/hrs/hr minutes/minute/mins/min seconds/second/secs/sec dozen ½/halves ⅓/thirds ¼/quarters ⅕/fifths ⅙/sixths ⅐/sevenths ⅛/eighths ⅒/tenths hundredths am pm °/degrees/degree °_c/degrees_celsius/degrees_c °_f/degrees_fahrenheit/degrees_f km²/sq_km/square_km/square_kilometres/square_kilometers/square_kilometre/square_kilometer m²/sq_m/square_metres/square_meters sq_mi/square_miles/square_mile/mi² sq_ft/square_feet/square_foot/ft² sq_yd/square_yards/square_yard m³/cubic_metres/cubic_meters/cubic_metre/cubic_meter km³/cubic_kilometres/cubic_kilometers cu_ft/cubic_feet/cubic_foot/ft³",
    shares:
      "one_third=⅓ one_quarter=¼ one_fourth=¼ one_fifth=⅕ one_sixth=⅙ one_seventh=⅐ one_eighth=⅛ one_tenth=⅒ one_half=½ half_of=½ a_third_of=⅓ a_quarter_of=¼ a_fifth_of=⅕ a_sixth_of=⅙ a_seventh_of=⅐ a_tenth_of=⅒",
    eras: "bc=- bce=- b_c=- b_c_e=- ad=+ ce=+ a_d=+ c_e=+",
    erasBefore: "ad=+ a_d=+",
    frequencies: "twice=2_times thrice=3_times",
    beforeYears: "in since until",
    beforeYearsFirst: "by after before from",
    counted:
      "inhabitants residents people persons men women children families households members students pupils employees workers soldiers troops seats copies homes houses buildings",
  },
  de: {
    months:
      "januar/jänner/jan februar/feb märz/mär/mrz april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov dezember/dez",
    negations: "nicht nie niemals ohne weder noch kaum nicht_mehr",
    negated:
      "kein=ein keine=eine keinen=einen keinem=einem keiner=einer keines=eines unmöglich=möglich niemand=jemand",
    hedges:
      "angeblich vermutlich wahrscheinlich vielleicht/möglicherweise/eventuell wohl offenbar mutmaßlich/mutmaßliche/mutmaßlicher anscheinend",
    quantifiers:
      "alle/allen/aller/sämtliche jeder/jede/jedes/jeden/jedem fast_alle/fast_allen/beinahe_alle/nahezu_alle die_meisten!/den_meisten!/der_meisten! viele!/vielen!/vieler!/zahlreiche!/zahlreichen! mehrere/mehreren einige/einigen/manche/manchen wenige!/wenigen! mehrheit minderheit immer/stets fast_immer meist!/meistens!/gewöhnlich/üblicherweise!/normalerweise oft!/häufig!/oftmals! manchmal!/gelegentlich!/bisweilen!/mitunter! selten! vollständig/völlig/gänzlich größtenteils!/überwiegend!/hauptsächlich!/vorwiegend! teilweise!/zum_teil!",
    bounds:
      "etwa/rund/ungefähr/circa/ca/zirka/schätzungsweise knapp/fast/beinahe/nahezu über/mehr_als unter/weniger_als genau mindestens/wenigstens höchstens/nicht_mehr_als/bis_zu/maximal nur",
    units:
      "%/prozent prozentpunkte/prozentpunkten/prozentpunkt €/euro $/dollar/us_dollar mark franken/chf/sfr km/kilometern/kilometer m/meter cm/zentimeter mm/millimeter meilen/meile km_h/kilometer_pro_stunde/stundenkilometer liter/litern kg/kilogramm g/gramm tonnen/tonne ha/hektar km²/quadratkilometer/quadratkilometern m²/quadratmeter/quadratmetern m³/kubikmeter/kubikmetern °/grad °_c/grad_celsius jahre/jahren/jahr monate/monaten/monat wochen/woche tage/tagen/tag stunden/stunde minuten/minute sekunden/sekunde ⅓/drittel ¼/viertel ⅕/fünftel ⅛/achtel ⅒/zehntel dutzend uhr",
    shares: "ein_drittel=⅓ ein_viertel=¼ ein_fünftel=⅕ ein_achtel=⅛ ein_zehntel=⅒",
    frequencies: "zweimal=2_mal dreimal=3_mal viermal=4_mal fünfmal=5_mal",
    eras: "v_chr=- vor_chr=- vor_christus=- nach_chr=+ nach_christus=+ n_chr=+ v_u_z=- u_z=+",
    beforeYears: "seit im jahr",
    beforeYearsFirst: "nach vor ab bis",
    counted:
      "einwohner einwohnern einwohnerinnen bewohner bewohnern personen menschen mitglieder mitgliedern schüler schülern schülerinnen studenten studierende studierenden soldaten mitarbeiter mitarbeitern beschäftigte beschäftigten arbeiter haushalte haushalten familien exemplare exemplaren sitzplätze",
  },
  fr: {
    months:
      "janvier/janv février/févr mars avril/avr mai juin juillet/juil août septembre/sept octobre/oct novembre/nov décembre/déc",
    negations: "ne n' pas jamais sans ni non aucun aucune",
    negated: "impossible=possible",
    doubling: "plus guère",
    hedges:
      "prétendument peut-être/possiblement probablement apparemment vraisemblablement sans_doute présumé/présumée supposé/supposée",
    quantifiers:
      "tous_les/toutes_les chaque presque_tous_les/presque_toutes_les la_plupart_des/la_majorité_des beaucoup_de/beaucoup_d'/de_nombreux/de_nombreuses plusieurs certains/certaines quelques peu_de/peu_d' majorité minorité toujours presque_toujours généralement/habituellement!/normalement souvent!/fréquemment! parfois!/quelquefois! rarement! entièrement/complètement/totalement principalement!/majoritairement! partiellement!/en_partie!",
    bounds:
      "environ/quelque/env/approximativement près_de/presque plus_de moins_de au_moins au_plus/jusqu'à exactement seulement",
    units:
      "%/pour_cent/pourcent €/euros/euro $/dollars/dollar francs/franc km/kilomètres/kilomètre cm/centimètres/centimètre mm/millimètres/millimètre km_h/kilomètres_par_heure litres/litre m/mètres/mètre g/grammes/gramme kg/kilogrammes/kilogramme tonnes/tonne ha/hectares/hectare km²/kilomètres_carrés/kilomètre_carré m²/mètres_carrés/mètre_carré m³/mètres_cubes/mètre_cube °_c/degrés_celsius ans/an années/année mois semaines/semaine jours/jour heures/heure minutes/minute secondes ⅓/tiers ¼/quarts",
    unitJoints: "de d'",
    shares: "un_tiers=⅓ un_quart=¼",
    eras: "av_j_c=- avant_jésus_christ=- avant_notre_ère=- av_jc=- apr_jc=+ de_notre_ère=+ ap_j_c=+ apr_j_c=+ après_jésus_christ=+",
    decades: "années",
    beforeYears: "en",
    beforeYearsFirst: "après avant dès",
    counted:
      "habitants habitantes personnes hommes femmes enfants membres élèves étudiants employés salariés ouvriers soldats ménages familles logements exemplaires",
  },
  es: {
    months:
      "enero/ene febrero/feb marzo/mar abril/abr mayo/may junio/jun julio/jul agosto/ago septiembre/setiembre/sep/sept octubre/oct noviembre/nov diciembre/dic",
    negations: "no nunca jamás sin ni tampoco ningún ninguna ninguno ya_no",
    negated: "imposible=posible nadie=alguien nada=algo",
    hedges:
      "supuestamente presuntamente quizá/quizás/posiblemente probablemente aparentemente presunto/presunta supuesto/supuesta",
    quantifiers:
      "todos_los/todas_las cada casi_todos_los/casi_todas_las la_mayoría_de_los/la_mayoría_de_las muchos!/muchas!/numerosos!/numerosas! varios/varias algunos/algunas pocos!/pocas! mayoría minoría siempre casi_siempre generalmente/normalmente/habitualmente!/usualmente! a_menudo!/frecuentemente!/con_frecuencia! a_veces!/en_ocasiones!/ocasionalmente! raramente!/rara_vez! totalmente/completamente/enteramente/por_completo principalmente!/mayoritariamente! parcialmente!/en_parte!",
    bounds:
      "unos/unas/alrededor_de/aproximadamente/aprox cerca_de casi más_de menos_de al_menos hasta exactamente sólo/solo",
    units:
      "%/por_ciento €/euros $/dólares/dólar pesos pesetas km/kilómetros/kilómetro cm/centímetros/centímetro mm/milímetros/milímetro km_h/kilómetros_por_hora millas/milla litros/litro m/metros/metro g/gramos/gramo kg/kilogramos/kilogramo/kilos/kilo toneladas/tonelada ha/hectáreas/hectárea km²/kilómetros_cuadrados/kilómetro_cuadrado m²/metros_cuadrados/metro_cuadrado m³/metros_cúbicos/metro_cúbico °_c/grados_celsius años/año meses/mes semanas/semana días/día horas/hora minutos/minuto segundos ⅓/tercios",
    unitJoints: "de",
    shares: "un_tercio=⅓",
    eras: "a_c=- a_de_c=- antes_de_cristo=- a_e_c=- después_de_cristo=+ d_c=+ d_de_c=+",
    decades: "años década_de",
    beforeYears: "en el",
    beforeYearsFirst: "desde antes",
    counted:
      "habitantes hab personas hombres mujeres niños miembros alumnos estudiantes empleados trabajadores soldados hogares familias viviendas ejemplares",
  },
  hi: {
    months: "जनवरी फ़रवरी/फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर",
    negations: "नहीं न ना मत कभी_नहीं बिना",
    negated: "असंभव=संभव",
    hedges: "शायद संभवतः/सम्भवतः कथित कथित_तौर_पर",
    bounds: "लगभग/करीब/क़रीब/तकरीबन केवल कम_से_कम अधिक_से_अधिक",
    units:
      "%/प्रतिशत/फीसदी/फ़ीसदी ₹/रुपये/रुपए/रुपया/रु $/डॉलर km/किलोमीटर/किमी/कि_मी km²/वर्ग_किलोमीटर/वर्ग_किमी m/मीटर kg/किलोग्राम/किग्रा वर्ष/वर्षों/साल महीने दिन घंटे मिनट",
    eras: "ई=+ ईस्वी=+ ई_पू=- ईसा_पूर्व=-",
    erasBefore: "ईसा_पूर्व=-",
    counted: "लोग लोगों व्यक्ति व्यक्तियों निवासी निवासियों सदस्य सदस्यों",
  },
  ru: {
    months:
      "января/январь/январе/янв февраля/февраль/феврале/февр/фев марта/март/марте апреля/апрель/апреле/апр мая/май/мае июня/июнь/июне/июн июля/июль/июле/июл августа/август/августе/авг сентября/сентябрь/сентябре/сент/сен октября/октябрь/октябре/окт ноября/ноябрь/ноябре/нояб/ноя декабря/декабрь/декабре/дек",
    negations: "не ни нет никогда без нельзя",
    negated: "невиновен=виновен невозможно=возможно никто=кто-то ничего=что-то",
    hedges:
      "якобы возможно/может_быть вероятно наверное предположительно видимо по-видимому предполагаемый/предполагаемая",
    quantifiers:
      "все/всех/всем/всеми каждый/каждая/каждое/каждого/каждой/каждому почти_все/почти_всех/почти_всем большинство/большинства/большинству/большинством многие!/многих!/многим!/многими!/много некоторые/некоторых/некоторым/некоторыми несколько/нескольких немногие!/немногих! меньшинство/меньшинства/меньшинству/меньшинством всегда почти_всегда обычно!/как_правило! часто!/нередко! иногда!/порой!/изредка! редко! полностью/целиком преимущественно!/главным_образом! частично!/отчасти!",
    bounds: "около/примерно/приблизительно/ок почти более/свыше менее не_менее не_более ровно только до",
    units:
      "%/процентов/процента/процент процентных_пунктов/процентных_пункта/процентный_пункт ₽/рублей/рубля/рубль/руб $/долларов/доллара/доллар/долл €/евро км/километров/километра/километр/километрах м/метров/метра/метр/метрах см/сантиметров/сантиметра/сантиметр мм/миллиметров/миллиметра/миллиметр км²/кв_км/квадратных_километров/квадратных_километра/квадратный_километр м²/кв_м/квадратных_метров км³ м³/куб_м/кубических_метров/кубических_метра/кубометров/кубометра кг/килограммов/килограмма/килограмм г км_ч/километров_в_час литров/литра/литр миль/мили/миля °_c/градусов_цельсия/градуса_цельсия/градусах_цельсия тонн/тонны/тонна га/гектаров/гектара/гектар лет/года/год месяцев/месяца/месяц недель/недели/неделя дней/дня/день часов/часа/час минут/минуты/минута секунд/секунды/секунда ⅓/трети ¼/четверти",
    years: "год года году г годы годов годах гг",
    beforeYears: "в с",
    beforeYearsFirst: "до после перед",
    weighed:
      "муки сахара соли масла хлеба мяса рыбы риса сыра творога сметаны чая кофе воды молока золота серебра весом массой весит",
    yearsOf:
      "жизни своей_жизни его_жизни её_жизни обучения учёбы учебы правления своего_правления его_правления царствования своего_царствования его_царствования службы",
    frequencies: "дважды=2_раза трижды=3_раза",
    eras: "до_н_э=- до_р_х=- от_р_х=+ н_э=+ до_нашей_эры=- нашей_эры=+",
    counted:
      "человек/человека/чел жителей/жителя/житель людей членов учеников учащихся студентов работников сотрудников рабочих солдат экземпляров экз",
  },
  ar: {
    months:
      "يناير فبراير/شباط مارس/آذار أبريل/إبريل/نيسان مايو/أيار يونيو/حزيران يوليو/تموز أغسطس/آب سبتمبر/أيلول أكتوبر نوفمبر ديسمبر",
    negations: "لا لم لن ليس ليست غير بدون دون",
    negated: "مستحيل=ممكن",
    hedges: "ربما يزعم/يُزعم زعم المزعوم/المزعومة محتمل يحتمل قد",
    bounds: "حوالي/نحو/تقريبا/تقريبًا قرابة أكثر_من أقل_من فقط",
    units:
      "%/بالمئة/بالمائة/في_المئة/في_المائة $/دولار €/يورو ريال جنيه دينار km/كيلومتر/كيلومترا/كيلومترًا/كيلومترات/كم km²/كم²/كيلومتر_مربع/كم_مربع m/متر/مترا/مترًا/أمتار m²/متر_مربع/م² cm/سم kg/كيلوغرام/كغ/كجم سنة سنوات عام عاما شهر أشهر يوم يوما أيام ساعة دقيقة",
    eras: "ق_م=- قبل_الميلاد=- بعد_الميلاد=+",
    counted: "نسمة شخص شخصا شخصًا ساكن طالب عضو جندي",
  },
  zh: {
    months: "",
    negations: "不 没有 沒有 没 沒 未 非 无 無 从未 從未 并未 並未 并非 並非",
    negated: "",
    hedges: "可能 也许/也許 或许/或許 据称/據稱 据说/據說 大概 似乎 疑似 涉嫌",
    bounds: "约/約/大约/大約 左右 将近/將近/近 超过/超過 至少 至多 不到 仅/僅",
    boundsBehind: "左右 以上 以下 以内/以內 未满/未滿",
    units:
      "年 月 日 元 美元 人民币 km/公里/千米 km²/平方公里/平方千米 m/米/公尺 m²/平方米/平方公尺 cm/厘米/公分 mm/毫米 kg/公斤/千克 ha/公顷/公頃 吨/噸 人 个 個 名 岁 歲 次 世纪 世紀 小时 小時 分钟 天 周",
    unitsBefore: "%/百分之 ‰/千分之",
    erasBefore: "公元前=- 西元前=- 公元=+ 西元=+",
  },
  ja: {
    months: "",
    negations: "非 未",
    negated:
      "ではない=である でない=である ではなかった=であった ではありません=です ません=ます しない=する できない=できる いない=いる されない=される なかった=た ない=",
    hedges: "おそらく/恐らく たぶん らしい とされる と言われる かもしれない だろう",
    bounds: "およそ ほぼ 以上 以下 未満 ほど だけ 少なくとも",
    boundsBehind: "頃/ころ/ごろ 前後 程度 ほど 以上 以下 以内 未満",
    units:
      "円 歳 回 m/メートル km/キロメートル cm/センチメートル mm/ミリメートル km²/平方キロメートル m²/平方メートル kg/キログラム ha/ヘクタール トン 時間 分間 日間 ヶ月/か月 %/パーセント $/ドル",
    erasBefore: "紀元前=- 西暦=+",
  },
  it: {
    months:
      "gennaio/gen febbraio/feb marzo/mar aprile/apr maggio/mag giugno/giu luglio/lug agosto/ago settembre/set/sett ottobre/ott novembre/nov dicembre/dic",
    negations: "non né mai senza nessun nessuno nessuna",
    negated: "impossibile=possibile niente=qualcosa",
    hedges: "presumibilmente forse probabilmente possibilmente apparentemente presunto/presunta",
    quantifiers:
      "tutti_i/tutti_gli/tutte_le ogni quasi_tutti_i/quasi_tutti_gli/quasi_tutte_le la_maggior_parte_dei/la_maggior_parte_degli/la_maggior_parte_delle molti!/molte!/numerosi!/numerose! parecchi/parecchie alcuni/alcune pochi!/poche! maggioranza minoranza sempre quasi_sempre generalmente/solitamente!/normalmente/di_solito! spesso!/frequentemente! talvolta!/a_volte!/occasionalmente! raramente!/di_rado! interamente/completamente/totalmente principalmente!/prevalentemente! parzialmente!/in_parte!",
    bounds: "circa/ca quasi almeno oltre/più_di appena meno_di al_massimo fino_a esattamente solo",
    units:
      "%/per_cento €/euro $/dollari/dollaro lire km/chilometri/chilometro m/metri/metro cm/centimetri g/grammi/grammo kg/chilogrammi/chilogrammo tonnellate/tonnellata ha/ettari/ettaro km²/chilometri_quadrati/chilometri_quadri/chilometro_quadrato m²/metri_quadrati/metri_quadri/metro_quadrato anni/anno mesi/mese settimane/settimana giorni/giorno ore/ora minuti/minuto secondi ⅓/terzi",
    unitJoints: "di",
    eras: "a_c=- d_c=+",
    decades: "anni",
    beforeYears: "nel dal",
    beforeYearsFirst: "dopo fino",
    counted:
      "abitanti ab residenti persone uomini donne bambini membri alunni studenti dipendenti operai soldati famiglie copie",
  },
  pt: {
    months:
      "janeiro/jan fevereiro/fev março/mar abril/abr maio/mai junho/jun julho/jul agosto/ago setembro/set outubro/out novembro/nov dezembro/dez",
    negations: "não nunca jamais sem nem nenhum nenhuma já_não",
    negated: "impossível=possível ninguém=alguém nada=algo",
    hedges: "supostamente alegadamente talvez/possivelmente provavelmente aparentemente suposto/suposta",
    quantifiers:
      "todos_os/todas_as cada quase_todos_os/quase_todas_as a_maioria_dos/a_maioria_das/a_maior_parte_dos/a_maior_parte_das muitos!/muitas!/numerosos!/numerosas! vários/várias alguns/algumas poucos!/poucas! maioria minoria sempre quase_sempre geralmente/normalmente/habitualmente!/usualmente! frequentemente!/muitas_vezes! às_vezes!/por_vezes!/ocasionalmente! raramente! totalmente/completamente/inteiramente principalmente!/maioritariamente!/majoritariamente! parcialmente!/em_parte!",
    bounds: "cerca_de/aproximadamente quase mais_de menos_de pelo_menos até exatamente apenas só",
    units:
      "%/por_cento €/euros $/dólares/dólar r$/reais km/quilômetros/quilómetros/quilômetro/quilómetro m/metros/metro g/gramas/grama kg/quilogramas/quilograma toneladas/tonelada ha/hectares/hectare km²/quilômetros_quadrados/quilómetros_quadrados/quilômetro_quadrado/quilómetro_quadrado m²/metros_quadrados/metro_quadrado anos/ano meses/mês semanas/semana dias/dia horas/hora minutos/minuto segundos ⅓/terços",
    unitJoints: "de",
    eras: "a_c=- d_c=+",
    decades: "anos década_de",
    beforeYears: "em",
    beforeYearsFirst: "desde antes",
    counted:
      "habitantes hab moradores pessoas homens mulheres crianças membros alunos estudantes funcionários trabalhadores soldados famílias exemplares",
  },
  nl: {
    months:
      "januari/jan februari/feb maart/mrt april/apr mei juni/jun juli/jul augustus/aug september/sep/sept oktober/okt november/nov december/dec",
    negations: "niet nooit zonder noch nauwelijks niet_meer",
    negated: "geen=een niemand=iemand onmogelijk=mogelijk niets=iets",
    hedges: "vermoedelijk waarschijnlijk misschien/mogelijk blijkbaar vermeende",
    quantifiers:
      "alle elke/elk/iedere/ieder bijna_alle/vrijwel_alle de_meeste! veel/vele!/talrijke! verscheidene sommige enkele weinig!/weinige! meerderheid minderheid altijd bijna_altijd/vrijwel_altijd meestal!/gewoonlijk!/doorgaans! vaak!/dikwijls! soms!/af_en_toe! zelden! volledig/geheel/helemaal grotendeels!/hoofdzakelijk!/voornamelijk! gedeeltelijk!/deels!",
    bounds:
      "ongeveer/naar_schatting circa/ca bijna meer_dan niet_meer_dan minder_dan minstens hoogstens precies slechts ruim",
    units:
      "%/procent €/euro $/dollar gulden km/kilometer m/meter cm/centimeter g/gram kg/kilogram ton ha/hectare km²/vierkante_kilometer m²/vierkante_meter jaar/jaren maanden/maand weken/week dagen/dag uur minuten/minuut seconden",
    eras: "v_chr=- n_chr=+",
    beforeYears: "in",
    counted:
      "inwoners mensen personen mannen vrouwen kinderen leden leerlingen studenten werknemers soldaten gezinnen huizen exemplaren",
  },
  pl: {
    months:
      "stycznia/styczeń/styczniu/sty lutego/luty/lutym/lut marca/marzec/marcu/mar kwietnia/kwiecień/kwietniu/kwi maja/maj/maju czerwca/czerwiec/czerwcu/cze lipca/lipiec/lipcu/lip sierpnia/sierpień/sierpniu/sie września/wrzesień/wrześniu/wrz października/październik/październiku/paź listopada/listopad/listopadzie/lis grudnia/grudzień/grudniu/gru",
    negations: "nie nigdy bez ani",
    negated: "niemożliwe=możliwe",
    hedges: "rzekomo prawdopodobnie podobno możliwe chyba przypuszczalnie domniemany/domniemana",
    quantifiers:
      "wszyscy/wszystkie/wszystkich/wszystkim każdy/każda/każde prawie_wszyscy/prawie_wszystkie/prawie_wszystkich/niemal_wszyscy/niemal_wszystkie większość/większości wielu/wiele/liczni!/liczne! kilka/kilku niektórzy/niektóre/niektórych nieliczni!/nieliczne!/nielicznych! mniejszość/mniejszości zawsze prawie_zawsze/niemal_zawsze zwykle!/zazwyczaj!/przeważnie! często!/nierzadko! czasami!/czasem!/niekiedy! rzadko! całkowicie/zupełnie głównie! częściowo!",
    bounds: "około/ok prawie/niemal ponad co_najmniej co_najwyżej dokładnie tylko",
    units:
      "%/procent/procenta/proc zł/złotych/złote/złoty €/euro $/dolarów/dolary/dolar km/kilometrów/kilometry/kilometra/kilometr m/metrów/metry/metra/metr g/gramów kg/kilogramów/kilogramy/kilograma/kilogram ton/tony/tona ha/hektarów/hektary/hektara/hektar km²/kilometrów_kwadratowych m²/metrów_kwadratowych lat/lata/rok/roku miesięcy/miesiące/miesiąca/miesiąc tygodni/tygodnie/tydzień dni/dzień godzin/godziny/godzina minut/minuty/minuta sekund/sekundy/sekunda",
    years: "rok roku r",
    beforeYears: "w od roku",
    beforeYearsFirst: "po przed",
    ordinalYears: "roku",
    yearsOf:
      "życia swego_życia swojego_życia jego_życia panowania swego_panowania swojego_panowania jego_panowania rządów swoich_rządów jego_rządów studiów nauki",
    eras: "p_n_e=- n_e=+",
    counted:
      "mieszkańców/mieszkańcy/mieszkaniec osób/osoby/osoba ludzi członków uczniów studentów pracowników żołnierzy rodzin egzemplarzy",
  },
  uk: {
    months:
      "січня/січень/січні/січ лютого/лютий/лютому/лют березня/березень/березні/берез квітня/квітень/квітні/квіт травня/травень/травні/трав червня/червень/червні/черв липня/липень/липні/лип серпня/серпень/серпні/серп вересня/вересень/вересні/верес жовтня/жовтень/жовтні/жовт листопада/листопад/листопаді/листоп грудня/грудень/грудні/груд",
    negations: "не ні ані ніколи без",
    negated: "неможливо=можливо ніхто=хтось ніщо=щось",
    hedges: "нібито можливо ймовірно/імовірно мабуть очевидно ймовірний/ймовірна",
    bounds: "близько/приблизно майже понад рівно лише не_менше не_більше",
    units:
      "%/відсотків/відсотки/відсотка/відсоток гривень/гривні/гривня/грн $/доларів/долари/долара/долар/дол €/євро км/кілометрів/кілометри/кілометра/кілометр/кілометрах м/метрів/метри/метра/метр/метрах см/сантиметрів/сантиметри/сантиметра/сантиметр мм/міліметрів/міліметри/міліметра/міліметр км²/кв_км/квадратних_кілометрів м²/кв_м/квадратних_метрів км³ м³ кг/кілограмів/кілограми/кілограма/кілограм г тонн/тонни/тонна га/гектарів/гектари/гектара/гектар років/роки/рік/року місяців/місяці/місяця/місяць тижнів/тижні/тиждень днів/дні/день годин/години/година хвилин/хвилини/хвилина секунд/секунди/секунда",
    years: "рік року році р роках рр",
    beforeYears: "в у з",
    beforeYearsFirst: "до перед після від",
    yearsOf:
      "життя свого_життя його_життя її_життя навчання правління свого_правління його_правління царювання свого_царювання його_царювання служби",
    eras: "до_н_е=- н_е=+",
    counted:
      "осіб/особи/особа мешканців/мешканця/мешканці жителів/жителя/жителі людей чоловік/чоловіка/чол членів учнів студентів працівників солдатів примірників",
  },
  tr: {
    months: "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    negations: "değil değildir asla",
    negated: "imkansız=mümkün",
    hedges: "iddiaya_göre muhtemelen belki galiba sözde",
    bounds: "yaklaşık neredeyse en_az en_fazla sadece/yalnızca tam",
    units:
      "₺/lira/tl €/avro/euro $/dolar km/kilometre km²/kilometrekare m/metre m²/metrekare g/gram kg/kilogram ton ha/hektar yıl ay hafta gün saat dakika saniye",
    unitsBefore: "%/yüzde ‰/binde",
    erasBefore: "mö=- m_ö=- milattan_önce=- ms=+ m_s=+ milattan_sonra=+",
    counted: "kişi kişilik kişinin öğrenci üye asker",
  },
  sv: {
    months:
      "januari/jan februari/feb mars/mar april/apr maj juni/jun juli/jul augusti/aug september/sep/sept oktober/okt november/nov december/dec",
    negations: "inte ej icke aldrig varken",
    negated: "ingen=en inget=ett inga=några ingenting=något omöjlig=möjlig omöjligt=möjligt",
    hedges:
      "kanske troligen sannolikt förmodligen möjligen påstås påstått/påstådd/påstådda uppenbarligen antagligen",
    quantifiers:
      "alla varje nästan_alla de_flesta! många! flera några få majoritet/majoriteten minoritet/minoriteten alltid nästan_alltid vanligtvis!/vanligen! ofta! ibland!/stundom! sällan! helt/fullständigt huvudsakligen! delvis!",
    bounds:
      "ungefär/omkring/cirka/ca nästan drygt knappt över/mer_än under/mindre_än minst högst upp_till exakt bara/endast",
    units:
      "%/procent kr/kronor/krona/sek €/euro $/dollar km/kilometer m/meter cm/centimeter g/gram kg/kilogram/kilo ton ha/hektar år månader/månad veckor/vecka dagar/dag timmar/timme minuter/minut sekunder/sekund",
    eras: "f_kr=- e_kr=+",
    beforeYears: "sedan",
    counted:
      "invånare personer människor män kvinnor barn medlemmar elever studenter anställda soldater hushåll",
  },
  da: {
    months:
      "januar/jan februar/feb marts/mar april/apr maj juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov december/dec",
    negations: "ikke aldrig hverken",
    negated: "ingen=en intet=et umulig=mulig umuligt=muligt",
    hedges: "måske sandsynligvis formentlig muligvis angiveligt tilsyneladende påstået",
    quantifiers:
      "alle hver/hvert næsten_alle de_fleste! mange! flere adskillige nogle få flertal/flertallet mindretal/mindretallet altid næsten_altid normalt/sædvanligvis!/almindeligvis ofte!/hyppigt! sommetider!/undertiden!/nogle_gange! sjældent! helt/fuldstændig/fuldstændigt hovedsagelig!/hovedsageligt!/overvejende! delvis!/delvist!",
    bounds: "omkring/omtrent/cirka/ca næsten over/mere_end under/mindre_end mindst højst op_til præcis kun",
    units:
      "%/procent kr/kroner/krone/dkk €/euro $/dollar km/kilometer m/meter cm/centimeter g/gram kg/kilogram/kilo ton/tons ha/hektar år måneder/måned uger/uge dage/dag timer/time minutter/minut sekunder/sekund",
    eras: "f_kr=- fvt=- e_kr=+ evt=+",
    beforeYears: "siden",
    counted:
      "indbyggere personer mennesker mænd kvinder børn medlemmer elever studerende ansatte soldater husstande",
  },
  no: {
    months:
      "januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sep/sept oktober/okt november/nov desember/des",
    negations: "ikke ikkje aldri verken korkje",
    negated: "ingen=en intet=et umulig=mulig umogleg=mogleg",
    hedges: "kanskje sannsynligvis trolig muligens muligvis angivelig tilsynelatende påstått truleg visstnok",
    quantifiers:
      "alle hver/hvert nesten_alle de_fleste!/dei_fleste! mange! flere/fleire noen/nokre få flertall/flertallet/fleirtal/fleirtalet mindretall/mindretallet/mindretal/mindretalet alltid nesten_alltid vanligvis!/normalt/som_regel!/vanlegvis! ofte! av_og_til!/noen_ganger!/iblant! sjelden!/sjeldent!/sjeldan! helt/fullstendig hovedsakelig!/hovudsakleg! delvis!",
    bounds:
      "omkring/omtrent/cirka/ca nesten over/mer_enn under/mindre_enn minst høyst opptil nøyaktig bare/kun",
    units:
      "%/prosent kr/kroner/krone €/euro $/dollar km/kilometer m/meter cm/centimeter g/gram kg/kilogram/kilo tonn ha/hektar år måneder/måned uker/uke dager/dag timer/time minutter/minutt sekunder/sekund",
    eras: "f_kr=- fvt=- e_kr=+ evt=+",
    beforeYears: "siden",
    counted:
      "innbyggere innbyggjarar personer mennesker menn kvinner barn medlemmer elever studenter ansatte soldater",
  },
  fi: {
    months:
      "tammikuu/tammikuun/tammikuuta/tammikuussa/tammikuusta helmikuu/helmikuun/helmikuuta/helmikuussa/helmikuusta maaliskuu/maaliskuun/maaliskuuta/maaliskuussa/maaliskuusta huhtikuu/huhtikuun/huhtikuuta/huhtikuussa/huhtikuusta toukokuu/toukokuun/toukokuuta/toukokuussa/toukokuusta kesäkuu/kesäkuun/kesäkuuta/kesäkuussa/kesäkuusta heinäkuu/heinäkuun/heinäkuuta/heinäkuussa/heinäkuusta elokuu/elokuun/elokuuta/elokuussa/elokuusta syyskuu/syyskuun/syyskuuta/syyskuussa/syyskuusta lokakuu/lokakuun/lokakuuta/lokakuussa/lokakuusta marraskuu/marraskuun/marraskuuta/marraskuussa/marraskuusta joulukuu/joulukuun/joulukuuta/joulukuussa/joulukuusta",
    negations: "ei eivät eikä koskaan ilman",
    negated: "mahdoton=mahdollinen mahdotonta=mahdollista",
    hedges:
      "ehkä mahdollisesti todennäköisesti luultavasti kenties väitetysti ilmeisesti oletettavasti väitetty",
    bounds: "noin/n/ca lähes/melkein yli alle vähintään enintään/korkeintaan tasan jopa vain/ainoastaan",
    units:
      "%/prosenttia/prosentti €/euroa/euro $/dollaria/dollari markkaa km/kilometriä/kilometri/kilometrin m/metriä/metri/metrin cm/senttimetriä/senttimetrin g/grammaa/gramma kg/kilogrammaa/kiloa tonnia/tonni ha/hehtaaria/hehtaari vuotta/vuosi/vuoden kuukautta/kuukausi/kuukauden viikkoa/viikko/viikon päivää/päivä/päivän tuntia/tunti/tunnin minuuttia/minuutti/minuutin sekuntia/sekunti/sekunnin",
    eras: "eaa=- ekr=- jaa=+ jkr=+",
    counted: "asukasta asukkaan ihmistä henkilöä henkeä jäsentä oppilasta opiskelijaa työntekijää sotilasta",
  },
  cs: {
    months:
      "ledna/leden/lednu února/únor/únoru března/březen/březnu dubna/duben/dubnu května/květen/květnu června/červen/červnu července/červenec/červenci srpna/srpen/srpnu září října/říjen/říjnu listopadu/listopad prosince/prosinec/prosinci",
    negations: "ne nikdy bez ani nikoli nikoliv",
    negated:
      "není=je nejsou=jsou nebyl=byl nebyla=byla nebylo=bylo nebyli=byli nebyly=byly nemá=má neměl=měl nikdo=někdo nic=něco nemožné=možné",
    hedges: "možná snad pravděpodobně zřejmě údajně asi patrně prý údajný/údajná",
    bounds:
      "přibližně/zhruba/okolo/kolem/ca/cca téměř/skoro přes/nad/více_než pod/méně_než alespoň/nejméně nejvýše přesně pouze/jen",
    units:
      "%/procent/procenta/procento kč/korun/koruny/koruna €/euro $/dolarů/dolary km/kilometrů/kilometry/kilometr m/metrů/metry/metr cm/centimetrů g/gramů kg/kilogramů tun/tuny/tuna ha/hektarů/hektary let/roky/rok/roku měsíců/měsíce/měsíc týdnů/týdny/týden dnů/dní/dny/den hodin/hodiny/hodina minut/minuty/minuta sekund/sekundy/sekunda",
    years: "rok roku",
    eras: "př_n_l=- n_l=+ př_kr=- před_kristem=- po_kr=+ po_kristu=+ našeho_letopočtu=+ před_naším_letopočtem=-",
    beforeYears: "roku",
    counted: "obyvatel/obyvatele/obyvatelé osob/osoby/osoba lidí členů žáků studentů zaměstnanců vojáků",
  },
  id: {
    months:
      "januari/jan februari/pebruari/feb maret/mar april/apr mei juni/jun juli/jul agustus/agu september/sep/sept oktober/okt november/nopember/nov desember/des",
    negations: "tidak bukan tanpa belum tak",
    negated: "mustahil=mungkin",
    hedges: "mungkin diduga konon agaknya barangkali kabarnya tampaknya",
    bounds:
      "sekitar/kira-kira/kurang_lebih hampir lebih_dari kurang_dari setidaknya/paling_sedikit paling_banyak tepat hanya",
    units:
      "%/persen rp/rupiah €/euro $/dolar km/kilometer m/meter cm/sentimeter g/gram kg/kilogram ton ha/hektare/hektar tahun bulan minggu/pekan hari jam menit detik",
    eras: "sm=- sebelum_masehi=- masehi=+",
    counted: "jiwa orang penduduk anggota siswa mahasiswa",
  },
  vi: {
    months: "",
    negations: "không chưa chẳng",
    negated: "không_phải_là=là chẳng_phải_là=là chưa_phải_là=là",
    hedges: "có_lẽ dường_như hình_như được_cho_là nghe_nói",
    bounds: "khoảng/chừng/xấp_xỉ gần hơn ít_nhất nhiều_nhất đúng chỉ",
    units:
      "%/phần_trăm đồng €/euro $/đô_la km/kilômét m/mét cm/xentimét g/gam kg/kilôgam tấn ha/hecta tuần giờ phút giây tuổi",
    eras: "tcn=- scn=+ trước_công_nguyên=- sau_công_nguyên=+",
    counted: "người dân",
  },
  bn: {
    months: "জানুয়ারি/জানুয়ারী ফেব্রুয়ারি/ফেব্রুয়ারী মার্চ এপ্রিল মে জুন জুলাই আগস্ট/আগষ্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর",
    negations: "না নয় নেই নি নন",
    negated: "অসম্ভব=সম্ভব",
    hedges: "সম্ভবত হয়তো কথিত বোধহয়",
    bounds: "প্রায় আনুমানিক কমপক্ষে অন্তত সর্বোচ্চ শুধু মাত্র",
    units:
      "%/শতাংশ টাকা €/ইউরো $/ডলার km/কিলোমিটার/কিমি/কি_মি km²/বর্গকিলোমিটার/বর্গ_কিলোমিটার/বর্গকিমি/বর্গ_কিমি m/মিটার kg/কিলোগ্রাম/কেজি বছর/বছরের মাস দিন ঘণ্টা/ঘন্টা মিনিট",
    erasBefore: "খ্রিস্টপূর্ব=- খ্রিষ্টপূর্ব=-",
    eras: "খ্রিস্টপূর্বাব্দ=- খ্রিস্টাব্দ=+ খ্রিষ্টাব্দ=+",
    counted: "জন জনের মানুষ লোক",
  },
  he: {
    months:
      "ינואר/בינואר פברואר/בפברואר מרץ/במרץ/מרס/במרס/מארס/במארס אפריל/באפריל מאי/במאי יוני/ביוני יולי/ביולי אוגוסט/באוגוסט ספטמבר/בספטמבר אוקטובר/באוקטובר נובמבר/בנובמבר דצמבר/בדצמבר",
    negations: "לא אינו אינה אינם אינן איננו איננה מעולם_לא ללא בלי",
    negated: "אין=יש",
    hedges: "אולי כנראה ככל_הנראה לכאורה",
    bounds: "כמעט לפחות לכל_היותר בערך",
    units:
      "%/אחוז/אחוזים €/אירו $/דולר/דולרים שקלים/שקל km/קילומטר/קילומטרים/ק_מ m/מטר/מטרים kg/קילוגרם/ק_ג שנים/שנה חודשים שבועות ימים/יום שעות דקות",
    eras: "לפנה_ס=- לפני_הספירה=- לספירה=+",
    counted: "תושבים נפש איש אנשים חברים תלמידים חיילים",
  },
  el: {
    months:
      "ιανουαρίου/ιανουάριος/ιανουάριο φεβρουαρίου/φεβρουάριος/φεβρουάριο μαρτίου/μάρτιος/μάρτιο απριλίου/απρίλιος/απρίλιο μαΐου/μάιος/μάιο/μαίου ιουνίου/ιούνιος/ιούνιο ιουλίου/ιούλιος/ιούλιο αυγούστου/αύγουστος/αύγουστο σεπτεμβρίου/σεπτέμβριος/σεπτέμβριο οκτωβρίου/οκτώβριος/οκτώβριο νοεμβρίου/νοέμβριος/νοέμβριο δεκεμβρίου/δεκέμβριος/δεκέμβριο",
    // `δε` is also a particle; `ποτέ` and `ούτε` stand beside another negation.
    negations: "δεν μην μη χωρίς δίχως",
    negated: "",
    hedges: "ίσως πιθανώς πιθανόν ενδεχομένως φέρεται",
    bounds: "περίπου σχεδόν τουλάχιστον ακριβώς μόνο",
    units:
      "%/τοις_εκατό €/ευρώ $/δολάρια/δολαρίων km/χιλιόμετρα/χιλιομέτρων/χιλιόμετρο/χλμ km²/τετραγωνικά_χιλιόμετρα/τ_χλμ m/μέτρα/μέτρων/μέτρο kg/κιλά/κιλών/κιλό τόνων/τόνοι/τόνους/τόνος/τόνο χρόνια/χρόνων ετών/έτη/έτος μήνες/μηνών/μήνα/μήνας ημέρες/ημερών/ημέρα ώρες/ωρών/ώρα",
    eras: "π_χ=- μ_χ=+",
    counted: "κάτοικοι κατοίκους κατοίκων άτομα ατόμων μέλη μαθητές",
  },
  fa: {
    // After the months from January, the twelve of the Iranian calendar, from فروردین.
    months:
      "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه/جولای اوت/آگوست سپتامبر اکتبر نوامبر دسامبر فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند",
    // `هرگز` and `هیچ` stand beside another negation.
    negations: "بدون",
    negated:
      "نیست=است نیستند=هستند نبود=بود نبودند=بودند نبوده=بوده ندارد=دارد ندارند=دارند نداشت=داشت نداشتند=داشتند نداشته=داشته نشد=شد نشدند=شدند نشده=شده نکرد=کرد نکردند=کردند نکرده=کرده نخواهد=خواهد نخواهند=خواهند نتوانست=توانست نتوانستند=توانستند نداد=داد نگرفت=گرفت نیافت=یافت نرفت=رفت نیامد=آمد نمی=می",
    hedges: "شاید احتمالا/احتمالاً ظاهرا/ظاهراً گویا",
    bounds: "حدود/تقریبا/تقریباً نزدیک_به حداقل/دست_کم حداکثر فقط/تنها",
    units:
      "%/درصد $/دلار €/یورو ریال تومان km/کیلومتر km²/کیلومتر_مربع m/متر m²/متر_مربع kg/کیلوگرم سال ماه هفته روز ساعت دقیقه ثانیه نفر هکتار",
    eras: "پیش_از_میلاد=- قبل_از_میلاد=- ق_م=- پ_م=-",
  },
  ko: {
    months: "",
    // `안` and `못` also mean an inside and a nail.
    negations: "",
    negated:
      "없다=있다 없었다=있었다 없는=있는 없으며=있으며 없고=있고 없습니다=있습니다 있지_않다=있다 있지_않았다=있었다 이_아니다=이다 가_아니다=이다 이_아니었다=였다 가_아니었다=였다 이_아니며=이며 가_아니며=이며 이_아니고=이고 가_아니고=이고 하지_않았다=했다 하지_않는다=한다 하지_않다=하다 하지_않으며=하며 하지_않고=하고 하지_못했다=했다 하지_못하였다=했다 하지_못한다=한다 되지_않았다=되었다 되지_않는다=된다 되지_않으며=되며 되지_않고=되고 되지_못했다=되었다 되지_못하였다=되었다 되지_못한다=된다",
    hedges: "아마/아마도",
    bounds: "약/대략 거의 최소/적어도 최대",
    boundsBehind: "가량 정도 이상 이하 미만 내외 안팎",
    units:
      "년 월 일 원 $/달러 €/유로 엔 위안 km/킬로미터 m/미터 cm/센티미터 mm/밀리미터 km²/제곱킬로미터 m²/제곱미터 kg/킬로그램 톤 명 개 개국 개월 세/살 회 세기 시 시간 분 초 주 주년 %/퍼센트 헥타르 가구 마리",
    erasBefore: "기원전=- 서기=+",
  },
  th: {
    months: "มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม",
    negations: "ไม่ ไม่ใช่",
    negated: "",
    hedges: "",
    bounds: "ประมาณ/ราว เกือบ อย่างน้อย",
    units:
      "%/เปอร์เซ็นต์ บาท $/ดอลลาร์ €/ยูโร km/กิโลเมตร m/เมตร cm/เซนติเมตร km²/ตารางกิโลเมตร kg/กิโลกรัม ตัน ไร่ คน ปี เดือน สัปดาห์ วัน ชั่วโมง นาที วินาที",
    unitsBefore: "%/ร้อยละ",
  },
  ro: {
    months:
      "ianuarie/ian februarie/febr/feb martie aprilie/apr mai iunie/iun iulie/iul august/aug septembrie/sept/sep octombrie/oct noiembrie/nov decembrie/dec",
    // `n.` also means born.
    negations: "nu nici niciodată fără nu_mai",
    negated:
      "n-a=a n-au=au n-am=am n-ar=ar n-are=are n-avea=avea n-aveau=aveau nicio=o niciun=un nimeni=cineva nimic=ceva imposibil=posibil imposibilă=posibilă",
    hedges:
      "probabil aparent se_pare se_presupune presupus/presupusă/presupusul/presupusa/presupuși/presupuşi pretins/pretinsă",
    bounds:
      "aproximativ/aprox/circa/cca/în_jur_de/vreo aproape peste sub mai_mult_de mai_puțin_de/mai_puţin_de nu_mai_mult_de nu_mai_puțin_de/nu_mai_puţin_de cel_puțin/cel_puţin cel_mult exact doar/numai",
    units:
      "%/la_sută/procente/procent lei/leu/ron €/euro $/dolari/dolar km/kilometri/kilometru m/metri/metru cm/centimetri/centimetru mm/milimetri/milimetru km²/kmp/km_pătrați/km_pătraţi/kilometri_pătrați/kilometri_pătraţi/kilometru_pătrat m²/mp/metri_pătrați/metri_pătraţi/metru_pătrat g/grame/gram kg/kilograme/kilogram tone/tonă ha/hectare/hectar ani/an luni/lună săptămâni/săptămână zile/zi ore/oră minute/minut secunde/secundă",
    eras: "î_hr=- îhr=- î_e_n=- îen=- înainte_de_hristos=- d_hr=+ dhr=+ e_n=+ după_hristos=+",
    beforeYears: "în anul",
    counted:
      "locuitori/locuitor persoane/persoană oameni bărbați/bărbaţi femei copii membri/membru elevi studenți/studenţi angajați/angajaţi muncitori soldați/soldaţi familii gospodării locuințe/locuinţe exemplare",
  },
  hu: {
    months:
      "január/januárban/januárjában/jan február/februárban/februárjában/febr március/márciusban/márciusában/márc április/áprilisban/áprilisában/ápr május/májusban/májusában/máj június/júniusban/júniusában/jún július/júliusban/júliusában/júl augusztus/augusztusban/augusztusában/aug szeptember/szeptemberben/szeptemberében/szept október/októberben/októberében/okt november/novemberben/novemberében/nov december/decemberben/decemberében/dec",
    negations: "nem ne soha sosem sem se nélkül",
    negated: "nincs=van nincsenek=vannak senki=valaki semmi=valami lehetetlen=lehetséges",
    hedges:
      "talán állítólag valószínűleg esetleg feltehetőleg/feltehetően vélhetőleg/vélhetően látszólag állítólagos",
    bounds:
      "körülbelül/kb/mintegy/hozzávetőleg/nagyjából majdnem/csaknem közel több_mint kevesebb_mint legalább legfeljebb pontosan csupán/csak",
    boundsBehind: "körül felett/fölött",
    units:
      "%/százalék/százaléka/százalékát ft/forint €/euró $/dollár km/kilométer/kilométerre m/méter/méterre cm/centiméter mm/milliméter km²/négyzetkilométer m²/négyzetméter g/gramm kg/kilogramm tonna ha/hektár év/évet/évig hónap/hónapot/hónapig hét/hetet/hétig nap/napot/napig óra/órát perc/percet másodperc",
    erasBefore:
      "i_e=- kr_e=- időszámításunk_előtt=- krisztus_előtt=- i_sz=+ kr_u=+ időszámításunk_szerint=+ krisztus_után=+",
    counted:
      "fő lakos lakosa lakosú ember embert személy személyt férfi nő gyermek tag tagja diák tanuló hallgató katona lakóház példány példányban",
  },
  bg: {
    months:
      "януари/ян февруари/февр март април/апр май юни юли август/авг септември/септ октомври/окт ноември/ноем декември/дек",
    // `ни` also means us and our.
    negations: "не без никога нито",
    negated:
      "няма=има нямат=имат нямаше=имаше нямал=имал нямала=имала нямало=имало никой=някой нищо=нещо невъзможно=възможно",
    hedges:
      "вероятно може_би навярно уж предполагаемо твърди_се предполагаем/предполагаема/предполагаемият/предполагаемия/предполагаемата",
    bounds:
      "около/приблизително почти над/повече_от под/по-малко_от не_повече_от не_по-малко_от най-малко/поне най-много точно само едва",
    units:
      "%/процента/процент/на_сто лв/лева/лев €/евро $/долара/долар km/км/километра/километри/километър m/м/метра/метри/метър cm/см/сантиметра/сантиметри/сантиметър mm/мм/милиметра/милиметри/милиметър km²/км²/кв_км/квадратни_километра/квадратни_километри/квадратен_километър m²/м²/кв_м/квадратни_метра/квадратни_метри/квадратен_метър kg/кг/килограма/килограми/килограм g/г/грама/грам тона/тон ha/ха/хектара/хектари/хектар дка/декара/декар години/година месеца/месеци/месец седмици/седмица дни/дена/ден часа/час минути/минута секунди/секунда",
    years: "година г",
    beforeYears: "през",
    beforeYearsFirst: "до",
    ordinalYears: "година",
    weighed:
      "брашно захар сол масло хляб месо риба ориз сирене извара чай кафе вода мляко злато сребро тегло тежи",
    yearsOf: "от_живота от_своя от_своето от_управлението от_царуването от_обучението",
    eras: "пр_н_е=- пр_хр=- преди_новата_ера=- преди_христа=- н_е=+ от_н_е=+ сл_н_е=+ от_новата_ера=+ сл_хр=+ след_христа=+",
    counted:
      "души/човека/човек жители/жител хора лица мъже жени деца членове ученици студенти работници войници семейства къщи екземпляра",
  },
  sh: serboCroatian,
  get sr(): ValueWords {
    return {
      months: inBothLetters(serboCroatian.months),
      negations: inBothLetters(serboCroatian.negations),
      negated: inBothLetters(serboCroatian.negated),
      hedges: inBothLetters(serboCroatian.hedges),
      bounds: inBothLetters(serboCroatian.bounds),
      units: inBothLetters(serboCroatian.units),
      years: inBothLetters(serboCroatian.years),
      weighed: inBothLetters(serboCroatian.weighed),
      yearsOf: inBothLetters(serboCroatian.yearsOf),
      eras: inBothLetters(serboCroatian.eras),
      counted: inBothLetters(serboCroatian.counted),
    };
  },
  ca: {
    // `set` also means seven, `des` since, `gen` a gene.
    months:
      "gener febrer/febr març abril/abr maig juny juliol/jul agost/ag setembre octubre/oct novembre/nov desembre",
    // `cap` also means a head.
    negations: "no mai ni sense tampoc ja_no",
    negated: "impossible=possible ningú=algú",
    hedges:
      "potser probablement possiblement presumptament suposadament aparentment presumpte/presumpta suposat/suposada",
    bounds:
      "uns/unes/aproximadament/aprox/al_voltant_de prop_de gairebé/quasi més_de menys_de almenys/com_a_mínim com_a_màxim fins_a exactament només",
    // `segons` also introduces what somebody says.
    units:
      "%/per_cent €/euros/euro $/dòlars/dòlar pessetes/pesseta km/quilòmetres/quilòmetre m/metres/metre cm/centímetres/centímetre mm/mil·límetres/mil·límetre km²/quilòmetres_quadrats/quilòmetre_quadrat m²/metres_quadrats/metre_quadrat g/grams/gram kg/quilograms/quilogram/quilos/quilo tones/tona ha/hectàrees/hectàrea anys/any mesos/mes setmanes/setmana dies/dia hores/hora minuts/minut",
    unitJoints: "de d'",
    eras: "a_c=- ac=- abans_de_crist=- d_c=+ dc=+ després_de_crist=+",
    beforeYears: "en el",
    counted:
      "habitants/habitant hab persones/persona homes dones nens membres/membre alumnes estudiants empleats treballadors soldats famílies llars habitatges exemplars",
  },
  sk: {
    months:
      "januára/január/januári/jan februára/február/februári/feb marca/marec/marci apríla/apríl/apríli mája/máj/máji júna/jún/júni júla/júl/júli augusta/august/auguste/aug septembra/september/septembri októbra/október/októbri novembra/november/novembri decembra/december/decembri",
    negations: "nie nikdy bez ani",
    negated:
      "nebol=bol nebola=bola nebolo=bolo neboli=boli nebude=bude nebudú=budú nemá=má nemajú=majú nemal=mal nemala=mala nemali=mali nikto=niekto nič=niečo nemožné=možné",
    hedges: "možno azda pravdepodobne zrejme údajne asi vraj údajný/údajná/údajného/údajne",
    bounds:
      "približne/zhruba/okolo/cca/ca takmer/skoro vyše/nad/viac_ako/viac_než pod/menej_ako/menej_než aspoň/najmenej najviac presne iba/len",
    units:
      "%/percent/percentá/percenta/percento €/eur/euro/eurá/eura korún/koruny/koruna/sk $/dolárov/doláre/dolár km/kilometrov/kilometre/kilometra/kilometer m/metrov/metre/metra/meter cm/centimetrov/centimetre/centimetra/centimeter mm/milimetrov/milimetre/milimetra/milimeter km²/štvorcových_kilometrov/kilometrov_štvorcových m²/štvorcových_metrov/metrov_štvorcových g/gramov/gramy/gram kg/kilogramov/kilogramy/kilogram ton/tony/tona ha/hektárov/hektáre/hektár rokov/roky/rok/roku mesiacov/mesiace/mesiac týždňov/týždne/týždeň dní/dni/deň hodín/hodiny/hodina minút/minúty/minúta sekúnd/sekundy/sekunda",
    years: "rok roku",
    eras: "pred_kr=- pred_kristom=- pred_n_l=- p_n_l=- po_kr=+ po_kristovi=+ n_l=+",
    beforeYears: "roku",
    counted:
      "obyvateľov/obyvatelia/obyvateľ osôb/osoby/osoba ľudí členov/členovia žiakov študentov zamestnancov vojakov rodín domov",
  },
  sl: {
    // `nov` also means new, and `jan` is a name.
    months:
      "januarja/januar/januarju februarja/februar/februarju/feb marca/marec/marcu aprila/april/aprilu/apr maja/maj/maju junija/junij/juniju/jun julija/julij/juliju/jul avgusta/avgust/avgustu/avg septembra/september/septembru/sept oktobra/oktober/oktobru/okt novembra/november/novembru decembra/december/decembru/dec",
    negations: "ne brez niti nikoli nikdar",
    negated:
      "ni=je niso=so nisem=sem nismo=smo niste=ste nima=ima nimajo=imajo nihče=nekdo nič=nekaj nemogoče=mogoče",
    hedges: "morda verjetno domnevno menda baje navidezno domnevni/domnevna/domnevnega/domnevne",
    bounds:
      "približno/okoli/okrog skoraj prek/preko/nad/več_kot pod/manj_kot ne_več_kot ne_manj_kot vsaj/najmanj največ natanko/natančno/točno samo/le",
    units:
      "%/odstotkov/odstotka/odstotke/odstotek €/evrov/evra/evre/evro $/dolarjev/dolarja/dolarje/dolar km/kilometrov/kilometra/kilometre/kilometer m/metrov/metra/metre/meter cm/centimetrov/centimetra/centimetre/centimeter mm/milimetrov/milimetra/milimetre/milimeter km²/kvadratnih_kilometrov/kvadratna_kilometra/kvadratne_kilometre/kvadratni_kilometer m²/kvadratnih_metrov/kvadratna_metra/kvadratne_metre/kvadratni_meter g/gramov/grama/grame/gram kg/kilogramov/kilograma/kilograme/kilogram ton/tone/toni/tona/tono ha/hektarov/hektara/hektare/hektar let/leti/leta/leto mesecev/mesece/meseca/mesec tednov/tedne/tedna/teden dni/dneva/dan ur/ure/uri/ura/uro minut/minute/minuti/minuta/minuto sekund/sekunde/sekundi/sekunda/sekundo",
    beforeYears: "leta",
    eras: "pr_n_št=- pr_kr=- pred_našim_štetjem=- pred_kristusom=- n_št=+ po_kr=+ po_kristusu=+",
    counted:
      "prebivalcev/prebivalca/prebivalci/prebivalec oseb/osebe/osebi/oseba ljudi članov/člana/člani učencev študentov zaposlenih delavcev vojakov žensk otrok družin gospodinjstev hiš izvodov",
  },
  lt: {
    months:
      "sausio/sausis/sausį vasario/vasaris/vasarį kovo/kovas/kovą balandžio/balandis/balandį gegužės/gegužė/gegužę birželio/birželis/birželį liepos/liepa/liepą rugpjūčio/rugpjūtis/rugpjūtį rugsėjo/rugsėjis/rugsėjį spalio/spalis/spalį lapkričio/lapkritis/lapkritį gruodžio/gruodis/gruodį",
    negations: "ne nei be niekada/niekad",
    negated:
      "nėra=yra nebuvo=buvo nebus=bus neturi=turi neturėjo=turėjo negali=gali negalėjo=galėjo niekas=kažkas neįmanoma=įmanoma",
    hedges: "galbūt tikriausiai turbūt tariamai manoma spėjama tariamas/tariama/tariamo/tariamos",
    bounds:
      "apie/maždaug/apytiksliai beveik virš daugiau_kaip/daugiau_nei mažiau_kaip/mažiau_nei ne_daugiau_kaip ne_mažiau_kaip bent/mažiausiai daugiausia/daugiausiai tiksliai tik",
    units:
      "%/procentų/procentai/procentas/procentus/proc €/eurų/eurai/euras/eurus/eur litų/litai/litas/litus $/dolerių/doleriai/doleris/dolerius km/kilometrų/kilometrai/kilometras/kilometro/kilometrus m/metrų/metrai/metras/metro/metrus cm/centimetrų/centimetrai/centimetras mm/milimetrų/milimetrai/milimetras km²/kv_km/kvadratinių_kilometrų/kvadratiniai_kilometrai m²/kv_m/kvadratinių_metrų/kvadratiniai_metrai g/gramų/gramai/gramas kg/kilogramų/kilogramai/kilogramas tonų/tonos/tona/tonas ha/hektarų/hektarai/hektaras metų/metai/metus mėnesių/mėnesiai/mėnuo/mėnesius savaičių/savaitės/savaitė/savaites dienų/dienos/diena/dienas valandų/valandos/valanda/valandas/val minučių/minutės/minutė/minutes/min sekundžių/sekundės/sekundė/sekundes",
    // A metre has no full stop.
    years: "m. metais metų metai metus",
    eras: "pr_m_e=- pr_kr=- prieš_mūsų_erą=- prieš_kristų=- m_e=+ po_kr=+ mūsų_eros=+ po_kristaus=+",
    counted:
      "gyventojų/gyventojai/gyventojas žmonių/žmonės/žmogus asmenų/asmenys/asmuo narių/nariai/narys mokinių/mokiniai studentų/studentai darbuotojų/darbuotojai karių/kariai vaikų/vaikai moterų vyrų šeimų/šeimos egzempliorių",
  },
  lv: {
    months:
      "janvārī/janvāris/janvāra/janvāri/janvārim februārī/februāris/februāra/februāri/februārim martā/marts/marta/martu/martam aprīlī/aprīlis/aprīļa/aprīli/aprīlim maijā/maijs/maija/maiju/maijam jūnijā/jūnijs/jūnija/jūniju/jūnijam jūlijā/jūlijs/jūlija/jūliju/jūlijam augustā/augusts/augusta/augustu/augustam septembrī/septembris/septembra/septembri/septembrim oktobrī/oktobris/oktobra/oktobri/oktobrim novembrī/novembris/novembra/novembri/novembrim decembrī/decembris/decembra/decembri/decembrim",
    negations: "ne bez nedz nekad",
    negated:
      "nav=ir nebija=bija nebūs=būs nevar=var nevarēja=varēja neviens=kāds neviena=kāda neiespējami=iespējami",
    hedges: "iespējams varbūt droši_vien domājams acīmredzot šķietami",
    bounds:
      "aptuveni/apmēram/ap gandrīz virs zem vairāk_nekā/vairāk_par mazāk_nekā/mazāk_par ne_vairāk_kā ne_mazāk_kā vismaz tieši tikai",
    units:
      "%/procenti/procentu/procents/procentus/procentiem €/eiro/eur latu/lati/lats/latus $/dolāru/dolāri/dolārs/dolārus km/kilometru/kilometri/kilometrs/kilometrus/kilometriem m/metru/metri/metrs/metrus/metriem cm/centimetru/centimetri/centimetrs mm/milimetru/milimetri/milimetrs km²/kvadrātkilometru/kvadrātkilometri/kvadrātkilometrs m²/kvadrātmetru/kvadrātmetri/kvadrātmetrs g/gramu/grami/grams kg/kilogramu/kilogrami/kilograms tonnu/tonnas/tonna ha/hektāru/hektāri/hektārs gadu/gadi/gads/gadus/gadiem mēnešu/mēneši/mēnesis/mēnešus/mēnešiem nedēļu/nedēļas/nedēļa dienu/dienas/diena stundu/stundas/stunda minūšu/minūtes/minūte sekunžu/sekundes/sekunde",
    years: "gadā gada",
    eras: "p_m_ē=- pr_kr=- pirms_mūsu_ēras=- m_ē=+ mūsu_ēras=+ mūsu_ērā=+",
    counted:
      "iedzīvotāju/iedzīvotāji/iedzīvotājs cilvēku/cilvēki/cilvēks personu/personas/persona biedru/biedri skolēnu/skolēni studentu/studenti darbinieku/darbinieki karavīru/karavīri bērnu/bērni ģimeņu/ģimenes",
  },
  et: {
    months:
      "jaanuar/jaanuaris/jaanuaril/jaanuarist/jaanuarini/jaanuarikuus/jaanuari/jaan veebruar/veebruaris/veebruaril/veebruarist/veebruarini/veebruarikuus/veebruari/veebr märts/märtsis/märtsil/märtsist/märtsini/märtsikuus/märtsi aprill/aprillis/aprillil/aprillist/aprillini/aprillikuus/aprilli/apr mai/mais/mail/maist/maini/maikuus juuni/juunis/juunil/juunist/juunini/juunikuus juuli/juulis/juulil/juulist/juulini/juulikuus august/augustis/augustil/augustist/augustini/augustikuus/augusti/aug september/septembris/septembril/septembrist/septembrini/septembrikuus/septembri/sept oktoober/oktoobris/oktoobril/oktoobrist/oktoobrini/oktoobrikuus/oktoobri/okt november/novembris/novembril/novembrist/novembrini/novembrikuus/novembri/nov detsember/detsembris/detsembril/detsembrist/detsembrini/detsembrikuus/detsembri/dets",
    // `ilma` also means weather.
    negations: "ei mitte ega",
    negated: "pole=on ei_ole=on polnud=oli ei_olnud=oli võimatu=võimalik",
    hedges: "võib-olla arvatavasti tõenäoliselt ilmselt väidetavalt oletatavasti",
    bounds: "umbes/ligikaudu peaaegu/ligi üle/rohkem_kui alla/vähem_kui vähemalt täpselt ainult",
    units:
      "%/protsenti/protsent/protsendi €/eurot/euro krooni/kroon $/dollarit/dollar km/kilomeetrit/kilomeeter/kilomeetri m/meetrit/meeter/meetri cm/sentimeetrit/sentimeeter mm/millimeetrit/millimeeter km²/ruutkilomeetrit/ruutkilomeeter m²/ruutmeetrit/ruutmeeter g/grammi/gramm kg/kilogrammi/kilogramm tonni/tonn ha/hektarit/hektar aastat/aasta kuud nädalat/nädal päeva/päev tundi/tund minutit/minut sekundit/sekund",
    years: "aasta aastal aastast aastani",
    beforeYears: "aastal",
    eras: "ekr=- e_kr=- e_m_a=- enne_kristust=- pkr=+ p_kr=+ m_a_j=+ pärast_kristust=+",
    counted:
      "elanikku/elanik inimest/inimene isikut/isik liiget/liige õpilast/õpilane üliõpilast töötajat/töötaja sõdurit/sõdur peret majapidamist",
  },
  ka: {
    months:
      "იანვარი/იანვარს/იანვრის/იანვარში/იანვრიდან/იანვრამდე თებერვალი/თებერვალს/თებერვლის/თებერვალში/თებერვლიდან/თებერვლამდე მარტი/მარტს/მარტის/მარტში/მარტიდან/მარტამდე აპრილი/აპრილს/აპრილის/აპრილში/აპრილიდან/აპრილამდე მაისი/მაისს/მაისის/მაისში/მაისიდან/მაისამდე ივნისი/ივნისს/ივნისის/ივნისში/ივნისიდან/ივნისამდე ივლისი/ივლისს/ივლისის/ივლისში/ივლისიდან/ივლისამდე აგვისტო/აგვისტოს/აგვისტოში/აგვისტოდან/აგვისტომდე სექტემბერი/სექტემბერს/სექტემბრის/სექტემბერში/სექტემბრიდან/სექტემბრამდე ოქტომბერი/ოქტომბერს/ოქტომბრის/ოქტომბერში/ოქტომბრიდან/ოქტომბრამდე ნოემბერი/ნოემბერს/ნოემბრის/ნოემბერში/ნოემბრიდან/ნოემბრამდე დეკემბერი/დეკემბერს/დეკემბრის/დეკემბერში/დეკემბრიდან/დეკემბრამდე",
    negations: "არ ვერ ნუ არც არასოდეს არასდროს",
    negated: "არავინ=ვიღაც არაფერი=რაღაც შეუძლებელია=შესაძლებელია",
    hedges: "შესაძლოა ალბათ სავარაუდოდ თითქოს",
    bounds: "დაახლოებით თითქმის სულ_მცირე ზუსტად მხოლოდ",
    units:
      "%/პროცენტი/პროცენტია/პროცენტს/პროცენტის €/ევრო/ევროს $/დოლარი/დოლარს/დოლარის ლარი/ლარს/ლარის km/კილომეტრი/კილომეტრია/კილომეტრს/კილომეტრის/კმ m/მეტრი/მეტრია/მეტრს/მეტრის/მ cm/სანტიმეტრი/სმ mm/მილიმეტრი/მმ km²/კვადრატული_კილომეტრი/კვადრატული_კილომეტრია/კვ_კმ/კმ² m²/კვადრატული_მეტრი/კვ_მ/მ² kg/კილოგრამი/კგ ტონა/ტონის ha/ჰექტარი/ჰექტარია/ჰა წელი/წლის თვე/თვის კვირა/კვირის დღე/დღის საათი/საათის წუთი/წუთის წამი/წამის",
    years: "წელს წლის წელი წლიდან წლამდე",
    erasBefore: "ძვ_წ=- ახ_წ=+",
    counted:
      "ადამიანი/ადამიანს/ადამიანია კაცი/კაცს/კაცია მოსახლე მცხოვრები წევრი სტუდენტი მოსწავლე ჯარისკაცი ოჯახი",
  },
  eo: {
    months:
      "januaro/jan februaro/feb marto/mar aprilo/apr majo/maj junio/jun julio/jul aŭgusto/aŭg septembro/sep/sept oktobro/okt novembro/nov decembro/dec",
    negations: "ne neniam nek sen ne_plu",
    negated: "neniu=iu neniun=iun nenio=io nenion=ion neebla=ebla",
    hedges: "eble verŝajne probable supozeble ŝajne laŭdire onidire supozata/supozataj/supozatan/supozatajn",
    bounds:
      "ĉirkaŭ/ĉ/ĉirk/proksimume preskaŭ pli_ol/super malpli_ol/sub ne_pli_ol almenaŭ ĝis ekzakte/precize nur",
    units:
      "%/procentoj/procentojn/procento/procenton/elcentoj/elcentojn/elcento/elcenton €/eŭroj/eŭrojn/eŭro/eŭron $/dolaroj/dolarojn/dolaro/dolaron km/kilometroj/kilometrojn/kilometro/kilometron m/metroj/metrojn/metro/metron cm/centimetroj/centimetrojn/centimetro/centimetron mm/milimetroj/milimetrojn/milimetro/milimetron km²/kvadrataj_kilometroj/kvadratajn_kilometrojn/kvadratkilometroj/kvadratkilometrojn m²/kvadrataj_metroj/kvadratajn_metrojn/kvadratmetroj/kvadratmetrojn g/gramoj/gramojn/gramo/gramon kg/kilogramoj/kilogramojn/kilogramo/kilogramon tunoj/tunojn/tuno/tunon ha/hektaroj/hektarojn/hektaro/hektaron jaroj/jarojn/jaro/jaron monatoj/monatojn/monato/monaton semajnoj/semajnojn/semajno/semajnon tagoj/tagojn/tago/tagon horoj/horojn/horo/horon minutoj/minutojn/minuto/minuton sekundoj/sekundojn/sekundo/sekundon",
    unitJoints: "da",
    eras: "a_k=- ak=- a_kr=- a_n_e=- antaŭ_kristo=- antaŭ_nia_erao=- p_k=+ pk=+ p_kr=+ n_e=+ post_kristo=+",
    beforeYears: "en ekde",
    counted:
      "loĝantoj/loĝantojn/loĝanto homoj/homojn personoj/personojn viroj/virojn virinoj/virinojn infanoj/infanojn membroj/membrojn lernantoj/lernantojn studentoj/studentojn soldatoj/soldatojn laboristoj/laboristojn familioj/familiojn domoj/domojn ekzempleroj/ekzemplerojn",
  },
  gl: {
    months:
      "xaneiro/xan febreiro/feb marzo abril/abr maio xuño/xuñ xullo/xul agosto/ago setembro/set outubro/out novembro/nov decembro/dec",
    // `no` is `in the` here, `mar` also the sea.
    negations: "non nunca xamais sen nin tampouco ningún ningunha xa_non",
    negated: "imposible=posible ninguén=alguén nada=algo",
    hedges:
      "supostamente/presuntamente quizais/quizá/quizabes/talvez/posiblemente probablemente aparentemente suposto/suposta presunto/presunta",
    bounds:
      "uns/unhas/arredor_de/ao_redor_de/aproximadamente/aprox preto_de/cerca_de case máis_de menos_de polo_menos ata exactamente só",
    units:
      "%/por_cento €/euros/euro $/dólares/dólar pesetas km/quilómetros/quilómetro m/metros/metro cm/centímetros/centímetro mm/milímetros/milímetro km²/quilómetros_cadrados/quilómetro_cadrado m²/metros_cadrados/metro_cadrado g/gramos/gramo kg/quilogramos/quilogramo/quilos/quilo toneladas/tonelada ha/hectáreas/hectárea anos/ano meses/mes semanas/semana días/día horas/hora minutos/minuto segundos",
    unitJoints: "de",
    eras: "a_c=- antes_de_cristo=- d_c=+ despois_de_cristo=+",
    decades: "anos década_de",
    beforeYears: "en",
    counted:
      "habitantes hab persoas homes mulleres nenos membros alumnos estudantes empregados traballadores soldados fogares familias vivendas exemplares",
  },
  eu: {
    months:
      "urtarril/urtarrila/urtarrilaren/urtarrilean/urtarrileko/urtarriletik otsail/otsaila/otsailaren/otsailean/otsaileko/otsailetik martxo/martxoa/martxoaren/martxoan/martxoko/martxotik apiril/apirila/apirilaren/apirilean/apirileko/apiriletik maiatz/maiatza/maiatzaren/maiatzean/maiatzeko/maiatzetik ekain/ekaina/ekainaren/ekainean/ekaineko/ekainetik uztail/uztaila/uztailaren/uztailean/uztaileko/uztailetik abuztu/abuztua/abuztuaren/abuztuan/abuztuko/abuztutik irail/iraila/irailaren/irailean/iraileko/irailetik urri/urria/urriaren/urrian/urriko/urritik azaro/azaroa/azaroaren/azaroan/azaroko/azarotik abendu/abendua/abenduaren/abenduan/abenduko/abendutik",
    negations: "ez gabe",
    negated: "ezinezkoa=posiblea",
    hedges: "agian/beharbada/akaso seguruenik/ziurrenik ustez omen itxuraz",
    bounds: "gutxi_gorabehera ia gutxienez gehienez zehazki",
    boundsBehind: "inguru baino_gehiago baino_gutxiago",
    units:
      "€/euro/euroko $/dolar/dolarreko km/kilometro/kilometroko m/metro/metroko cm/zentimetro/zentimetroko mm/milimetro/milimetroko km²/kilometro_karratu/kilometro_koadro m²/metro_karratu/metro_koadro g/gramo/gramoko kg/kilogramo/kilogramoko/kilo/kiloko tona/tonako ha/hektarea urte/urteko/urtez hilabete/hilabeteko/hilabetez aste/asteko/astez egun/eguneko/egunez ordu/orduko/orduz minutu/minutuko/minutuz segundo/segundoko/segundoz",
    unitsBefore: "%/ehuneko",
    erasBefore: "k_a=- k_o=+",
    counted:
      "biztanle/biztanleko pertsona/pertsonako gizon emakume haur kide/kideko ikasle langile soldadu familia",
  },
  hy: {
    months:
      "հունվար/հունվարի/հունվարին/հունվարից փետրվար/փետրվարի/փետրվարին/փետրվարից մարտ/մարտի/մարտին/մարտից ապրիլ/ապրիլի/ապրիլին/ապրիլից մայիս/մայիսի/մայիսին/մայիսից հունիս/հունիսի/հունիսին/հունիսից հուլիս/հուլիսի/հուլիսին/հուլիսից օգոստոս/օգոստոսի/օգոստոսին/օգոստոսից սեպտեմբեր/սեպտեմբերի/սեպտեմբերին/սեպտեմբերից հոկտեմբեր/հոկտեմբերի/հոկտեմբերին/հոկտեմբերից նոյեմբեր/նոյեմբերի/նոյեմբերին/նոյեմբերից դեկտեմբեր/դեկտեմբերի/դեկտեմբերին/դեկտեմբերից",
    negations: "ոչ առանց",
    negated: "չէ=է չէր=էր չեն=են չէին=էին չունի=ունի չունեն=ունեն չուներ=ուներ անհնար=հնարավոր",
    hedges: "հավանաբար գուցե/թերևս/միգուցե ենթադրաբար իբր",
    bounds: "մոտ/մոտավորապես/շուրջ գրեթե ավելի_քան առնվազն միայն",
    units:
      "%/տոկոս/տոկոսը/տոկոսի/տոկոսով €/եվրո $/դոլար/դոլարի դրամ/դրամի km/կմ/կիլոմետր m/մ/մետր cm/սմ/սանտիմետր mm/մմ/միլիմետր km²/կմ²/քառակուսի_կիլոմետր/քառ_կմ m²/մ²/քառակուսի_մետր/քառ_մ kg/կգ/կիլոգրամ տոննա ha/հա/հեկտար տարի/տարվա ամիս/ամսվա շաբաթ/շաբաթվա օր/օրվա ժամ/ժամվա րոպե/րոպեի վայրկյան",
    years: "թվականի թվականին թվական թվականից թ",
    erasBefore: "մ_թ_ա=- մ_թ=+",
    counted: "մարդ/մարդու բնակիչ անձ անդամ ուսանող աշակերտ զինվոր ընտանիք",
  },
  ur: {
    months: "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
    negations: "نہیں نہ بغیر",
    negated: "ناممکن=ممکن",
    hedges: "شاید غالباً/غالبا مبینہ_طور_پر مبینہ",
    bounds: "تقریباً/تقریبا/لگ_بھگ/قریباً کم_از_کم زیادہ_سے_زیادہ صرف",
    units:
      "%/فیصد روپے/روپیہ $/ڈالر €/یورو km/کلومیٹر m/میٹر km²/مربع_کلومیٹر m²/مربع_میٹر kg/کلوگرام سال/سالوں مہینے/ماہ ہفتے/ہفتہ دن/دنوں گھنٹے/گھنٹہ منٹ سیکنڈ میل ایکڑ",
    years: "ء",
    eras: "ق_م=- قبل_مسیح=- عیسوی=+ ء=+",
    counted: "افراد لوگ/لوگوں نفوس باشندے/باشندوں",
  },
  mr: {
    months: "जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर",
    negations: "नाही नाहीत न",
    negated: "नव्हता=होता नव्हती=होती नव्हते=होते अशक्य=शक्य",
    hedges: "कदाचित बहुधा कथित संभवतः",
    bounds: "सुमारे/अंदाजे जवळजवळ/जवळपास किमान/कमीत_कमी कमाल/जास्तीत_जास्त फक्त/केवळ",
    units:
      "%/टक्के/टक्का ₹/रुपये/रुपया/रु $/डॉलर km/किलोमीटर/किमी/कि_मी km²/चौरस_किलोमीटर/चौरस_किमी/चौ_किमी m/मीटर m²/चौरस_मीटर kg/किलोग्रॅम/किलो वर्षे/वर्ष महिने/महिना आठवडे/आठवडा दिवस तास मिनिटे/मिनिट सेकंद",
    erasBefore: "इ_स=+ इ_स_पू=- इसवी_सन=+ ख्रिस्तपूर्व=-",
    counted: "लोक व्यक्ती सदस्य विद्यार्थी सैनिक",
  },
  ta: {
    months:
      "சனவரி/ஜனவரி பெப்ரவரி/பிப்ரவரி மார்ச்/மார்ச்சு ஏப்ரல் மே சூன்/ஜூன் சூலை/ஜூலை ஆகத்து/ஆகஸ்ட்/ஆகஸ்டு செப்டம்பர்/செப்டெம்பர் அக்டோபர்/அக்தோபர்/ஒக்டோபர் நவம்பர்/நவெம்பர் டிசம்பர்/திசம்பர்/டிசெம்பர்",
    negations: "இல்லை அல்ல இல்லாமல் இன்றி",
    negated: "",
    hedges: "ஒருவேளை அநேகமாக",
    bounds: "சுமார்/ஏறத்தாழ/தோராயமாக/கிட்டத்தட்ட குறைந்தது/குறைந்தபட்சம் அதிகபட்சம்",
    units:
      "%/விழுக்காடு/சதவீதம்/சதவிகிதம் ரூபாய் $/டாலர் km/கிலோமீட்டர்/கிலோமீற்றர்/கிமீ/கி_மீ m/மீட்டர்/மீற்றர் km²/சதுர_கிலோமீட்டர்/சதுர_கிமீ/சதுர_கி_மீ kg/கிலோகிராம்/கிலோ ஆண்டுகள்/ஆண்டு மாதங்கள்/மாதம் வாரங்கள்/வாரம் நாட்கள்/நாள் நிமிடங்கள்/நிமிடம்",
    years: "ஆண்டு ஆண்டில்",
    erasBefore: "கி_மு=- கிமு=- கி_பி=+ கிபி=+ பொ_ஊ_மு=- பொ_ஊ=+",
    counted: "மக்கள் பேர் நபர்கள்",
  },
  te: {
    months:
      "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై/జులై ఆగస్టు/ఆగష్టు/ఆగస్ట్ సెప్టెంబరు/సెప్టెంబర్ అక్టోబరు/అక్టోబర్ నవంబరు/నవంబర్ డిసెంబరు/డిసెంబర్",
    negations: "కాదు లేదు లేరు లేవు లేకుండా",
    negated: "",
    hedges: "బహుశా",
    bounds: "సుమారు/దాదాపు/రమారమి కనీసం గరిష్ఠంగా/గరిష్టంగా కేవలం",
    units:
      "%/శాతం రూపాయలు/రూపాయల/రూపాయి/రూ $/డాలర్లు/డాలర్ల km/కిలోమీటర్లు/కిలోమీటర్ల/కిలోమీటరు/కిమీ/కి_మీ m/మీటర్లు/మీటర్ల/మీటరు km²/చదరపు_కిలోమీటర్లు/చదరపు_కిలోమీటర్ల/చ_కి_మీ kg/కిలోగ్రాములు/కిలోలు/కిలోల సంవత్సరాలు/సంవత్సరాల/సంవత్సరం నెలలు/నెలల/నెల రోజులు/రోజుల/రోజు గంటలు/గంటల/గంట నిమిషాలు/నిమిషాల/నిమిషం",
    years: "సంవత్సరం సంవత్సరంలో",
    erasBefore: "క్రీ_పూ=- క్రీ_శ=+ సా_శ_పూ=- సా_శ=+",
    counted: "మంది ప్రజలు",
  },
  ml: {
    months:
      "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ്/മെയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ്/ആഗസ്റ്റ്/ആഗസ്ത് സെപ്റ്റംബർ/സെപ്തംബർ ഒക്ടോബർ/ഒക്റ്റോബർ നവംബർ ഡിസംബർ",
    negations: "ഇല്ല അല്ല ഇല്ലാതെ",
    negated: "",
    hedges: "ഒരുപക്ഷേ",
    bounds: "ഏകദേശം/ഉദ്ദേശം ഏതാണ്ട് കുറഞ്ഞത് പരമാവധി",
    units:
      "%/ശതമാനം രൂപ $/ഡോളർ km/കിലോമീറ്റർ/കിമീ/കി_മീ m/മീറ്റർ km²/ചതുരശ്ര_കിലോമീറ്റർ/ചതുരശ്രകിലോമീറ്റർ kg/കിലോഗ്രാം/കിലോ വർഷം മാസം ദിവസം മണിക്കൂർ മിനിറ്റ്",
    erasBefore: "ക്രി_മു=- ബി_സി=- എ_ഡി=+",
  },
  kn: {
    months: "ಜನವರಿ ಫೆಬ್ರವರಿ/ಫೆಬ್ರುವರಿ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್ ಸೆಪ್ಟೆಂಬರ್ ಅಕ್ಟೋಬರ್ ನವೆಂಬರ್ ಡಿಸೆಂಬರ್",
    negations: "ಇಲ್ಲ ಅಲ್ಲ ಇಲ್ಲದೆ",
    negated: "",
    hedges: "ಬಹುಶಃ",
    bounds: "ಸುಮಾರು/ಅಂದಾಜು ಕನಿಷ್ಠ ಗರಿಷ್ಠ ಕೇವಲ",
    units:
      "ರೂಪಾಯಿ/ರೂಪಾಯಿಗಳು/ರೂ $/ಡಾಲರ್ km/ಕಿಲೋಮೀಟರ್/ಕಿಮೀ/ಕಿ_ಮೀ m/ಮೀಟರ್ km²/ಚದರ_ಕಿಲೋಮೀಟರ್/ಚದರ_ಕಿಮೀ/ಚ_ಕಿ_ಮೀ kg/ಕಿಲೋಗ್ರಾಂ ವರ್ಷಗಳು/ವರ್ಷಗಳ/ವರ್ಷ ತಿಂಗಳು/ತಿಂಗಳ ದಿನಗಳು/ದಿನಗಳ/ದಿನ ಗಂಟೆಗಳು/ಗಂಟೆಗಳ/ಗಂಟೆ ನಿಮಿಷಗಳು/ನಿಮಿಷಗಳ/ನಿಮಿಷ",
    unitsBefore: "%/ಶೇಕಡಾ",
    erasBefore: "ಕ್ರಿ_ಪೂ=- ಕ್ರಿ_ಶ=+",
    counted: "ಜನ/ಜನರು/ಜನರ",
  },
  be: {
    months:
      "студзеня/студзень/студзені лютага/люты/лютым сакавіка/сакавік/сакавіку красавіка/красавік/красавіку мая/май/маі/траўня/травень/траўні чэрвеня/чэрвень/чэрвені ліпеня/ліпень/ліпені жніўня/жнівень/жніўні верасня/верасень/верасні кастрычніка/кастрычнік/кастрычніку лістапада/лістапад/лістападзе снежня/снежань/снежні",
    negations: "не ня ні ніколі без бяз",
    negated: "немагчыма=магчыма ніхто=хтосьці нішто=штосьці",
    hedges: "верагодна/імаверна мабыць/напэўна нібыта",
    bounds: "каля/прыблізна/прыкладна амаль больш_за/звыш менш_за не_менш не_больш роўна толькі",
    units:
      "%/працэнтаў/працэнта/працэнты/працэнт рублёў/рубля/рублі/рубель/руб $/долараў/долара/долары/долар €/еўра км/кіламетраў/кіламетра/кіламетры/кіламетр м/метраў/метра/метры/метр см/сантыметраў/сантыметра/сантыметры/сантыметр мм/міліметраў/міліметра/міліметры/міліметр км²/кв_км/квадратных_кіламетраў/квадратныя_кіламетры м²/кв_м/квадратных_метраў/квадратныя_метры кг/кілаграмаў/кілаграма/кілаграмы/кілаграм г тон/тоны/тона га/гектараў/гектара/гектары/гектар гадоў/гады/года/год месяцаў/месяца/месяцы/месяц тыдняў/тыдні/тыдзень дзён/дні/дзень гадзін/гадзіны/гадзіна хвілін/хвіліны/хвіліна секунд/секунды/секунда",
    years: "год года годзе г гады гадоў гадах гг",
    beforeYears: "у ў з",
    beforeYearsFirst: "да пасля перад",
    weighed: "мукі цукру солі масла хлеба мяса рыбы рысу вады малака золата срэбра вагой масай",
    eras: "да_н_э=- н_э=+ да_нашай_эры=- нашай_эры=+",
    counted:
      "чалавек/чалавека/чал жыхароў/жыхара/жыхары людзей членаў вучняў студэнтаў работнікаў салдат асобнікаў",
  },
  mk: {
    months:
      "јануари/јан февруари/фев март/мар април/апр мај јуни/јун јули/јул август/авг септември/сеп/септ октомври/окт ноември/ноем декември/дек",
    negations: "не ниту без никогаш",
    negated: "нема=има немаат=имаат немаше=имаше никој=некој ништо=нешто невозможно=возможно",
    hedges: "можеби веројатно наводно божем",
    bounds:
      "околу/приближно/отприлика речиси/скоро над/повеќе_од под/помалку_од најмалку/барем најмногу точно само",
    units:
      "%/проценти/процент/отсто денари/денар €/евра/евро $/долари/долар km/км/километри/километар m/м/метри/метар cm/см/сантиметри/сантиметар mm/мм/милиметри/милиметар km²/км²/квадратни_километри/квадратен_километар m²/м²/квадратни_метри/квадратен_метар kg/кг/килограми/килограм g/г/грама/грами/грам тони/тон ha/ха/хектари/хектар години/година месеци/месец недели/недела седмици/седмица дена/денови/ден часа/часови/час минути/минута секунди/секунда",
    years: "година годината г",
    beforeYears: "во од",
    weighed: "брашно шеќер сол масло леб месо риба ориз сирење чај кафе вода млеко злато сребро тежина тежи",
    eras: "п_н_е=- пр_н_е=- н_е=+ пред_нашата_ера=- од_нашата_ера=+ пр_хр=-",
    counted:
      "жители/жител луѓе лица/лице членови/член ученици студенти работници војници семејства куќи примероци деца жени мажи",
  },
  az: {
    months:
      "yanvar/yanvarın/yanvarda/yanvarında fevral/fevralın/fevralda/fevralında mart/martın/martda/martında aprel/aprelin/apreldə/aprelində may/mayın/mayda/mayında iyun/iyunun/iyunda/iyununda iyul/iyulun/iyulda/iyulunda avqust/avqustun/avqustda/avqustunda sentyabr/sentyabrın/sentyabrda/sentyabrında oktyabr/oktyabrın/oktyabrda/oktyabrında noyabr/noyabrın/noyabrda/noyabrında dekabr/dekabrın/dekabrda/dekabrında",
    negations: "deyil deyildi deyildir",
    negated: "yoxdur=var mümkünsüz=mümkün",
    hedges: "bəlkə/bəlkə_də ehtimal_ki guya",
    bounds: "təxminən/təqribən demək_olar_ki ən_azı/ən_az ən_çoxu yalnız/sadəcə",
    units:
      "%/faiz/faizi €/avro $/dollar manat km/kilometr m/metr cm/santimetr mm/millimetr km²/kvadrat_kilometr/kv_km m²/kvadrat_metr/kv_m g/qram kg/kiloqram ton ha/hektar il/illik ay/aylıq həftə gün saat dəqiqə saniyə",
    erasBefore: "e_ə=- b_e_ə=- m_ə=- eramızdan_əvvəl=-",
    counted: "nəfər insan adam şagird tələbə üzv əsgər ailə",
  },
  uz: {
    months:
      "yanvar/yanvarda/yanvardan fevral/fevralda/fevraldan mart/martda/martdan aprel/aprelda/apreldan may/mayda/maydan iyun/iyunda/iyundan iyul/iyulda/iyuldan avgust/avgustda/avgustdan sentabr/sentabrda/sentabrdan/sentyabr/sentyabrda/sentyabrdan oktabr/oktabrda/oktabrdan/oktyabr/oktyabrda/oktyabrdan noyabr/noyabrda/noyabrdan dekabr/dekabrda/dekabrdan",
    negations: "emas",
    negated: "yo'q=bor yoʻq=bor",
    hedges: "balki ehtimol",
    bounds: "taxminan qariyb/deyarli kamida faqat/atigi",
    // `ga` is an ending of numbers, too.
    units:
      "%/foiz/foizi €/yevro $/dollar so'm/soʻm km/kilometr m/metr cm/sm/santimetr mm/millimetr km²/kvadrat_kilometr m²/kvadrat_metr g/gramm kg/kilogramm tonna ha/gektar yil/yillik oy/oylik hafta kun soat daqiqa soniya",
    years: "yil yili yilda yilning yildan",
    erasBefore: "mil_av=- mil_avv=- miloddan_avvalgi=- miloddan_avval=-",
    counted: "kishi nafar odam talaba askar",
  },
  kk: {
    months:
      "қаңтар/қаңтарда/қаңтардың/қаңтарында ақпан/ақпанда/ақпанның/ақпанында наурыз/наурызда/наурыздың/наурызында сәуір/сәуірде/сәуірдің/сәуірінде мамыр/мамырда/мамырдың/мамырында маусым/маусымда/маусымның/маусымында шілде/шілдеде/шілденің/шілдесінде тамыз/тамызда/тамыздың/тамызында қыркүйек/қыркүйекте/қыркүйектің/қыркүйегінде қазан/қазанда/қазанның/қазанында қараша/қарашада/қарашаның/қарашасында желтоқсан/желтоқсанда/желтоқсанның/желтоқсанында",
    negations: "емес",
    negated: "жоқ=бар",
    hedges: "мүмкін бәлкім",
    bounds: "шамамен кемінде/кем_дегенде тек",
    units:
      "%/пайыз/пайызы €/еуро $/доллар теңге/тг km/км/километр m/м/метр cm/см/сантиметр mm/мм/миллиметр km²/км²/шаршы_километр/шаршы_км m²/м²/шаршы_метр g/г/грамм kg/кг/килограмм тонна ha/га/гектар жыл/жылдық ай апта күн сағат минут секунд",
    years: "жылы жылғы жылдың жылдан ж",
    erasBefore: "б_з_б=- б_з_д=- б_з=+",
    counted: "адам тұрғын мүше оқушы студент сарбаз отбасы",
  },
  sq: {
    months:
      "janar/janari/janarit shkurt/shkurti/shkurtit mars/marsi/marsit prill/prilli/prillit maj/maji/majit qershor/qershori/qershorit korrik/korriku/korrikut gusht/gushti/gushtit shtator/shtatori/shtatorit tetor/tetori/tetorit nëntor/nëntori/nëntorit dhjetor/dhjetori/dhjetorit",
    // `pa` also means `saw`.
    negations: "nuk s' mos as jo",
    negated: "askush=dikush asgjë=diçka pamundur=mundur",
    hedges: "ndoshta/mbase/ndofta gjoja",
    bounds:
      "rreth/afërsisht/përafërsisht pothuajse mbi/më_shumë_se nën/më_pak_se të_paktën/së_paku saktësisht vetëm",
    units:
      "%/përqind/për_qind €/euro $/dollarë/dollar lekë/lek km/kilometra/kilometër m/metra/metër cm/centimetra/centimetër mm/milimetra/milimetër km²/kilometra_katrorë/kilometra_katror/kilometër_katror m²/metra_katrorë/metra_katror/metër_katror g/gramë/gram kg/kilogramë/kilogram ha/hektarë/hektar vjet/vite/vit vjeç muaj javë ditë orë minuta/minutë sekonda/sekondë",
    eras: "p_e_s=- p_k=- para_erës_sonë=- para_krishtit=- e_s=+ pas_krishtit=+",
    counted: "banorë persona njerëz burra gra fëmijë anëtarë nxënës studentë punëtorë ushtarë familje kopje",
  },
  is: {
    months:
      "janúar/jan febrúar/feb mars apríl maí júní júlí ágúst september/sept október/okt nóvember/nóv desember/des",
    negations: "ekki aldrei án hvorki enginn engin ekkert engan enga",
    negated: "ómögulegt=mögulegt ómögulegur=mögulegur",
    hedges: "kannski/ef_til_vill líklega/sennilega/trúlega hugsanlega",
    bounds:
      "um/um_það_bil/u_þ_b/sirka næstum yfir/meira_en/fleiri_en undir/minna_en/færri_en að_minnsta_kosti/minnst nákvæmlega aðeins/bara",
    units:
      "%/prósent krónur/króna/kr €/evrur/evra $/dollarar/dollara/dollari km/kílómetrar/kílómetra/kílómetri m/metrar/metra/metri cm/sentimetrar/sentimetra/sentimetri mm/millimetrar/millimetra/millimetri km²/ferkílómetrar/ferkílómetra/ferkílómetri m²/fermetrar/fermetra/fermetri g/grömm/gramm kg/kílógrömm/kílógramm/kíló tonn ha/hektarar/hektara/hektari ár mánuðir/mánuði/mánuður vikur/vika/viku dagar/daga/dagur klukkustundir/klukkustund mínútur/mínúta/mínútu sekúndur/sekúnda/sekúndu",
    eras: "f_kr=- e_kr=+ fyrir_krist=- eftir_krist=+",
    beforeYears: "árið",
    counted: "íbúar/íbúa manns menn/manna/maður konur karlar börn nemendur hermenn félagar",
  },
  ga: {
    // September and October have two words.
    months:
      "eanáir feabhra márta/mhárta aibreán/aibreáin bealtaine/bhealtaine meitheamh/mheitheamh iúil lúnasa meán_fómhair deireadh_fómhair samhain/samhna/shamhain nollaig/nollag",
    negations: "ní níor gan",
    negated: "níl=tá",
    hedges: "b'_fhéidir is_dócha",
    bounds: "timpeall/thart_ar/tuairim_is beagnach breis_agus/níos_mó_ná níos_lú_ná ar_a_laghad",
    units:
      "%/faoin_gcéad €/euro $/dollar km/ciliméadar/chiliméadar/gciliméadar m/méadar/mhéadar cm/ceintiméadar/cheintiméadar km²/ciliméadar_cearnach/chiliméadar_chearnacha/gciliméadar_cearnach kg/cileagram/chileagram/gcileagram bliain/bhliain/mbliain/bhliana/mbliana/bliana/blianta mí/mhí/míonna seachtain/sheachtain/seachtaine lá/laethanta nóiméad",
    eras: "roimh_chríost=-",
    counted: "duine daoine",
  },
  cy: {
    // `mai` also means `that it is`.
    months:
      "ionawr chwefror mawrth/fawrth ebrill fai mehefin/fehefin gorffennaf/orffennaf/ngorffennaf awst medi/fedi hydref tachwedd/dachwedd/nhachwedd rhagfyr/ragfyr",
    negations: "nid nad ddim heb",
    negated: "amhosibl=posibl amhosib=posib",
    hedges: "efallai/hwyrach",
    bounds: "tua/oddeutu bron dros/mwy_na dan/llai_na o_leiaf",
    units:
      "%/y_cant €/ewro £/punt/bunt/bunnoedd/o_bunnoedd $/doler km/cilometr/cilomedr m/metr/medr cm/centimetr/centimedr km²/cilometr_sgwâr/cilomedr_sgwâr kg/cilogram milltir/filltir mlynedd/blynedd/flynedd mis/o_fisoedd wythnos diwrnod awr munud eiliad",
    eras: "cc=- c_c=- oc=+ o_c=+ cyn_crist=-",
  },
  af: {
    months:
      "januarie/jan februarie/feb maart/mrt april/apr mei junie/jun julie/jul augustus/aug september/sept oktober/okt november/nov desember/des",
    negations: "nie nooit sonder geen",
    negated: "niemand=iemand niks=iets onmoontlik=moontlik",
    hedges: "waarskynlik miskien vermoedelik blykbaar",
    bounds: "ongeveer/sowat/omtrent/ca byna meer_as minder_as minstens/ten_minste hoogstens presies slegs",
    units:
      "%/persent rand €/euro $/dollar km/kilometer m/meter cm/sentimeter mm/millimeter km²/vierkante_kilometer m²/vierkante_meter g/gram kg/kilogram ton ha/hektaar myl jaar/jare maande/maand weke/week dae/dag uur/ure minute/minuut sekondes/sekonde",
    eras: "v_c=- n_c=+ v_chr=- n_chr=+ voor_christus=- na_christus=+",
    beforeYears: "in",
    counted:
      "inwoners mense persone mans vroue kinders lede leerlinge studente werkers soldate gesinne huise eksemplare",
  },
  ms: {
    months:
      "januari/jan februari/feb mac april/apr mei jun julai ogos september/sept oktober/okt november/nov disember/dis",
    negations: "tidak bukan tanpa belum tak",
    negated: "mustahil=mungkin",
    hedges: "barangkali kononnya didakwa",
    bounds:
      "kira-kira/lebih_kurang/sekitar hampir lebih_daripada/lebih_dari kurang_daripada/kurang_dari sekurang-kurangnya tepat hanya",
    units:
      "%/peratus ringgit €/euro $/dolar km/kilometer m/meter cm/sentimeter mm/milimeter km²/kilometer_persegi m²/meter_persegi g/gram kg/kilogram tan ha/hektar batu tahun bulan minggu hari jam minit saat",
    eras: "sm=- sebelum_masihi=- masihi=+",
    counted: "jiwa orang penduduk ahli pelajar askar",
  },
  tl: {
    months: "enero pebrero marso abril mayo hunyo hulyo agosto setyembre oktubre nobyembre disyembre",
    negations: "hindi wala walang",
    negated: "imposible=posible",
    hedges: "marahil/siguro malamang diumano",
    // `mga` also makes a plural, and `taong` is a year or a man.
    bounds: "humigit-kumulang halos mahigit/higit_sa kulang_sa hindi_bababa_sa",
    units:
      "%/porsiyento/porsyento/bahagdan ₱/piso €/euro $/dolyar km/kilometro m/metro cm/sentimetro km²/kilometro_kuwadrado/kilometrong_parisukat kg/kilogramo/kilo taon buwan linggo araw oras minuto segundo",
    eras: "bk=- b_k=-",
    counted: "katao",
  },
  sw: {
    months: "januari februari machi aprili mei juni julai agosti septemba oktoba novemba desemba",
    negations: "bila sio siyo",
    negated: "si=ni hakuna=kuna hana=ana hawana=wana",
    hedges: "labda/pengine huenda",
    bounds: "takriban karibu zaidi_ya chini_ya angalau/walau",
    // Units and scales come before their numbers; `saa` may be an hour of the day.
    units: "",
    unitsBefore: "%/asilimia km/kilomita m/mita cm/sentimita kg/kilogramu $/dola shilingi miaka siku dakika",
    eras: "kk=- bk=+ kabla_ya_kristo=- baada_ya_kristo=+",
  },
  la: {
    // In the nominative they are people's names, too.
    months:
      "ianuarii/ianuario februarii/februario martii/martio aprilis/aprili maii/maio iunii/iunio iulii/iulio augusti/augusto septembris/septembri octobris/octobri novembris/novembri decembris/decembri",
    negations: "non nec neque sine numquam nunquam nullus nulla nullum haud",
    negated: "nemo=aliquis nihil=aliquid",
    hedges: "fortasse/forsitan probabiliter",
    bounds: "circiter/fere/circa paene plus_quam minus_quam saltem",
    units:
      "km/chiliometra/chiliometrorum/chiliometris m/metra/metrorum/metris km²/chiliometra_quadrata/chiliometrorum_quadratorum annos/annorum/annis/anni menses/mensium/mensibus dies/dierum/diebus horas/horarum/horis",
    eras: "a_c_n=- a_chr_n=- ante_christum_natum=- p_c_n=+ p_chr_n=+ post_christum_natum=+",
    counted: "incolarum/incolae/incolas hominum/homines",
  },
};
