import { heuristic } from "../../../detectors/heuristic.ts";
import type { CaseTables } from "./cases.ts";

const mill = "The mill on the lower river grinds rye.";
const bells = "Nobody has heard its bells for years.";
const river = `${mill}\n== River ==\n${bells}\n`;
const htmlTable =
  "<table>\n<tr><th>Year</th><th>Sacks</th></tr>\n<tr><td>1904</td><td>12</td><td>rye</td></tr>\n" +
  "<tr><td>1905</td><td>15</td><td>oats</td></tr>\n</table>\n";
const table = "{|\n! Year !! Sacks\n|-\n| 1904 || 12 || rye\n|-\n| 1905 || 15 || oats\n|}\n";

export const structureCases: CaseTables = {
  section_changed: {
    detector: heuristic,
    hits: [
      ["a new section", mill, river],
      ["a section that goes", river, mill],
      ["another heading", river, river.replace("River", "Stream")],
      ["another level", river, river.replaceAll("==", "===")],
      [
        "a move",
        `${river}== Roof ==\nPigeons sleep there.\n`,
        `${mill}\n== Roof ==\nPigeons sleep there.\n== River ==\n${bells}\n`,
      ],
      ["a Russian section", "Мельница.", "Мельница.\n== Река ==\nОна течёт на юг."],
      ["a Hindi heading", "== नदी ==\nवह बहती है।", "== धारा ==\nवह बहती है।"],
      ["a Chinese section", "磨坊。", "磨坊。\n== 河 ==\n河很长。"],
      ["an Arabic section that goes", "طاحونة.\n== النهر ==\nيجري جنوبا.", "طاحونة."],
    ],
    near: [
      ["other words below a heading", river, river.replace("years", "ages")],
      ["spaces in a heading", river, river.replace("== River ==", "==River==")],
      ["a heading shown as text", mill, `${mill}\n<nowiki>\n== River ==\n</nowiki>`],
      ["a bold line", mill, `${mill}\n'''River'''`],
      ["a Russian heading in a comment", "Мельница.", "Мельница.\n<!--\n== Река ==\n-->"],
      ["a link in a Hindi heading", "== नदी ==\nवह।", "== [[नदी]] ==\nवह।"],
      ["a Russian anchor in a heading", "== Река ==\nОна.", "== Река {{якорь|Р}} ==\nОна."],
      ["Chinese text above all sections", "== 河 ==\n河很长。", "磨坊。\n== 河 ==\n河很长。"],
      ["an Arabic line with one sign", "طاحونة.", "طاحونة.\n= النهر"],
    ],
  },
  link_changed: {
    detector: heuristic,
    hits: [
      ["a new link", mill, mill.replace("river", "[[river]]")],
      ["a link that goes", mill.replace("river", "[[river]]"), mill],
      ["another target", "[[Low River|river]]", "[[High River|river]]"],
      ["another label", "[[River|river]]", "[[River|stream]]"],
      ["an address", mill, `${mill} https://mills.example/a`],
      ["a language", mill, `${mill}\n[[de:Mühle]]`],
      ["a Russian link", "мельница", "[[мельница]]"],
      ["a Hindi link", "चक्की", "[[चक्की]]"],
      ["a Chinese link", "磨坊", "[[磨坊]]"],
      ["an Arabic link", "طاحونة", "[[طاحونة]]"],
    ],
    near: [
      ["an underscore", "[[Low river]]", "[[Low_river]]"],
      ["words around a link", `[[River]] ${mill}`, `[[River]] ${bells}`],
      ["a link shown as text", mill, `${mill}<nowiki>[[River]]</nowiki>`],
      ["a category", mill, `${mill}[[Category:Mills]]`],
      ["a small Russian first letter", "[[Мельница]]", "[[мельница]]"],
      ["a Hindi link that moves", "[[चक्की]]\n\nनदी", "नदी\n\n[[चक्की]]"],
      ["Chinese brackets nobody closed", "磨坊", "[[磨坊"],
      ["an Arabic link in a comment", "طاحونة", "طاحونة<!-- [[نهر]] -->"],
    ],
  },
  category_changed: {
    detector: heuristic,
    hits: [
      ["a new one", mill, `${mill}\n[[Category:Mills]]`],
      ["one that goes", `${mill}\n[[Category:Mills]]`, mill],
      ["another one", "[[Category:Mills]]", "[[Category:Bridges]]"],
      ["another sort key", "[[Category:Mills|Low]]", "[[Category:Mills|High]]"],
      ["a first sort key", "[[Category:Mills]]", "[[Category:Mills|Low]]"],
      ["a small prefix", mill, `${mill}\n[[category:mills]]`],
      ["a Russian one", "Мельница.", "Мельница.\n[[Category:Мельницы]]"],
      ["a Hindi one", "चक्की।", "चक्की।\n[[Category:चक्कियाँ]]"],
      ["a Chinese one", "磨坊。", "磨坊。\n[[Category:磨坊]]"],
      ["an Arabic one", "طاحونة.", "طاحونة.\n[[Category:طواحين]]"],
    ],
    near: [
      ["a link to one", mill, `${mill}\n[[:Category:Mills]]`],
      ["one shown as text", mill, `${mill}\n<nowiki>[[Category:Mills]]</nowiki>`],
      ["one in a comment", mill, `${mill}\n<!-- [[Category:Mills]] -->`],
      ["another order", "[[Category:A]]\n[[Category:B]]\n", "[[Category:B]]\n[[Category:A]]\n"],
      ["white space and case", "[[Category:Low mills]]", "[[category: low_mills ]]"],
      ["a Russian link", "Мельница.", "Мельница. [[Мельницы]]"],
      ["a Hindi word", "चक्की।\n[[Category:चक्कियाँ]]", "पुल।\n[[Category:चक्कियाँ]]"],
      ["a Chinese file", "磨坊。", "磨坊。[[File:磨坊.jpg]]"],
    ],
  },
  media_changed: {
    detector: heuristic,
    hits: [
      ["a new file", mill, `[[File:Mill.jpg|thumb]]\n${mill}`],
      ["one that goes", `[[File:Mill.jpg|thumb]]\n${mill}`, mill],
      ["another caption", "[[File:Mill.jpg|thumb|The mill]]", "[[File:Mill.jpg|thumb|A mill]]"],
      ["another width", "[[File:Mill.jpg|100px|A]]", "[[File:Mill.jpg|200px|A]]"],
      ["another file", "[[File:Mill.jpg|thumb|A]]", "[[File:Bridge.jpg|thumb|A]]"],
      [
        "a line of a gallery",
        "<gallery>\nFile:A.jpg\n</gallery>",
        "<gallery>\nFile:A.jpg\nFile:B.jpg\n</gallery>",
      ],
      ["the old prefix", mill, `[[Image:Mill.jpg]]\n${mill}`],
      ["a Russian one", "Мельница.", "[[File:Мельница.jpg]]\nМельница."],
      ["a Hindi caption", "[[File:A.jpg|thumb|चक्की]]", "[[File:A.jpg|thumb|पुल]]"],
      ["a Chinese one", "磨坊。", "磨坊。[[File:磨坊.jpg]]"],
      [
        "one of two, though a box names it",
        "{{Infobox|image=[[File:Mill.jpg]]}}\n[[File:Mill.jpg|thumb]]",
        "{{Infobox|image=Mill.jpg}}",
      ],
      [
        "one that a box names already",
        "{{Infobox|image=A.jpg}}\n\n[[File:A.jpg]]",
        "{{Infobox|image=A.jpg}}\n",
      ],
    ],
    near: [
      ["a link to a file's page", mill, `${mill} [[:File:Mill.jpg]]`],
      ["a file shown as text", mill, `${mill}<nowiki>[[File:Mill.jpg]]</nowiki>`],
      ["the old prefix for the new", "[[Image:Mill.jpg|thumb]]", "[[File:Mill.jpg|thumb]]"],
      ["an underscore", "[[File:Low mill.jpg]]", "[[File:Low_mill.jpg]]"],
      ["a file that moves", `[[File:Mill.jpg]]\n\n${mill}`, `${mill}\n\n[[File:Mill.jpg]]`],
      ["a Russian word beside it", "[[File:A.jpg]]\nМельница.", "[[File:A.jpg]]\nМост."],
      ["a Hindi category", "चक्की।", "चक्की।[[Category:चक्कियाँ]]"],
      ["a Chinese file in a comment", "磨坊。", "磨坊。<!-- [[File:磨坊.jpg]] -->"],
      [
        "a file that a box only names now",
        "{{Infobox|image=[[File:mill_1.JPG|thumb]]}}",
        "{{Infobox|image=Mill 1.JPG}}",
      ],
      [
        "a name in a box that is a link now",
        "{{Infobox|image=Image:Mill.jpg }}",
        "{{Infobox|image=[[File:Mill.jpg]]}}",
      ],
    ],
  },
  table_changed: {
    detector: heuristic,
    hits: [
      ["a new table", mill, `${mill}\n${table}`],
      ["one that goes", `${mill}\n${table}`, mill],
      ["a cell", table, table.replace("12", "13")],
      ["a row more", table, table.replace("|}", "|-\n| 1906 || 9 || rye\n|}")],
      ["a row less", table, table.replace("|-\n| 1905 || 15 || oats\n", "")],
      ["a cell more", table, table.replace("|| oats", "|| oats || dry")],
      ["its opening line", table, table.replace("{|", '{| class="wikitable"')],
      ["a caption", table, table.replace("{|\n", "{|\n|+ Sacks\n")],
      ["a cell of HTML", htmlTable, htmlTable.replace("12", "13")],
      ["a row of HTML less", htmlTable, htmlTable.replace(/<tr><td>1905.*\n/, "")],
      ["a Russian cell", table.replace("rye", "рожь"), table.replace("rye", "овёс")],
      ["a Hindi cell", table.replace("rye", "राई"), table.replace("rye", "जौ")],
      ["a Chinese cell", table.replace("rye", "黑麦"), table.replace("rye", "大麦")],
    ],
    near: [
      ["words beside it", `${mill}\n${table}`, `${bells}\n${table}`],
      ["a table that moves", `${mill}\n\n${table}`, `${table}\n${mill}\n\n`],
      ["white space in cells", table, table.replace("| 1904 || 12", "|1904||12")],
      ["HTML that becomes wikitext", htmlTable, table],
      ["a table of HTML shown as text", mill, `${mill}\n<nowiki>\n${htmlTable}</nowiki>`],
      ["a table shown as text", mill, `${mill}\n<nowiki>\n${table}</nowiki>`],
      ["a table in a comment", mill, `${mill}\n<!--\n${table}-->`],
      ["a Russian template", "Мельница.", "{{Таблица\n| мешки = 12\n}}\nМельница."],
      ["a Hindi list", "चक्की।", "चक्की।\n* राई\n* जौ"],
      ["a Chinese comment in a cell", table, table.replace("rye", "rye<!-- 黑麦 -->")],
    ],
  },
};
