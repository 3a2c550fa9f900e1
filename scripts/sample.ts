// Writes examples/sample/sample.xml, the history stemma analyses when no page is named.
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { sha1 } from "../src/json.ts";
import { inBase36 } from "../src/walk/walk-report.ts";
import { article } from "./sample/article.ts";
import type { Edit } from "./sample/edit.ts";
import { talk } from "./sample/talk.ts";

const accounts = [...new Set([...article, ...talk].map(({ by }) => by))].filter(
  (name) => !/^\d|>/.test(name),
);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const ids = new Map(
  [...article, ...talk].sort((a, b) => (a.at < b.at ? -1 : 1)).map((edit, i) => [edit, 1001 + i] as const),
);

function pageOf(title: string, namespace: number, id: number, edits: readonly Edit[]): string {
  const texts: string[] = [];
  const revisions = edits.map((edit, i) => {
    const text = edit.write(texts.at(-1) ?? "", (back) => texts.at(-back) ?? "");
    const before = edits[i - 1];
    if (text === texts.at(-1)) throw new Error(`the edit of ${edit.at} changes nothing`);
    texts.push(text);
    const account = accounts.indexOf(edit.by);
    const who =
      account >= 0
        ? `<username>${escaped(edit.by)}</username>\n        <id>${11 + account}</id>`
        : /^\d/.test(edit.by)
          ? `<ip>${edit.by}</ip>`
          : `<username>${escaped(edit.by)}</username>\n        <id>0</id>`;
    return [
      "    <revision>",
      `      <id>${ids.get(edit)}</id>`,
      ...(before === undefined ? [] : [`      <parentid>${ids.get(before)}</parentid>`]),
      `      <timestamp>${edit.at}</timestamp>`,
      "      <contributor>",
      `        ${who}`,
      "      </contributor>",
      ...(edit.minor === true ? ["      <minor />"] : []),
      ...(edit.comment === "" ? [] : [`      <comment>${escaped(edit.comment)}</comment>`]),
      `      <origin>${ids.get(edit)}</origin>`,
      "      <model>wikitext</model>",
      "      <format>text/x-wiki</format>",
      `      <text bytes="${Buffer.byteLength(text)}" sha1="${inBase36(sha1(text))}" xml:space="preserve">${escaped(text)}</text>`,
      `      <sha1>${inBase36(sha1(text))}</sha1>`,
      "    </revision>",
    ].join("\n");
  });
  return [
    "  <page>",
    `    <title>${title}</title>`,
    `    <ns>${namespace}</ns>`,
    `    <id>${id}</id>`,
    ...revisions,
    "  </page>",
  ].join("\n");
}

const namespaces = [
  [-2, "Media"],
  [-1, "Special"],
  [0, ""],
  [1, "Talk"],
  [2, "User"],
  [3, "User talk"],
  [4, "Sample"],
  [5, "Sample talk"],
  [6, "File"],
  [7, "File talk"],
  [10, "Template"],
  [11, "Template talk"],
  [14, "Category"],
  [15, "Category talk"],
] as const;

const xml = `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">
  <siteinfo>
    <sitename>Sample</sitename>
    <dbname>sample</dbname>
    <base>https://sample.example/wiki/Main_Page</base>
    <generator>MediaWiki 1.39.0</generator>
    <case>first-letter</case>
    <namespaces>
${namespaces.map(([key, name]) => `      <namespace key="${key}" case="first-letter"${name === "" ? " />" : `>${name}</namespace>`}`).join("\n")}
    </namespaces>
  </siteinfo>
${pageOf("Harrow Skerry Lighthouse", 0, 1, article)}
${pageOf("Talk:Harrow Skerry Lighthouse", 1, 2, talk)}
</mediawiki>
`;

const folder = resolve(import.meta.dirname, "../examples/sample");
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/sample.xml`, xml);
