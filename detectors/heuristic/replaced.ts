import { type Finding, type Sentence, sentenceBefore, sentencesOf } from "../../src/plugin.ts";
import { type ReturnedWordings, returnedWordings } from "../returned-wordings.ts";
import { keysIn } from "../told-sentences.ts";
import type { ChangedWork } from "./citation-uses.ts";
import type { PlacedElement } from "./element-difference.ts";
import { sectionOf } from "./element-evidence.ts";
import { parameterAround } from "./parameter-around.ts";
import type { Citation } from "./works.ts";

/** A work whose uses changed, and the references that caused it. */
export interface Cited extends ChangedWork {
  readonly work: string;
  readonly at: Readonly<References>;
}

/** One at least, in the order of the text. */
export type References = [PlacedElement<Citation>, ...PlacedElement<Citation>[]];

/** A work that took the place of another. */
export interface Replaced {
  readonly from: Cited;
  readonly to: Cited;
  readonly basis: "name" | "sentence" | "parameter" | "judgement" | "work" | "swap";
  /** The reference that went and the one that came. */
  readonly at: readonly [PlacedElement<Citation>, PlacedElement<Citation>];
}

/** One work: the keys under which it went and those under which it came, at least one of each. */
export interface OneWork {
  readonly from: readonly Cited[];
  readonly to: readonly Cited[];
}

/** What took the place of what, and all works about which that is known, or which are the same in other words. */
interface Replacements {
  readonly replaced: readonly Replaced[];
  readonly known: ReadonlySet<Cited>;
  /** Works that are the same in other words. */
  readonly ones: readonly OneWork[];
}

/** Works on each side of one place that are compared by their words: a rewritten list may have any number of them. */
const mostCompared = 30;

/**
 * Pairs works that went with works that came: under one name first, then for equal sentences, then for sentences
 * that an earlier finding calls modified, then for those of which an older wording came back, then for one parameter of a
 * template. One to one, in the order of the text.
 *
 * Where it would be a guess which work took the place of which, none are paired: where more went than came, or fewer, and
 * where several of one list went and several of another came.
 *
 * @param isOne - Whether the two are one work in other words: then they count as known, and there is no event.
 */
export function pairReplaced(
  fewer: readonly Cited[],
  more: readonly Cited[],
  earlier: readonly Finding[],
  isOne: (pair: Replaced) => boolean,
): Replacements {
  const modified = modifiedSentences(earlier);
  const wordings = returnedWordings(earlier);
  const pairing = createPairing(fewer, more, isOne);
  pairing.pass("name", nameOf, nameOf);
  pairing.pass("sentence", sentenceAround, sentenceAround);
  pairing.pass(
    "sentence",
    (placed) => modified.from.get(sentenceAround(placed) ?? "") ?? null,
    (placed) => modified.to.get(sentenceAround(placed) ?? "") ?? null,
  );
  pairing.pass(
    "sentence",
    (placed) => inSection(placed, returnedInstead(sentenceAround(placed), wordings)),
    (placed) => inSection(placed, returnedAs(sentenceAround(placed), wordings)),
  );
  pairing.pass("parameter", parameterAround, parameterAround);
  return pairing;
}

/** In two sections, two sentences are taken for wordings of one where they only say much of the same. */
function inSection(placed: PlacedElement<Citation>, sentence: string | null): string | null {
  return sentence === null ? null : [...sectionOf(placed), sentence].join("\n");
}

function returnedInstead(sentence: string | null, wordings: ReturnedWordings): string | null {
  return sentence === null ? null : wordings.insteadOf(sentence);
}

function returnedAs(sentence: string | null, wordings: ReturnedWordings): string | null {
  return sentence !== null && wordings.has(sentence) ? sentence : null;
}

type Trait = (placed: PlacedElement<Citation>) => string | null;
/** Works with one trait, each with the first of its references that has it, in the order of the text. */
type Group = Map<Cited, PlacedElement<Citation>>;
type Places = readonly (readonly [Cited, PlacedElement<Citation>])[];

function createPairing(fewer: readonly Cited[], more: readonly Cited[], isOne: (pair: Replaced) => boolean) {
  const replaced: Replaced[] = [];
  const known = new Set<Cited>();
  const ones: OneWork[] = [];

  function pass(basis: Replaced["basis"], traitBefore: Trait, traitAfter: Trait): void {
    const came = grouped(more, traitAfter);
    if (came.size === 0) return;
    for (const [trait, gone] of grouped(fewer, traitBefore)) {
      const to: Group = came.get(trait) ?? new Map();
      knowAgain(basis, left(gone), left(to));
      replace(basis, left(gone), left(to));
    }
  }

  function knowAgain(basis: Replaced["basis"], gone: Places, came: Places): void {
    for (const [from, before] of gone.slice(0, mostCompared)) {
      const found = came
        .slice(0, mostCompared)
        .find(([to, after]) => !known.has(to) && isOne({ from, to, basis, at: [before, after] }));
      if (found === undefined) continue;
      known.add(from).add(found[0]);
      ones.push({ from: [from], to: [found[0]] });
    }
  }

  function replace(basis: Replaced["basis"], gone: Places, came: Places): void {
    if (gone.length !== came.length || (gone.length > 1 && (areOfList(gone) || areOfList(came)))) return;
    for (const [place, [from, before]] of gone.entries()) {
      const [to, after] = came[place] ?? [];
      if (to === undefined || after === undefined) continue;
      replaced.push({ from, to, basis, at: [before, after] });
      known.add(from).add(to);
    }
  }

  function grouped(works: readonly Cited[], traitOf: Trait): ReadonlyMap<string, Group> {
    const groups = new Map<string, Group>();
    for (const cited of works) {
      if (known.has(cited)) continue;
      for (const placed of cited.at) {
        const trait = traitOf(placed);
        if (trait === null) continue;
        const group = groups.get(trait);
        if (group === undefined) groups.set(trait, new Map([[cited, placed]]));
        else if (!group.has(cited)) group.set(cited, placed);
      }
    }
    return groups;
  }

  function left(group: Group): Places {
    return [...group].filter(([cited]) => !known.has(cited));
  }

  return { pass, replaced, known, ones };
}

/** Whether one reference cites several of these works. */
function areOfList(works: Places): boolean {
  return new Set(works.map(([, reference]) => reference)).size < works.length;
}

function nameOf({ found }: PlacedElement<Citation>): string | null {
  return found.name;
}

/** The key of the sentence that a reference stands behind; `null` where there is none. */
export function sentenceAround(placed: PlacedElement<Citation>): string | null {
  return sentenceOf(placed)?.key ?? null;
}

/** The sentence a reference stands in or after; `null` where its block has none before it. */
export function sentenceOf({ side, block, found }: PlacedElement<Citation>): Sentence | null {
  const place = side.blocks[block];
  if (place === undefined) return null;
  return sentencesOf(place)[sentenceBefore(place, found.start)] ?? null;
}

/** For each modified sentence, by its key before and after, one text that stands for the modification. */
function modifiedSentences(earlier: readonly Finding[]) {
  const from = new Map<string, string>();
  const to = new Map<string, string>();
  for (const [index, { type, subject }] of earlier.entries()) {
    if (type !== "sentence_modified") continue;
    for (const key of keysIn(subject.from)) from.set(key, String(index));
    for (const key of keysIn(subject.to)) to.set(key, String(index));
  }
  return { from, to };
}
