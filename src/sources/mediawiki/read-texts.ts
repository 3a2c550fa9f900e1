import type { RevisionText } from "../../revision.ts";
import { textOf } from "../../revision.ts";
import { type Envelope, isTruncated, pagesSchema } from "./answer.ts";
import type { ApiClient, Parameters } from "./api-client.ts";
import { continued } from "./continued.ts";
import { isBroken, type ListedRevision, revisionTextOf } from "./head-of.ts";
import { readQuery } from "./read-query.ts";

/** What reading texts learned of the wiki, and met on the way. */
export interface TextReading {
  /** Most texts to ask for at once. */
  textsAtOnce: number;
  /** Most bytes to ask for at once. */
  bytesAtOnce: number;
  /** Requests that had to be made again for less. */
  halvedBatches: number;
  /** Texts that only `action=raw` gives. */
  rawTexts: number;
  /** Texts that held half a surrogate pair, which became U+FFFD. */
  repairedTexts: number;
}

/** Below this many bytes at once it is not the size that a wiki minds. */
const leastBytesAtOnce = 64 * 1024;

/**
 * The texts of some revisions, by id. Each has one, whatever the wiki does: the last resort is `too_large`.
 *
 * What comes back without a text is asked for again in halves; a single one through `action=raw`.
 *
 * @param onAnswer - Called when an answer is here, before it is read.
 */
export async function readTexts(
  client: ApiClient,
  batch: readonly ListedRevision[],
  reading: TextReading,
  signal: AbortSignal | undefined,
  onAnswer: () => void,
): Promise<ReadonlyMap<number, RevisionText>> {
  const texts = new Map<number, RevisionText>();
  const waiting: (readonly ListedRevision[])[] = [batch];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    await readPart(client, part, texts, reading, signal, onAnswer);
    const left = part.filter(({ head }) => !texts.has(head.id));
    const [only] = left;
    if (only === undefined) continue;
    if (part.length === 1) {
      texts.set(only.head.id, await readRaw(client, only, reading, signal));
      continue;
    }
    reading.halvedBatches++;
    // Where some came, the rest may come as well; where none did, less must be asked for.
    const middle = left.length < part.length ? left.length : Math.ceil(left.length / 2);
    waiting.unshift(...[left.slice(0, middle), left.slice(middle)].filter((half) => half.length > 0));
  }
  return texts;
}

/** Reads what comes of a part; stops at the first answer with nothing new. */
async function readPart(
  client: ApiClient,
  part: readonly ListedRevision[],
  texts: Map<number, RevisionText>,
  reading: TextReading,
  signal: AbortSignal | undefined,
  onAnswer: () => void,
): Promise<void> {
  const ask = async (parameters: Parameters): Promise<Envelope> => {
    const answer = await client.askForLess(parameters, signal, onAnswer);
    if (!("tooMuch" in answer)) return answer;
    if (answer.limit !== null && answer.limit >= 1) reading.textsAtOnce = Math.floor(answer.limit);
    return {};
  };
  const wanted = new Set(part.map(({ head }) => head.id));
  const parameters = {
    revids: [...wanted].join("|"),
    prop: "revisions",
    rvprop: "ids|content",
    rvslots: "main",
  };
  for await (const answer of continued(ask, parameters)) {
    const { pages, badrevids } = readQuery(pagesSchema, answer);
    const before = wanted.size;
    let bytes = 0;
    for (const row of pages.flatMap((page) => page.revisions ?? [])) {
      const text = wanted.has(row.revid) ? revisionTextOf(row) : null;
      if (text === null) continue;
      if (isBroken(row)) reading.repairedTexts++;
      texts.set(row.revid, text);
      wanted.delete(row.revid);
      if (text.state === "readable") bytes += text.bytes.byteLength;
    }
    // Deleted between the list and now.
    for (const id of badIds(badrevids)) if (wanted.delete(id)) texts.set(id, { state: "missing" });
    if (isTruncated(answer) && bytes > 0) {
      reading.bytesAtOnce = Math.max(leastBytesAtOnce, Math.min(reading.bytesAtOnce, bytes));
    }
    if (wanted.size === before || wanted.size === 0) return;
  }
}

async function readRaw(
  client: ApiClient,
  { head, bytes }: ListedRevision,
  reading: TextReading,
  signal: AbortSignal | undefined,
): Promise<RevisionText> {
  reading.rawTexts++;
  let raw = await client.raw(head.id, signal);
  if (raw.state === "failed") {
    // Either this text is too much for the wiki, or the wiki is out of order: it has to answer something first.
    await client.ask({ meta: "siteinfo", siprop: "rightsinfo" }, signal);
    raw = await client.raw(head.id, signal);
  }
  // Some wikis answer with a page that says no; only a text of the length that was listed is the text.
  if (raw.state !== "given" || (bytes > 0 && raw.bytes.byteLength !== bytes)) return { state: "too_large" };
  return textOf(raw.bytes.toString("utf8"));
}

function badIds(badrevids: unknown): readonly number[] {
  return typeof badrevids === "object" && badrevids !== null ? Object.keys(badrevids).map(Number) : [];
}
