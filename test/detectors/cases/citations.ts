import { heuristic } from "../../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { CaseTables } from "./cases.ts";

const text = "The mill on the lower river grinds rye for four villages.";
const other = "Nobody has heard the bells of its chapel for years.";
const мельница = "Мельница на нижней реке мелет рожь для четырёх деревень.";
const चक्की = "नदी के किनारे की पुरानी चक्की अनाज पीसती है।";
const 磨坊 = "下游的老磨坊为四个村庄磨黑麦。";
const طاحونة = "تطحن الطاحونة القديمة على النهر الحبوب لأربع قرى.";

const web = (path: string) => `<ref>[https://mills.example/${path} Mills]</ref>`;
const after = [sentenceSimilarity];

const cite = (path: string) => `{{cite web|url=https://mills.example/${path}|title=Mills}}`;
const ref = (content: string) => `<ref>${content}</ref>`;
const box = (content: string) => `{{Mill\n| wheels = 2${ref(content)}\n}}`;
const moved = (path: string) =>
  ref(`{{cite web|url=https://${path}|title=The mills of the lower river|last=Smith|date=1904}}`);

const smith = `<ref name="s">Smith, Mills, 1904.</ref>`;
const list = (references: string) => `\n\n<references>\n${references}\n</references>`;
const reflist = (references: string) => `\n\n{{reflist|refs=\n${references}\n}}`;

