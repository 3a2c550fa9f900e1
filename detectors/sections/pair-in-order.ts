import { addTo, longestIncreasing, partitionPoint } from "../../src/plugin.ts";
import { type Match, pair } from "./match.ts";

/** Pairs copies between the same paired ones: those whose heading was kept, then the first with the first. */
export function pairInOrder(
  match: Match,
  olds: readonly number[],
  nows: readonly number[],
  keptAs: (old: number) => number,
): void {
  let left = leftBetween(olds, nows, match);
  for (const [old, place] of left.old) {
    const now = keptAs(old);
    if (left.now.get(now) === place) pair(match, old, now);
  }
  left = leftBetween(olds, nows, match);
  const free = new Map<number, number[]>();
  for (const [now, place] of [...left.now].reverse()) addTo(free, place, now);
  for (const [old, place] of left.old) {
    const now = free.get(place)?.pop();
    if (now !== undefined) pair(match, old, now);
  }
  left = leftBetween(olds, nows, match);
  if (left.old.size === 0 || left.now.size === 0) return;
  for (const old of left.old.keys()) match.apart.old.add(old);
  for (const now of left.now.keys()) match.apart.now.add(now);
}

/** The copies without a partner, each with the number of pairs that kept their order and stand before it. */
function leftBetween(olds: readonly number[], nows: readonly number[], { newOf, oldOf }: Match) {
  const paired = olds.filter((old) => newOf[old] !== -1);
  const partners = paired.map((old) => newOf[old] ?? -1);
  const stayed = longestIncreasing(partners);
  const before = (among: readonly number[]) => (index: number) =>
    partitionPoint(stayed.length, (i) => (among[stayed[i] ?? -1] ?? 0) < index);
  const [placeOfOld, placeOfNow] = [before(paired), before(partners)];
  return {
    old: new Map(olds.filter((old) => newOf[old] === -1).map((old) => [old, placeOfOld(old)])),
    now: new Map(nows.filter((now) => oldOf[now] === -1).map((now) => [now, placeOfNow(now)])),
  };
}
