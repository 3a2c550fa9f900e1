import type { Manifest } from "../../manifest.ts";
import { createSpool, type Spool } from "../../sources/spool.ts";
import type { Output } from "../files/output.ts";
import { escaped, escapedLine } from "../markdown/escaped.ts";
import { licenceOf } from "../markdown/licence.ts";
import { counted } from "../words/counted.ts";
import { readParts } from "../words/read-line.ts";
import { userParts } from "../words/user-parts.ts";
import type { Account } from "./account.ts";
import { anchorRuns } from "./anchor-runs.ts";
import { judgedLine } from "./judged-line.ts";
import { createOverview } from "./overview.ts";
import { revisionLines } from "./revision-lines.ts";
import type { Sink } from "./sink.ts";

/**
 * A report for people: an opening that says what there is, then the revisions with their events, year by year, then the counts.
 *
 * The revisions are in a file of their own meanwhile, as what comes first in the report is known last.
 */
export async function markdownSink(output: Output, scratch: string): Promise<Sink> {
  const spool = await createSpool(scratch);
  const overview = createOverview();
  let length = 0;
  let year = "";
  let isOpen = true;

  return {
    takesWholeEdits: true,
    async take(events) {
      let lines = "";
      for (const run of anchorRuns(events)) {
        overview.add(run);
        const its = run[0].anchor.timestamp.slice(0, 4);
        if (its !== year) lines += `\n## ${its}\n\n`;
        year = its;
        lines += revisionLines(run);
      }
      const bytes = Buffer.from(lines);
      await spool.append(bytes);
      length += bytes.length;
    },
    async end(account) {
      await output.write([...headOf(account), ...overview.lines(account), ""].join("\n"));
      await copy(spool, length, output);
      await output.write(`${[...countsOf(account), "", footOf(account)].join("\n")}\n`);
    },
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await spool.remove();
    },
  };
}

const copiedBytes = 1 << 20;

/** Lines are cut where chunks end: the decoder keeps any half of a character. */
async function copy(spool: Spool, length: number, output: Output): Promise<void> {
  const decoder = new TextDecoder();
  for (let offset = 0; offset < length; offset += copiedBytes) {
    const bytes = await spool.readAt(offset, Math.min(copiedBytes, length - offset));
    await output.write(decoder.decode(bytes, { stream: true }));
  }
  await output.write(decoder.decode());
}

function headOf({ manifest, counts }: Account): readonly string[] {
  const { title, wiki, read, depth, selection, byUser } = manifest;
  const events = `${counted(counts.total, "event")}${selectionWords(selection)}`;
  const judged = judgedLine(manifest);
  return [
    `# ${escapedLine(title)}`,
    "",
    `${escaped([...readParts(title, wiki, read), ...userParts(byUser), events, `depth ${depth}`].join(", "))}.`,
    ...(judged === null ? [] : ["", escaped(judged)]),
  ];
}

function countsOf({ counts }: Account): readonly string[] {
  const types = Object.entries(counts.types)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([type, count]) => `| ${escaped(type)} | ${count} |`);
  return types.length === 0 ? [] : ["", "## Events by type", "", "| event | count |", "|---|---|", ...types];
}

/** The part of the events that was selected. */
function selectionWords(selection: Manifest["selection"] = {}): string {
  const words = {
    theme: " of the theme ",
    types: " of the types ",
    user: " by ",
    from: " from revision ",
    to: " to revision ",
    since: " since ",
    until: " until ",
  };
  const parts = Object.entries(words).map(([name, word]) => {
    const value = selection[name];
    return value === undefined ? "" : `${word}${[value].flat().join(", ")}`;
  });
  return parts.join("");
}

function footOf({ manifest: { title, wiki, schemaVersion, read }, rights }: Account): string {
  return [
    `Quoted text: ${escaped(title)}, ${escaped(wiki)}; authors: the history of the page, which the links lead to; `,
    `licence: ${licenceOf(wiki, rights)}. Shortened; changes marked. `,
    `Schema ${escaped(schemaVersion)}; chain of the revisions read: ${read.chain === "" ? "none" : read.chain}.`,
  ].join("");
}
