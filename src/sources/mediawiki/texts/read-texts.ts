import type { HistoryError } from "../../../errors.ts";
import type { Patience } from "../../../net/patience.ts";
import { type RevisionText, textOf } from "../../../revision.ts";
import { type Envelope, isTruncated, pagesSchema } from "../client/answer.ts";
import type { ApiClient, Parameters } from "../client/api-client.ts";
import { isInternal } from "../client/api-error.ts";
import { continued } from "../client/continued.ts";
import type { RawText } from "../client/raw-text.ts";
import { readQuery } from "../client/read-query.ts";
import { isBroken, revisionTextOf } from "../listing/head-of-row.ts";
import type { ListedText } from "./next-batch.ts";

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
  /** Revisions that were listed and the wiki no longer knows. */
  unknownRevisions: number;
  /** Whether the wiki has given a text: one that it fails at is then that text's own matter. */
  hasGiven: boolean;
}

/** Enough for 50 texts of 80 kB, half of what a wiki gives at most, and little enough to hold twice. */
export const bytesAtOnce = 4 * 1024 * 1024;

/** What is known of a wiki before it is asked for texts. */
export function beginReading(textsAtOnce: number): TextReading {
  return {
    textsAtOnce,
    bytesAtOnce,
    halvedBatches: 0,
    rawTexts: 0,
    repairedTexts: 0,
    unknownRevisions: 0,
    hasGiven: false,
  };
}

/** Below this many bytes at once it is not the size that a wiki minds. */
const leastBytesAtOnce = 64 * 1024;

/**
 * The texts of some revisions, by id. What the wiki has no answer for that holds it is `too_large` in the end.
 *
 * What comes back without a text is asked for again in halves; a single one through `action=raw`. All of them share their
 * patience, which begins anew with each text. A text that the wiki fails at is `missing`, unless it fails
 * at every one.
 *
 * @param onAnswer - Called when an answer is here, before it is read.
 * @throws HistoryError when the wiki refuses, or does not get as far as an answer about a text, nor through `action=raw`.
 */
export async function readTexts(
  client: ApiClient,
  batch: readonly ListedText[],
  reading: TextReading,
  signal: AbortSignal | undefined,
  onAnswer: () => void,
): Promise<ReadonlyMap<number, RevisionText>> {
  const texts = new Map<number, RevisionText>();
  const failed = new Map<number, HistoryError>();
  const patience = client.patience();
  const waiting: (readonly ListedText[])[] = [batch];
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const ask = () => readPart(client, part, texts, reading, signal, patience, onAnswer);
    const failure = await ask();
    if (failure !== null && patience.leftMs() === 0) throw failure;
    const left = part.filter(({ head }) => !texts.has(head.id));
    const [only] = left;
    if (only === undefined) continue;
    if (part.length === 1) {
      const text = await readAlone(client, only, failure, reading, signal, patience, async () => {
        const again = await ask();
        return texts.get(only.head.id) ?? again;
      });
      if ("state" in text) {
        texts.set(only.head.id, text);
        patience.renew();
      } else failed.set(only.head.id, text);
      continue;
    }
    reading.halvedBatches++;
    // Where some came, the rest may come as well; where none did, less must be asked for.
    const middle = left.length < part.length ? left.length : Math.ceil(left.length / 2);
    waiting.unshift(...[left.slice(0, middle), left.slice(middle)].filter((half) => half.length > 0));
  }
  const [failure] = failed.values();
  reading.hasGiven ||= texts.size > 0;
  if (failure !== undefined && batch.length > 1 && !reading.hasGiven) throw failure;
  for (const id of failed.keys()) texts.set(id, { state: "missing" });
  return texts;
}

/** Reads what comes of a part; stops at the first answer with nothing new, or without one, and then tells why. */
async function readPart(
  client: ApiClient,
  part: readonly ListedText[],
  texts: Map<number, RevisionText>,
  reading: TextReading,
  signal: AbortSignal | undefined,
  patience: Patience,
  onAnswer: () => void,
): Promise<HistoryError | null> {
  let failure: HistoryError | null = null;
  const ask = async (parameters: Parameters): Promise<Envelope> => {
    const answer = await client.askForLess(parameters, signal, patience, onAnswer);
    if (!("tooMuch" in answer)) return answer;
    failure = answer.failure;
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
    for (const id of badIds(badrevids)) {
      if (!wanted.delete(id)) continue;
      texts.set(id, { state: "missing" });
      reading.unknownRevisions++;
    }
    if (isTruncated(answer) && bytes > 0) {
      reading.bytesAtOnce = Math.max(leastBytesAtOnce, Math.min(reading.bytesAtOnce, bytes));
    }
    if (wanted.size === before) break;
    patience.renew();
    if (wanted.size === 0) break;
  }
  return failure;
}

/**
 * A text that the API did not give by itself, or what the wiki fails with at this one.
 *
 * @param failure - Why the API did not answer about it; `null` where it did, and it is too large.
 * @param askAgain - Asks the API once more.
 */
async function readAlone(
  client: ApiClient,
  { head, bytes }: ListedText,
  failure: HistoryError | null,
  reading: TextReading,
  signal: AbortSignal | undefined,
  patience: Patience,
  askAgain: () => Promise<RevisionText | HistoryError | null>,
): Promise<RevisionText | HistoryError> {
  reading.rawTexts++;
  const first = await client.raw(head.id, signal, patience);
  const text = textIn(first, bytes);
  if (text !== null) return text;
  if (first.state !== "failed" && failure === null) return { state: "too_large" };
  // Either this text is too much for the wiki, or the wiki is out of order: it has to answer something first.
  await client.ask({ meta: "siteinfo", siprop: "rightsinfo" }, signal, patience);
  const again = failure === null ? null : await askAgain();
  if (again !== null && "state" in again) return again;
  const second = textIn(await client.raw(head.id, signal, patience), bytes);
  // Nobody has said that it is too large: then it is the wiki that fails, at this text or altogether.
  if (second === null && again !== null) {
    if (isInternal(again.details.code)) return again;
    throw again;
  }
  return second ?? { state: "too_large" };
}

/** Some wikis answer with a page that says no; only a text of the length that was listed is the text. */
function textIn(raw: RawText, bytes: number): RevisionText | null {
  if (raw.state !== "given" || (bytes > 0 && raw.bytes.byteLength !== bytes)) return null;
  return textOf(raw.bytes.toString("utf8"));
}

function badIds(badrevids: unknown): readonly number[] {
  return typeof badrevids === "object" && badrevids !== null ? Object.keys(badrevids).map(Number) : [];
}
