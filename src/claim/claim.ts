import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { schemaVersion } from "../event.ts";
import { callback, signal } from "../ground/argument.ts";
import { toFourDecimals } from "../ground/four-decimals.ts";
import { parse } from "../ground/parse.ts";
import { quoted } from "../ground/quoted.ts";
import { epochSeconds, type Page, type PageHistory } from "../revision.ts";
import { pageAddress } from "../site.ts";
import { grammarOf } from "../text/markup/grammar.ts";
import { similarity } from "../text/similarity.ts";
import { wordDiff } from "../text/word-diff.ts";
import { checkHistory } from "../walk/check-history.ts";
import { checkRegistered, type Registered } from "../walk/registry.ts";
import { unreadParts } from "../walk/walk-report.ts";
import { createLines } from "./lines.ts";
import { type Life, livesOf } from "./lives.ts";
import type { Claim, ClaimInParts, FirstSeen, Lifeline, NearSentence } from "./result.ts";
import { type Answer, createSearch, type Search } from "./search.ts";
import { createStandings, type Standings } from "./standings.ts";
import { type Account, type Dated, stepsOf, wordingOf } from "./steps.ts";
import { type Walked, type WalkOptions, walkPage } from "./walk-page.ts";

/** Which lifelines and steps of a claim are shown. */
export interface ClaimOptions extends WalkOptions {
  /** Whether to return every lifeline in which the text was found; when left out, only the best one. */
  readonly all?: boolean | undefined;
}

/**
 * What became of the sentences of a page in which a text is found: every step from the first appearance on.
 *
 * Of several lifelines the best is returned: one that is on the page as found, else one that is there reworded; among these the
 * closest match, then the one that was on the page longest, then the first. A text of several sentences that no single sentence
 * contains is looked for sentence by sentence. `from` and `since` choose which steps are shown; they never change a step.
 *
 * @param detectors - Have to include `sentence_similarity`; of the others only `revert` is used, if it is there.
 * @param text - In any markup, case, dash and quote form, with its letters composed (NFC), as wikis store them.
 * @throws HistoryError `INVALID_INPUT` for an invalid history, detectors that were not registered, a text without words, and if
 * `sentence_similarity` is missing; `REVISION_NOT_ON_PAGE`, `RANGE_REVERSED`, `CANCELLED`.
 */
export async function claim(
  history: PageHistory,
  detectors: readonly Registered[],
  text: string,
  options: ClaimOptions = {},
): Promise<Claim> {
  const found = await claimInParts(history, detectors, text, options);
  return { ...found, matches: [...found.matches] };
}

/**
 * The same as `claim`, for who shows its lifelines one by one.
 *
 * @throws HistoryError as `claim`.
 */
export async function claimInParts(
  history: PageHistory,
  detectors: readonly Registered[],
  text: string,
  options: ClaimOptions,
): Promise<ClaimInParts> {
  checkHistory(history);
  checkRegistered(detectors);
  parse(v.string('must be a string; claim(history, detectors, "a sentence")'), text, "text");
  parse(optionsShape, options, "options");
  const question = askClaim(history.page, detectors, text);
  return answerClaim(question, await walkClaim(history, question, options), options);
}

/** What is looked for on a page, and by which detectors its sentences are followed. */
export interface ClaimQuestion {
  /** The text as it was given. */
  readonly text: string;
  readonly detectors: readonly Registered[];
  readonly search: Search;
}

/**
 * Prepares a search for a text.
 *
 * @throws HistoryError `INVALID_INPUT` as `claim`.
 */
export function askClaim(page: Page, detectors: readonly Registered[], text: string): ClaimQuestion {
  const used = detectors.filter(({ detector }) => usedDetectors.includes(detector.name));
  const threshold = used.find(({ detector }) => detector.name === "sentence_similarity")?.parameters
    .threshold;
  if (typeof threshold !== "number") {
    throw new HistoryError("INVALID_INPUT", "claim needs the detector sentence_similarity; register it");
  }
  return { text, detectors: used, search: createSearch(text, grammarOf(page.site), threshold) };
}

/** Walks a page and offers each of its sentences to the search. */
export function walkClaim(
  history: PageHistory,
  { detectors, search }: ClaimQuestion,
  options: WalkOptions,
): Promise<Walked> {
  return walkPage(history, detectors, options, search.offer);
}

