import { type Change, isAscending, onceFor } from "../../src/plugin.ts";
import { heaviestIncreasing } from "./heaviest-increasing.ts";
import { isComplete, type Match, noMatch, pairSharing } from "./match.ts";
import { matchAlone } from "./match-alone.ts";
import { matchEmpty, matchReworded } from "./match-between.ts";
import { matchByHeading, matchByPath } from "./match-by-heading.ts";
import { matchByParts } from "./match-by-parts.ts";
import { matchCopies } from "./match-copies.ts";
import { sharingSections } from "./sharing-sections.ts";

/** Which sections of two texts are the same, by their indices in the outlines. */
interface SectionMatch {
  /** Old and new index, ascending by the new one. */
  readonly pairs: readonly (readonly [number, number])[];
  /** The pairs that stand elsewhere among the others, without those that only moved along with the section around them. */
  readonly moved: readonly (readonly [number, number])[];
}

/** Which sections of a change's two texts are the same; found once for each change, for all detectors. */
export const matchSections = onceFor(matched);

/**
 * Matches the sections of two texts, in these steps:
 * - by heading, in order, below the same headings; copies of one heading by what each of them alone holds;
 * - those that share four fifths of both texts;
 * - by heading wherever it stands, at last in another case and with marks left over around it;
 * - those that share at least half of the smaller one's text;
 * - of those left between the same neighbours, the only ones where both are empty, and the first that read alike;
 * - those that stand above the same sections;
 * - the only ones left between the same neighbours.
 */
function matched(change: Change): SectionMatch {
  const match = noMatch(change);
  matchCopies(match);
  matchByPath(match);
  if (!isComplete(match)) {
    const sharing = sharingSections(match);
    pairSharing(
      match,
      sharing.filter(({ isNearlyAll }) => isNearlyAll),
    );
    matchByHeading(match);
    pairSharing(match, sharing);
    matchEmpty(match);
    matchReworded(match);
    if (!isComplete(match)) matchByParts(match);
    if (!isComplete(match)) matchAlone(match);
  }
  const pairs: (readonly [number, number])[] = [];
  for (const [now, old] of match.oldOf.entries()) if (old !== -1) pairs.push([old, now]);
  return { pairs, moved: movedOf(pairs, match) };
}

function movedOf(
  pairs: readonly (readonly [number, number])[],
  { before, after, newOf }: Match,
): readonly (readonly [number, number])[] {
  if (isAscending(pairs, ([old]) => old)) return [];
  const keepsParent = ([old, now]: readonly [number, number]) => {
    const parent = before[old]?.parent ?? -1;
    return (parent === -1 ? -1 : (newOf[parent] ?? -1)) === after[now]?.parent;
  };
  const along = wentAlong();
  // As many as possible stay of those that would be reported, then as many as possible of those still below the same section.
  const stayed = new Set(
    heaviestIncreasing(
      pairs.map(([old]) => old),
      pairs.map((pair, place) => (along.has(place) ? 0 : pairs.length + 1) + (keepsParent(pair) ? 1 : 0)),
    ),
  );
  const off = pairs.filter((_, place) => !stayed.has(place));
  const offOld = new Set(off.map(([old]) => old));
  return off.filter((pair) => !offOld.has(before[pair[0]]?.parent ?? -1) || !keepsParent(pair));

  /** The places of sections that stay or move with the one around them: nothing came between the two, or left there. */
  function wentAlong(): ReadonlySet<number> {
    const paired = pairs.map(([old]) => old).sort((a, b) => a - b);
    const rankOf = new Map(paired.map((old, rank) => [old, rank]));
    const placeOf = new Map(pairs.map(([, now], place) => [now, place]));
    const places = new Set<number>();
    let [first, next] = [0, -1];
    for (const [place, pair] of pairs.entries()) {
      const rank = rankOf.get(pair[0]) ?? -1;
      const isWithin = (placeOf.get(after[pair[1]]?.parent ?? -1) ?? -1) >= first;
      if (rank === next && isWithin && keepsParent(pair)) places.add(place);
      else first = place;
      next = rank + 1;
    }
    return places;
  }
}
