import { createJournal } from "./claim/journal.ts";
import { createLines } from "./claim/lines.ts";
import { type Life, livesOf } from "./claim/lives.ts";
import { createRecorder } from "./claim/recorder.ts";
import type { Claim, Lifeline, NearSentence, Place } from "./claim/result.ts";
import { type Answer, createSearch } from "./claim/search.ts";
import { createSentences } from "./claim/sentences.ts";
import { standingsIn } from "./claim/standings.ts";
import { type Account, stepsOf, wordingOf } from "./claim/steps.ts";
import { HistoryError } from "./errors.ts";
import { schemaVersion } from "./event.ts";
import type { Side } from "./page/change.ts";
import { sentenceDifference } from "./page/sentence-difference.ts";
import { createRange, type RangeOptions } from "./range.ts";
import { epochSeconds, type PageHistory } from "./revision.ts";
import { pageAddress } from "./site.ts";
import { grammarOf } from "./text/grammar.ts";
import { similarity } from "./text/similarity.ts";
import type { Registered } from "./walk/registry.ts";
import { createWalker, type WalkReport } from "./walk/walker.ts";

/** What to tell of a claim. */
export interface ClaimOptions extends RangeOptions {
  /** Tells every lifeline in which the text was found; the best one when left out. */
  readonly all?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after every entry of the timeline. */
  readonly onProgress?: ((report: WalkReport) => void) | undefined;
}

/**
 * What became of the sentences of a page in which a text is found: every step from the first appearance on.
 *
 * Of several lifelines the best is told: one that stands as found, else one that stands reworded; of these the closest
 * match, then the one that stood longest, then the first. A text of several sentences that no sentence holds as a whole
 * is looked for sentence by sentence. `from` and `since` choose which steps are told, never what they are.
 *
 * @param detectors - `sentence_similarity` has to be among them; of the others `revert` is used, where it is.
 * @throws HistoryError `INVALID_INPUT` when the text has no words or the detector is missing; `REVISION_NOT_ON_PAGE`,
 * `RANGE_REVERSED`.
 */
export async function claim(
  history: PageHistory,
  detectors: readonly Registered[],
  text: string,
  options: ClaimOptions = {},
): Promise<Claim> {
  const { page } = history;
  const used = detectors.filter(({ detector }) => usedDetectors.includes(detector.name));
  const threshold = used.find(({ detector }) => detector.name === "sentence_similarity")?.parameters
    .threshold;
  if (typeof threshold !== "number") {
    throw new HistoryError("INVALID_INPUT", "claim needs the detector sentence_similarity; register it");
  }
  const search = createSearch(text, grammarOf(page.site));
  const walk = await walkPage(history, used, options, search.offer);
  const answers = search.answers(threshold);
  const { account, last, read } = walk;
  const lines = createLines(account.journal.entries);
  const until = last === null ? 0 : epochSeconds(last.timestamp);
  const lives = answers.map((answer) => livesOf(answer.hits, account.journal, lines, until));
  const missed = answers.filter(({ hits }) => hits.length === 0);
  return {
    schemaVersion,
    wiki: page.site.wiki,
    pageId: page.pageId,
    title: page.title.toWellFormed(),
    links: pageAddress(page.site.base, page.title),
    text: text.toWellFormed(),
    asOf: last,
    read,
    detectors: used.map(({ detector, recorded }) => ({
      name: detector.name,
      version: detector.version,
      parameters: recorded,
    })),
    found: lives.reduce((sum, found) => sum + found.length, 0),
    matches: answers.flatMap((answer, i) =>
      (lives[i] ?? [])
        .slice(0, options.all === true ? undefined : 1)
        .map((life) => lifelineOf(life, answer.text, walk)),
    ),
    nearest: missed.flatMap((answer) => nearestOf(answer, walk)),
    notFound: missed.length === 0 ? null : notFound(missed, answers.length, read),
  };
}

