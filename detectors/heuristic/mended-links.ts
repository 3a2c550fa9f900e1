import type { Finding, Link } from "../../src/plugin.ts";
import { returnedWordings } from "../returned-wordings.ts";
import type { EditedSentences } from "./edited-sentences.ts";
import type { PlacedElement } from "./element-difference.ts";
import { isMisspelled } from "./misspelled.ts";
import { type GroupOf, withOnlyOnes } from "./only-ones.ts";
import { type Paired, pairUp } from "./pair-up.ts";
import { sentenceAround } from "./sentence-around.ts";

/**
 * Pairs a link that went with one that came where the title was corrected: in an edited sentence, or one of which an older
 * wording came back, those whose titles differ only in case, or those that are the only ones left and whose titles are nearly
 * the same.
 */
export function withMended(
  paired: Paired<Link>,
  earlier: readonly Finding[],
  edited: EditedSentences,
): Paired<Link> {
  const [old] = paired.removed;
  if (old === undefined || paired.added.length === 0) return paired;
  const wordings = returnedWordings(earlier);
  const isReturned = (sentence: string | undefined) => sentence !== undefined && wordings.has(sentence);
  const returned = wordings.hasAny ? paired.added.filter((link) => isReturned(sentenceAround(link))) : [];
  if (edited.before.size === 0 && returned.length === 0) return paired;
  const asked = new Set(paired.removed.filter(mendableBy(returned)).map(sentenceAround));
  const groupOf: GroupOf = (link) => {
    const sentence = sentenceAround(link);
    if (sentence === undefined) return null;
    if (link.side === old.side)
      return edited.before.get(sentence) ?? (asked.has(sentence) ? wordings.insteadOf(sentence) : null);
    return edited.after.get(sentence) ?? (isReturned(sentence) ? sentence : null);
  };
  const inOtherCase = pairUp(paired, [titleIn(groupOf)]);
  const rest = { ...inOtherCase, changed: [...paired.changed, ...inOtherCase.changed] };
  return withOnlyOnes(rest, groupOf, (before, after) => isMended(before.found, after.found));
}

/** Gives the group of a link's sentence, with the link's title in lower case (`[[Civil War]]`, `[[civil war]]`). */
function titleIn(groupOf: GroupOf) {
  return ({ kind, target }: Link, link: PlacedElement<Link>): string | null => {
    const group = kind === "wikilink" ? groupOf(link) : null;
    return group === null ? null : `${group} ${target.toLowerCase()}`;
  };
}

/** The most letters by which a title and its misspelling differ in length. */
const mostLetters = 2;

/** Links that came and are compared with each that went, to find whether its title may be nearly the same. */
const mostCompared = 100;

/**
 * Whether a link that went may be one of these that came: which sentence came back in place of its own takes long to find, and
 * a revert brings thousands of links back.
 */
function mendableBy(came: readonly PlacedElement<Link>[]): (gone: PlacedElement<Link>) => boolean {
  const titles = new Set(came.map(({ found }) => found.target.toLowerCase()));
  const compared = came.slice(0, mostCompared);
  return ({ found }) =>
    titles.has(found.target.toLowerCase()) || compared.some((other) => isMended(found, other.found));
}

function isMended(before: Link, after: Link): boolean {
  if (before.kind !== "wikilink" || after.kind !== "wikilink") return false;
  if (Math.abs(before.target.length - after.target.length) > mostLetters) return false;
  // Another number is another page: 1990, 1991.
  return isMisspelled(before.target, after.target) && digitsOf(before.target) === digitsOf(after.target);
}

function digitsOf(title: string): string {
  return title.match(/\p{Nd}+/gu)?.join(" ") ?? "";
}
