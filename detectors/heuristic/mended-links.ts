import { type Finding, type Link, sentenceOfLink, sentencesOf } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import { isMisspelled } from "./misspelled.ts";
import { type Paired, pairUp } from "./pair-up.ts";

/**
 * Pairs a link that went with one that came where the title was corrected: in an edited sentence, those whose titles differ
 * only in case, or those that are the only ones left and whose titles are nearly the same.
 */
export function withMended(paired: Paired<Link>, earlier: readonly Finding[]): Paired<Link> {
  const edited = paired.removed.length === 0 || paired.added.length === 0 ? null : editedSentences(earlier);
  if (edited === null || edited.size === 0) return paired;
  const inOtherCase = pairUp(paired, [titleIn(edited)]);
  const { removed, added } = inOtherCase;
  const changed = [...paired.changed, ...inOtherCase.changed];
  const gone = onlyOnes(removed, (sentence) => edited.get(sentence));
  const mended = [...onlyOnes(added, (sentence) => sentence)].flatMap(([sentence, after]) => {
    const before = gone.get(sentence) ?? null;
    return before !== null && after !== null && isMended(before.found, after.found)
      ? [[before, after] as const]
      : [];
  });
  if (mended.length === 0) return { removed, added, changed };
  const taken = new Set(mended.flat());
  return {
    removed: removed.filter((link) => !taken.has(link)),
    added: added.filter((link) => !taken.has(link)),
    changed: [...changed, ...mended],
  };
}

/** Maps the key of each edited sentence to the key of what it became. */
function editedSentences(earlier: readonly Finding[]): ReadonlyMap<string, string> {
  const edited = new Map<string, string>();
  for (const { type, subject } of earlier) {
    if (type !== "sentence_modified" || subject.relation !== "edit") continue;
    const [from, to] = [subject.from, subject.to].map((keys) => (Array.isArray(keys) ? keys[0] : null));
    if (typeof from === "string" && typeof to === "string") edited.set(from, to);
  }
  return edited;
}

/** Gives what an edited sentence became, with the title of a link in it in lower case (`[[Civil War]]`, `[[civil war]]`). */
function titleIn(edited: ReadonlyMap<string, string>) {
  const become = new Set(edited.values());
  return ({ kind, target }: Link, link: PlacedElement<Link>): string | null => {
    const sentence = kind === "wikilink" ? sentenceAround(link) : undefined;
    if (sentence === undefined) return null;
    const after = edited.get(sentence) ?? (become.has(sentence) ? sentence : null);
    return after === null ? null : `${after} ${target.toLowerCase()}`;
  };
}

/** The only link of each sentence, `null` where a sentence holds several; by what `placeOf` gives for the sentence's key. */
function onlyOnes(links: readonly PlacedElement<Link>[], placeOf: (sentence: string) => string | undefined) {
  const only = new Map<string, PlacedElement<Link> | null>();
  for (const link of links) {
    const sentence = sentenceAround(link);
    const place = sentence === undefined ? undefined : placeOf(sentence);
    if (place !== undefined) only.set(place, only.has(place) ? null : link);
  }
  return only;
}

function sentenceAround({ side, block, found }: PlacedElement<Link>): string | undefined {
  const text = side.blocks[block];
  return text === undefined ? undefined : sentenceOfLink(sentencesOf(text), found)?.key;
}

/** The most letters by which a title and its misspelling differ in length. */
const mostLetters = 2;

function isMended(before: Link, after: Link): boolean {
  if (before.kind !== "wikilink" || after.kind !== "wikilink") return false;
  if (Math.abs(before.target.length - after.target.length) > mostLetters) return false;
  // Another number is another page: 1990, 1991.
  return digitsOf(before.target) === digitsOf(after.target) && isMisspelled(before.target, after.target);
}

function digitsOf(title: string): string {
  return title.match(/\p{Nd}+/gu)?.join(" ") ?? "";
}
