// The life of an article about a lighthouse that does not exist, edit by edit. Written for stemma.
import type { Edit } from "./edit.ts";

const lead = `'''Harrow Skerry Lighthouse''' stands on a low reef off the coast of [[Northmarch]]. It was built in 1868. The tower is 31 metres high.`;

const infobox = `{{Infobox lighthouse
| name = Harrow Skerry Lighthouse
| location = [[Northmarch]]
| built = 1868
| height = 31 m
| range = 18 nmi
}}`;

const history = `== History ==
Ships were lost on the reef almost every winter before the light was lit. The harbour board of [[Eastwick]] asked for a lighthouse in 1851.<ref name="board">{{cite book|title=Minutes of the Harbour Board|year=1903|isbn=978-0-306-40615-7}}</ref> Work began in the spring of 1864 and took four years. Masons lived in a wooden barrack on the rock, and the sea carried it away twice.`;

const keepers = `== Keepers ==
Three keepers served on the rock at a time, and a fourth rested on shore. Their families lived in a row of cottages at Eastwick. The last keeper left in 1987, when the light was made automatic.`;

const seeAlso = `== See also ==
* [[List of lighthouses in Northmarch]]
* [[Eastwick harbour]]`;

const categories = `[[Category:Lighthouses in Northmarch]]
[[Category:Towers completed in 1868]]`;

const table = `== Lights ==
{| class="wikitable"
! Year !! Lamp !! Range
|-
| 1868 || Oil || 14 nmi
|-
| 1921 || Vapour || 18 nmi
|}`;

/** A chapter pasted at once: enough to stand out from every change before it. */
const storm = `== The storm of 1894 ==
The night of 22 December 1894 is the best known in the history of the light. The wind rose after dusk and blew from the north-west for thirty hours. The keepers wrote that spray passed over the lantern, and that the tower trembled like a rung bell. At two in the morning a pane of the lantern broke, and the lamp went out for eleven minutes. Keeper Anselm Dray climbed outside on a rope and nailed a door over the gap. The brig ''Constance'' passed within a cable of the reef while the light was dark. Her master thanked the keepers in a letter that hangs in the museum today.

The storm took the boat landing, the coal store and every slate of the oil house. The board sent a steamer with timber four days later, but nobody could land before the new year. For that time the three men lived on ship's biscuit and on rain. A committee asked in the spring whether the tower should be raised. Its engineer advised against it, because the reef itself protects the base from the heaviest seas. He asked instead for thicker glass and for a second lamp, and both were fitted in 1896.

Songs about the storm were printed in Eastwick within weeks. The best known of them gives the wrong year and the wrong number of keepers, but it is still sung at the harbour festival. A painting of the night by Oda Lindqvist hangs in the town hall. It shows the tower far taller than it is.`;

const museum = `== Museum ==
A small museum opened in the cottages in 2004. It keeps the first lens, the log books and a model of the barrack.`;

const join = (...parts: readonly string[]) => parts.join("\n\n");

