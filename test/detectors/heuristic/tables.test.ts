import { describe, expect, it } from "vitest";
import { lastEvents, lastSubjects } from "./subjects.ts";

const tables = (...texts: readonly string[]) => lastSubjects("table_changed", ...texts);
const added = (element: string, content: string) => ({ action: "added", element, content });
const removed = (element: string, content: string) => ({ action: "removed", element, content });
const changed = (element: string, from: string, to: string) => ({ action: "changed", element, from, to });
const table = (...rows: readonly string[]) =>
  `{| class="wikitable"\n|+ Rain\n${rows.map((row) => `|-\n${row}\n`).join("")}|}\n`;

const html = (...rows: readonly string[]) =>
  `<table class="wikitable">\n<caption>Rain</caption>\n${rows.map((row) => `<tr>${row}</tr>\n`).join("")}</table>\n`;

/** Fifty tables of one kind, such as chessboards: each of the four values is in half of them. */
const boards = (written: (squares: readonly string[]) => string) =>
  Array.from({ length: 50 }, (_, i) =>
    written([i % 2 === 0 ? "rook" : "pawn", i % 4 < 2 ? "king" : "queen"]),
  ).join("");

const head = "! Month !! Days";
const may = "| May || 12 || wet";
const june = "| June || 9 || warm";
const july = "| July || 4 || hot";
const htmlHead = "<th>Month</th><th>Days</th>";
const htmlMay = "<td>May</td><td>12</td><td>wet</td>";
const htmlJune = "<td>June</td><td>9</td><td>warm</td>";

