import { similarity } from "../../../src/text/similarity.ts";
import { takeValues } from "../../../src/text/values/values.ts";

/** That of sentence_similarity. */
const threshold = 0.6;

/**
 * Why the sentences that went cannot have become those that came; `null` where they can: read alike, be the same words once
 * values are taken out, or, as one and one, be each other with clauses cut out. Written from docs/calibration.md.
 */
export function whyNotLinked(went: readonly string[], came: readonly string[]): string | null {
  const [old, now] = [went.join(" "), came.join(" ")];
  if (takeValues(old).words === takeValues(now).words) return null;
  if (went.length === 1 && came.length === 1 && isCutOut(wordsOf(old), wordsOf(now))) return null;
  const score = isOfCharacters(old) && isOfCharacters(now) ? withCharacters(old, now) : similarity(old, now);
  return score >= threshold ? null : `${score.toFixed(3)} alike`;
}

function isCutOut(first: readonly string[], second: readonly string[]): boolean {
  const [shorter, longer] = first.length < second.length ? [first, second] : [second, first];
  if (shorter.length < 2 || longer.length > 5 * shorter.length) return false;
  const [begins, ends] = [shorter.slice(0, -1), shorter.slice(1)];
  return (
    areSame(shorter, longer.slice(0, shorter.length)) ||
    (shorter.length >= 6 && standIn(shorter, longer, 3)) ||
    (shorter.length >= 8 &&
      (areSame(begins, longer.slice(0, begins.length)) || areSame(ends, longer.slice(-ends.length))))
  );
}

/** Whether the words stand in those others, in order and in at most so many runs: each way of cutting them is tried. */
function standIn(words: readonly string[], others: readonly string[], runs: number): boolean {
  if (words.length === 0) return true;
  if (runs === 0) return false;
  return words.some((_, last) => {
    const run = words.slice(0, last + 1);
    const at = others.findIndex((_, i) => areSame(run, others.slice(i, i + run.length)));
    return at !== -1 && standIn(words.slice(last + 1), others.slice(at + run.length), runs - 1);
  });
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((word, i) => word === others[i]);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Most of it is Chinese or Japanese, where single characters count beside pairs. */
function isOfCharacters(text: string): boolean {
  return (
    (text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) * 2 > text.length
  );
}

function withCharacters(old: string, now: string): number {
  const left = [...now];
  const shared = [...old].filter((character) => {
    const at = left.indexOf(character);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (similarity(old, now) + (2 * shared.length) / ([...old].length + [...now].length)) / 2;
}
