import { addTo, type Finding, type Link } from "../../src/plugin.ts";
import { type ReturnedWordings, returnedWordings } from "../returned-wordings.ts";
import type { EditedSentences } from "./edited-sentences.ts";
import type { PlacedElement } from "./element-difference.ts";
import { endsOf, isMisspelled } from "./misspelled.ts";
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
  if (paired.removed.length === 0 || paired.added.length === 0) return paired;
  const groups = groupsOf(paired, returnedWordings(earlier), edited);
  if (groups.size === 0) return paired;
  const groupOf: GroupOf = (link) => groups.get(link) ?? null;
  const inOtherCase = pairUp(paired, [titleIn(groupOf)]);
  const rest = { ...inOtherCase, changed: [...paired.changed, ...inOtherCase.changed] };
  return withOnlyOnes(rest, groupOf, isMended);
}

/** The groups of the links that stand in an edited sentence, or in one that came back or that another one came back for. */
function groupsOf(
  { removed, added }: Paired<Link>,
  wordings: ReturnedWordings,
  edited: EditedSentences,
): ReadonlyMap<PlacedElement<Link>, string> {
  const groups = new Map<PlacedElement<Link>, string>();
  if (edited.before.size === 0 && !wordings.hasAny) return groups;
  const returned: PlacedElement<Link>[] = [];
  for (const link of added) {
    const sentence = sentenceAround(link);
    if (sentence === undefined) continue;
    const isReturned = wordings.has(sentence);
    if (isReturned) returned.push(link);
    const group = edited.after.get(sentence) ?? (isReturned ? sentence : undefined);
    if (group !== undefined) groups.set(link, group);
  }
  if (groups.size === 0) return groups;
  const gone = removed.map((link) => [link, sentenceAround(link)] as const);
  const mayBeMended = mendableBy(returned);
  const asked = new Set(gone.filter(([link]) => mayBeMended(link)).map(([, sentence]) => sentence));
  for (const [link, sentence] of gone) {
    if (sentence === undefined) continue;
    const group = edited.before.get(sentence) ?? (asked.has(sentence) ? wordings.insteadOf(sentence) : null);
    if (group !== null) groups.set(link, group);
  }
  return groups;
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
  const compared = new Set(
    came
      .slice(0, mostCompared)
      .filter(isOfPage)
      .map(({ found }) => found.target),
  );
  const byEnd = new Map<string, string[]>();
  for (const title of compared) for (const end of endsOf(title)) addTo(byEnd, end, title);
  const near = new Map<string, boolean>();
  return (link) => {
    const title = link.found.target;
    if (titles.has(title.toLowerCase())) return true;
    if (!isOfPage(link)) return false;
    // What is blanked or reverted links to many a page more than once.
    const isNear =
      near.get(title) ??
      endsOf(title).some((end) => byEnd.get(end)?.some((other) => areNearlyEqual(title, other)) ?? false);
    near.set(title, isNear);
    return isNear;
  };
}

function isOfPage({ found }: PlacedElement<Link>): boolean {
  return found.kind === "wikilink";
}

function isMended(before: PlacedElement<Link>, after: PlacedElement<Link>): boolean {
  return isOfPage(before) && isOfPage(after) && areNearlyEqual(before.found.target, after.found.target);
}

/** Whether two titles may be one, with a slip in it. */
function areNearlyEqual(title: string, other: string): boolean {
  if (Math.abs(title.length - other.length) > mostLetters) return false;
  // Another number is another page: 1990, 1991.
  return isMisspelled(title, other) && digitsOf(title) === digitsOf(other);
}

function digitsOf(title: string): string {
  return title.match(/\p{Nd}+/gu)?.join(" ") ?? "";
}
