import { wordsInOrder } from "./word-numbers.ts";

/** With fewer words it could be part of any sentence, unless the other one begins with them. */
const leastWords = 6;
const leastFirstWords = 2;
const mostRuns = 3;
/** With at least this many words, one at an end may differ: `They` in the place of a list of names. */
const leastButOne = 8;
/** The longer one has at most this many times the words of the shorter, unless it begins with all of them. */
const mostTimes = 5;
/** With at least this many words a sentence may go on for any length: what follows tells more of what it says. */
const leastGoingOn = 5;
/** The longer one has at most this many words, since the work grows with the words of both. */
const mostWords = 250;

/**
 * Whether one of two sentences is the other with clauses cut out: its words stand in the longer one in order and in few
 * runs. From eight words on it is enough that all but the last begin the longer one, or all but the first end it. With fewer
 * than six, as in a list, all have to begin it, and where the longer one has more than five times as many.
 *
 * @param first - Words of the first, as `wordsInOrder` gives them; `second`: of the second.
 */
export function isCutOut(first: readonly number[], second: readonly number[]): boolean {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  if (longer.length > mostWords) return false;
  if (longer.length > mostTimes * shorter.length)
    return shorter.length >= leastGoingOn && begins(shorter, longer);
  if (shorter.length < leastWords) return shorter.length >= leastFirstWords && begins(shorter, longer);
  if (areButOne(shorter, longer)) return true;
  // Hardly any get past this check, which requires least.
  if (!standInOrder(shorter, longer)) return false;
  // The most words of the shorter one that can be found in the first ones of the longer, in at most so many runs.
  let held = new Array<number>(longer.length + 1).fill(0);
  for (let run = 0; run < mostRuns; run++) held = withRun(held, shorter, longer);
  return held.at(-1) === shorter.length;
}

/** Whether the longer begins with all words of the shorter. */
function begins(shorter: readonly number[], longer: readonly number[]): boolean {
  return shorter.every((word, at) => longer[at] === word);
}

/** Whether all words of the shorter but its last begin the longer, or all but its first end it. */
function areButOne(shorter: readonly number[], longer: readonly number[]): boolean {
  if (shorter.length < leastButOne) return false;
  const behind = longer.length - shorter.length + 1;
  return (
    shorter.slice(0, -1).every((word, at) => longer[at] === word) ||
    shorter.slice(1).every((word, at) => longer[behind + at] === word)
  );
}

/** Whether one of two texts is the other with clauses cut out. */
export function areCutOut(first: string, second: string): boolean {
  return isCutOut(wordsInOrder(first.toLowerCase()), wordsInOrder(second.toLowerCase()));
}

function standInOrder(words: readonly number[], among: readonly number[]): boolean {
  let found = 0;
  for (let at = 0; at < among.length && found < words.length; at++) if (among[at] === words[found]) found++;
  return found === words.length;
}

function withRun(held: readonly number[], shorter: readonly number[], longer: readonly number[]): number[] {
  const next = [...held];
  for (let start = 0; start < longer.length; start++) {
    let count = held[start] ?? 0;
    for (let at = start; count < shorter.length && shorter[count] === longer[at]; at++) {
      count += 1;
      next[at + 1] = Math.max(next[at + 1] ?? 0, count);
    }
    next[start + 1] = Math.max(next[start + 1] ?? 0, next[start] ?? 0);
  }
  return next;
}