const usedDetectors: readonly string[] = ["revert", "sentence_similarity"];

/** A page walked to its end. */
interface Walked {
  readonly account: Account;
  /** The last readable text. */
  readonly text: Side | null;
  /** The last revision read. */
  readonly last: Place | null;
  readonly read: WalkReport;
  /** The moment from which on steps are told. */
  readonly firstShown: number;
}

async function walkPage(
  { page, timeline }: PageHistory,
  detectors: readonly Registered[],
  options: ClaimOptions,
  offer: (sentence: number, text: string) => void,
): Promise<Walked> {
  const { signal, onProgress } = options;
  const sentences = createSentences();
  const journal = createJournal(sentences);
  const range = createRange(options);
  let text: Side | null = null;
  let last: Place | null = null;
  let firstShown: number | null = null;

  const recorder = createRecorder(detectors, (pair, findings) => {
    for (const { sentence } of sentenceDifference(pair.change).added) {
      const { sentence: number, isNew } = sentences.add(sentence.key, sentence.text);
      if (isNew) offer(number, sentence.text);
    }
    journal.add(pair, findings);
    text = pair.change.after;
    last = { revision: pair.after.id, timestamp: pair.after.timestamp };
  });
  const walker = createWalker(page, recorder, "brief");
  for await (const entry of timeline) {
    signal?.throwIfAborted();
    const verdict = range.judge(entry);
    if (verdict === "stop") break;
    if (verdict === "seek") continue;
    if (verdict === "show") firstShown ??= journal.moments.length;
    await walker.step(entry);
    onProgress?.(walker.report());
  }
  range.end();
  return {
    account: { page, sentences, journal },
    text,
    last,
    read: walker.report(),
    firstShown: firstShown ?? journal.moments.length,
  };
}

function lifelineOf(life: Life, searched: string, { account, text, firstShown }: Walked): Lifeline {
  const sentence = wordingOf(life.hit.sentence, account);
  const steps = stepsOf(life.members, account);
  return {
    searched,
    match: life.hit.match,
    similarity: rounded(similarity(searched, sentence.text), 4),
    sentence,
    status: life.status,
    copies: life.copies,
    now: standingsIn(text, new Set([...life.members].map(account.sentences.key))),
    livedSeconds: life.livedSeconds,
    livedDays: rounded(life.livedSeconds / 86_400, 2),
    insertions: steps.filter(
      ({ step: { kind, before } }) => kind === "appeared" || (kind === "reintroduced" && before.length === 0),
    ).length,
    steps: steps.filter(({ moment }) => moment >= firstShown).map(({ step }) => step),
  };
}

function nearestOf({ text: searched, nearest }: Answer, { account, text }: Walked): readonly NearSentence[] {
  return nearest.map((near) => {
    const sentence = wordingOf(near.sentence, account);
    const first = account.journal.entries.find(({ to }) => to.includes(near.sentence));
    const revision = account.journal.moments[first?.moment ?? -1]?.revision;
    return {
      searched,
      similarity: rounded(near.similarity, 4),
      sentence,
      firstSeen: revision === undefined ? null : { revision: revision.id, timestamp: revision.timestamp },
      isPresent: standingsIn(text, new Set([sentence.key])).length > 0,
    };
  });
}

function notFound(missed: readonly Answer[], asked: number, read: WalkReport): string {
  const unread = [
    [read.hidden, "hidden"],
    [read.missing, "missing"],
    [read.tooLarge, "too large"],
  ].flatMap(([count, why]) => (count === 0 ? [] : [`${count} ${why}`]));
  const what = asked === 1 ? "" : `${missed.map(({ text }) => JSON.stringify(text)).join(", ")}: `;
  const gaps = unread.length === 0 ? "" : `, of which ${unread.join(" and ")} could not be read`;
  return `${what}not found in ${read.revisions} revisions${gaps}`;
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
}
