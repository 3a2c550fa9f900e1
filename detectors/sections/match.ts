import { type Change, outlineOf, type Section } from "../../src/plugin.ts";
import { newIndices } from "./new-indices.ts";

/** The sections of a change's two texts, and which of them are paired so far. */
export interface Match {
  readonly change: Change;
  readonly before: readonly Section[];
  readonly after: readonly Section[];
  /** The index of an old block in the new text; -1 where it is not there. */
  readonly newIndex: (old: number) => number;
  /** For each old section, the index of its partner, or -1 for none; `oldOf`: for each new one. */
  readonly newOf: number[];
  readonly oldOf: number[];
  count: number;
  /** Copies of a heading, old and new, that a common heading is not enough to pair: paired ones stand between them. */
  readonly apart: { readonly old: Set<number>; readonly now: Set<number> };
}

/** A match in which nothing is paired. */
export function noMatch(change: Change): Match {
  const before = outlineOf(change.before.blocks);
  const after = outlineOf(change.after.blocks);
  return {
    change,
    before,
    after,
    newIndex: newIndices(change),
    newOf: before.map(() => -1),
    oldOf: after.map(() => -1),
    count: 0,
    apart: { old: new Set(), now: new Set() },
  };
}

/** Pairs two sections. */
export function pair(match: Match, old: number, now: number): void {
  match.newOf[old] = now;
  match.oldOf[now] = old;
  match.count++;
}

/** Pairs sections that share text, the best pairs first, unless one of them has a partner by then. */
export function pairSharing(match: Match, sharing: readonly Sharing[]): void {
  for (const { old, now } of sharing) if (mayPair(match, old, now)) pair(match, old, now);
}

/** An old and a new section that share text. */
export interface Sharing {
  readonly old: number;
  readonly now: number;
}

/** Whether one of the texts has no section left to pair. */
export function isComplete({ newOf, oldOf, count }: Match): boolean {
  return count === newOf.length || count === oldOf.length;
}

/** Whether two sections have no partner yet, and may be each other's. */
export function mayPair({ newOf, oldOf, apart }: Match, old: number, now: number): boolean {
  return newOf[old] === -1 && oldOf[now] === -1 && !(apart.old.has(old) && apart.now.has(now));
}
