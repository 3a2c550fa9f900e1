import { type Finding, type Link, wordsIn } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { linkWords } from "./link-words.ts";
import { onlyOnes } from "./only-ones.ts";
import type { Paired } from "./pair-up.ts";
import { sentenceAround } from "./sentence-around.ts";

/**
 * Pairs a link that went with one that came where a sentence stays and other words of it lead to a page: the links are the
 * only ones left in it, and the words of one are among those of the other (`[[the state]]`, `the [[state]]`).
 */
export function withMovedEnds(paired: Paired<Link>, earlier: readonly Finding[]): Paired<Link> {
  if (paired.removed.length === 0 || paired.added.length === 0) return paired;
  const groupOf = (link: PlacedElement<Link>) =>
    // What stands in a reference is no words of the sentence.
    link.found.reference === -1 ? (sentenceAround(link) ?? null) : null;
  const gone = onlyOnes(paired.removed, groupOf);
  const moved = [...onlyOnes(paired.added, groupOf)].flatMap(([sentence, after]) => {
    const before = gone.get(sentence) ?? null;
    return before !== null && after !== null && shareWords(before, after) ? [[before, after] as const] : [];
  });
  if (moved.length === 0) return paired;
  const touched = touchedSentences(earlier);
  const stayed = moved.filter(([before]) => !touched.has(sentenceAround(before)));
  const taken = new Set(stayed.flat());
  return {
    removed: paired.removed.filter((link) => !taken.has(link)),
    added: paired.added.filter((link) => !taken.has(link)),
    changed: [...paired.changed, ...stayed],
  };
}

/** Sentences of which a copy came, went or was edited: a link in one that both texts have may have stood in another copy. */
function touchedSentences(earlier: readonly Finding[]): ReadonlySet<unknown> {
  return new Set(
    earlier.flatMap(({ type, subject }): readonly unknown[] =>
      type === "sentence_modified" ? [subject.from, subject.to].flat() : [subject.sentence],
    ),
  );
}

/** Whether all words of one link stand among those of the other, in their order. */
function shareWords(before: PlacedElement<Link>, after: PlacedElement<Link>): boolean {
  const [one, other] = [before, after].map((link) => wordsIn(linkWords(link.found, link) ?? ""));
  return standIn(one ?? [], other ?? []) || standIn(other ?? [], one ?? []);
}

function standIn(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && ` ${others.join(" ")} `.includes(` ${words.join(" ")} `);
}