/** The edits of the article, oldest first. */
export const article: readonly Edit[] = [
  {
    at: "2019-03-04T09:12:00Z",
    by: "Marram",
    comment: "a page for the light",
    write: () => join(lead, "{{stub}}"),
  },
  { at: "2019-03-05T18:40:00Z", by: "Marram", comment: "box", write: (text) => join(infobox, text) },
  {
    at: "2019-03-09T07:55:00Z",
    by: "Tern Counter",
    comment: "history",
    write: (text) => text.replace("{{stub}}", join(history, "{{stub}}")),
  },
  {
    at: "2019-03-20T20:01:00Z",
    by: "Marram",
    comment: "categories",
    minor: true,
    write: (text) => join(text, categories),
  },
  {
    at: "2019-04-11T10:30:00Z",
    by: "Saltworks",
    comment: "keepers; no longer a stub",
    write: (text) => text.replace("{{stub}}", keepers),
  },
  {
    at: "2019-05-02T11:11:00Z",
    by: "203.0.113.7",
    comment: "",
    write: (text) => text.replace("31 metres high", "34 metres high"),
  },
  {
    at: "2019-05-02T13:45:00Z",
    by: "Marram",
    comment: "the survey says 31",
    write: (text) => text.replace("34 metres high", "31 metres high"),
  },
  {
    at: "2019-06-17T16:20:00Z",
    by: "Tern Counter",
    comment: "wording",
    write: (text) =>
      text.replace(
        "Ships were lost on the reef almost every winter before the light was lit.",
        "Ships were wrecked on the reef almost every winter before the light was lit.",
      ),
  },
  {
    at: "2019-07-01T08:00:00Z",
    by: "TidyBot",
    comment: "Bot: white space",
    minor: true,
    write: (text) => text.replace("== Keepers ==\n", "== Keepers ==\n\n"),
  },
  {
    at: "2019-07-22T19:19:00Z",
    by: "Saltworks",
    comment: "who says so?",
    write: (text) =>
      text.replace(
        "the sea carried it away twice.",
        "the sea carried it away twice.{{citation needed|date=July 2019}}",
      ),
  },
  {
    at: "2019-09-14T12:00:00Z",
    by: "Quoin",
    comment: "source found",
    write: (text) =>
      text.replace(
        "{{citation needed|date=July 2019}}",
        "<ref>{{cite journal|title=Barracks on the reef|journal=Stone and Sea|year=1971|doi=10.5555/stone.1971.4}}</ref>",
      ),
  },
  {
    at: "2019-09-15T09:30:00Z",
    by: "Quoin",
    comment: "pictures and see also",
    write: (text) =>
      text.replace(
        "[[Category:Lighthouses",
        `[[File:Harrow Skerry from the sea.jpg|thumb|The light from the south]]\n\n${seeAlso}\n\n[[Category:Lighthouses`,
      ),
  },
  { at: "2019-11-30T17:05:00Z", by: "198.51.100.23", comment: "lol", write: () => "the light is haunted" },
  {
    at: "2019-11-30T17:09:00Z",
    by: "Tern Counter",
    comment: "Reverted edits by [[Special:Contributions/198.51.100.23|198.51.100.23]]",
    write: (_, back) => back(2),
  },
  {
    at: "2020-01-08T21:00:00Z",
    by: "Marram",
    comment: "two sentences",
    write: (text) =>
      text.replace(
        "Masons lived in a wooden barrack on the rock, and the sea carried it away twice.",
        "Masons lived in a wooden barrack on the rock. The sea carried it away twice.",
      ),
  },
  {
    at: "2020-02-19T10:10:00Z",
    by: "Saltworks",
    comment: "lamps",
    write: (text) => text.replace("== See also ==", `${table}\n\n== See also ==`),
  },
  {
    at: "2020-02-20T08:45:00Z",
    by: "Saltworks",
    comment: "another lamp",
    write: (text) =>
      text.replace(
        "| 1921 || Vapour || 18 nmi\n",
        "| 1921 || Vapour || 18 nmi\n|-\n| 1987 || Electric || 22 nmi\n",
      ),
  },
  {
    at: "2020-02-20T09:02:00Z",
    by: "Saltworks",
    comment: "range of the first lamp",
    write: (text) => text.replace("| 1868 || Oil || 14 nmi", "| 1868 || Oil || 15 nmi"),
  },
  {
    at: "2020-03-28T15:00:00Z",
    by: "Quoin",
    comment: "the box agrees with the table",
    write: (text) => text.replace("| range = 18 nmi", "| range = 22 nmi"),
  },
  {
    at: "2020-04-02T07:30:00Z",
    by: "Quoin",
    comment: "keepers belong to history",
    write: (text) =>
      text
        .replace(" The last keeper left in 1987, when the light was made automatic.", "")
        .replace(
          "The sea carried it away twice.",
          "The sea carried it away twice. The last keeper left in 1987, when the light was made automatic.",
        ),
  },
  {
    at: "2020-04-03T07:41:00Z",
    by: "Quoin",
    comment: "interwiki",
    minor: true,
    write: (text) => join(text, "[[de:Leuchtturm Harrow Skerry]]"),
  },
  {
    at: "2020-05-05T14:14:00Z",
    by: "Marram",
    comment: "one sentence is enough",
    write: (text) =>
      text.replace(
        "It was built in 1868. The tower is 31 metres high.",
        "It was built in 1868, and the tower is 31 metres high.",
      ),
  },
  {
    at: "2020-05-06T08:08:00Z",
    by: "Tern Counter",
    comment: "better title for the section",
    write: (text) => text.replace("== Keepers ==", "== Life on the rock =="),
  },
  {
    at: "2020-05-20T11:00:00Z",
    by: "Dray family",
    comment: "my great-grandfather",
    write: (text) =>
      text.replace(
        "Their families lived in a row",
        "Keeper Anselm Dray served on the rock for twenty-six years. Their families lived in a row",
      ),
  },
  {
    at: "2020-05-20T12:30:00Z",
    by: "Saltworks",
    comment: "needs a source; restored the rest of the wording",
    write: (text) =>
      text
        .replace("Keeper Anselm Dray served on the rock for twenty-six years. ", "")
        .replace("22 nmi\n}}", "22 nmi\n| shape = conical\n}}"),
  },
  {
    at: "2020-06-01T10:00:00Z",
    by: "Saltworks",
    comment: "a link for those who want more",
    write: (text) =>
      text.replace(
        "* [[Eastwick harbour]]",
        "* [[Eastwick harbour]]\n* [https://lights.example/harrow?utm_source=wiki Harrow Skerry] at the lights register",
      ),
  },
  // The winter in which nobody looked.
  {
    at: "2021-09-02T18:00:00Z",
    by: "Gannet",
    comment: "the storm",
    write: (text) => text.replace("== Life on the rock ==", `${storm}\n\n== Life on the rock ==`),
  },
  {
    at: "2021-09-03T09:00:00Z",
    by: "Quoin",
    comment: "source for the storm",
    write: (text) =>
      text.replace(
        "and the lamp went out for eleven minutes.",
        'and the lamp went out for eleven minutes.<ref name="log">{{cite web|url=https://archive.example/logs/1894?utm_campaign=x|title=Log of Harrow Skerry, 1894}}</ref>',
      ),
  },
  {
    at: "2021-09-04T09:30:00Z",
    by: "Quoin",
    comment: "a study in place of the log",
    write: (text) =>
      text.replace(
        "{{cite web|url=https://archive.example/logs/1894?utm_campaign=x|title=Log of Harrow Skerry, 1894}}",
        "{{cite journal|title=Storms on the reefs of Harrow|doi=10.5555/reefs.1894}}",
      ),
  },
  {
    at: "2021-10-10T10:10:00Z",
    by: "imported>Wick",
    comment: "museum",
    write: (text) => text.replace("== See also ==", `${museum}\n\n== See also ==`),
  },
  {
    at: "2021-11-05T16:00:00Z",
    by: "Marram",
    comment: "the painting has no source",
    write: (text) =>
      text.replace(
        " A painting of the night by Oda Lindqvist hangs in the town hall. It shows the tower far taller than it is.",
        "",
      ),
  },
  {
    at: "2022-01-15T13:00:00Z",
    by: "Gannet",
    comment: "the painting is in the museum's catalogue",
    write: (text) =>
      text.replace(
        "but it is still sung at the harbour festival.",
        "but it is still sung at the harbour festival. A painting of the night by Oda Lindqvist hangs in the town hall.",
      ),
  },
  {
    at: "2022-01-16T08:20:00Z",
    by: "Gannet",
    comment: "the museum first, it is open all year",
    write: (text) => moveSection(text, "Museum", "Lights"),
  },
  // A quarrel about a word.
  {
    at: "2022-03-01T10:00:00Z",
    by: "Bellhanger",
    comment: "it was never proved",
    write: (text) =>
      text.replace(
        "Keeper Anselm Dray climbed outside on a rope and nailed a door over the gap.",
        "Keeper Anselm Dray is said to have climbed outside on a rope and nailed a door over the gap.",
      ),
  },
  { at: "2022-03-01T11:20:00Z", by: "Gannet", comment: "the log is plain", write: (_, back) => back(2) },
  {
    at: "2022-03-01T15:05:00Z",
    by: "Bellhanger",
    comment: "the log was written later",
    write: (_, back) => back(2),
  },
  { at: "2022-03-01T20:31:00Z", by: "Gannet", comment: "see talk", write: (_, back) => back(2) },
  { at: "2022-03-02T07:15:00Z", by: "Bellhanger", comment: "no answer there", write: (_, back) => back(2) },
  {
    at: "2022-03-02T09:00:00Z",
    by: "Saltworks",
    comment: "until this is settled",
    write: (text) => join("{{disputed|date=March 2022}}", text),
  },
  {
    at: "2022-03-06T17:45:00Z",
    by: "Quoin",
    comment: "both views, with the log; settled on talk",
    write: (text) =>
      text
        .replace("{{disputed|date=March 2022}}\n\n", "")
        .replace(
          "is said to have climbed outside on a rope and nailed a door over the gap.",
          'climbed outside on a rope and nailed a door over the gap, according to the log.<ref name="log" />',
        ),
  },
  // The light is in the news: the lantern is relit.
  {
    at: "2023-06-10T08:00:00Z",
    by: "~2023-40112-3",
    comment: "relit today",
    write: (text) =>
      text.replace(
        "when the light was made automatic.",
        "when the light was made automatic. The old lamp was lit again on 10 June 2023.",
      ),
  },
  {
    at: "2023-06-10T08:30:00Z",
    by: "Northmarch Fan",
    comment: "first!",
    write: (text) =>
      text.replace("on 10 June 2023.", "on 10 June 2023. About 400 people watched from the quay."),
  },
  {
    at: "2023-06-10T09:05:00Z",
    by: "192.0.2.44",
    comment: "",
    write: (text) => text.replace("About 400 people", "About 600 people"),
  },
  {
    at: "2023-06-10T09:40:00Z",
    by: "Quayside",
    comment: "the paper says 500",
    write: (text) => text.replace("About 600 people", "About 500 people"),
  },
  {
    at: "2023-06-10T10:15:00Z",
    by: "Lanternist",
    comment: "ref",
    write: (text) =>
      text.replace(
        "About 500 people watched from the quay.",
        "About 500 people watched from the quay.<ref>https://news.example/2023/relit</ref>",
      ),
  },
  {
    at: "2023-06-10T11:00:00Z",
    by: "Oar and Sail",
    comment: "typo",
    minor: true,
    write: (text) => text.replace("watched from the quay", "watched it from the quay"),
  },
  {
    at: "2023-06-10T12:20:00Z",
    by: "~2023-40187-9",
    comment: "",
    write: (text) =>
      text.replace(
        "'''Harrow Skerry Lighthouse''' stands",
        "'''Harrow Skerry Lighthouse''' is famous and stands",
      ),
  },
  {
    at: "2023-06-10T12:24:00Z",
    by: "Tern Counter",
    comment: "Undid revision by [[Special:Contributions/~2023-40187-9|~2023-40187-9]]",
    write: (_, back) => back(2),
  },
  {
    at: "2023-06-10T14:00:00Z",
    by: "Northmarch Fan",
    comment: "a picture",
    write: (text) =>
      text.replace(
        "[[File:Harrow Skerry from the sea.jpg|thumb|The light from the south]]",
        "[[File:Harrow Skerry relit.jpg|thumb|The light on 10 June 2023]]",
      ),
  },
  {
    at: "2023-06-10T16:10:00Z",
    by: "Lanternist",
    comment: "who lit it",
    write: (text) =>
      text.replace(
        "The old lamp was lit again on 10 June 2023.",
        "The old lamp was lit again on 10 June 2023 by the granddaughter of the last keeper.",
      ),
  },
  {
    at: "2023-06-10T19:30:00Z",
    by: "Quayside",
    comment: "",
    write: (text) =>
      text.replace("* [[Eastwick harbour]]", "* [[Eastwick harbour]]\n* [[Eastwick harbour festival]]"),
  },
  {
    at: "2023-06-11T07:50:00Z",
    by: "Oar and Sail",
    comment: "category",
    minor: true,
    write: (text) =>
      text.replace(
        "[[Category:Towers completed in 1868]]",
        "[[Category:Towers completed in 1868]]\n[[Category:Maritime museums]]",
      ),
  },
  {
    at: "2023-07-01T12:00:00Z",
    by: "Saltworks",
    comment: "news is no history; the paper's page is gone",
    write: (text) => text.replace("<ref>https://news.example/2023/relit</ref>", ""),
  },
  {
    at: "2023-07-19T12:00:00Z",
    by: "Marram",
    comment: "",
    write: (text) =>
      text.replace(
        "Work began in the spring of 1864 and took four years.",
        "Work did not begin before the spring of 1864 and took four years.",
      ),
  },
  { at: "2023-08-21T06:30:00Z", by: "198.51.100.77", comment: "", write: () => "" },
  {
    at: "2023-08-21T06:33:00Z",
    by: "TidyBot",
    comment: "Bot: restored the page",
    write: (_, back) => back(2),
  },
  {
    at: "2023-10-05T10:00:00Z",
    by: "Bellhanger",
    comment: "part of the reef's page",
    write: () => "#REDIRECT [[Harrow Skerry]]",
  },
  {
    at: "2023-10-05T10:30:00Z",
    by: "Bellhanger",
    comment: "to the section",
    write: () => "#REDIRECT [[Lighthouses of Northmarch]]",
  },
  { at: "2023-10-06T08:00:00Z", by: "Marram", comment: "no consensus for that", write: (_, back) => back(3) },
  {
    at: "2024-02-02T11:00:00Z",
    by: "Quoin",
    comment: "no need for a list that small",
    write: (text) => text.replace(/\n\n== Lights ==\n[\s\S]*?\n\|\}/, ""),
  },
  {
    at: "2024-02-03T11:00:00Z",
    by: "Quoin",
    comment: "the chapter the museum's site tells better",
    write: (text) => text.replace(/== Museum ==\n[^\n]*\n\n/, ""),
  },
  {
    at: "2024-05-11T17:00:00Z",
    by: "Gannet",
    comment: "as the survey of 2024 has it",
    write: (text) =>
      text
        .replace("the tower is 31 metres high", "the tower is 33 metres high")
        .replace("| height = 31 m", "| height = 33 m"),
  },
  {
    at: "2024-05-12T09:00:00Z",
    by: "Gannet",
    comment: "source asked for",
    write: (text) =>
      text.replace(
        "the tower is 33 metres high.",
        "the tower is 33 metres high.{{citation needed|date=May 2024}}",
      ),
  },
];

/** Puts a section, heading and body, in front of another. */
function moveSection(text: string, moved: string, before: string): string {
  const from = text.indexOf(`== ${moved} ==`);
  const to = text.indexOf("\n== ", from + 1) + 1;
  const section = text.slice(from, to);
  return (text.slice(0, from) + text.slice(to)).replace(`== ${before} ==`, `${section}== ${before} ==`);
}