describe("table_changed", () => {
  it.each([
    ["a row that came", table(head, may), table(head, may, june), [added("row", "June | 9 | warm")]],
    ["a row that went", table(head, may, june), table(head, june), [removed("row", "May | 12 | wet")]],
    ["a cell", table(head, may), table(head, may.replace("12", "13")), [changed("cell", "12", "13")]],
    [
      "a cell of its own line",
      table("| May\n| 12\n| wet"),
      table("| May\n| 13\n| wet"),
      [changed("cell", "12", "13")],
    ],
    [
      "no mark that is gone before lines are read",
      table("| May\n| 12\nwarm"),
      table("| May\n| <translate>12</translate>\n<translate>warm</translate>").replace(
        "{|",
        "<onlyinclude>{|",
      ),
      [],
    ],
    [
      "a mark that shows",
      table("| May\n| 12\nwarm"),
      table("| May\n| 12\n<nowiki><translate></nowiki>"),
      [changed("cell", "12 warm", "12 <nowiki><translate></nowiki>")],
    ],
    [
      "a row of two cells for one of one cell",
      table(head, "| cold || windy", may),
      table(head, "| colspan=2 | A wet year", may),
      [
        { action: "added", content: "A wet year", element: "row" },
        { action: "removed", content: "cold | windy", element: "row" },
      ],
    ],
    [
      "a cell more beside one that is only written otherwise",
      table(head, "| a<br>b || wet"),
      table(head, "| a<br/>b || wet || calm"),
      [{ action: "added", content: "calm", element: "cell" }],
    ],
    [
      "one of two of one caption, which both lost their cells",
      `${table(may)}\n${table(june)}`,
      table("| Snow || 3 || cold"),
      [
        { action: "added", content: "Snow | 3 | cold", element: "row" },
        { action: "removed", content: "May | 12 | wet", element: "row" },
        { action: "removed", content: '{| class="wikitable" Rain June | 9 | warm', element: "table" },
      ],
    ],
    [
      "the first of two of one caption for one that lost its cells",
      table(may),
      `${table(june)}\n${table("| Snow || 3 || cold")}`,
      [
        added("row", "June | 9 | warm"),
        added("table", '{| class="wikitable" Rain Snow | 3 | cold'),
        removed("row", "May | 12 | wet"),
      ],
    ],
    [
      "one of two of one caption beside the other, which kept most of its cells",
      `${table(may, june)}\n${table(july)}`,
      table(may, june.replace("9", "8")),
      [changed("cell", "9", "8"), removed("table", '{| class="wikitable" Rain July | 4 | hot')],
    ],
    [
      "a second one of one caption beside the first, which kept most of its cells",
      table(may, june),
      `${table(july)}\n${table(may, june.replace("9", "8"))}`,
      [added("table", '{| class="wikitable" Rain July | 4 | hot'), changed("cell", "9", "8")],
    ],
    [
      "a cell beside one that is only set otherwise",
      table(head, "| a<br>b || wet || calm for days"),
      table(head, "| a<br/>b || dry || calm for days"),
      [changed("cell", "wet", "dry")],
    ],
    [
      "no row whose cells are all set otherwise",
      table(head, "| a<br>b || c<br>d"),
      table(head, "| a<br/>b || c<br/>d"),
      [],
    ],
    [
      "no row that a template makes behind the words of a cell which began on a line of its own",
      table("| May\n|\nwet\n{{rain row|1}}"),
      table("| May\n|\nwet\n{{rain row|2}}"),
      [],
    ],
    [
      "a row of one cell for one of two cells",
      table(head, "| colspan=2 | A wet year", may),
      table(head, "| cold || windy", may),
      [
        { action: "added", content: "cold | windy", element: "row" },
        { action: "removed", content: "A wet year", element: "row" },
      ],
    ],
    [
      "cells of a row that all read as before",
      table(head, may),
      table(head, "| [[May (month)|May]] || '''12''' || [[wet]]"),
      [
        changed("cell", "12", "'''12'''"),
        changed("cell", "May", "[[May (month)|May]]"),
        changed("cell", "wet", "[[wet]]"),
      ],
    ],
    [
      "cells of a row that are all bold or in italics now",
      table(head, may),
      table(head, "| '''May''' || '''12''' || ''wet''"),
      [
        changed("cell", "12", "'''12'''"),
        changed("cell", "May", "'''May'''"),
        changed("cell", "wet", "''wet''"),
      ],
    ],
    [
      "cells of a table that all read as before",
      "{|\n! [[Month]] !! [[Day|Days]]\n|-\n| [[May]] || '''12'''\n|}",
      "{|\n! Month !! Days\n|-\n| May || 12\n|}",
      [
        changed("cell", "'''12'''", "12"),
        changed("cell", "[[Day|Days]]", "Days"),
        changed("cell", "[[May]]", "May"),
        changed("cell", "[[Month]]", "Month"),
      ],
    ],
    [
      "a row with a cell more, of which all others read as before, for another one",
      table(head, may, "| June || 9"),
      table(head, may, "| '''June''' || '''9''' || warm"),
      [added("row", "'''June''' | '''9''' | warm"), removed("row", "June | 9")],
    ],
    [
      "the only cell of a row where it stood, and another one that went",
      table(may, "| A dry year", july, june, "| A cold year", july),
      table(may, july, june, "| A warm year", july),
      [changed("cell", "A cold year", "A warm year"), removed("row", "A dry year")],
    ],
    [
      "the only cells of rows that follow each other, in their order",
      table(head, "| A dry year", "| A cold year", may),
      table(head, "| A dry spring", "| A cold spring", may),
      [changed("cell", "A cold year", "A cold spring"), changed("cell", "A dry year", "A dry spring")],
    ],
    [
      "rows of one cell each for another number of them",
      table(head, "| A dry year", "| A cold year", may),
      table(head, "| A warm year", may),
      [added("row", "A warm year"), removed("row", "A cold year"), removed("row", "A dry year")],
    ],
    [
      "the only cell of a row",
      table(head, "| colspan=3 | A dry year", may),
      table(head, "| colspan=3 | A wet year", may),
      [changed("cell", "A dry year", "A wet year")],
    ],
    [
      "the only cell of a row below one that changed",
      table(may, "| A dry year"),
      table(may.replace("12", "13"), "| A wet year"),
      [changed("cell", "12", "13"), changed("cell", "A dry year", "A wet year")],
    ],
    [
      "the only cell of a table",
      '{| class="box"\n| It rains here in May.\n|}\n',
      '{| class="box"\n| It hails here in May.\n|}\n',
      [changed("cell", "It rains here in May.", "It hails here in May.")],
    ],
    [
      "the only cells of two tables, each where it reads alike",
      "{|\n| It rains here in May.\n|}\n{|\n| No road leads to the hill.\n|}\n",
      "{|\n| A road leads to the hill.\n|}\n{|\n| It hails here in May.\n|}\n",
      [
        changed("cell", "It rains here in May.", "It hails here in May."),
        changed("cell", "No road leads to the hill.", "A road leads to the hill."),
      ],
    ],
    [
      "the only cell of a table as the one that reads most alike",
      "{|\n| It rains here in May.\n|}\n",
      "{|\n| It rains there in August.\n|}\n{|\n| It rains here in June.\n|}\n",
      [
        added("table", "{| It rains there in August."),
        changed("cell", "It rains here in May.", "It rains here in June."),
      ],
    ],
    [
      "the only cell of that one of two tables which reads most alike",
      "{|\n| It rains there in August.\n|}\n{|\n| It rains here in May.\n|}\n",
      "{|\n| It rains here in June.\n|}\n",
      [
        changed("cell", "It rains here in May.", "It rains here in June."),
        removed("table", "{| It rains there in August."),
      ],
    ],
    [
      "a table of two cells in a row for another, though their words are alike",
      "{|\n| It rains here in May. || It hails here.\n|}\n",
      "{|\n| It rains here in June. || It snows here.\n|}\n",
      [
        added("table", "{| It rains here in June. | It snows here."),
        removed("table", "{| It rains here in May. | It hails here."),
      ],
    ],
    [
      "a table of two rows for another, though the words of the first are alike",
      "{|\n| It rains here in May.\n|-\n| It hails here.\n|}\n",
      "{|\n| It rains here in June.\n|-\n| No road leads to the hill.\n|}\n",
      [
        added("table", "{| It rains here in June. No road leads to the hill."),
        removed("table", "{| It rains here in May. It hails here."),
      ],
    ],
    [
      "a row of one cell that went, and one that came elsewhere",
      table("| A dry year", may, june),
      table(may, june, "| A wet year"),
      [added("row", "A wet year"), removed("row", "A dry year")],
    ],
    ["a cell that came", table(may), table(`${may} || mild`), [added("cell", "mild")]],
    ["a cell that went", table(`${may} || mild`), table(may), [removed("cell", "mild")]],
    [
      "the row that went of two set otherwise",
      table("| May<br>wet", "| May<br />wet"),
      table("| May<br />wet"),
      [removed("row", "May<br>wet")],
    ],
    [
      "a caption",
      table(may, june),
      table(may, june).replace("|+ Rain", "|+ Snow"),
      [changed("table", '{| class="wikitable" |+ Rain', '{| class="wikitable" |+ Snow')],
    ],
    [
      "a caption on two lines",
      table(may, june).replace("|+ Rain", "|+ Rain<!-- in -->\nby month"),
      table(may, june).replace("|+ Rain", "|+ Rain\nby year"),
      [changed("table", '{| class="wikitable" |+ Rain by month', '{| class="wikitable" |+ Rain by year')],
    ],
    [
      "a table for another where neither is called anything",
      "{|\n|+\n|-\n| May\n|}\n",
      "{|\n|+\n|-\n| oil\n|}\n",
      [added("table", "{| oil"), removed("table", "{| May")],
    ],
    [
      "a table with a line for a caption for one without",
      "{|\n|-\n| May\n|}\n",
      "{|\n|+\n|-\n| oil\n|}\n",
      [added("table", "{| oil"), removed("table", "{| May")],
    ],
    [
      "a line that goes on with a cell",
      table("| May\n| 12\n| wet\nand cold"),
      table("| May\n| 12\n| wet\nand windy"),
      [changed("cell", "wet and cold", "wet and windy")],
    ],
    [
      "a row put into a comment",
      table(head, may, june),
      table(head, may).replace("\n|}", `\n<!--\n|-\n${june}\n-->\n|}`),
      [removed("row", "June | 9 | warm")],
    ],
    [
      "a cell that a template fills on its own line",
      table("| May\n|\n{{plainlist|a}}"),
      table("| May\n|\n{{plainlist|b}}"),
      [changed("cell", "{{plainlist|a}}", "{{plainlist|b}}")],
    ],
    [
      "a template that shows words, on a line that goes on with a cell",
      table("| May\n| wet\n{{small|and cold}}"),
      table("| May\n| wet\n{{small|and windy}}"),
      [changed("cell", "wet {{small|and cold}}", "wet {{small|and windy}}")],
    ],
    [
      "a cell behind a heading",
      table(`${may}\n== Hail ==\n| 1`),
      table(`${may}\n== Hail ==\n| 2`),
      [changed("cell", "1", "2")],
    ],
    [
      "a row of HTML that came",
      html(htmlHead, htmlMay),
      html(htmlHead, htmlMay, htmlJune),
      [added("row", "June | 9 | warm")],
    ],
    ["a cell of HTML", html(htmlMay), html(htmlMay.replace("12", "13")), [changed("cell", "12", "13")]],
    [
      "a caption of HTML",
      html(htmlMay),
      html(htmlMay).replace("Rain", "Snow"),
      [changed("table", '<table class="wikitable"> |+ Rain', '<table class="wikitable"> |+ Snow')],
    ],
    [
      "a cell on several lines, with blank ones",
      html("<td>May</td>\n\n<td\n class='x'>\n\nwet\n\nand cold\n</td>"),
      html("<td>May</td>\n\n<td\n class='x'>\n\nwet\n\nand windy\n</td>"),
      [changed("cell", "wet and cold", "wet and windy")],
    ],
    [
      "cells and rows whose tags of an end are left out",
      "<TABLE><CAPTION>Rain<TR><TH>Month<TH>Days<TR><TD>May<TD>12\n<TR>\n<TD>June\n<TD>9\n</TABLE>\n",
      "<TABLE><CAPTION>Rain<TR><TH>Month<TH>Days<TR><TD>May<TD>13\n<TR>\n<TD>June\n<TD>8\n</TABLE>\n",
      [changed("cell", "12", "13"), changed("cell", "9", "8")],
    ],
    [
      "a cell in a row that no tag begins",
      "<table><td>May</td></tr><td>June</td><td>9</td></table>",
      "<table><td>May</td></tr><td>June</td><td>8</td></table>",
      [changed("cell", "9", "8")],
    ],
    [
      "a cell in a table that text surrounds",
      "<center>Rain: <table><tr><td>May<td>12</table> falls.</center>",
      "<center>Rain: <table><tr><td>May<td>13</table> falls.</center>",
      [changed("cell", "12", "13")],
    ],
    [
      "a cell in a table that is not closed, below a heading, too",
      "<table><tr><td>May<td>12\n== Hail ==\n<tr><td>June<td>9\n",
      "<table><tr><td>May<td>12\n== Hail ==\n<tr><td>June<td>8\n",
      [changed("cell", "9", "8")],
    ],
    [
      "a row of HTML in a table of wikitext",
      "{|\n<tr><td>May</td><td>12</td></tr>\n| June || 9\n|}\n",
      "{|\n<tr><td>May</td><td>13</td></tr>\n| June || 9\n|}\n",
      [changed("cell", "12", "13")],
    ],
    [
      "a cell of the second of two tables in a line",
      "<table><tr><td>May</table><table><tr><td>June<td>9</table>",
      "<table><tr><td>May</table><table><tr><td>June<td>8</table>",
      [changed("cell", "9", "8")],
    ],
    [
      "other attributes when a table of HTML becomes one of wikitext",
      html(htmlMay).replace("wikitable", "rain"),
      table(may),
      [changed("table", '<table class="rain"> |+ Rain', '{| class="wikitable" |+ Rain')],
    ],
    [
      "another value of an attribute, and an indent",
      `{| border=1 {{Wide}}\n|-\n${may}\n|}\n{| border=2\n|-\n${june}\n|}\n`,
      `{| border="2" {{Wide}}\n|-\n${may}\n|}\n:{| border=2\n|-\n${june}\n|}\n`,
      [
        changed("table", "{| border=1 {{Wide}}", '{| border="2" {{Wide}}'),
        changed("table", "{| border=2", ":{| border=2"),
      ],
    ],
    [
      "a cell that changes when a table of HTML becomes one of wikitext",
      html(htmlHead, htmlMay),
      table(head, may.replace("12", "13")),
      [changed("cell", "12", "13")],
    ],
    [
      "a Hindi cell of HTML",
      html("<td>मई</td><td>१२</td>"),
      html("<td>मई</td><td>१३</td>"),
      [changed("cell", "१२", "१३")],
    ],
    ["Devanagari", table("| मई || १२ || गीला"), table("| मई || १३ || गीला"), [changed("cell", "१२", "१३")]],
    [
      "Chinese",
      table("| 五月 || 十二 || 湿"),
      table("| 五月 || 十三 || 湿"),
      [changed("cell", "十二", "十三")],
    ],
  ])("finds %s", async (_, before, after, found) => {
    expect(await tables(before, after)).toEqual(found);
  });

  it.each([
    ["words beside it", `Rain.\n${table(may)}`, `Snow.\n${table(may)}`],
    ["a table that moves", `${table(may)}Rain.\n`, `Rain.\n${table(may)}`],
    ["rows in another order", table(head, may, june, july), table(head, july, may, june)],
    ["spaces in a row", table(may), table("|   May  ||  12||wet  ")],
    ["attributes of a cell", table(may), table('| May || style="x" | 12 || wet')],
    ["attributes of a row", table(may), table(may).replace("|-\n", '|- style="x"\n')],
    ["a row of nothing", table(may), table(may, "")],
    ["a line with a bar outside a table", "Rain.\n", "Rain.\n| June || 9\n"],
    ["cells on lines of their own", table(may), table("| May\n| 12\n| wet")],
    [
      "a note between two rows",
      table(may, june),
      table(may, june).replace("|-\n| June", "<!-- new ones\nhere -->\n|-\n| June"),
    ],
    ["a note at the end", table(may), table(may).replace("\n|}", "\n<!-- here -->\n|}")],
    ["a note behind the opening", table(may), table(may).replace("\n|+", " <!-- of the north -->\n|+")],
    [
      "a note in front of a row's mark",
      table(may, june),
      table(may, june).replace("|-\n| June", "<!-- 2 -->|-\n| June"),
    ],
    ["a note in front of a cell's mark", table(may), table(`<!-- 2 -->${may}`)],
    ["a note in front of the opening", table(may), `<!-- 2 -->${table(may)}`],
    [
      "a note in front of the end",
      `${table(may)}Rain.\n`,
      `${table(may).replace("|}", "<!-- 2 -->|}")}Rain.\n`,
    ],
    [
      "such a row below headers of which the last is empty",
      table(`${head} !!`),
      table(`${head} !!\n{{Row|May|12}}`),
    ],
    ["a row that a template makes", table(head), table(`${head}\n{{Row|May|12}}`)],
    [
      "another value of such a row below the caption",
      "{|\n|+ Rain\n{{Row|May|12}}\n|}\n",
      "{|\n|+ Rain\n{{Row|May|13}}\n|}\n",
    ],
    ["another value of such a row", table(`${head}\n{{Row|May|12}}`), table(`${head}\n{{Row|May|13}}`)],
    [
      "such a row with a note beside it",
      table(`${head}\n{{Row|May|12}}`),
      table(`${head}\n<!-- wet -->{{Row|May|13}}\n {{Row|June|9}} <!-- warm -->`),
    ],
    [
      "words behind a table that lacks its end",
      `{|\n|-\n${may}\n\n== Hail ==\nIt is rare.\n`,
      `{|\n|-\n${may}\n\n== Hail ==\nIt is never seen.\n`,
    ],
    ["a line break written otherwise", table(head, "| a<br>b || c"), table(head, "| a<br />b || c")],
    ["a space without a line break", table(head, "| 5 km || c"), table(head, "| 5&nbsp;km || c")],
    ["a label that says the title", table(head, "| [[B]] || c"), table(head, "| [[B|B]] || c")],
    ["a character given by number", table(head, "| caf&#233; || c"), table(head, "| café || c")],
    ["line breaks alone in a row of its own", table("| a<br/>b"), table("| a</br>b")],
    [
      "a table of HTML that becomes one of wikitext with the same cells",
      html(htmlHead, htmlMay, htmlJune),
      table(head, may, june),
    ],
    [
      "attributes of a table that are written otherwise",
      `{| border=1 WIDTH='5 em' {{Wide}}\n|-\n${may}\n|}\n`,
      `{| border="1" width = "5 em" {{Wide}}\n|-\n${may}\n|}\n`,
    ],
    [
      "such attributes where HTML becomes wikitext",
      "<TABLE border=1 width=50% >\n<tr>\n<td>May</td>\n<td>12</td>\n</tr>\n</table>\n",
      '{| border="1" width="50%"\n|-\n| May\n| 12\n|}\n',
    ],
    [
      "such a table without attributes and a caption",
      "<table>\n<tr>\n<td>May</td>\n<td>12</td>\n</tr>\n</table>\n",
      "{|\n|-\n| May\n| 12\n|}\n",
    ],
    [
      "tables of the same few values that become wikitext",
      boards(
        (squares) =>
          `<table border="1">\n<tr>${squares.map((square) => `<td>${square}</td>`).join("")}</tr>\n</table>\n`,
      ),
      boards((squares) => `{| border="1"\n|-\n| ${squares.join(" || ")}\n|}\n`),
    ],
    ["tags in capitals", html(htmlMay), html(htmlMay).replace(/<\/?\w+/g, (tag) => tag.toUpperCase())],
    ["attributes of a cell of HTML", html(htmlMay), html(htmlMay.replace("<td>", '<td colspan="2">'))],
    ["a header of HTML that is a cell now", html(htmlMay), html(htmlMay.replaceAll("td>", "th>"))],
    [
      "a caption among the cells",
      "<table><td>May<caption>Rain</tr> in<td>12</table>",
      "<table><caption>Rain in</caption><tr><td>May</tr><tr><td>12</table>",
    ],
    [
      "an end of another tag than the cell's",
      html("<th>May</td> and June</th> and<td>12</td>"),
      table("! May and June\n| 12"),
    ],
    ["tags of an end that are left out", html(htmlMay), html(htmlMay.replaceAll("</td>", ""))],
    [
      "tags that MediaWiki shows beside the table",
      html(htmlMay),
      html(htmlMay).replace("<tr>", "<tbody><tr>").replace("</table>", "</tbody></table>"),
    ],
    [
      "a note between cells of HTML",
      html(htmlMay),
      html(htmlMay.replace("<td>12", "<!-- <td>9</td> --><td>12")),
    ],
    [
      "words behind a table of HTML that lacks its end",
      "<table><tr><td>May\n\n== Hail ==\nIt is rare.\n",
      "<table><tr><td>May\n\n== Hail ==\nIt is never seen.\n",
    ],
    ["rows without a table", "It rains.\n", `It rains.\n<tr>${htmlMay}</tr>\n`],
    [
      "a table of HTML in nowiki",
      "Rain.\n",
      `<nowiki>\n${html(htmlMay)}</nowiki> <pre>${html(htmlMay)}</pre>\n`,
    ],
    ["a table of HTML in a comment", "Rain.\n", `<!--\n${html(htmlMay)}-->\n`],
    ["a table in a parameter, as with one of wikitext", "{{Box}}\n", `{{Box|1=\n${html(htmlMay)}}}\n`],
    ["a table in a reference", "Rain.<ref>A</ref>\n", `Rain.<ref>${html(htmlMay)}</ref>\n`],
    ["a tag without its bracket", "Rain.\n", "Rain. <table class=\n"],
    ["a table in nowiki", "Rain.\n", `<nowiki>\n${table(may)}</nowiki>\n`],
  ])("is silent on %s", async (_, before, after) => {
    expect(await tables(before, after)).toEqual([]);
  });

  it("says once that a whole table came or went", async () => {
    const whole = await tables("Rain.\n", `Rain.\n${table(head, may, june)}`);
    expect(whole).toEqual([
      added("table", '{| class="wikitable" Rain Month | Days May | 12 | wet June | 9 | warm'),
    ]);
    expect(await tables(table(may, june), "")).toHaveLength(1);
  });

  it("knows a table again that shares half of its text", async () => {
    const found = await tables(table(may, june), table(may, july));
    expect(found.map(({ action, element }) => [action, element])).toEqual([
      ["added", "row"],
      ["removed", "row"],
    ]);
  });

  it("tells tables apart", async () => {
    const other = table("| Hail || 1 || rare").replace("|+ Rain", "|+ Hail");
    expect(await tables(table(may) + other, table(may) + other.replace("rare", "never"))).toEqual([
      changed("cell", "rare", "never"),
    ]);
  });

  it("knows a table by its rows where another one has more of its cells", async () => {
    const days = (...rows: readonly string[]) =>
      `{|\n! Day !! Town !! Rain\n${rows.map((row) => `|-\n| ${row}\n`).join("")}|}\n`;
    const [first, second, third] = [
      "1 May || Hull || 23",
      "2 May || Bury || 53",
      "3 May || Leeds || 50",
    ] as const;
    const other = days(
      "1 May || Bury || 31",
      "2 May || Stoke || 23",
      "3 May || Leeds || 14",
      "4 May || Wells || 5",
    );
    const found = await tables(days(first, second, third), other + days(first, third));
    expect(found.map(({ action, element }) => [action, element])).toEqual([
      ["added", "table"],
      ["removed", "row"],
    ]);
  });

  it("shows the caption and the place of the row", async () => {
    const [event] = await lastEvents(["table_changed"], table(may, june), table(may, june.replace("9", "8")));
    expect(event?.evidence).toEqual({ after: "8", before: "9", caption: "Rain", row: 1, section: [] });
  });

  it("says where of equal tables one came or went", async () => {
    const sections = (...tables: readonly string[]) =>
      ["Hull", "Bury", "Leeds"].map((town, i) => `== ${town} ==\nIt rains.\n${tables[i] ?? ""}`).join("\n");
    const rain = table(may, june);
    for (const [i, town] of ["Hull", "Bury", "Leeds"].entries()) {
      const [all, fewer] = [sections(rain, rain, rain), sections(...[rain, rain, rain].with(i, ""))];
      for (const texts of [[all, fewer] as const, [fewer, all] as const]) {
        const events = await lastEvents(["table_changed"], ...texts);
        expect(events.map(({ evidence }) => evidence.section)).toEqual([[town]]);
      }
    }
  });

  it("says where of equal tables one came in an edit that also moves a section to the front", async () => {
    const rain = table(may, june);
    const page = (...sections: readonly string[]) => sections.join("");
    const section = (town: string, after = "") => `== ${town} ==\nIt rains in ${town}.\n${after}`;
    const ely = section("Ely", "The sun shines.\n\nThe wind blows.\n\nFog is rare.\n\nSnow is rarer.\n");
    const others = (hull: string) =>
      page(section("Hull", hull), section("Bury", rain), section("Leeds", rain));
    const [event] = await lastEvents(["table_changed"], page(others(""), ely), page(ely, others(rain)));
    expect(event?.evidence.section).toEqual(["Hull"]);
  });

  it("says where of equal rows one came or went", async () => {
    const [all, fewer] = [table(head, may, june, may, july), table(head, june, may, july)];
    for (const texts of [[all, fewer] as const, [fewer, all] as const]) {
      const [event, ...others] = await lastEvents(["table_changed"], ...texts);
      expect([event?.evidence.row, others]).toEqual([1, []]);
    }
  });

  it("counts a row as one of those that read as it does", async () => {
    const [written, otherwise] = ["| Wet<br/>May || 12", "| Wet<br>May || 12"];
    const all = table(head, written, june, written, july, written);
    const fewer = table(head, written, june, otherwise, july);
    for (const texts of [[all, fewer] as const, [fewer, all] as const]) {
      const [event, ...others] = await lastEvents(["table_changed"], ...texts);
      expect([event?.evidence.row, others]).toEqual([5, []]);
    }
  });

  it("knows a table again by its caption where all its cells are others", async () => {
    expect(await tables(table(may, june), table(july, "| July || 31 || dry"))).toEqual([
      added("row", "July | 31 | dry"),
      added("row", "July | 4 | hot"),
      removed("row", "June | 9 | warm"),
      removed("row", "May | 12 | wet"),
    ]);
  });

  it.each([
    [
      "of HTML in one of HTML",
      (cell: string) => `<table><tr><td>outer<td>a<table><tr><td>${cell}<td>2<td>3</table>b</table>`,
    ],
    [
      "of HTML in one of wikitext",
      (cell: string) => `{|\n| outer\n|\n<table><tr><td>${cell}<td>2<td>3</table>\n|}\n`,
    ],
    [
      "of HTML in a line of cells",
      (cell: string) => `{|\n| outer || a <table><tr><td>${cell}||<td>2<td>3</table> b || c\n|}\n`,
    ],
    [
      "of HTML that begins in a line of cells",
      (cell: string) => `{|\n| outer || a <table>\n<tr><td>${cell}<td>2<td>3</tr>\n</table>\n|}\n`,
    ],
    [
      "of wikitext in one of HTML",
      (cell: string) => `<table><tr><td>outer<td>\n{|\n| ${cell} || 2 || 3\n|}</td><td>b</table>\n`,
    ],
  ])("reads a table %s by itself", async (_, nested) => {
    const found = await tables(nested("inner"), nested("changed"));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ action: "changed", element: "cell" });
    expect(await tables("", nested("inner"))).toHaveLength(2);
  });

  it("ends a table within one that ends", async () => {
    const page = (words: string) => `{|\n| May\n<table><tr><td>12\n|}\n${words}\n`;
    expect(await tables(page("It rains."), page("It hails."))).toEqual([]);
    const other = (words: string) => `<table><tr><td>May\n{|\n| 12\n</table>\n${words}\n`;
    expect(await tables(other("It rains."), other("It hails."))).toEqual([]);
  });

  it("reads comments in a line of HTML with nowiki as they show", async () => {
    const row = (note: string) => `<table><tr><td><nowiki><!--</nowiki><td>${note}b<td>c</table>\n`;
    expect(await tables(row(""), row("<!-- a -->"))).toEqual([]);
    expect(await tables(row(""), row("<nowiki><!-- a --></nowiki>"))).toHaveLength(1);
  });

  it("reads a table in a table by itself", async () => {
    const nested = (cell: string) => `{|\n| outer\n|\n{|\n| ${cell} || second || third\n|}\n|}\n`;
    const found = await tables(nested("inner"), nested("changed"));
    expect(found).toEqual([changed("cell", "inner", "changed")]);
  });
});