/** The claim about a text, from a page that was walked just now or before. */
export function answerClaim(
  { text, detectors, search }: ClaimQuestion,
  walk: Walked,
  options: ClaimOptions,
): ClaimInParts {
  const answers = search.answers();
  const { account, last, read } = walk;
  const { page } = account;
  const standings = createStandings(walk.standing);
  const lines = createLines(account.journal.entries);
  const until = last === null ? 0 : epochSeconds(last.timestamp);
  const lives = answers.map((answer) => livesOf(answer.hits, account.journal, lines, until));
  const shown = answers.flatMap(({ text: searched }, i) =>
    (lives[i] ?? []).slice(0, options.all === true ? undefined : 1).map((life) => ({ life, searched })),
  );
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
    detectors: detectors.map(({ detector, recorded }) => ({
      name: detector.name,
      version: detector.version,
      parameters: recorded,
    })),
    found: lives.reduce((sum, found) => sum + found.length, 0),
    matches: {
      length: shown.length,
      *[Symbol.iterator]() {
        for (const { life, searched } of shown) yield lifelineOf(life, searched, walk, standings);
      },
    },
    nearest: missed.flatMap((answer) => nearestOf(answer, account, standings)),
    notFound: missed.length === 0 ? null : notFound(missed, answers.length, walk),
  };
}

const optionsShape = v.looseObject(
  { signal, onProgress: callback },
  "must be an object, such as { all: true }",
);
const usedDetectors: readonly string[] = ["revert", "sentence_similarity"];

function lifelineOf(
  life: Life,
  searched: string,
  { account, firstShown }: Walked,
  standings: Standings,
): Lifeline {
  const sentence = wordingOf(life.hit.sentence, account);
  const steps = stepsOf(life.members, account);
  const own = new Set([...life.line].map(account.sentences.key));
  return {
    searched,
    match: life.hit.match,
    similarity: toFourDecimals(similarity(searched, sentence.text)),
    sentence,
    ...(life.hit.match === "similar" ? { differences: wordDiff(searched, sentence.text) } : {}),
    firstSeen: firstSeenIn(steps, new Set(life.found.map(account.sentences.key))),
    status: life.status,
    copies: life.copies,
    now: standings.of([...life.members].map(account.sentences.key)),
    livedSeconds: life.livedSeconds,
    insertions: insertionsIn(steps, own),
    steps: steps.filter(({ moment }) => moment >= firstShown).map(({ step }) => step),
  };
}

function firstSeenIn(steps: readonly Dated[], found: ReadonlySet<string>): FirstSeen | null {
  for (const { step } of steps) {
    const wording = step.after.find(({ key }) => found.has(key));
    if (wording !== undefined) return { ...step.revision, by: step.by, wording };
  }
  return null;
}

/** The number of insertions: sentences of one lifeline that come together count as one, copies of a sentence one each. */
function insertionsIn(steps: readonly Dated[], own: ReadonlySet<string>): number {
  const most = new Map<number, number>();
  const counts = new Map<string, number>();
  for (const { moment, step } of steps) {
    const { kind, before, after } = step;
    const key = after.find((wording) => own.has(wording.key))?.key;
    if ((kind !== "appeared" && kind !== "reintroduced") || before.length > 0 || key === undefined) continue;
    const count = (counts.get(`${moment} ${key}`) ?? 0) + 1;
    counts.set(`${moment} ${key}`, count);
    most.set(moment, Math.max(most.get(moment) ?? 0, count));
  }
  return [...most.values()].reduce((sum, count) => sum + count, 0);
}

function nearestOf(
  { text: searched, nearest }: Answer,
  account: Account,
  standings: Standings,
): readonly NearSentence[] {
  return nearest.map((near) => {
    const sentence = wordingOf(near.sentence, account);
    const first = account.journal.entries.find(({ to }) => to.includes(near.sentence));
    const revision = account.journal.moments[first?.moment ?? -1]?.revision;
    return {
      searched,
      similarity: toFourDecimals(near.similarity),
      sentence,
      firstSeen: revision === undefined ? null : { revision: revision.id, timestamp: revision.timestamp },
      isPresent: standings.has(sentence.key),
    };
  });
}

/** Most sentences of a text that are named as not found. */
const mostNamed = 10;

function notFound(missed: readonly Answer[], asked: number, { account, read }: Walked): string {
  const unread = unreadParts(read);
  const named = missed.slice(0, mostNamed).map(({ text }) => quoted(text));
  const more = missed.length > mostNamed ? ` and ${missed.length - mostNamed} more` : "";
  const what = asked === 1 ? "" : `${named.join(", ")}${more}: `;
  const gaps = unread.length === 0 ? "" : `, of which ${unread.join(" and ")} could not be read`;
  const isWithout = read.revisions > 0 && unread.length === 0 && account.journal.entries.length === 0;
  const why = isWithout
    ? ", none of which has a sentence; pages that are not wikitext have none"
    : "; only sentences are searched, in cells of tables, values of templates and captions of files only whole ones, not headings or references";
  return `${what}not found in ${read.revisions} ${read.revisions === 1 ? "revision" : "revisions"}${gaps}${why}`;
}
