import { type Finding, type Link, wordsIn } from "../../src/plugin.ts";
import { toldSentences } from "../told-sentences.ts";
import type { EditedSentences } from "./edited-sentences.ts";
import type { PlacedElement } from "./element-difference.ts";
import { linkWords } from "./link-words.ts";
import { withOnlyOnes } from "./only-ones.ts";
import type { Paired } from "./pair-up.ts";
import { sentenceAround } from "./sentence-around.ts";

/**
 * Pairs a link that went with one that came where a sentence, edited or not, has more or fewer words that lead to a page: the
 * links are the only ones left in it, and the words of one are among those of the other (`[[the state]]`, `the [[state]]`).
 */
export function withMovedEnds(
  paired: Paired<Link>,
  earlier: readonly Finding[],
  edited: EditedSentences,
): Paired<Link> {
  const [old] = paired.removed;
  if (old === undefined || paired.added.length === 0) return paired;
  // A link in a sentence of which a copy came, went or was edited may have stood in that copy.
  const { gone, come } = toldSentences(earlier);
  const groupOf = (link: PlacedElement<Link>) => {
    // What stands in a reference is no words of the sentence.
    const sentence = link.found.reference === -1 ? sentenceAround(link) : undefined;
    if (sentence === undefined) return null;
    const group = (link.side === old.side ? edited.before : edited.after).get(sentence);
    return group ?? (gone.has(sentence) || come.has(sentence) ? null : sentence);
  };
  return withOnlyOnes(paired, groupOf, shareWords);
}

/** Whether all words of one link stand among those of the other, in their order. */
function shareWords(before: PlacedElement<Link>, after: PlacedElement<Link>): boolean {
  const [one, other] = [before, after].map((link) => wordsIn(linkWords(link.found, link) ?? ""));
  return standIn(one ?? [], other ?? []) || standIn(other ?? [], one ?? []);
}

function standIn(words: readonly string[], others: readonly string[]): boolean {
  return words.length > 0 && ` ${others.join(" ")} `.includes(` ${words.join(" ")} `);
}
