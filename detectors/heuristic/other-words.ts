import { looseBlock, markupOf, wordsIn } from "../../src/plugin.ts";
import { groupedBy } from "../grouped-by.ts";
import type { ChangedWork } from "./citation-uses.ts";
import type { ElementDifference, PlacedElement } from "./element-difference.ts";
import type { Cited, OneWork, Replaced } from "./replaced.ts";
import { withoutMarkup } from "./without-markup.ts";
import type { Citation } from "./works.ts";

/** Most units of a reference that are compared: most have some two hundred, but one may hold a whole page. */
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
  const stood = new Map<string, ChangedWork>();
  // Counting a work's uses takes as long as it has names, and each of its references may be reworded.
  const citedAs = (work: string, placed: Placed): Cited => {
    const found = known.get(work);
    if (found !== undefined) return found;
    const uses = stood.get(work) ?? standing(work);
    stood.set(work, uses);
    return { ...uses, work, at: [placed] };
  };
  const told = new Set<string>();
  return pairs(removed, added, keys).flatMap(([was, is]): readonly Replaced[] => {
    const [from, to] = [was.found.works[0], is.found.works[0]];
    if (from === undefined || to === undefined || !areOtherWords(was.found, is.found)) return [];
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

function pairs(
  removed: readonly Placed[],
  added: readonly Placed[],
  keys: ReadonlyMap<string, string>,
): readonly (readonly [Placed, Placed])[] {
  const cited = ({ found }: Placed) => keys.get(found.works[0] ?? "") ?? found.works[0] ?? "";
  const underName = (placed: Placed) =>
    `${placed.found.isListDefined ? " " : ""}${placed.found.name ?? ""}\n${cited(placed)}`;
  const found: (readonly [Placed, Placed])[] = [];
  const paired = new Set<Placed>();
  for (const keyOf of [underName, cited]) {
    const keyOfLeft = (placed: Placed) => (paired.has(placed) ? null : keyOf(placed));
    const came = groupedBy(added, keyOfLeft);
    for (const [key, gone] of groupedBy(removed, keyOfLeft)) {
      const group = came.get(key);
      if (group?.length !== gone.length) continue;
      for (const [place, was] of gone.entries()) {
        const is = group[place];
        if (is === undefined) continue;
        found.push([was, is]);
        paired.add(was).add(is);
      }
    }
  }
  return found;
}

function areOtherWords({ written: was }: Citation, { written: is }: Citation): boolean {
  if (was === null || is === null) return false;
  const [before, after] = [was.slice(0, mostUnits), is.slice(0, mostUnits)];
  return lacks(before, proseOf(after)) || lacks(after, proseOf(before));
}

/** Whether a reference says one of the words less often than they do: a second `not` is another word. */
function lacks(reference: string, words: readonly string[]): boolean {
  if (words.length === 0) return false;
  const left = new Map<string, number>();
  for (const word of tellingWords(reference)) left.set(word, (left.get(word) ?? 0) + 1);
  return words.some((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times === 0;
  });
}

/** `p.`, `pp.`, `с.`: letters that only say what the number behind them is. */
const isShort = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]{1,2}$/u;

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
  return tellingWords(withoutMarkup(prose + reference.slice(at)).replace(/&[a-z]{2,8};/gi, " "));
}
