import { type Change, type Side, sectionAt } from "../../src/plugin.ts";
import { type Call, callsOf } from "./call.ts";

/** A call and where it stands: the block's index on its side, and its place among the block's templates. */
export interface Placed {
  readonly call: Call;
  readonly block: number;
  readonly place: number;
}

/** The template calls of the changed blocks, and which of them are the same instance before and after. */
export interface PairedCalls {
  readonly removed: readonly Placed[];
  readonly added: readonly Placed[];
  /** Given the same, wherever they stand now. */
  readonly kept: readonly CallPair[];
  /** Given something else. */
  readonly changed: readonly CallPair[];
}

export interface CallPair {
  readonly before: Placed;
  readonly after: Placed;
}

/** Most comparisons spent on which of several calls of one name is which; past it they pair in order. */
const maxComparisons = 4096;

/**
 * Pairs the template instances of a change.
 *
 * Equal parameters first; then the same name within the section of the same heading path, then on the page. Of several
 * candidates those that share most parameter values pair, the rest in order.
 */
export function pairCalls(change: Change): PairedCalls {
  const removed = placed(change.before);
  const added = placed(change.after);
  const kept: CallPair[] = [];
  const changed: CallPair[] = [];
  const none = () => "";
  const take = (into: CallPair[], group: (side: Side, at: Placed) => string, pairs: Pairs) => {
    if (removed.size === 0 || added.size === 0) return;
    const waiting = grouped(removed, (at) => group(change.before, at));
    for (const [key, candidates] of grouped(added, (at) => group(change.after, at))) {
      for (const pair of pairs(waiting.get(key) ?? [], candidates)) {
        removed.delete(pair.before);
        added.delete(pair.after);
        into.push(pair);
      }
    }
  };
  const byName = (section: (side: Side, at: Placed) => string) => (side: Side, at: Placed) =>
    `${at.call.template.name}\n${section(side, at)}`;
  take(
    kept,
    byName((_, at) => at.call.given),
    inOrder,
  );
  take(
    changed,
    byName((side, at) => sectionAt(side, at.block).join("\n")),
    alike,
  );
  take(changed, byName(none), alike);
  return { added: [...added], changed, kept, removed: [...removed] };
}

type Pairs = (before: readonly Placed[], after: readonly Placed[]) => readonly CallPair[];

function placed(side: Side): Set<Placed> {
  const all = new Set<Placed>();
  for (const block of side.changed) {
    const text = side.blocks[block];
    if (text === undefined) continue;
    callsOf(text).forEach((call, place) => {
      all.add({ block, call, place });
    });
  }
  return all;
}

function grouped(all: Iterable<Placed>, group: (at: Placed) => string): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const at of all) {
    const key = group(at);
    const others = groups.get(key);
    if (others === undefined) groups.set(key, [at]);
    if (others !== undefined) others.push(at);
  }
  return groups;
}

const inOrder: Pairs = (before, after) =>
  before.slice(0, after.length).flatMap((at, i) => {
    const other = after[i];
    return other === undefined ? [] : [{ after: other, before: at }];
  });

/** An inserted call must not push every later one of its name onto its neighbour. */
const alike: Pairs = (before, after) => {
  const only = before.length === 1 && after.length === 1;
  if (only || before.length * after.length > maxComparisons) return inOrder(before, after);
  const scored = before.flatMap((a, i) =>
    after.map((b, j) => ({ a, b, distance: Math.abs(i - j), i, j, shared: sharedValues(a.call, b.call) })),
  );
  scored.sort((x, y) => y.shared - x.shared || x.distance - y.distance || x.i - y.i || x.j - y.j);
  const pairs: CallPair[] = [];
  const taken = new Set<Placed>();
  for (const { a, b, shared } of scored) {
    if (shared === 0) break;
    if (taken.has(a) || taken.has(b)) continue;
    taken.add(a).add(b);
    pairs.push({ after: b, before: a });
  }
  const rest = (all: readonly Placed[]) => all.filter((at) => !taken.has(at));
  return [...pairs, ...inOrder(rest(before), rest(after))];
};

function sharedValues(a: Call, b: Call): number {
  let shared = 0;
  for (const [name, value] of a.values) if (value !== "" && b.values.get(name) === value) shared++;
  return shared;
}
