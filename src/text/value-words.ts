/** The words of one language that carry a value: what can change a claim while the rest of its words stay. */
export interface ValueWords {
  /** January to December; forms of one month parted by `/`. Dates only beside a number. */
  readonly months: string;
  readonly negations: string;
  /** A negated word and what is left when the negation is taken out: `cannot=can`. */
  readonly negated: string;
  /** Words by which a claim is not vouched for. */
  readonly hedges: string;
  /** Words that blur or bound a number: hedges in front of one, plain words elsewhere. */
  readonly bounds: string;
  /** Number words in order of value, from 1; forms of one number parted by `/`; `-` where it is an article, too. */
  readonly numbers: string;
  /** From twenty to ninety, in tens; ones may stand behind them. */
  readonly tens?: string;
  /** Words that multiply the number in front of them. */
  readonly scales: string;
  /** Currencies and units, forms of one parted by `/`: an amount beside a number, plain words elsewhere. */
  readonly units: string;
  /** Words that count the years of a date behind them, before (`=-`) or since (`=+`) the beginning of the era. */
  readonly eras?: string;
}

/** Words are parted by spaces, words of several words written with `_`. */
export const valueWords: Readonly<Record<string, ValueWords>> = {
  en: {
    months:
      "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec",
    negations: "not never no neither nor without hardly",
    negated:
      "cannot=can can't=can couldn't=could isn't=is aren't=are wasn't=was weren't=were hasn't=has haven't=have hadn't=had don't=do doesn't=does didn't=did won't=will wouldn't=would shouldn't=should none=all nobody=everybody",
    hedges:
      "allegedly reportedly supposedly purportedly apparently possibly probably perhaps maybe presumably arguably seemingly likely may might could alleged reported supposed suspected claimed",
    bounds:
      "about around circa ca c approximately approx roughly nearly almost some over under exactly at_least at_most more_than less_than up_to only",
    numbers:
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    tens: "twenty thirty forty fifty sixty seventy eighty ninety",
    scales:
      "hundred=100 thousand=1000 million=1000000 billion=1000000000 bn=1000000000 trillion=1000000000000",
    units:
      "%/percent/per_cent $/dollars/dollar/usd €/euros/euro/eur £/pounds/pound/gbp cents km/kilometres/kilometers/kilometre/kilometer m/metres/meters/metre/meter cm mm miles/mile/mi feet/ft/foot inches/inch kg/kilograms/kilogram g/grams/gram lb/lbs tonnes/tons ha/hectares/hectare acres/acre mph years/year months/month weeks/week days/day hours/hour minutes/minute seconds/second am pm °_c °_f",
    eras: "bc=- bce=- ad=+ ce=+",
  },
  de: {
    months: "januar/jänner februar märz april mai juni juli august september oktober november dezember",
    negations: "nicht nie niemals ohne weder noch kaum",
    negated:
      "kein=ein keine=eine keinen=einen keinem=einem keiner=einer keines=eines unmöglich=möglich niemand=jemand",
    hedges:
      "angeblich vermutlich wahrscheinlich vielleicht möglicherweise wohl offenbar mutmaßlich anscheinend eventuell mutmaßliche mutmaßlicher",
    bounds:
      "etwa rund ungefähr circa ca knapp fast über unter genau mindestens höchstens mehr_als weniger_als bis_zu nur",
    numbers:
      "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig",
    scales:
      "hundert=100 tausend=1000 million=1000000 millionen=1000000 mio=1000000 milliarde=1000000000 milliarden=1000000000 mrd=1000000000",
    units:
      "%/prozent €/euro $/dollar mark franken km/kilometer m/meter cm/zentimeter kg/kilogramm g/gramm tonnen ha/hektar jahre/jahren/jahr monate/monaten/monat wochen/woche tage/tagen/tag stunden/stunde minuten/minute sekunden/sekunde uhr",
  },
  fr: {
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    negations: "ne n' pas jamais sans ni non aucun aucune",
    negated: "impossible=possible",
    hedges:
      "prétendument peut-être probablement possiblement apparemment vraisemblablement sans_doute présumé présumée supposé supposée",
    bounds: "environ près_de presque plus_de moins_de au_moins au_plus exactement jusqu'à seulement quelque",
    numbers:
      "- deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
    tens: "vingt trente quarante cinquante soixante septante quatre-vingt/quatre-vingts/huitante nonante",
    scales:
      "cent=100 cents=100 mille=1000 million=1000000 millions=1000000 milliard=1000000000 milliards=1000000000",
    units:
      "%/pour_cent €/euros/euro francs/franc km/kilomètres/kilomètre m/mètres/mètre g/grammes kg/kilogrammes tonnes/tonne ha/hectares ans/an années/année mois semaines/semaine jours/jour heures/heure minutes secondes",
  },
  es: {
    months:
      "enero febrero marzo abril mayo junio julio agosto septiembre/setiembre octubre noviembre diciembre",
    negations: "no nunca jamás sin ni tampoco ningún ninguna ninguno",
    negated: "imposible=posible nadie=alguien nada=algo",
    hedges:
      "supuestamente presuntamente quizá quizás probablemente posiblemente aparentemente presunto presunta supuesto supuesta",
    bounds:
      "unos unas alrededor_de cerca_de casi aproximadamente más_de menos_de al_menos hasta exactamente sólo solo",
    numbers:
      "- dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno/veintiún/veintiuna veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
    tens: "- treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    scales: "cien=100 cientos=100 mil=1000 millón=1000000 millones=1000000",
    units:
      "%/por_ciento €/euros $/dólares pesos pesetas km/kilómetros m/metros g/gramos kg/kilogramos toneladas ha/hectáreas años/año meses/mes semanas/semana días/día horas/hora minutos segundos",
  },
  hi: {
    months: "जनवरी फ़रवरी/फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर/सितम्बर अक्टूबर/अक्तूबर नवंबर/नवम्बर दिसंबर/दिसम्बर",
    negations: "नहीं न ना मत कभी_नहीं बिना",
    negated: "असंभव=संभव",
    hedges: "शायद संभवतः कथित कथित_तौर_पर सम्भवतः",
    bounds: "लगभग करीब क़रीब तकरीबन केवल कम_से_कम अधिक_से_अधिक",
    numbers: "एक दो तीन चार पाँच/पांच छह/छः सात आठ नौ दस ग्यारह बारह",
    scales: "सौ=100 हज़ार=1000 हजार=1000 लाख=100000 करोड़=10000000 अरब=1000000000",
    units: "%/प्रतिशत रुपये रुपए रुपया $/डॉलर km/किलोमीटर m/मीटर kg/किलोग्राम वर्ष/वर्षों/साल महीने दिन घंटे मिनट",
    eras: "ई=+ ईस्वी=+ ई_पू=- ईसा_पूर्व=-",
  },
  ru: {
    months:
      "января/январь/январе февраля/февраль/феврале марта/март/марте апреля/апрель/апреле мая/май/мае июня/июнь/июне июля/июль/июле августа/август/августе сентября/сентябрь/сентябре октября/октябрь/октябре ноября/ноябрь/ноябре декабря/декабрь/декабре",
    negations: "не ни нет никогда без нельзя",
    negated: "невиновен=виновен невозможно=возможно никто=кто-то ничего=что-то",
    hedges:
      "якобы возможно вероятно наверное предположительно видимо по-видимому может_быть предполагаемый предполагаемая",
    bounds: "около примерно приблизительно почти более менее не_менее не_более ровно только свыше до",
    numbers:
      "один/одна/одно/одного два/две/двух три/трёх/трех четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
    tens: "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
    scales:
      "сто=100 тысяча=1000 тысяч=1000 тысячи=1000 тыс=1000 миллион=1000000 миллиона=1000000 миллионов=1000000 млн=1000000 миллиард=1000000000 миллиарда=1000000000 миллиардов=1000000000 млрд=1000000000",
    units:
      "%/процентов/процента рублей/рубля/руб $/долларов/доллара €/евро км/километров м/метров кг/килограммов г тонн/тонны га лет/года/год/году месяцев/месяца недель/недели дней/дня часов/часа минут/минуты секунд/секунды",
  },
  ar: {
    months: "يناير فبراير مارس أبريل/إبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    negations: "لا لم لن ليس ليست غير بدون دون",
    negated: "مستحيل=ممكن",
    hedges: "ربما يزعم زعم يُزعم المزعوم المزعومة محتمل يحتمل قد",
    bounds: "حوالي نحو تقريبا تقريبًا قرابة أكثر_من أقل_من فقط",
    numbers: "واحد/واحدة اثنان/اثنين ثلاثة/ثلاث أربعة/أربع خمسة/خمس ستة/ست سبعة/سبع ثمانية تسعة/تسع عشرة/عشر",
    scales: "مئة=100 مائة=100 ألف=1000 آلاف=1000 مليون=1000000 ملايين=1000000 مليار=1000000000",
    units:
      "$/دولار €/يورو ريال جنيه دينار كيلومتر متر كيلوغرام سنة سنوات عام عاما شهر أشهر يوم يوما أيام ساعة دقيقة",
  },
  zh: {
    months: "",
    negations: "不 没有 沒有 没 沒 未 非 无 無 从未 從未 并未 並未 并非 並非",
    negated: "",
    hedges: "可能 也许 也許 或许 或許 据称 據稱 据说 據說 大概 似乎 疑似 涉嫌",
    bounds: "约 約 大约 大約 左右 将近 將近 近 超过 超過 至少 至多 不到 仅 僅",
    numbers: "一 二/两/兩 三 四 五 六 七 八 九 十",
    scales: "百=100 千=1000 万=10000 萬=10000 亿=100000000 億=100000000",
    units:
      "年 月 日 元 美元 人民币 公里 米 公斤 千克 吨 噸 人 个 個 名 岁 歲 次 世纪 世紀 小时 小時 分钟 天 周",
  },
  ja: {
    months: "",
    negations: "非 未",
    negated:
      "ではない=である でない=である ではなかった=であった ではありません=です ません=ます しない=する できない=できる いない=いる されない=される なかった=た ない=",
    hedges: "おそらく 恐らく たぶん らしい とされる と言われる かもしれない だろう",
    bounds: "およそ ほぼ 以上 以下 未満 ほど だけ 少なくとも",
    numbers: "",
    scales: "",
    units: "円 歳 回 m/メートル km/キロメートル kg/キログラム 時間 分間 日間 ヶ月/か月 %/パーセント $/ドル",
  },
};