export const citationCases: CaseTables = {
  citation_added: {
    detector: heuristic,
    after,
    hits: [
      ["a citation in short", text, `${text}{{sfn|Smith|Lee|1904|p=5}}`],
      [
        "a second work in one note",
        `${text}{{sfn|Smith|1904|p=5}}`,
        `${text}{{sfnm|1a1=Smith|1y=1904|1p=5|2a1=Brown|2a2=Lee|2y=1911}}`,
      ],
      [
        "a second work in a row of one note",
        `${text}{{sfn|Smith|1904|p=5}}`,
        `${text}{{sfnm|Smith|1904|1p=5|Brown|Lee|1911}}`,
      ],
      [
        "a second work in a row beside one without a date",
        `${text}{{sfn|Smith|n.&nbsp;d.}}`,
        `${text}{{sfnm|Smith|n.&nbsp;d.|Brown|Lee|1911}}`,
      ],
      [
        "a book for another by one author, for another value",
        box("Smith, Ann. Mills of the North, Harrow Press, 1904"),
        `{{Mill\n| stones = 4${ref("Smith, Ann. A History of Bread and Salt, Harrow Press, 1911")}\n}}`,
      ],
      [
        "a short reference beside a long list that holds its words",
        box("Smith, Ann. Mills of the North"),
        `${text}${ref("Ann Brown, The North. Bob Smith, Mills of Harrow. Others: Green, Bread; White, Salt and Water; Black, Of Rivers.")}`,
      ],
      ["a reference behind a sentence", text, `${text}<ref>Smith, Mills, 1904.</ref>`],
      ["a citation template with a DOI", text, `${text}<ref>{{cite journal|title=M|doi=10.1000/182}}</ref>`],
      ["a named reference", text, `${text}<ref name="s">Smith, Mills, 1904.</ref>`],
      ["a reference of a group", text, `${text}<ref group="n">Smith, Mills, 1904.</ref>`],
      [
        "one more use of a name",
        `${text}<ref name="s">Smith.</ref> ${other}`,
        `${text}<ref name="s">Smith.</ref> ${other}<ref name="s" />`,
      ],
      ["a use of what the list defines", `${text}${list(smith)}`, `${text}<ref name="s" />${list(smith)}`],
      ["a use of it by a template", `${text}${reflist(smith)}`, `${text}{{r|s}}${reflist(smith)}`],
      ["a list for a name in use", `${text}<ref name="s" />`, `${text}<ref name="s" />${reflist(smith)}`],
      ["a second work", `${text}${web("a")}`, `${text}${web("a")}${web("b")}`],
      [
        "a second work in a template around both",
        `${text}${ref(`{{multiref|${cite("a")}}}`)}`,
        `${text}${ref(`{{multiref|${cite("a")}|${cite("b")}}}`)}`,
      ],
      ["a Russian reference", мельница, `${мельница}<ref>Иванов, Мельницы, 1904.</ref>`],
      ["a Hindi reference", चक्की, `${चक्की}<ref>शर्मा, चक्कियाँ।</ref>`],
      ["a Chinese reference", 磨坊, `${磨坊}<ref>王：《磨坊》</ref>`],
      ["an Arabic reference", طاحونة, `${طاحونة}<ref>أحمد، الطواحين.</ref>`],
      ["a citation with a new sentence", text, `${text} ${other}${web("b")}`],
    ],
    near: [
      [
        "another page of one cited in short",
        `${text}{{sfn|Smith|1904|p=5}}`,
        `${text}{{sfn|Smith|1904|p=6}}`,
      ],
      [
        "a typo in a template",
        box("Smith, Ann. Mills of the Nroth, Harrow Press, 1904, p. xi"),
        box("Smith, Ann. Mills of the North, Harrow Press, 1904, p. 75"),
      ],
      [
        "another page of a book behind another sentence",
        `${text}${ref("Smith, Ann. Mills of the North, Harrow Press, 1904, p. xi")}`,
        `${other}${ref("Smith, Ann. Mills of the North, Harrow Press, 1904, p. 75")}`,
      ],
      [
        "a page that moved, in a template",
        `{{Mill|wheels=2${moved("mills.example/a")}}}`,
        `{{Mill|wheels=2${moved("rivers.example/old/a-7")}}}`,
      ],
      ["a reference that moves into the list", `${text}${smith}`, `${text}<ref name="s" />${list(smith)}`],
      ["one that moves out of it", `${text}<ref name="s" />${reflist(smith)}`, `${text}${smith}`],
      ["one that the list defines for nobody", text, `${text}${list(smith)}`],
      [
        "a Russian reference that moves into the list",
        `${мельница}<ref name="и">Иванов, Мельницы.</ref>`,
        `${мельница}<ref name="и" />{{примечания|refs=<ref name="и">Иванов, Мельницы.</ref>}}`,
      ],
      ["an empty reference", text, `${text}<ref></ref>`],
      ["a reference shown as text", text, `${text}<nowiki><ref>Smith.</ref></nowiki>`],
      ["one in a comment", text, `${text}<!-- <ref>Smith.</ref> -->`],
      ["the list of references", `${text}${web("a")}`, `${text}${web("a")}\n<references />`],
      ["a tracked address", `${text}${web("a")}`, `${text}${web("a?utm_source=x")}`],
      ["a reference that moves", `${text}${web("a")} ${other}`, `${text} ${other}${web("a")}`],
      ["a Russian reference that goes", `${мельница}<ref>Иванов, Мельницы.</ref>`, мельница],
      [
        "a Hindi reference in other white space",
        `${चक्की}<ref>शर्मा, चक्कियाँ।</ref>`,
        `${चक्की}<ref> शर्मा,  चक्कियाँ। </ref>`,
      ],
      ["a link without a reference", 磨坊, `${磨坊}[https://mills.example/a 磨坊]`],
      [
        "an Arabic name given to a reference",
        `${طاحونة}<ref>أحمد، الطواحين.</ref>`,
        `${طاحونة}<ref name="أحمد">أحمد، الطواحين.</ref>`,
      ],
      ["a work in place of another", `${text}${web("a")}`, `${text}${web("b")}`],
    ],
  },
  citation_removed: {
    detector: heuristic,
    after,
    hits: [
      ["a citation in short", `${text}{{Sfnp|Smith|1904}}`, text],
      [
        "a book for another by one author, for another value",
        box("Smith, Ann. Mills of the North, Harrow Press, 1904"),
        `{{Mill\n| stones = 4${ref("Smith, Ann. A History of Bread and Salt, Harrow Press, 1911")}\n}}`,
      ],
      [
        "a short reference beside a long list that holds its words",
        box("Smith, Ann. Mills of the North"),
        `${text}${ref("Ann Brown, The North. Bob Smith, Mills of Harrow. Others: Green, Bread; White, Salt and Water; Black, Of Rivers.")}`,
      ],
      ["a reference", `${text}<ref>Smith, Mills, 1904.</ref>`, text],
      ["a reference with its sentence", `${text} ${other}${web("b")}`, text],
      ["one of two works", `${text}${web("a")}${web("b")}`, `${text}${web("a")}`],
      [
        "one use of a name",
        `${text}<ref name="s">Smith.</ref> ${other}<ref name="s" />`,
        `${text}<ref name="s">Smith.</ref> ${other}`,
      ],
      ["the use of what the list defines", `${text}<ref name="s" />${list(smith)}`, `${text}${list(smith)}`],
      ["a definition in the list", `${text}<ref name="s" />${reflist(smith)}`, `${text}<ref name="s" />`],
      ["all of a page", `${text}${web("a")}`, ""],
      ["a reference put in a comment", `${text}${web("a")}`, `${text}<!-- ${web("a")} -->`],
      ["a Russian reference", `${мельница}<ref>Иванов, Мельницы.</ref>`, мельница],
      ["a Hindi reference", `${चक्की}<ref>शर्मा, चक्कियाँ।</ref>`, चक्की],
      ["a Chinese reference", `${磨坊}<ref>王：《磨坊》</ref>`, 磨坊],
      ["an Arabic reference", `${طاحونة}<ref>أحمد، الطواحين.</ref>`, طاحونة],
    ],
    near: [
      [
        "a template that comes around two works",
        `${text}${ref(`${cite("a")}; ${cite("b")}`)}`,
        `${text}${ref(`{{multiref|${cite("a")}|${cite("b")}}}`)}`,
      ],
      [
        "a reference of author and year that is in short now",
        `${text}<ref>Smith 1904, p. 5.</ref>`,
        `${text}{{sfn|Smith|1904|p=5}}`,
      ],
      [
        "a typo in a template",
        box("Smith, Ann. Mills of the Nroth, Harrow Press, 1904, p. xi"),
        box("Smith, Ann. Mills of the North, Harrow Press, 1904, p. 75"),
      ],
      [
        "another page of a book behind another sentence",
        `${text}${ref("Smith, Ann. Mills of the North, Harrow Press, 1904, p. xi")}`,
        `${other}${ref("Smith, Ann. Mills of the North, Harrow Press, 1904, p. 75")}`,
      ],
      [
        "a page that moved, in a template",
        `{{Mill|wheels=2${moved("mills.example/a")}}}`,
        `{{Mill|wheels=2${moved("rivers.example/old/a-7")}}}`,
      ],
      ["a reference that moves into the list", `${text}${smith}`, `${text}<ref name="s" />${reflist(smith)}`],
      ["one that moves out of it", `${text}<ref name="s" />${list(smith)}`, `${text}${smith}`],
      ["what the list defined for nobody", `${text}${list(smith)}`, text],
      ["a reference that comes", text, `${text}${web("a")}`],
      ["a reference that moves", `${text}${web("a")} ${other}`, `${text} ${other}${web("a")}`],
      ["an empty reference", `${text}<ref></ref>`, text],
      [
        "an archived copy",
        `${text}${web("a")}`,
        `${text}<ref>[https://web.archive.org/web/2011/https://mills.example/a Mills]</ref>`,
      ],
      ["a sentence without one", `${text}${web("a")} ${other}`, `${text}${web("a")}`],
      [
        "a Russian name that goes",
        `${мельница}<ref name="и">Иванов, Мельницы.</ref>`,
        `${мельница}<ref>Иванов, Мельницы.</ref>`,
      ],
      ["a Hindi sentence reworded", `${चक्की}${web("a")}`, `${चक्की.replace("पुरानी", "नयी")}${web("a")}`],
      ["a Chinese work in place of another", `${磨坊}${web("a")}`, `${磨坊}${web("b")}`],
      ["an Arabic link without a reference", `${طاحونة}[https://mills.example/a]`, طاحونة],
    ],
  },
  citation_replaced: {
    detector: heuristic,
    after,
    // Other words for the same work have tests of their own, in test/detectors/heuristic/other-words.test.ts.
    isMeant: ({ evidence }) => evidence.basis !== "work",
    hits: [
      [
        "a book for another by one author, for one value",
        box("Smith, Ann. Mills of the North, Harrow Press, 1904"),
        box("Smith, Ann. A History of Bread and Salt, Harrow Press, 1911"),
      ],
      [
        "a work for a value that changes with it",
        `{{Infobox mill|name=Harrow|wheels=2${web("a")}|stones=4}}`,
        `{{Infobox mill|name=Harrow|wheels=3${web("b")}|stones=4}}`,
      ],
      [
        "a work in a list within a value",
        `{{Infobox mill|name=Harrow|wheels={{plainlist|\n* 2${web("a")}\n}}}}`,
        `{{Infobox mill|name=Harrow|wheels={{plainlist|\n* 2${web("b")}\n}}}}`,
      ],
      [
        "a numbered part of another site",
        `${text}${ref("https://mills.example/river/chapter12.html")}`,
        `${text}${ref("https://bread.example/chapter12.html")}`,
      ],
      [
        "a page of one name by another title",
        `${text}${ref("{{cite web|url=https://mills.example/mill12|title=Old mill burns}}")}`,
        `${text}${ref("{{cite web|url=https://bread.example/mill12|title=A new bread tax}}")}`,
      ],
      [
        "an article of one title in another newspaper that is called by an article, too",
        `${text}${ref("{{cita noticia|título=Gana la final del torneo|periódico=El Molino|url=https://molino.example/a}}")}`,
        `${text}${ref("{{cita noticia|título=Gana la final del torneo|periódico=El Puente|url=https://puente.example/b}}")}`,
      ],
      [
        "a Dutch article of one title at another publisher",
        `${text}${ref("{{Citeer web|titel=De oude molen is verbrand|uitgever=Het Dorp|url=https://dorp.example/a}}")}`,
        `${text}${ref("{{Citeer web|titel=De oude molen is verbrand|uitgever=Het Meer|url=https://meer.example/b}}")}`,
      ],
      [
        "an article of one title at another publisher",
        `${text}${ref("{{cite web|url=https://herald.example/a|title=Old mill of Harrow burns|work=Harrow Herald}}")}`,
        `${text}${ref("{{cite web|url=https://courier.example/b|title=Old mill of Harrow burns|work=Lom Courier}}")}`,
      ],
      [
        "a book of one title by another author of another year",
        `${text}${ref("{{cite book|last=Smith|title=A History of the Mills|year=1904}}")}`,
        `${text}${ref("{{cite book|last=Brown|title=A History of the Mills|year=1911}}")}`,
      ],
      [
        "an Italian book of one title by another author",
        `${text}${ref("{{cita libro|autore=Anna Rossi|titolo=Storia dei mulini|anno=1904}}")}`,
        `${text}${ref("{{cita libro|autore=Pio Verdi|titolo=Storia dei mulini|anno=1911}}")}`,
      ],
      [
        "another author of a note",
        `${text}${ref("{{harvnb|Smith|1904|p=5}}")}`,
        `${text}${ref("{{harvnb|Brown|1904|p=5}}")}`,
      ],
      ["another year of a note", `${text}${ref("Smith 1904, p. 5.")}`, `${text}${ref("Smith 1911, p. 5.")}`],
      [
        "another author of a Russian note",
        `${мельница}${ref("Иванов 1904, с. 5.")}`,
        `${мельница}${ref("Петров 1904, с. 5.")}`,
      ],
      ["another work in short", `${text}{{sfn|Smith|1904|p=5}}`, `${text}{{sfn|Brown|1911|p=9}}`],
      [
        "another year's book in short",
        `${text}${ref("{{cite book|last=Smith|title=Mills of the North|year=1904|isbn=978-0-306-40615-7}}")}`,
        `${text}{{sfn|Smith|1911|p=5}}`,
      ],
      [
        "another edition of a book",
        `${text}${ref("{{cite book|title=Mills of the North|last=Smith|isbn=978-0-306-40615-7}}")}`,
        `${text}${ref("{{cite book|title=Mills of the North|last=Smith|isbn=978-0-8044-2957-3}}")}`,
      ],
      [
        "half of the words of another behind one sentence",
        `${text}${ref("Smith, Ann. Mills of the North, 1904.")}`,
        `${text}${ref("Smith, Ann. Bread of the South, 1911.")}`,
      ],
      [
        "a work that changed places with another",
        `${text}${web("a")} ${other}${web("b")}`,
        `${text}${web("b")} ${other}${web("a")}`,
      ],
      [
        "another article on one page of a newspaper",
        `${text}${ref("Harrow Herald. Old mill of the north burns. 5 May 1904, p. 3.")}`,
        `${text}${ref("Harrow Herald. Council raises tax on bread. 5 May 1904, p. 3.")}`,
      ],
      [
        "another book of one author and year",
        `${text}${ref("Smith, Ann. Mills of the North and of the West. 1904.")}`,
        `${text}${ref("Smith, Ann. A history of bread and salt. 1904.")}`,
      ],
      [
        "another page of one site whose title differs in a word",
        `${text}${ref("{{cite web|url=https://mills.example/men|title=Results of the men at the final}}")}`,
        `${text}${ref("{{cite web|url=https://mills.example/women|title=Results of the women at the final}}")}`,
      ],
      [
        "another film of one site",
        `${text}${ref("https://www.youtube.com/watch?v=abcdefghijk")}`,
        `${text}${ref("https://youtu.be/abcdefghijl")}`,
      ],
      [
        "a use of a name that stands for another work",
        `${text}${ref("Brown, Bob. A History of Bread. Harrow, 1911.")} ${other}<ref name="s">Smith, Mills, 1904.</ref>`,
        `${text}<ref name="s" /> ${other}<ref name="s">Smith, Mills, 1904.</ref>`,
      ],
      [
        "another page of one site by one author",
        `${text}${ref("{{cite web|url=https://mills.example/a|title=The mills of the lower river|last=Smith}}")}`,
        `${text}${ref("{{cite web|url=https://mills.example/b|title=Bread for the poor of Harrow|last=Smith}}")}`,
      ],
      [
        "the report of another year",
        `${text}${ref("[https://mills.example/a Annual report of the millers' guild 1904]")}`,
        `${text}${ref("[https://mills.example/b Annual report of the millers' guild 1905]")}`,
      ],
      [
        "an article of one title by somebody else",
        `${text}${ref("{{cite web|url=https://mills.example/a|title=Mills of the north|last=Smith}}")}`,
        `${text}${ref("{{cite web|url=https://mills.example/b|title=Mills of the north|last=Brown}}")}`,
      ],
      [
        "a work that names the same site",
        `${text}${ref("{{cite book|isbn=978-0-306-40615-7|url=https://mills.example/}}")}`,
        `${text}${ref("{{cite book|isbn=978-0-8044-2957-3|url=https://mills.example/}}")}`,
      ],
      [
        "another article of one newspaper and day",
        `${text}${ref("{{cite news|title=Old mill burns|newspaper=Harrow Herald|date=5 May 1904|language=en}}")}`,
        `${text}${ref("{{cite news|title=New bread tax|newspaper=Harrow Herald|date=5 May 1904|language=en}}")}`,
      ],
      [
        "a book without an identifier for another",
        `${text}<ref>Smith, Ann. Mills of the North, 1904, p. 5.</ref>`,
        `${text}<ref>Brown, Bob. A History of Bread. Press of Harrow, 1911, p. 9.</ref>`,
      ],
      [
        "a Russian book for another",
        `${мельница}<ref>Иванов А. Мельницы севера, 1904.</ref>`,
        `${мельница}<ref>Петров Б. История хлеба. Москва, 1911.</ref>`,
      ],
      ["another address behind a sentence", `${text}${web("a")}`, `${text}${web("b")}`],
      [
        "another address behind a new wording",
        `${text}${web("a")}`,
        `${text.replace("lower", "upper")}${web("b")}`,
      ],
      [
        "another work under one name",
        `${text}<ref name="s">[https://mills.example/a]</ref>`,
        `${text}<ref name="s">[https://mills.example/b]</ref>`,
      ],
      [
        "another work under a name in the list",
        `${text}<ref name="s" />${list(`<ref name="s">[https://mills.example/a]</ref>`)}`,
        `${text}<ref name="s" />${list(`<ref name="s">[https://mills.example/b]</ref>`)}`,
      ],
      [
        "another DOI",
        `${text}<ref>{{cite journal|doi=10.1000/1}}</ref>`,
        `${text}<ref>{{cite journal|doi=10.1000/2}}</ref>`,
      ],
      ["a book for a link", `${text}${web("a")}`, `${text}<ref>{{cite book|isbn=978-0-306-40615-7}}</ref>`],
      ["a work behind a Russian sentence", `${мельница}${web("a")}`, `${мельница}${web("b")}`],
      ["a work behind a Hindi sentence", `${चक्की}${web("a")}`, `${चक्की}${web("b")}`],
      ["a work behind a Chinese sentence", `${磨坊}${web("a")}`, `${磨坊}${web("b")}`],
      ["a work behind an Arabic sentence", `${طاحونة}${web("a")}`, `${طاحونة}${web("b")}`],
    ],
    near: [
      [
        "works that changed places with their sentences",
        `${text}${web("a")} ${other}${web("b")}`,
        `${other}${web("b")} ${text}${web("a")}`,
      ],
      [
        "works for the values of two stations",
        `{{Station|Harrow|2${web("a")}}} {{Station|Lom|4}}`,
        `{{Station|Harrow|2}} {{Station|Lom|4${web("b")}}}`,
      ],
      [
        "works in a list of references",
        `${text}{{reflist|refs=${smith}}}`,
        `${text}{{reflist|refs=<ref name="b">Brown, Bob. A History of Bread. Harrow, 1911.</ref>}}`,
      ],
      [
        "works in a part of the page within a template",
        `{{Columns|${"Rye and barley. ".repeat(12)}${web("a")} ${"Wheat and oats. ".repeat(12)}}}`,
        `{{Columns|${"Rye and barley. ".repeat(12)} ${"Wheat and oats. ".repeat(12)}${web("b")}}}`,
      ],
      [
        "a page at another site under its old name",
        `${text}${ref("https://mills.example/river/Mill12.html#wheels")}`,
        `${text}${ref("[https://bread.example/Mill12.htm Of wheels]")}`,
      ],
      [
        "an article whose address is its title, at another site, under one name",
        `${text}<ref name="s">https://mills.example/2004/old-mill-of-harrow-burns</ref>`,
        `${text}<ref name="s">https://bread.example/news/old-mill-of-harrow-burns/</ref>`,
      ],
      [
        "one article at another address of its publisher",
        `${text}${ref("{{cite web|url=https://herald.example/a|title=Old mill of Harrow burns|work=herald.example}}")}`,
        `${text}${ref("{{cite web|url=https://harrowherald.example/b|title=Old mill of Harrow burns|work=Harrow Herald}}")}`,
      ],
      [
        "a book whose author was mended",
        `${text}${ref("{{cite book|last=Smith|title=A History of the Mills|year=1904}}")}`,
        `${text}${ref("{{cite book|last=Smyth|title=A History of the Mills|year=1904}}")}`,
      ],
      [
        "other pages of a note",
        `${text}${ref("{{harvnb|Smith|1904|pp=5–7}}")}`,
        `${text}${ref("{{harvnb|Smith|1904|pp=12–15}}")}`,
      ],
      [
        "a slip in a note",
        `${мельница}${ref("Ивнаов 1904, с. 5.")}`,
        `${мельница}${ref("Иванов 1904, с. 6.")}`,
      ],
      [
        "a book that is cited in short now",
        `${text}${ref("{{cite book|last=Smith|first=Ann|title=Mills of the North|year=1904|isbn=978-0-306-40615-7}}")}`,
        `${text}{{sfn|Smith|1904|p=5}}`,
      ],
      [
        "one in short of two in a year that is told in full now",
        `${text}{{sfn|Smith|1904a|p=5}}`,
        `${text}${ref("{{cite book|last=Smith|title=Mills of the North|date=1904a|isbn=978-0-306-40615-7}}")}`,
      ],
      [
        "one in short that is told in full now",
        `${text}{{sfn|Smith|1904|p=5}}`,
        `${text}${ref("{{cite journal|last=Smith|title=Mills of the North|date=3 May 1904|doi=10.1000/182}}")}`,
      ],
      [
        "a number of PubMed Central",
        `${text}${ref("https://www.ncbi.nlm.nih.gov/pmc/articles/PMC1234567/")}`,
        `${text}${ref("{{cite journal|title=Bells|pmc=1234567|doi=10.1000/182}}")}`,
      ],
      [
        "a number of a library",
        `${text}${ref("https://www.worldcat.org/oclc/2345678")}`,
        `${text}${ref("{{cite book|title=Bells|oclc=2345678|isbn=978-0-306-40615-7}}")}`,
      ],
      [
        "a number of an archive of articles",
        `${text}${ref("https://www.jstor.org/stable/2345678")}`,
        `${text}${ref("{{cite journal|title=Bells|jstor=2345678|doi=10.1000/182}}")}`,
      ],
      [
        "one in short that is told in words now",
        `${text}{{sfn|Smith|1904|p=5}}`,
        `${text}<ref>Smith (1904), p. 5</ref>`,
      ],
      [
        "a film under its short address",
        `${text}${ref("https://www.youtube.com/watch?v=abcdefghijk&t=10s")}`,
        `${text}${ref("https://youtu.be/abcdefghijk")}`,
      ],
      [
        "a page of a site with a word more in its title",
        `${text}${ref("{{cite web|url=https://mills.example/a|title=Results of the final}}")}`,
        `${text}${ref("{{cite web|url=https://mills.example/b|title=Results of the final, corrected}}")}`,
      ],
      [
        "a book that was a page, under one title",
        `${text}${ref("Smith, Ann. ''[https://mills.example/a Mills of the North]''")}`,
        `${text}${ref("{{cite book|title=Mills of the North|last=Smith|year=1904|isbn=978-0-306-40615-7}}")}`,
      ],
      [
        "a book without an identifier that was a page, under one title",
        `${text}${ref('Smith, Ann. [https://mills.example/a "Mills of the lower North"]')}`,
        `${text}${ref("{{cite book|title=Mills of the lower North and the bread of its towns|first=Ann|publisher=Harrow Press}}")}`,
      ],
      [
        "two thirds of the words behind one sentence",
        `${text}${ref("Smith, Ann. Mills of the North, Harrow 1904, p. 5")}`,
        `${text}${ref("Smith, Ann. Mills of the North-West, Oxcastle Press 1906, p. 7")}`,
      ],
      [
        "half of the words under one name",
        `${text}<ref name="s">Smith, Ann. Mills of the North, 1904. "They grind rye and oats for four villages."</ref>`,
        `${text}<ref name="s">Smith, Ann. Mills of the North, 1904. "Everybody here just adores little green ponies."</ref>`,
      ],
      [
        "a use of a name that stands for the work in other words",
        `${text}${ref("Smith, Ann. Mills, 1904, p. 5")} ${other}<ref name="s">Smith, Ann: Mills. Harrow, 1904.</ref>`,
        `${text}<ref name="s" /> ${other}<ref name="s">Smith, Ann: Mills. Harrow, 1904.</ref>`,
      ],
      [
        "a page that moved to another site",
        `${text}${moved("mills.example/a")}`,
        `${text}${moved("rivers.example/old/a-7")}`,
      ],
      [
        "an ISBN beside the same address",
        `${text}${ref("{{cite book|title=M|url=https://mills.example/a}}")}`,
        `${text}${ref("{{cite book|title=M|url=https://mills.example/a|isbn=978-0-306-40615-7}}")}`,
      ],
      [
        "a DOI beside the same PMID",
        `${text}${ref("{{cite journal|title=M|pmid=123}}")}`,
        `${text}${ref("{{cite journal|title=M|pmid=123|doi=10.1000/182}}")}`,
      ],
      [
        "a shop's shorter address",
        `${text}${ref("[https://www.amazon.com/Mills-North/dp/0306406152 Mills]")}`,
        `${text}${ref("[https://www.amazon.com/dp/0306406152 Mills]")}`,
      ],
      [
        "a shop's address for an ISBN",
        `${text}${ref("[https://www.amazon.com/dp/0306406152 Mills]")}`,
        `${text}${ref("{{cite book|title=Mills|isbn=0-306-40615-2}}")}`,
      ],
      [
        "another page of a scanned book",
        `${text}${ref("[https://books.google.com/books?id=Ab_-12345678&pg=PA5 Mills]")}`,
        `${text}${ref("[https://books.google.com/books?id=Ab_-12345678&pg=PA6 Mills]")}`,
      ],
      [
        "the host for telephones",
        `${text}${ref("[https://en.m.mills.example/a Mills]")}`,
        `${text}${ref("[https://en.mills.example/a Mills]")}`,
      ],
      ["the name of an index page", `${text}${web("a/")}`, `${text}${web("a/index.html")}`],
      [
        "words pasted behind an address",
        `${text}${ref("{{cite web|url=https://mills.example/a|title=M}}")}`,
        `${text}${ref("{{cite web|url=https://mills.example/a the mill is old|title=M}}")}`,
      ],
      [
        "two addresses that become a book with both",
        `${text}${ref("[https://mills.example/a A], [https://mills.example/b B]")}`,
        `${text}${ref("[https://mills.example/a A], [https://mills.example/b B], ISBN 0-306-40615-2")}`,
      ],
      [
        "a Russian page that moved",
        `${мельница}${ref("Иванов А. [https://mills.example/a Мельницы на нижней реке], 1904.")}`,
        `${мельница}${ref("Иванов А. [https://rivers.example/b Мельницы на нижней реке], 1904.")}`,
      ],
      [
        "another page of one book",
        `${text}<ref>Smith, Ann. Mills of the North, 1904, p. 5.</ref>`,
        `${text}<ref>Smith, Ann. Mills of the North, 1904, pp. 7–9.</ref>`,
      ],
      [
        "a book whose title is spoilt",
        `${text}${ref("Smith, Ann. ''Mills of the North and of the West'', Harrow Press, 1904, p. 5.")}`,
        `${text}${ref("Smith, Ann. ''Mills are silly and so is whoever reads about them, 1904, p. 5.")}`,
      ],
      [
        "a remark behind a book",
        `${text}<ref>Smith, Mills, 1904.</ref>`,
        `${text}<ref>Smith, Mills, 1904. Others hold that no mill stood there before the flood.</ref>`,
      ],
      [
        "a book that gets an address",
        `${text}<ref>Smith, Ann. Mills of the North, 1904.</ref>`,
        `${text}<ref>Smith, Ann. [https://mills.example/b Mills of the North], 1904.</ref>`,
      ],
      [
        "a Russian book with its publisher",
        `${мельница}<ref>Иванов А. Мельницы севера, 1904.</ref>`,
        `${мельница}<ref>Иванов А. Мельницы севера. Москва, 1904.</ref>`,
      ],
      [
        "a Hindi book with its year",
        `${चक्की}<ref>शर्मा, उत्तर की चक्कियाँ।</ref>`,
        `${चक्की}<ref>शर्मा, उत्तर की चक्कियाँ, १९०४।</ref>`,
      ],
      [
        "one that goes and one that comes elsewhere",
        `${text}${web("a")} ${other}`,
        `${text} ${other}${web("b")}`,
      ],
      ["one that comes", `${text}${web("a")}`, `${text}${web("a")}${web("b")}`],
      ["one that goes", `${text}${web("a")}${web("b")}`, `${text}${web("b")}`],
      ["the same address with a tracker", `${text}${web("a")}`, `${text}${web("a?utm_source=x")}`],
      [
        "a Russian sentence with its own work",
        `${мельница}${web("a")}`,
        `${"Голуби спят под крышей."}${web("b")}`,
      ],
      [
        "a Hindi reference that gets a name",
        `${चक्की}${web("a")}`,
        `${चक्की}<ref name="क">[https://mills.example/a Mills]</ref>`,
      ],
      ["a Chinese sentence reworded", `${磨坊}${web("a")}`, `${磨坊.replace("黑麦", "大麦")}${web("a")}`],
      [
        "an Arabic template around the same address",
        `${طاحونة}${web("a")}`,
        `${طاحونة}<ref>{{cite web|url=https://mills.example/a|title=M}}</ref>`,
      ],
      [
        "another title of one DOI",
        `${text}<ref>{{cite journal|title=A|doi=10.1000/1}}</ref>`,
        `${text}<ref>{{cite journal|title=B|doi=10.1000/1}}</ref>`,
      ],
    ],
  },
};
