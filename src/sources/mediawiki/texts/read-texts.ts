import { HistoryError } from "../../../errors.ts";
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

/** What was learned about the wiki while reading texts, and what was met on the way. */
export interface TextReading {
  /** Most texts to ask for at once. */
  textsAtOnce: number;
  /** Most bytes to ask for at once. */
  bytesAtOnce: number;
  /** Requests that had to be made again for less. */
  halvedBatches: number;
  /** Texts that only `action=raw` gives. */
  rawTexts: number;
  /** Texts that held a lone surrogate, which became U+FFFD. */
  repairedTexts: number;
  /** Revisions that were listed, but that the wiki no longer knows. */
  unknownRevisions: number;
  /** Whether the wiki has given any text: if so, failing at another one is the fault of that text. */
  hasGiven: boolean;
}

/** Most bytes to ask for at once: enough for 50 texts of 80 kB, half of a wiki's own limit, and few enough to hold twice. */
export const bytesAtOnce = 4 * 1024 * 1024;

/**
 * Most bytes of the texts of one batch, which is in memory as a whole. A wiki that lists the length of its texts stays below
 * 4 MiB, or below one text; one that does not can have 50 of the longest that MediaWiki takes.
 */
const mostTogether = 256 * 1024 * 1024;

/** What is known about a wiki before texts are requested. */
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

/** Below this many bytes at once, size is not why a wiki fails. */
const leastBytesAtOnce = 64 * 1024;

/**
 * The texts of some revisions, by id. A text that fits in no answer of the wiki becomes `too_large`.
 *
 * Revisions that come back without a text are requested again in halves, a single one through `action=raw`. All these requests
 * share one patience, which starts anew with each text. A text at which the wiki fails is `missing`, unless the wiki fails at
 * every text.
 *
 * @param onAnswer - Called when an answer has arrived, before it is read.
 * @throws HistoryError when the wiki refuses, or gives no answer about a text, neither through the API nor through `action=raw`.
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
    // If some texts came, the rest may come as well; if none did, less has to be requested.
    const middle = left.length < part.length ? left.length : Math.ceil(left.length / 2);
    waiting.unshift(...[left.slice(0, middle), left.slice(middle)].filter((half) => half.length > 0));
  }
  const [failure] = failed.values();
  reading.hasGiven ||= texts.size > 0;
  if (failure !== undefined && batch.length > 1 && !reading.hasGiven) throw failure;
  for (const id of failed.keys()) texts.set(id, { state: "missing" });
  return texts;
}

/** Reads as many texts of a part as come; stops at the first answer with nothing new, or if there is none, and says why. */
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
  let together = 0;
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
    together += bytes;
    if (together > mostTogether) throw tooMuchTogether(part.length, together);
    // These were deleted after they were listed.
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

function tooMuchTogether(revisions: number, bytes: number): HistoryError {
  const message = `the texts of ${revisions} revisions have more than ${bytes} bytes, far more than the wiki lists for them; analyze an export of the page (--input)`;
  return new HistoryError("TOO_LARGE", message, { revisions, bytes });
}

/**
 * A single text that the API did not give even when requested alone, or the reason why it cannot be read.
 *
 * @param failure - Why the API did not answer about it; `null` if it did, but the text is too large.
 * @param askAgain - Requests it from the API once more.
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
  // Either this text is too much for the wiki, or the wiki is out of order: to find out, it has to answer another query.
  await client.ask({ meta: "siteinfo", siprop: "rightsinfo" }, signal, patience);
  const again = failure === null ? null : await askAgain();
  if (again !== null && "state" in again) return again;
  const second = textIn(await client.raw(head.id, signal, patience), bytes);
  // Nothing says that the text is too large, so the wiki fails, at this text or altogether.
  if (second === null && again !== null) {
    if (isInternal(again.details.code)) return again;
    throw again;
  }
  return second ?? { state: "too_large" };
}

/** The text in a raw answer, if it has the length that was listed: some wikis answer with a page that refuses. */
function textIn(raw: RawText, bytes: number): RevisionText | null {
  if (raw.state !== "given" || (bytes > 0 && raw.bytes.byteLength !== bytes)) return null;
  return textOf(raw.bytes.toString("utf8"));
}

function badIds(badrevids: unknown): readonly number[] {
  return typeof badrevids === "object" && badrevids !== null ? Object.keys(badrevids).map(Number) : [];
}
