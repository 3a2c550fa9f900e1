import { type Change, onceFor, type Side } from "../../src/plugin.ts";
import { groupedBy } from "../grouped-by.ts";
import { type TemplateCall, valuesOf } from "./call.ts";
import { contextOf } from "./call-context.ts";
import { type PlacedCall, placedCalls } from "./placed-call.ts";
import type { SuccessorOf } from "./successors.ts";

/** The template calls of the changed blocks, and which of them are the same instance before and after. */
export interface PairedCalls {
  readonly removed: readonly PlacedCall[];
  readonly added: readonly PlacedCall[];
  /** Instances given the same values, wherever they stand now. */
  readonly kept: readonly CallPair[];
  /** Instances given other values. */
  readonly changed: readonly CallPair[];
}

/** One instance of a template, as it is called before and after. */
export interface CallPair {
  readonly before: PlacedCall;
  readonly after: PlacedCall;
}

/** Most comparisons to find out which of several calls of one name is which; beyond it they pair in order. */
const mostComparisons = 4096;

/**
 * Pairs the template instances of a change.
 *
 * Equal parameters pair first: those in one sentence before others, then those in a sentence and what it was modified to.
 * Then calls with the same name pair within the sentence, the section with the same path of headings, the section that it is
 * now, and the page. Of several candidates those that share most parameter values pair, and the rest in order.
 *
 * These do not pair:
 * - an instance whose sentence still stands without it: it is gone, not one with other values elsewhere;
 * - two with several values each and none in common, where a change has several calls of the name;
 * - two in different sections with values and none in common;
 * - two of different sentences that have several values each and neither an address nor half of these in common, where a
 *   change has several calls of the name or one stands in a reference.
 *
 * @param successorOf - Gives the sentence that a sentence which went was modified to.
 */
export function pairCalls(change: Change, successorOf: SuccessorOf): PairedCalls {
  const before = placedCalls(change.before);
  const after = placedCalls(change.after);
  // Two of three changes touch no template.
  if (before.length === 0 || after.length === 0)
    return { removed: before, added: after, kept: [], changed: [] };
  const removed = new Set(before);
  const added = new Set(after);
  const { hasStayed, matchedSection, section, sentenceKey, sentencePlace } = contextOf(change);
  const kept: CallPair[] = [];
  const changed: CallPair[] = [];

  const take = (into: CallPair[], pairs: Pairs, kind: Kind, place: Place = anywhere) => {
    if (removed.size === 0 || added.size === 0) return;
    const waiting = groupedBy(removed, kind);
    for (const [key, come] of groupedBy(added, kind)) {
      // Where calls stand takes long to find, and in most cases the other side has none of their kind.
      const stood = waiting.get(key);
      if (stood === undefined) continue;
      const stoodAt = groupedBy(stood, (at) => place(change.before, at));
      for (const [where, candidates] of groupedBy(come, (at) => place(change.after, at))) {
        for (const pair of pairs(stoodAt.get(where) ?? [], candidates)) {
          removed.delete(pair.before);
          added.delete(pair.after);
          into.push(pair);
        }
      }
    }
  };

  const successor: Place = (side, at) => sentencePlace(side, at, successorOf);
  const loose =
    (place: Place): Place =>
    (side, at) =>
      hasStayed(side, at) ? null : place(side, at);

  // Most calls are the only one of their kind, so it does not matter where they stand.
  take(kept, onlyOnes, equal);
  take(kept, inOrder, equal, sentenceKey);
  take(kept, inOrder, equal, successor);
  take(kept, inOrder, equal, loose(section));
  take(kept, inOrder, equal, loose(anywhere));
  take(kept, inOrder, equal);
  if (removed.size === 0 || added.size === 0)
    return { added: [...added], changed, kept, removed: [...removed] };
  const left = [groupedBy(removed, named), groupedBy(added, named)];
  const isOnly = ({ before }: CallPair) =>
    left.every((side) => (side.get(before.call.template.name)?.length ?? 0) <= 1);
  const likely =
    (isOne: (pair: CallPair) => boolean): Pairs =>
    (before, after) =>
      alike(before, after, isOne);
  const mayBeOne = (pair: CallPair) => isOnly(pair) || haveValueInCommon(pair, 2);
  take(changed, likely(mayBeOne), named, sentenceKey);
  // Citations of different works may have a site, a publisher or a day of access in common, in a list of books as in references.
  const isLikely = (pair: CallPair) => haveMuchInCommon(pair) || (isOnly(pair) && !isInReference(pair));
  take(changed, likely(isLikely), named, loose(section));
  take(changed, likely(isLikely), named, loose(matchedSection));
  // In another section, a call with one other value is a different one; a call without any value may be the same.
  const onPage = (pair: CallPair) => isLikely(pair) && haveValueInCommon(pair, 1);
  take(changed, likely(onPage), named, loose(anywhere));
  return { added: [...added], changed, kept, removed: [...removed] };
}

