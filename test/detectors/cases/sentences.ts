import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { CaseTables } from "./cases.ts";

const mill = "The mill on the lower river grinds rye for four villages.";
const bridge = "A stone bridge was built beside it when the ford was lost.";
const bells = "Nobody has heard the bells of its chapel for years.";
const pigeons = "Pigeons sleep under the roof in winter.";

const мельница = "Мельница на нижней реке мелет рожь для четырёх деревень.";
const мост = "Рядом с ней стоит старый каменный мост через овраг.";
const голуби = "Зимой под её крышей ночуют голуби.";

const चक्की = "नदी के किनारे की पुरानी चक्की चार गाँवों के लिए अनाज पीसती है।";
const पुल = "उसके पास पत्थर का एक लम्बा पुल बना हुआ है।";
const कबूतर = "सर्दियों में कबूतर छत के नीचे सोते हैं।";

const 磨坊 = "下游的老磨坊为四个村庄磨黑麦和小麦。";
const 石桥 = "磨坊旁边有一座很长的石桥通向山谷。";
const 鸽子 = "冬天鸽子睡在屋顶下面。";

const طاحونة = "تطحن الطاحونة القديمة على النهر الحبوب لأربع قرى مجاورة.";
const جسر = "بني بجانبها جسر حجري طويل فوق الوادي.";
const حمام = "ينام الحمام تحت السقف في الشتاء.";

