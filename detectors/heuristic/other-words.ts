import { decodeEntities, looseBlock, markupOf, wordsIn } from "../../src/plugin.ts";
import { groupedBy } from "../grouped-by.ts";
import type { ChangedWork } from "./citation-uses.ts";
import type { ElementDifference, PlacedElement } from "./element-difference.ts";
import type { Cited, OneWork, Replaced } from "./replaced.ts";
import { withoutMarkup } from "./without-markup.ts";
import type { Citation } from "./works.ts";

/**
 * Most units of a reference that is compared: most have some two hundred, but one may hold a whole page. Of two parts nobody knows
 * whether a word that only one has stands in the rest of the other.
 */
const mostUnits = 20_000;

type Placed = PlacedElement<Citation>;

/**
 * Finds references that cite what they cited, in other words: the words outside of templates and links, which are told by their own
 * events. Words that the other text has anywhere in the reference as often only moved within it.
 *
 * Pairs are one to one, in the order of the text: under one name first. Where more references to a work went than came, or
 * fewer, it would be a guess which of them was reworded.
 *
 * @param written - The references that are not written as before.
 * @param ones - Works that are known under another key than before.
 */
export function otherWords(
  { removed, added }: ElementDifference<Citation>,
  { ones }: { readonly ones: readonly OneWork[] },
  standing: (work: string) => ChangedWork,
): readonly Replaced[] {
  if (removed.length === 0 || added.length === 0) return [];
  const keys = keysOf(ones);
  const known = worksOf(ones);
  const citedAs = (work: string, placed: Placed): Cited =>
    known.get(work) ?? { ...standing(work), work, at: [placed] };
  const told = new Set<string>();
  return pairs(removed, added, keys).flatMap(({ was, is, from, to }): readonly Replaced[] => {
    if (!areOtherWords(was.found, is.found)) return [];
    // A work known by its words is counted once, however many references say the same.
    const pair = `${from}\n${to}`;
    if (from !== to && told.has(pair)) return [];
    told.add(pair);
    const [old, now] = [citedAs(from, was), citedAs(to, is)];
    // Nobody sees a definition that nothing uses.
    return now.uses.after === 0 ? [] : [{ from: old, to: now, basis: "work", at: [was, is] }];
  });
}

/** For each work that has another key than before, the key of the first of those that are one with it. */
function keysOf(ones: readonly OneWork[]): ReadonlyMap<string, string> {
  return new Map(
    ones.flatMap(({ from, to }) => [...from, ...to].map(({ work }) => [work, from[0]?.work ?? work])),
  );
}

function worksOf(ones: readonly OneWork[]): ReadonlyMap<string, Cited> {
  return new Map(ones.flatMap(({ from, to }) => [...from, ...to].map((cited) => [cited.work, cited])));
}

/** A reference that went, the one that came in its place, and a work that both cite, as each knows it. */
interface Pair {
  readonly was: Placed;
  readonly is: Placed;
  readonly from: string;
  readonly to: string;
}

function pairs(
  removed: readonly Placed[],
  added: readonly Placed[],
  keys: ReadonlyMap<string, string>,
): readonly Pair[] {
  const known = (work: string) => keys.get(work) ?? work;
  const underName = (work: string, { name, isListDefined }: Citation) =>
    `${isListDefined ? " " : ""}${name ?? ""}\n${known(work)}`;
  const found: Pair[] = [];
  const paired = new Set<Placed>();
  const isLeft = ({ placed }: Citing) => !paired.has(placed);
  const pass = (keyOf: typeof underName, mostWorks?: number) => {
    const came = groupedBy(citing(added, mostWorks), ({ placed, work }) => keyOf(work, placed.found));
    const went = groupedBy(citing(removed, mostWorks), ({ placed, work }) => keyOf(work, placed.found));
    for (const [key, group] of went) {
      const gone = group.filter(isLeft);
      const inPlace = came.get(key)?.filter(isLeft);
      if (inPlace?.length !== gone.length) continue;
      for (const [place, { placed: was, work: from }] of gone.entries()) {
        const { placed: is, work: to } = inPlace[place] ?? {};
        // One reference may know the work by two keys.
        if (is === undefined || to === undefined || paired.has(was) || paired.has(is)) continue;
        found.push({ was, is, from, to });
        paired.add(was).add(is);
      }
    }
  };
  pass(underName, 1);
  pass(known, 1);
  // A list may begin with another work than before.
  pass(known);
  return found;
}

/** A reference, and a work that it cites. */
interface Citing {
  readonly placed: Placed;
  readonly work: string;
}

function citing(references: readonly Placed[], mostWorks?: number): readonly Citing[] {
  return references.flatMap((placed) =>
    placed.found.works.slice(0, mostWorks).map((work) => ({ placed, work })),
  );
}

function areOtherWords({ written: was }: Citation, { written: is }: Citation): boolean {
  if (was === null || is === null) return false;
  if (was.length > mostUnits || is.length > mostUnits) return false;
  return lacks(was, proseOf(is)) || lacks(is, proseOf(was));
}

/** Whether a text says a word of another one less often than that. */
export function lacksWordOf(text: string, other: string): boolean {
  return lacks(text, tellingWords(other));
}

/** Whether a reference says one of the words less often than they do: a second `not` is another word. */
function lacks(reference: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const left = new Map<string, number>();
  for (const word of tellingWords(decodeEntities(reference))) left.set(word, (left.get(word) ?? 0) + 1);
  return words.some((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times === 0;
  });
}

/** `p.`, `pp.`, `с.`: letters that only say what the number behind them is. `iv` is such a number. */
const isShort =
  /^(?!(?:ii|iv|vi|ix|x[ivxlc]|l[ivx])$)[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;

/** Numbers of identifiers: another identifier is another work, unless it is the same one in another form. */
const isIdentifier = /^\d{7,}x?$/;

/** Dashes in numbers, and one or two letters before one: `p99`. */
const besideDigits = /(?<=\d)[-‐–—](?=\d)|\b[a-z]{1,2}(?=\d)/gi;

/** The words that count; a number with dashes in it is one, and the same without them. */
function tellingWords(text: string): readonly string[] {
  return wordsIn(text.replace(besideDigits, "")).filter(
    (word) => !isShort.test(word) && !isIdentifier.test(word),
  );
}

/** The words of a reference that stand in no template and no link of it. */
function proseOf(reference: string): readonly string[] {
  const { templates, links } = markupOf(looseBlock(reference));
  const elements = [...templates, ...links].sort((a, b) => a.start - b.start);
  let prose = "";
  let at = 0;
  for (const { start, end } of elements) {
    if (start > at) prose += `${reference.slice(at, start)} `;
    at = Math.max(at, end);
  }
  return tellingWords(withoutMarkup(prose + reference.slice(at)));
}