/** What calls must have in common to pair. */
type Kind = (at: PlacedCall) => string;
/** Where calls must stand to pair, equal on both sides; `null` for a call that does not take part. */
type Place = (side: Side, at: PlacedCall) => string | null;
type Pairs = (before: readonly PlacedCall[], after: readonly PlacedCall[]) => readonly CallPair[];

const equal: Kind = ({ call }) => `${call.template.name}\n${call.given}`;

const named: Kind = ({ call }) => call.template.name;

const anywhere: Place = () => "";

const onlyOnes: Pairs = (before, after) =>
  before.length === 1 && after.length === 1 ? inOrder(before, after) : [];

const inOrder: Pairs = (before, after) =>
  before.slice(0, after.length).flatMap((at, i) => {
    const other = after[i];
    return other === undefined ? [] : [{ after: other, before: at }];
  });

/**
 * Pairs calls that may be the same: an inserted call must not pair each later one of its name with the wrong neighbour, nor
 * keep apart two that may be the same, by pairing one of them with a call that it cannot be.
 */
function alike(
  before: readonly PlacedCall[],
  after: readonly PlacedCall[],
  isOne: (pair: CallPair) => boolean,
): readonly CallPair[] {
  const only = before.length === 1 && after.length === 1;
  if (only || before.length * after.length > mostComparisons) return inOrder(before, after).filter(isOne);
  const inText = before.flatMap((a, i) =>
    after.flatMap((b, j) => {
      const pair = { after: b, before: a };
      if (!isOne(pair)) return [];
      return [{ pair, distance: Math.abs(i - j), i, j, shared: sharedValues(a.call, b.call) }];
    }),
  );
  const bySharing = inText
    .filter(({ shared }) => shared > 0)
    .sort((x, y) => y.shared - x.shared || x.distance - y.distance || x.i - y.i || x.j - y.j);
  const taken = new Set<PlacedCall>();
  const pairs: CallPair[] = [];
  for (const { pair } of [...bySharing, ...inText]) {
    if (taken.has(pair.before) || taken.has(pair.after)) continue;
    taken.add(pair.before).add(pair.after);
    pairs.push(pair);
  }
  return pairs;
}

function sharedValues(a: TemplateCall, b: TemplateCall): number {
  let shared = 0;
  const others = valuesOf(b);
  for (const [name, value] of valuesOf(a)) if (value !== "" && others.get(name) === value) shared++;
  return shared;
}

/** Whether one of the two stands in a reference. */
function isInReference({ before, after }: CallPair): boolean {
  return [before, after].some(({ call }) => call.template.reference !== -1);
}

/** Whether two have a value in common, or one of them has fewer than `least` values. */
function haveValueInCommon(pair: CallPair, least: number): boolean {
  return fewestValues(pair) < least || valuesInCommon(pair) > 0;
}

/** Whether two have an address in common, or half of the values of the one with fewer, or one of them has fewer than two. */
function haveMuchInCommon(pair: CallPair): boolean {
  const fewer = fewestValues(pair);
  return fewer < 2 || valuesInCommon(pair) * 2 >= fewer;
}

function fewestValues({ before, after }: CallPair): number {
  return Math.min(valuesOf(before.call).size, valuesOf(after.call).size);
}

/** How many values are in both of two calls, under whatever parameters; `Infinity` where one of them is an address. */
function valuesInCommon({ before, after }: CallPair): number {
  const values = valueSetOf(before.call);
  let common = 0;
  for (const value of valuesOf(after.call).values()) {
    if (value === "" || !values.has(value)) continue;
    if (value.includes("://")) return Number.POSITIVE_INFINITY;
    common++;
  }
  return common;
}

/** Every value of a call, made once: calls of one name are compared each with each. */
const valueSetOf = onceFor((call: TemplateCall): ReadonlySet<string> => new Set(valuesOf(call).values()));
