import { type Theme, themes } from "../../event.ts";
import type { Manifest } from "../../manifest.ts";
import { createSpool, type Spool } from "../../sources/spool.ts";
import type { Output } from "../files/output.ts";
import { escaped, escapedLine } from "../markdown/escaped.ts";
import { licenceOf } from "../markdown/licence.ts";
import { counted } from "../words/counted.ts";
import { readParts } from "../words/read-line.ts";
import { userParts } from "../words/user-parts.ts";
import type { Account } from "./account.ts";
import { eventLine } from "./event-line.ts";
import { judgedLine } from "./judged-line.ts";
import type { Sink } from "./sink.ts";

const headings: Readonly<Record<Theme, string>> = {
  citations: "Citations",
  claims: "Claims",
  disputes: "Disputes",
  structure: "Structure",
};

/**
 * A report for people: what was read, how much was found, then the events by theme, each on a line with its link.
 *
 * Each theme is written to a file of its own meanwhile, as what comes first in the report is known last.
 */
export async function markdownSink(output: Output, scratch: string): Promise<Sink> {
  const parts = new Map<Theme, Part>();
  async function close(): Promise<void> {
    for (const [theme, { spool }] of parts) {
      parts.delete(theme);
      await spool.remove();
    }
  }
  try {
    for (const theme of themes) parts.set(theme, { spool: await createSpool(scratch), length: 0 });
  } catch (failure) {
    await close();
    throw failure;
  }

  async function append(theme: Theme, lines: string): Promise<void> {
    const part = parts.get(theme);
    if (part === undefined || lines === "") return;
    const bytes = Buffer.from(lines);
    await part.spool.append(bytes);
    part.length += bytes.length;
  }

  return {
    async take(events) {
      for (const theme of themes) {
        await append(
          theme,
          events
            .filter((event) => event.theme === theme)
            .map(eventLine)
            .join(""),
        );
      }
    },
    async end(account) {
      await output.write(headOf(account));
      for (const [theme, part] of parts) {
        if (part.length === 0) continue;
        await output.write(`\n## ${headings[theme]}\n\n`);
        await copy(part, output);
      }
      await output.write(`\n${footOf(account)}\n`);
    },
    close,
  };
}

interface Part {
  readonly spool: Spool;
  length: number;
}

const copiedBytes = 1 << 20;

/** Lines are cut where chunks end: the decoder keeps any half of a character. */
async function copy({ spool, length }: Part, output: Output): Promise<void> {
  const decoder = new TextDecoder();
  for (let offset = 0; offset < length; offset += copiedBytes) {
    const bytes = await spool.readAt(offset, Math.min(copiedBytes, length - offset));
    await output.write(decoder.decode(bytes, { stream: true }));
  }
  await output.write(decoder.decode());
}

function headOf({ manifest, counts }: Account): string {
  const { title, wiki, read, depth, selection, byUser } = manifest;
  const events = `${counted(counts.total, "event")}${selectionWords(selection)}`;
  const judged = judgedLine(manifest);
  const types = Object.entries(counts.types)
    .sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .map(([type, count]) => `| ${escaped(type)} | ${count} |`);
  return [
    `# ${escapedLine(title)}`,
    "",
    `${escaped([...readParts(title, wiki, read), ...userParts(byUser), events, `depth ${depth}`].join(", "))}.`,
    ...(judged === null ? [] : ["", escaped(judged)]),
    ...(types.length === 0 ? [] : ["", "| event | count |", "|---|---|", ...types]),
    "",
  ].join("\n");
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
