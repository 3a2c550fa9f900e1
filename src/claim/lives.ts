import { addTo } from "../ground/add-to.ts";
import { epochSeconds } from "../revision.ts";
import type { Journal } from "./journal.ts";
import type { Lines } from "./lines.ts";
import type { Hit, MatchKind } from "./search.ts";

/** A sentence that was found, with all that it was made from and all that was made from it. */
export interface Life {
  /** The sentence found in it that is shown first; one that is on the page at the end, if any is. */
  readonly hit: Hit;
  /** All the sentences in which the text was found. */
  readonly found: readonly number[];
  /** All its sentences. */
  readonly members: ReadonlySet<number>;
  /** Those of its sentences whose appearance is its own, not that of a sentence merged with it. */
  readonly line: ReadonlySet<number>;
  readonly status: Status;
  /** How many copies of its sentences are on the page at the end. */
  readonly copies: number;
  /** For how long at least one of its sentences was on the page. */
  readonly livedSeconds: number;
}

/** `present`: on the page as it was found. `reworded`: only as what it was made from, or what was made from it. */
export type Status = "present" | "reworded" | "absent";

/**
 * The lives of the sentences found, best first.
 *
 * Best is what is on the page as it was found, then what is there reworded; among these the closest match, then what was on the
 * page longest, then what came first. Sentences with one origin are one life.
 *
 * @param until - Seconds since 1970 at which the account ends.
 */
export function livesOf(
  hits: readonly Hit[],
  journal: Journal,
  lines: Lines,
  until: number,
): readonly Life[] {
  const byRoot = new Map<number, Hit[]>();
  for (const hit of hits) addTo(byRoot, lines.root(hit.sentence), hit);
  const counts = [...byRoot.values()].map((found): Count => {
    const sentences = found.map(({ sentence }) => sentence);
    const [members, line] = [lines.around(sentences), lines.along(sentences)];
    return { found, members, line, copies: 0, livedSeconds: 0, since: 0 };
  });
  const standing = countCopies(counts, journal);
  return counts
    .map((count) => lifeOf(count, standing, until))
    .sort(
      (a, b) =>
        statusRank[a.status] - statusRank[b.status] ||
        rank[a.hit.match] - rank[b.hit.match] ||
        b.livedSeconds - a.livedSeconds ||
        a.hit.sentence - b.hit.sentence,
    );
}

/** A life while its copies are counted through the journal. */
interface Count extends Pick<Life, "members" | "line"> {
  readonly found: readonly Hit[];
  copies: number;
  /** Up to `since`, at which its copies last changed. */
  livedSeconds: number;
  since: number;
}

/** Counts the copies of each life up to the journal's end; returns those of each sentence there. */
function countCopies(counts: readonly Count[], journal: Journal): ReadonlyMap<number, number> {
  const countsOf = new Map<number, Count[]>();
  for (const count of counts) for (const member of count.members) addTo(countsOf, member, count);
  const standing = new Map<number, number>();
  const change = (sentence: number, by: number, at: number) => {
    standing.set(sentence, (standing.get(sentence) ?? 0) + by);
    for (const count of countsOf.get(sentence) ?? []) {
      if (count.copies > 0) count.livedSeconds += at - count.since;
      count.since = at;
      count.copies += by;
    }
  };
  const seconds = journal.moments.map(({ revision }) => epochSeconds(revision.timestamp));
  for (const { moment, from, to } of journal.entries) {
    for (const sentence of from) change(sentence, -1, seconds[moment] ?? 0);
    for (const sentence of to) change(sentence, 1, seconds[moment] ?? 0);
  }
  return standing;
}

function lifeOf(count: Count, standing: ReadonlyMap<number, number>, until: number): Life {
  const { found, members, line, copies, livedSeconds, since } = count;
  const stands = ({ sentence }: Hit) => (standing.get(sentence) ?? 0) > 0;
  // The last wording is the one that readers know.
  const isBefore = (a: Hit, b: Hit) =>
    (Number(stands(b)) - Number(stands(a)) || rank[a.match] - rank[b.match] || b.sentence - a.sentence) < 0;
  const hit = found.reduce((best, one) => (isBefore(one, best) ? one : best));
  return {
    hit,
    found: found.map(({ sentence }) => sentence),
    members,
    line,
    status: stands(hit) ? "present" : copies > 0 ? "reworded" : "absent",
    copies,
    livedSeconds: livedSeconds + (copies > 0 ? until - since : 0),
  };
}

const rank: Readonly<Record<MatchKind, number>> = { exact: 0, phrase: 1, similar: 2, words: 3 };
const statusRank: Readonly<Record<Status, number>> = { present: 0, reworded: 1, absent: 2 };
