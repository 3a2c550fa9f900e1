import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { everydayHistories, fullHistory, hasHistories, historyPath } from "../support/shared-histories.ts";
import { explain, reasons } from "./explain.ts";
import { type Sweep, sweepBlocks, sweepTexts } from "./sweep.ts";

// Compares the scanner with the reference parser over all shared histories and writes `docs/markup-oracle.md`.
// A disagreement without a reason is shown, and fails the run.

/** Of the long histories, one text of so many is also read as a whole. */
const everyText = 100;

const counts = new Map<string, number>();
let unexplained = 0;

function account(history: string, { disagreements }: Sweep): void {
  for (const disagreement of disagreements) {
    const reason = explain(disagreement);
    if (reason !== null) {
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
      continue;
    }
    unexplained++;
    const { kind, ours, theirs, text } = disagreement;
    console.log({ history, kind, ours, theirs, text: text.slice(0, 500) });
  }
}

async function rowOf(history: string): Promise<string> {
  const blocks = await sweepBlocks(history);
  const texts = await sweepTexts(history, history.includes("anarchism") ? everyText : 1);
  account(history, blocks);
  account(history, texts);
  const agreed = (sweep: Sweep) => `${sweep.facts} | ${sweep.disagreements.length}`;
  console.log(`${history}: ${agreed(blocks)}; whole texts: ${agreed(texts)}`);
  return `| ${history.replace(/\.xml\..*$/, "")} | ${blocks.blocks} | ${agreed(blocks)} | ${agreed(texts)} |`;
}

if (!hasHistories) {
  console.log("the shared histories are not here: nothing to compare");
  process.exit(0);
}

const histories = [...everydayHistories, fullHistory].filter((name) => existsSync(historyPath(name)));
const rows: string[] = [];
for (const history of histories) rows.push(await rowOf(history));

const found = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
writeFileSync(
  resolve(import.meta.dirname, "../../docs/markup-oracle.md"),
  `# The scanner beside a reference parser

Written by \`npm run oracle:markup\`. Every distinct block of every revision of the real histories is read by our
scanner and by wikiparser-node, an independent parser of wikitext; all texts (of Anarchism one in ${everyText}) are also read
as a whole, which tests how pages are cut into blocks. What is compared: templates with their parameters and values,
references with name, group and content, the targets of links to pages, languages and addresses, the names of
categories and files, the level and text of headings. *Facts* are what the reference parser found; *differ* counts the
blocks or texts, one for each kind of element, in which the two do not find the same.

| history | blocks | facts | differ | facts in whole texts | differ |
|---|---|---|---|---|---|
${rows.join("\n")}

## Why they differ

| reason | times | |
|---|---|---|
${found.map(([name, times]) => `| ${name} | ${times} | ${(reasons[name]?.says ?? "").replaceAll("|", "\\|")} |`).join("\n")}

${unexplained === 0 ? "Nothing else differs." : `${unexplained} more have no reason yet.`}

## Beside MediaWiki itself

\`npm run test:wiki\` puts crafted texts and revisions of three histories to the parser of a real MediaWiki as well
(\`test/wiki/parser.test.ts\`): they find the same pages, files, categories, languages, addresses, headings and templates.
Known to differ, and kept out of those texts:

- openers that nobody closed ([decision 8](decisions/0008-a-slip-of-the-pen-stays-local.md)), and \`[[File:…]]\` over a blank line;
- a comment between the brackets of a link or inside an address, which MediaWiki takes out before it looks;
- the page or address behind \`link=\` of a file, which is an option here, and addresses in a caption that only becomes an alt text;
- a file in the caption of a file that holds a link, which MediaWiki shows as it is written;
- on talk pages \`[[de:…]]\` is a language here and a plain link there: a block knows its wiki, not its page;
- \`#REDIRECT\` below other lines is an item of a list there; here its line has no sentences, though the page is no redirect;
- the colon of \`; term : definition\` parts the two there; here it is text, and both are one;
- \`}}\` in a line of a template that begins as a heading does closes it here, and not there;
- a tag of HTML over several lines is one there whatever stands in it (\`<b and\` … \`c>\`); here if it holds attributes with
  their values alone, and no brackets, braces or bars, so that a stray \`<\` in prose takes no lines along.

The first letter of a title is not compared: the reference parser makes it a capital on every wiki and behind every
prefix, MediaWiki only where titles are not case-sensitive and only its own. Tests of titles hold that rule.
`,
);
process.exitCode = unexplained === 0 ? 0 : 1;
