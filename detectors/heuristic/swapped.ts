import { type Side, sentenceBefore, sentencesOf } from "../../src/plugin.ts";
import type { ChangedWork } from "./citation-uses.ts";
import type { OrderedDifference, PlacedElement } from "./element-difference.ts";
import { definingReferences, mostOfName, referenceAbout } from "./reference-definition.ts";
import type { Replaced } from "./replaced.ts";
import { type Citation, citationsOf, nameUsed } from "./works.ts";

type Placed = PlacedElement<Citation>;

/**
 * Finds works that changed places: one sentence cites the second in place of the first, and another sentence the first in place of
 * the second. Neither work is cited more or less often than before, so nothing else would tell.
 *
 * Only sentences count that stand once in both texts, as they were, and that lost one work and took one. Of sentences that moved
 * together with their references, none cites another work.
 *
 * @param changed - Works whose uses changed: these are told as gone, come or replaced.
 */
export function swapped(
  [before, after]: readonly [Side, Side],
  { between }: OrderedDifference<Citation>,
  changed: ReadonlyMap<string, ChangedWork>,
  standing: (work: string) => ChangedWork,
): readonly Replaced[] {
  const [old, now] = between?.() ?? [[], []];
  if (areInOrder(old.flatMap(saidBy), now.flatMap(saidBy))) return [];
  const redefined = namesDefined([before, after]);
  const cited = [citedIn(before, redefined), citedIn(after, redefined)] as const;
  const exchanges = firstOfEach(exchangesOf(...cited, changed), [before, after]);
  const told: Replaced[] = [];
  for (const { from, to } of exchanges.values()) {
    if (!exchanges.has(keyOf(to, from))) continue;
    const at = shownAt(from, to);
    told.push({
      from: { ...standing(from.work), work: from.work, at: [at[0]] },
      to: { ...standing(to.work), work: to.work, at: [at[1]] },
      basis: "swap",
      at,
    });
  }
  return told;
}

/** The references, or what defines the name of both: then only the definitions show what changed. */
function shownAt(from: Lone, to: Lone): readonly [Placed, Placed] {
  if (from.placed.found.name !== to.placed.found.name) return [from.placed, to.placed];
  return [referenceAbout(from.work, from.placed), referenceAbout(to.work, to.placed)];
}

/** The works that a reference cites, and the name that it has. */
function saidBy({ name, works }: Citation): readonly string[] {
  return name === null ? works : [...works, `\n${name}`];
}

/** Whether what both lists hold stands in one order in them. */
function areInOrder(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2) return true;
  const shared = sharedWith(one, other);
  const again = sharedWith(other, one);
  return shared.every((said, i) => said === again[i]);
}

/** Those of a list that another one holds, too, each at most as often as there. */
function sharedWith(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const said of other) left.set(said, (left.get(said) ?? 0) + 1);
  return list.filter((said) => {
    const times = left.get(said) ?? 0;
    if (times > 0) left.set(said, times - 1);
    return times > 0;
  });
}

/** What a sentence no longer cites, and what it cites instead, each by one reference. */
interface Exchange {
  /** The key of the sentence. */
  readonly sentence: string;
  readonly from: Lone;
  readonly to: Lone;
}

/** The sentences that lost the works of one reference and took those of another, in the order of the text. */
function exchangesOf(
  before: CitedBySentence,
  after: CitedBySentence,
  changed: ReadonlyMap<string, ChangedWork>,
): readonly Exchange[] {
  const found: Exchange[] = [];
  for (const [sentence, now] of after) {
    const old = before.get(sentence);
    if (old === undefined) continue;
    const from = loneLacking(now, old);
    const to = loneLacking(old, now);
    if (from === null || to === null) continue;
    if ([...from.works, ...to.works].some((work) => changed.has(work))) continue;
    found.push({ sentence, from, to });
  }
  return found;
}

