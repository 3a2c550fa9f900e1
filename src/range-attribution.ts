import type { Attribution } from "./event.ts";

/** More revisions in a row whose texts cannot be read than are named one by one, in each event of the revision after them. */
const mostNamed = 1_000;

/**
 * The attribution of what happened at one of several revisions.
 *
 * Of very many, those right before the last are left out and counted: a few thousand hidden revisions in front of an edit of a
 * few thousand events would make a list of millions.
 *
 * @param candidates - Oldest first; the last is the anchor.
 */
export function rangeAttribution(candidates: readonly number[]): Attribution & { readonly kind: "range" } {
  const anchor = candidates.at(-1);
  if (candidates.length <= mostNamed || anchor === undefined) return { candidates, kind: "range" };
  const named = [...candidates.slice(0, mostNamed - 1), anchor];
  return { candidates: named, kind: "range", omitted: candidates.length - mostNamed };
}

/** How many revisions an attribution is to. */
export function candidatesOf(attribution: Attribution): number {
  return attribution.kind === "exact" ? 1 : attribution.candidates.length + (attribution.omitted ?? 0);
}
