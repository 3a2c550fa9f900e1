import { wordsInOrder } from "./word-numbers.ts";

/** With fewer words it could be part of any sentence, unless the other one begins with them. */
const leastWords = 6;
const leastFirstWords = 2;
const mostRuns = 3;
/** With at least this many words, one may differ: `They` in the place of a list of names, `most` in that of `some`. */
const leastButOne = 8;
/** The longer one has at most this many times the words of the shorter, unless it begins with all of them. */
const mostTimes = 5;
/** With at least this many words a sentence may go on for any length: what follows tells more of what it says. */
const leastGoingOn = 5;
/** The longer one has at most this many words, since the work grows with the words of both. */
const mostWords = 250;

/**
 * Whether one of two sentences is the other with clauses cut out: its words stand in the longer one in order and in few
 * runs. From eight words on it is enough that all but one do, those before that one in one run and so those behind it. With
 * fewer than six, as in a list, all have to begin it, and where the longer one has more than five times as many.
 *
 * @param first - Words of the first, as `wordsInOrder` gives them; `second`: of the second.
 */
export function isCutOut(first: readonly number[], second: readonly number[]): boolean {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  if (longer.length > mostWords) return false;
  if (longer.length > mostTimes * shorter.length)
    return shorter.length >= leastGoingOn && begins(shorter, longer);
  if (shorter.length < leastWords) return shorter.length >= leastFirstWords && begins(shorter, longer);
  // Hardly any get past these checks, which require least.
  const found = foundInOrder(shorter, longer);
  if (found >= shorter.length - 1 - foundFromEnd(shorter, longer) && areButOne(shorter, longer)) return true;
  if (found < shorter.length) return false;
  // The most words of the shorter one that can be found in the first ones of the longer, in at most so many runs.
  let held = new Array<number>(longer.length + 1).fill(0);
  for (let run = 0; run < mostRuns; run++) held = withRun(held, shorter, longer);
  return held.at(-1) === shorter.length;
}

/** Whether the longer begins with all words of the shorter. */
function begins(shorter: readonly number[], longer: readonly number[]): boolean {
  return shorter.every((word, at) => longer[at] === word);
}

/** Whether all words of the shorter but one stand in the longer: those before that one without a gap, and so those behind it. */
function areButOne(shorter: readonly number[], longer: readonly number[]): boolean {
  if (shorter.length < leastButOne) return false;
  const ends = firstEnds(shorter, longer);
  // Read backwards, what is behind is what is before.
  const starts = firstEnds(shorter.toReversed(), longer.toReversed());
  return shorter.some((_, left) => {
    const [end, start] = [ends[left], starts[shorter.length - 1 - left]];
    return end !== undefined && start !== undefined && end + start <= longer.length;
  });
}

/** For each number of words that stand without a gap among others, the first of these words alone, where they first end there. */
function firstEnds(words: readonly number[], among: readonly number[]): readonly number[] {
  const ends = [0];
  for (let start = 0; start < among.length; start++) {
    let count = 0;
    while (count < words.length && words[count] === among[start + count]) count++;
    for (let known = ends.length; known <= count; known++) ends.push(start + known);
  }
  return ends;
}

/** Whether one of two texts is the other with clauses cut out. */
export function areCutOut(first: string, second: string): boolean {
  return isCutOut(wordsInOrder(first.toLowerCase()), wordsInOrder(second.toLowerCase()));
}

/** How many of the first words stand among others in order. */
function foundInOrder(words: readonly number[], among: readonly number[]): number {
  let found = 0;
  for (let at = 0; at < among.length && found < words.length; at++) if (among[at] === words[found]) found++;
  return found;
}

/** How many of the last words stand among others in order. */
function foundFromEnd(words: readonly number[], among: readonly number[]): number {
  let left = words.length;
  for (let at = among.length - 1; at >= 0 && left > 0; at--) if (among[at] === words[left - 1]) left--;
  return words.length - left;
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
