/** Which sections are paired so far: for each, the index of its partner, or -1 for none. */
export interface Match {
  readonly newOf: number[];
  readonly oldOf: number[];
  count: number;
  /** Copies of a heading, old and new, that a common heading is not enough to pair: paired ones stand between them. */
  readonly apart: { readonly old: Set<number>; readonly now: Set<number> };
}

/** A match in which nothing is paired. */
export function noMatch(before: number, after: number): Match {
  return {
    newOf: new Array<number>(before).fill(-1),
    oldOf: new Array<number>(after).fill(-1),
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

/** Which sections of both texts have no partner yet. */
export interface Left {
  old(section: number): boolean;
  now(section: number): boolean;
}

/** Tells which sections have no partner, at the time of each call. */
export function leftBy({ newOf, oldOf }: Match): Left {
  return { old: (old) => newOf[old] === -1, now: (now) => oldOf[now] === -1 };
}