export const sentenceCases: CaseTables = {
  sentence_first_seen: {
    detector: sentenceSimilarity,
    hits: [
      ["a page's first sentence", mill],
      ["a sentence behind another", mill, `${mill} ${bridge}`],
      ["a sentence before another", mill, `${bridge} ${mill}`],
      ["a new paragraph", `${mill}\n\n${bridge}`, `${mill}\n\n${bells}\n\n${bridge}`],
      ["a Russian sentence", мельница, `${мельница} ${мост}`],
      ["a Hindi sentence behind a danda", चक्की, `${चक्की} ${पुल}`],
      ["a Chinese sentence without a space", 磨坊, `${磨坊}${石桥}`],
      ["an Arabic sentence", طاحونة, `${طاحونة} ${جسر}`],
      ["a sentence that takes the place of an unlike one", `${mill} ${bells}`, `${mill} ${bridge}`],
      ["a list item", `* ${mill}`, `* ${mill}\n* ${bridge}`],
    ],
    near: [
      ["the same text again", mill, mill],
      ["a sentence that was there before", `${mill} ${bridge}`, mill, `${mill} ${bridge}`],
      ["a new wording", mill, mill.replace("lower", "upper")],
      ["markup around it", mill, `'''${mill}'''`],
      ["a link in it", мельница, мельница.replace("нижней реке", "[[нижняя река|нижней реке]]")],
      ["a template around it that shows it", мельница, `{{Нет АИ 2|${мельница}|5|2011}}`],
      ["a box around it that holds it", `${mill}\n${bridge}`, `{{hidden|Mills|\n${mill}\n${bridge}\n}}`],
      ["a template around a word of it", mill, mill.replace("rye", "{{lang|en|rye}}")],
      ["a reference behind it", चक्की, `${चक्की}<ref>एक पुस्तक</ref>`],
      ["a category", 磨坊, `${磨坊}\n[[Category:Mills]]`],
      ["a comment", طاحونة, `${طاحونة}<!-- تعليق قصير هنا -->`],
      ["a sentence that goes", `${mill} ${bridge}`, mill],
      ["another order", `${mill} ${bridge}`, `${bridge} ${mill}`],
    ],
  },
  sentence_modified: {
    detector: sentenceSimilarity,
    hits: [
      ["another word", mill, mill.replace("lower", "upper")],
      ["a word more", mill, mill.replace("mill", "old mill")],
      ["a clause less", `${mill} ${bridge}`, `${mill} A stone bridge was built beside it.`],
      ["a typo mended", bridge.replace("stone", "stoen"), bridge],
      ["another Russian word", мельница, мельница.replace("рожь", "пшеницу")],
      ["another Hindi word", चक्की, चक्की.replace("पुरानी", "नयी")],
      ["another Chinese word", 磨坊, 磨坊.replace("黑麦", "大麦")],
      ["another Arabic word", طاحونة, طاحونة.replace("القديمة", "الجديدة")],
      ["another town in a short Chinese sentence", "他出生于上海。", "他出生于北京。"],
      ["another profession in a short Chinese sentence", "她是中国演员。", "她是中国歌手。"],
      ["another rank in a short Japanese sentence", "現在は大学教授。", "現在は名誉教授。"],
      ["two other words in a short Japanese sentence", "湖では魚が釣れる。", "湖では貝が採れる。"],
      [
        "a sentence split in two",
        `${pigeons} The mill stands by the river, and its wheel turns day and night.`,
        `${pigeons} The mill stands by the river. Its wheel turns day and night.`,
      ],
      [
        "a long clause less",
        "The bridge, which was designed by Otto Rehn and opened by the king in 1911 after six years of work, crosses the river at Lom.",
        "The bridge crosses the river at Lom.",
      ],
      [
        "a long clause more",
        "The bridge crosses the river at Lom.",
        "The bridge, which was designed by Otto Rehn and opened by the king in 1911 after six years of work, crosses the river at Lom.",
      ],
      [
        "a long German clause less",
        "Die Brücke, die nach den Plänen von Otto Rehn in sechs Jahren gebaut und vom König eröffnet wurde, führt bei Lom über den Fluss.",
        "Die Brücke führt bei Lom über den Fluss.",
      ],
      [
        "a long beginning more in Russian",
        "Мост соединяет оба берега реки у города Лом.",
        "Построенный по проекту инженера Отто Рена за шесть лет и открытый самим королём в 1911 году, мост соединяет оба берега реки у города Лом.",
      ],
      [
        "a long Hindi clause less",
        "यह पुल, जिसे ओटो रेन ने छह साल में बनाया था और जिसका उद्घाटन राजा ने 1911 में किया था, नदी के ऊपर से जाता है।",
        "यह पुल नदी के ऊपर से जाता है।",
      ],
      [
        "a long Arabic end more",
        "يعبر الجسر القديم النهر قرب مدينة لوم.",
        "يعبر الجسر القديم النهر قرب مدينة لوم، وقد صممه المهندس أوتو رين وافتتحه الملك بعد ست سنوات من العمل المتواصل فيه.",
      ],
      [
        "two made one",
        `${pigeons} The mill stands by the river. Its wheel turns day and night.`,
        `${pigeons} The mill stands by the river, and its wheel turns day and night.`,
      ],
      [
        "a new wording in another section",
        `${bells}\n== A ==\n${mill}\n== B ==\n${bridge}`,
        `${bells}\n== A ==\n${bridge}\n== B ==\n${mill.replace("lower", "upper")}`,
      ],
    ],
    near: [
      ["a sentence about something else", mill, pigeons],
      ["a wording that was there before", mill, mill.replace("lower", "upper"), mill],
      ["a sentence more", mill, `${mill} ${bridge}`],
      ["a sentence less", `${mill} ${bridge}`, bridge],
      ["other quotation marks", 'They call it "the wheel" there.', "They call it “the wheel” there."],
      ["bold", мельница, `'''${мельница}'''`],
      ["another order of Hindi sentences", `${चक्की} ${पुल}`, `${पुल} ${चक्की}`],
      ["another Chinese sentence", 磨坊, 鸽子],
      ["another Arabic sentence", طاحونة, حمام],
      ["a short Japanese sentence of the same pattern", "血液型はA型。", "身長は180cm。"],
      ["a short Japanese sentence with one word in common", "監督は山田太郎。", "音楽は山田次郎。"],
      ["a short Chinese sentence of the same pattern", "桥长三百米。", "塔高五十米。"],
      ["a short Chinese sentence of the same year", "1985年出生。", "1985年入伍。"],
      ["a template before it", mill, `{{stub}}\n${mill}`],
      ["a date by a template", "As of 2010 the mill still grinds.", "{{As of|2010}} the mill still grinds."],
      ["an amount by a template", "The mill cost US$5 million.", "The mill cost {{US$|5 million}}."],
      [
        "a link to a Russian article that is missing",
        "Мельницу построила [[Анна Берг]] с братьями.",
        "Мельницу построила {{нп5|Анна Берг||de|Anna Berg}} с братьями.",
      ],
      [
        "a link to a Russian article that is missing, with words of its own",
        "Мельницу построила [[Берг, Анна|Анна Берг]] с братьями.",
        "Мельницу построила {{нп5|Берг, Анна|Анна Берг|de|Anna Berg}} с братьями.",
      ],
      [
        "a link to a Japanese article that is missing",
        "水車は[[アンナ・ベルク]]によって建てられた。",
        "水車は{{仮リンク|アンナ・ベルク|de|Anna Berg}}によって建てられた。",
      ],
      [
        "a link to a Chinese article that is missing",
        "磨坊由[[安娜·貝格]]建造。",
        "磨坊由{{link-de|安娜·貝格|Anna Berg}}建造。",
      ],
      [
        "a link to a French article that is missing",
        "Le moulin est bâti par [[Anna Berg]] et ses frères.",
        "Le moulin est bâti par {{Lien|langue=de|trad=Anna Berg (Müllerin)|fr=Anna Berg}} et ses frères.",
      ],
      [
        "a measure by a template",
        "The mill is 30 m tall there.",
        "The mill is {{convert|30|m|ft}} tall there.",
      ],
      [
        "a number in groups by a template",
        "La ville compte 12 500 habitants.",
        "La ville compte {{unité|12500|habitants}}.",
      ],
      [
        "a long clause more in a sentence of five words",
        "The bridge crosses the river.",
        "The bridge, which was designed by Otto Rehn and opened by the king in 1911 after six years, crosses the river.",
      ],
      [
        "a sentence that has the words of another here and there",
        "The bridge near the town of Lom was opened by the king in 1911 after six years of hard work.",
        "The bridge was opened after work.",
      ],
      [
        "a sentence that has the words of another in four runs",
        "The bridge near Lom was designed by Otto Rehn of the railways, and was solemnly opened by the old king of both countries after many more years of work.",
        "The bridge was opened by the king after years of work.",
      ],
      [
        "more than five times as many words",
        "The bridge crosses the river there.",
        `The bridge ${Array.from({ length: 12 }, () => "of iron and stone").join(" ")} crosses the river there.`,
      ],
      [
        "a long clause more in another section",
        `${bells}\n== A ==\n${pigeons} The bridge crosses the river at Lom.\n== B ==\n${mill}`,
        `${bells}\n== A ==\n${pigeons}\n== B ==\n${mill} The bridge, which was designed by Otto Rehn and opened by the king in 1911 after six years of work, crosses the river at Lom.`,
      ],
      [
        "two sentences that the words could be cut out of",
        "The bridge, designed by Otto Rehn and opened by the king in 1911 after six years of work, crosses the river at Lom. The bridge that a flood took in the spring of 1806 and nobody ever found again crosses the river at Lom.",
        "The bridge crosses the river at Lom.",
      ],
    ],
  },
  sentence_removed: {
    detector: sentenceSimilarity,
    hits: [
      ["a sentence that goes", `${mill} ${bridge}`, mill],
      ["a page that is emptied", mill, ""],
      ["a sentence that gives way to an unlike one", mill, pigeons],
      ["a list item", `* ${mill}\n* ${bridge}`, `* ${bridge}`],
      ["one of two equal ones", `${mill}\n\n${mill}`, mill],
      ["a Russian sentence", `${мельница} ${мост}`, мост],
      ["a Hindi sentence", `${चक्की} ${पुल}`, पुल],
      ["a Chinese sentence", `${磨坊}${石桥}`, 石桥],
      ["an Arabic sentence", `${طاحونة} ${جسر}`, جسر],
      ["a sentence put in a comment", `${mill} ${bridge}`, `${mill} <!-- ${bridge} -->`],
    ],
    near: [
      ["a new wording", mill, mill.replace("lower", "upper")],
      ["a sentence that moves", `${mill}\n\n${bridge}\n\n${bells}`, `${bells}\n\n${mill}\n\n${bridge}`],
      ["a heading that goes", `== Mill ==\n${mill}`, mill],
      ["a picture that goes", `[[File:Mill.jpg]]\n${mill}`, mill],
      ["a Russian sentence in italics", мельница, `''${мельница}''`],
      ["a line end between Hindi sentences", `${चक्की} ${पुल}`, `${चक्की}\n${पुल}`],
      ["a Chinese word replaced", 磨坊, 磨坊.replace("黑麦", "大麦")],
      ["an Arabic reference that goes", `${طاحونة}<ref>كتاب</ref>`, طاحونة],
      ["nothing", bells, bells],
    ],
  },
  sentence_reintroduced: {
    detector: sentenceSimilarity,
    hits: [
      ["a sentence that comes back", `${mill} ${bridge}`, mill, `${mill} ${bridge}`],
      ["a whole page that comes back", mill, "", mill],
      ["a wording that comes back", mill, mill.replace("lower", "upper"), mill],
      [
        "what comes back elsewhere",
        `== A ==\n${mill}\n== B ==\n${bells}`,
        `== A ==\n== B ==\n${bells}`,
        `== A ==\n== B ==\n${bells} ${mill}`,
      ],
      ["a further copy", `${mill} ${bridge}`, `${mill} ${bridge}\n\n${mill}`],
      ["a Russian sentence", `${мельница} ${мост}`, мост, `${мельница} ${мост}`],
      ["a Hindi sentence", `${चक्की} ${पुल}`, पुल, `${पुल} ${चक्की}`],
      ["a Chinese sentence", `${磨坊}${石桥}`, 石桥, `${石桥}${磨坊}`],
      ["an Arabic sentence", `${طاحونة} ${جسر}`, جسر, `${جسر} ${طاحونة}`],
      ["a sentence that comes back bold", `${mill} ${bridge}`, mill, `${mill} '''${bridge}'''`],
    ],
    near: [
      ["a sentence never seen", mill, "", bridge],
      [
        "a new wording of one that went",
        `${mill} ${bells}`,
        bells,
        `${mill.replace("lower", "upper")} ${bells}`,
      ],
      ["one that never went", mill, `${mill} ${bridge}`],
      ["a move", `${mill} ${bridge}`, `${bridge} ${mill}`],
      ["a Russian sentence seen first", мельница, "", мост],
      ["a Hindi sentence seen first", चक्की, "", कबूतर],
      ["a Chinese sentence seen first", 磨坊, "", 鸽子],
      ["an Arabic sentence seen first", طاحونة, "", حمام],
      ["a page emptied twice", mill, "", bridge, ""],
    ],
  },
  sentence_moved: {
    detector: sentenceSimilarity,
    hits: [
      ["a sentence past others", `${mill}\n\n${bridge}\n\n${bells}`, `${bells}\n\n${mill}\n\n${bridge}`],
      ["two that change places", `${mill} ${bridge}`, `${bridge} ${mill}`],
      [
        "a sentence to another section",
        `== A ==\n${mill} ${bells}\n== B ==\n${bridge}`,
        `== A ==\n${mill}\n== B ==\n${bridge} ${bells}`,
      ],
      ["a list item", `* ${mill}\n* ${bridge}\n* ${bells}`, `* ${bridge}\n* ${bells}\n* ${mill}`],
      ["a Russian sentence", `${мельница} ${мост} ${голуби}`, `${голуби} ${мельница} ${мост}`],
      ["a Hindi sentence", `${चक्की} ${पुल} ${कबूतर}`, `${कबूतर} ${चक्की} ${पुल}`],
      ["a Chinese sentence", `${磨坊}${石桥}${鸽子}`, `${鸽子}${磨坊}${石桥}`],
      ["an Arabic sentence", `${طاحونة} ${جسر} ${حمام}`, `${حمام} ${طاحونة} ${جسر}`],
      [
        "a sentence from the lead to a section",
        `${mill} ${bells}\n== B ==\n${bridge} ${pigeons}`,
        `${mill}\n== B ==\n${bridge} ${bells} ${pigeons}`,
      ],
    ],
    near: [
      [
        "a section that moves",
        `== A ==\n${mill}\n== B ==\n${bridge}\n`,
        `== B ==\n${bridge}\n== A ==\n${mill}\n`,
      ],
      ["a section with another heading", `${bells}\n== A ==\n${mill}`, `${bells}\n== Z ==\n${mill}`],
      ["a sentence put between", `${mill} ${bridge}`, `${mill} ${bells} ${bridge}`],
      ["a sentence taken out between", `${mill} ${bells} ${bridge}`, `${mill} ${bridge}`],
      ["a Russian sentence before another", мост, `${мельница} ${мост}`],
      ["a Hindi sentence reworded where it stands", `${चक्की} ${पुल}`, `${चक्की.replace("पुरानी", "नयी")} ${पुल}`],
      ["Chinese sentences parted", `${磨坊}${石桥}`, `${磨坊}\n\n${石桥}`],
      [
        "Arabic sentences parted by a picture",
        `${طاحونة}\n\n${جسر}`,
        `${طاحونة}\n\n[[File:A.jpg]]\n\n${جسر}`,
      ],
      ["a new heading above all", `${mill} ${bridge}`, `== A ==\n${mill} ${bridge}`],
    ],
  },
  claim_value_changed: {
    detector: sentenceSimilarity,
    hits: [
      ["a number", "The mill grinds for 4 villages.", "The mill grinds for 5 villages."],
      ["a number in words", "The mill grinds for four villages.", "The mill grinds for five villages."],
      ["a year", "It was built in 1704.", "It was built in 1740."],
      [
        "a year in a value of a template",
        "* {{see|name=Mill|content=It was built in 1704 by two brothers.}}",
        "* {{see|name=Mill|content=It was built in 1740 by two brothers.}}",
      ],
      ["an amount", "It cost 300 dollars then.", "It cost 3,000 dollars then."],
      ["a negation", "The wheel was not broken.", "The wheel was broken."],
      ["a hedge that a template showed", "It was built {{circa|1900}} here.", "It was built 1900 here."],
      [
        "a negation beside a number that a template showed",
        "The mill has {{num|30}} rooms here.",
        "The mill has not 30 rooms here.",
      ],
      [
        "a hedge beside a number that a template shows now",
        "The mill has about 30 rooms here.",
        "The mill has {{num|30}} rooms here.",
      ],
      [
        "a negation that a template is given in a sentence of its own",
        "The mill has not 30 rooms here.",
        "The mill has 30 rooms {{note|Some do not count 2.}} here.",
      ],
      ["an ordinal in words", "It is the second oldest mill.", "It is the third oldest mill."],
      ["a hedge", "The miller was probably a smith.", "The miller was a smith."],
      ["a quantifier", "Most millers were smiths.", "Some millers were smiths."],
      [
        "a quantifier that comes back",
        "Most millers were smiths.",
        "Some millers were smiths.",
        "Most millers were smiths.",
      ],
      ["a quantifier that came", "Millers were smiths.", "Most millers were smiths."],
      [
        "a quantifier that comes back where none stood",
        "Most millers were smiths.",
        "Millers were smiths.",
        "Most millers were smiths.",
      ],
      ["a Russian year", "Мельница построена в 1704 году.", "Мельница построена в 1740 году."],
      ["a Hindi number", "चक्की १२ गाँवों के लिए पीसती है।", "चक्की १५ गाँवों के लिए पीसती है।"],
      ["a Chinese year", "磨坊建于1704年。", "磨坊建于1740年。"],
      ["an Arabic number", "تطحن الطاحونة لـ ١٢ قرية.", "تطحن الطاحونة لـ ١٥ قرية."],
      ["a century", "The mill is of the XVIII century.", "The mill is of the XVII century."],
      ["a percentage", "It lost 12 % of its roof.", "It lost 21 % of its roof."],
      ["a date", "It opened on 3 May 1904.", "It opened on 4 May 1904."],
      ["a value that comes back", "It was built in 1704.", "It was built in 1740.", "It was built in 1704."],
      [
        "a number before a template that is given another",
        "The mill is 30 m tall {{as of|1904}}.",
        "The mill is 31 m tall {{as of|1904}}.",
      ],
      [
        "a number gone before a template that is given another",
        "The mill is 30 m tall, {{convert|5|ft}} wide.",
        "The mill is tall, {{convert|5|ft}} wide.",
      ],
      [
        "a number in a template of measures",
        "The mill is {{convert|30|m}} tall.",
        "The mill is {{convert|31|m}} tall.",
      ],
      [
        "a number gone beside a measure that was in a template before",
        "The mill is {{convert|5|ft}} wide and 3 m deep.",
        "The mill is {{convert|5|ft}} wide and deep.",
      ],
      [
        "a number gone that only a reference has",
        "The mill is 30 m tall.",
        "The mill is tall.<ref>{{cite book|page=30}}</ref>",
      ],
      [
        "a number gone before a variable that stood there",
        "The mill is 30 m tall in {{CURRENTYEAR}}.",
        "The mill is tall in {{CURRENTYEAR}}.",
      ],
      [
        "a number gone before a note that a function makes",
        "The mill is 30 m tall.",
        "The mill is tall.{{#tag:ref|Measured by its miller.}}",
      ],
      [
        "a negation gone before a variable",
        "The mill is not 30 m tall in 1904.",
        "The mill is 30 m tall in 1904 {{PAGENAME}}.",
      ],
      ["a fraction gone from a template", "It is 5{{frac|1|2}} km long.", "It is 5 km long."],
      ["another fraction in a template", "It is 5{{frac|1|2}} km long.", "It is 5{{frac|3|4}} km long."],
      ["another power of ten in a template", "It is 5{{e|6}} km off.", "It is 5{{e|7}} km off."],
      [
        "another number behind a variable",
        "It has {{NUMBEROFFILES}} of 4 files.",
        "It has {{NUMBEROFFILES}} of 5 files.",
      ],
    ],
    near: [
      ["a hedge that a template shows", "It was built c. 1900 here.", "It was built {{circa|1900}} here."],
      [
        "two years that a template shows",
        "It was built c. 1900–1910 here.",
        "It was built {{circa|1900|1910}} here.",
      ],
      ["a sign that a template shows", "It cost ₹500 crore then.", "It cost {{INR}}500 crore then."],
      ["a fraction that a template shows", "He ate 1½ of it then.", "He ate {{frac|1|1|2}} of it then."],
      ["a fraction behind its number in a template", "He ate 5½ km of it.", "He ate 5{{frac|1|2}} km of it."],
      ["a fraction in tags", "It is 5½ km long.", "It is 5<sup>1</sup>/<sub>2</sub> km long."],
      ["a power of ten that a template shows", "It is 5 million km off.", "It is 5{{e|6}} km off."],
      ["a number that a template is called by", "Il était 5e de la course.", "Il était {{5e}} de la course."],
      ["a link in percents", "The [[Alder%20Mill]] is old.", "The [[Alder Mill]] is old."],
      ["another word", mill, mill.replace("lower", "upper")],
      ["some, which a plural may mean", "Millers were smiths.", "Some millers were smiths."],
      [
        "a wording that comes back, with another number and another word",
        "It was built in 1704 here.",
        "It was raised in 1740 here.",
        "It was built in 1704 here.",
      ],
      ["a number and another word", "The mill grinds for 4 villages.", "The mill works for 5 hamlets."],
      ["a sentence more with a number", mill, `${mill} It was built in 1704.`],
      ["a sentence less with a number", `${mill} It was built in 1704.`, mill],
      [
        "the same Russian year elsewhere",
        "В 1704 году построена мельница.",
        "Мельница построена в 1704 году.",
      ],
      ["another Hindi word", चक्की, चक्की.replace("पुरानी", "नयी")],
      ["another Chinese word", "磨坊建于1704年。", "石桥建于1704年。"],
      ["another Arabic word", طاحونة, طاحونة.replace("القديمة", "الجديدة")],
      [
        "a number that a template shows now",
        "The mill is 1,230 m (4,035 ft) above the sea.",
        "The mill is {{convert|1230|m|ft}} above the sea.",
      ],
      [
        "a hedge that a template is given with its number",
        "The mill has about 30 rooms here.",
        "The mill has {{val|about 30}} rooms here.",
      ],
      [
        "a number that a template showed",
        "The mill is {{convert|30|m}} tall.",
        "The mill is 30 m (98 ft) tall.",
      ],
      ["a French date in a template", "Il ouvre le 5 mai 1904 ici.", "Il ouvre le {{date|5|mai|1904}} ici."],
      [
        "a date in a template with two digits for each part",
        "It opened on May 5, 2010 here.",
        "It opened on {{start date|2010|05|05}} here.",
      ],
      [
        "a date in a template as it is sorted",
        "It opened on May 5, 2010 here.",
        "It opened on {{date|2010-05-05}} here.",
      ],
      [
        "a number in words that a template shows now",
        "The mill grinds for eleven villages.",
        "The mill grinds for {{val|11}} villages.",
      ],
      [
        "a number in words that a template showed",
        "The mill grinds for {{val|11}} villages.",
        "The mill grinds for eleven villages.",
      ],
      [
        "millions that a template shows now",
        "The bridge cost 5 million then.",
        "The bridge cost {{val|5000000}} then.",
      ],
      [
        "a value that a template is given as it stood",
        "The mill grinds for eleven villages.",
        "The mill grinds for {{smallcaps all|eleven}} villages.",
      ],
      [
        "a number that a variable shows now",
        "There are 4 articles about mills.",
        "There are {{NUMBEROFARTICLES}} articles about mills.",
      ],
      [
        "a year that a function showed",
        "The mill still ground in {{#time:Y}} here.",
        "The mill still ground in 2010 here.",
      ],
      ["a century in digits", "The mill is of the XVIII century.", "The mill is of the 18th century."],
      [
        "a century that a template shows now",
        "The mill is of the XVIIIth century.",
        "The mill is of the {{ordinal|XVIII}} century.",
      ],
      [
        "a century that a template shows in small capitals now",
        "The mill is of the XVIII century.",
        "The mill is of the {{smallcaps all|xviii}} century.",
      ],
      ["a king's number", "The mill is of Louis XIV.", "The mill is of Louis XV."],
      ["a number that a line begins with", "30 m is its height.", "{{convert|30|m}} is its height."],
      [
        "a number that a line ends with",
        "* It has a height of {{convert|30|m}}",
        "* It has a height of 30 m",
      ],
      ["the same number in a link", "The mill grinds for 4 villages.", "The mill grinds for [[4]] villages."],
    ],
  },
};