/** For each two references, by `keyOf`, the first exchange whose sentence stands once on either side. */
function firstOfEach(
  exchanges: readonly Exchange[],
  sides: readonly [Side, Side],
): ReadonlyMap<string, Exchange> {
  const first = new Map<string, Exchange>();
  // One alone is no swap.
  if (exchanges.length < 2) return first;
  const keys = new Set(exchanges.map(({ sentence }) => sentence));
  const once = sides.map((side) => standingOnce(side, keys));
  for (const exchange of exchanges) {
    if (!once.every((sentences) => sentences.has(exchange.sentence))) continue;
    const key = keyOf(exchange.from, exchange.to);
    if (!first.has(key)) first.set(key, exchange);
  }
  return first;
}

/** Those of some sentences, given by their keys, that a text has once. */
function standingOnce({ blocks }: Side, keys: ReadonlySet<string>): ReadonlySet<string> {
  const met = new Set<string>();
  const once = new Set<string>();
  for (const block of blocks) {
    for (const { key } of sentencesOf(block)) {
      if (!keys.has(key)) continue;
      if (met.has(key)) once.delete(key);
      else once.add(key);
      met.add(key);
    }
  }
  return once;
}

function keyOf(from: Lone, to: Lone): string {
  return `${from.works.join("\n")}\n\n${to.works.join("\n")}`;
}

/** The works of one reference. */
interface Lone {
  readonly work: string;
  readonly works: readonly string[];
  readonly placed: Placed;
}

/** The works that one of two texts of a sentence lacks; `null` where these are none, or stand in several references. */
function loneLacking(lacking: Cites, having: Cites): Lone | null {
  const missing = [...having].filter(([work]) => !lacking.has(work));
  const [first] = missing;
  if (first === undefined || missing.some(([, placed]) => placed !== first[1])) return null;
  return { work: first[0], works: missing.map(([work]) => work), placed: first[1] };
}

/** The works that a sentence cites, with a reference to each. */
type Cites = ReadonlyMap<string, Placed>;

/** What each sentence cites, by its key: the same sentence may stand at several places. */
type CitedBySentence = ReadonlyMap<string, Cites>;

/** The names that the changed blocks of both sides define. */
function namesDefined(sides: readonly Side[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { blocks, changed } of sides) {
    for (const index of changed) {
      const block = blocks[index];
      if (block === undefined) continue;
      for (const { name, works } of citationsOf(block)) {
        if (name !== null && works.length > 0) names.add(name);
      }
    }
  }
  return names;
}

/**
 * What the sentences of one side cite, where that may differ from the other: in blocks that changed, or that use a name which
 * these define. A sentence with a copy in another block stands twice, and is of no interest.
 */
function citedIn(side: Side, redefined: ReadonlySet<string>): CitedBySentence {
  const worksOf = createWorksOf(side);
  const isChanged = new Set(side.changed);
  const cited = new Map<string, Map<string, Placed>>();
  for (const [block, text] of side.blocks.entries()) {
    const citations = citationsOf(text);
    if (!isChanged.has(block) && !citations.some((found) => redefined.has(nameUsed(found) ?? ""))) continue;
    for (const found of citations) {
      if (found.isListDefined) continue;
      const sentence = sentencesOf(text)[sentenceBefore(text, found.start)];
      if (sentence === undefined) continue;
      const works = cited.get(sentence.key) ?? new Map<string, Placed>();
      cited.set(sentence.key, works);
      const placed = { found, side, block };
      for (const work of worksOf(found)) works.set(work, placed);
    }
  }
  return cited;
}

/** What references of one side cite; a name stands for what the text defines, else for what a list does, as in MediaWiki. */
function createWorksOf(side: Side): (found: Citation) => readonly string[] {
  const byName = new Map<string, readonly string[]>();
  return (found) => {
    const name = nameUsed(found);
    if (name === null) return found.works;
    const known = byName.get(name);
    if (known !== undefined) return known;
    const defined = [...definingReferences(side, name)];
    const inText = defined.filter(([, definition]) => !definition.found.isListDefined);
    const all = (inText.length > 0 ? inText : defined).map(([work]) => work);
    const meant = all.length > mostOfName ? [] : all;
    byName.set(name, meant);
    return meant;
  };
}
