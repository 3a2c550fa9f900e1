import { type Match, mayPair, pair } from "./match.ts";
import { partsOf } from "./parts-of.ts";

/**
 * Pairs sections of one level that have no partner, where at least half of the subsections of the one that has more are
 * partners of subsections of the other.
 *
 * It serves headings that only hold other sections together, and have no text to recognise them by.
 */
export function matchByParts(match: Match): void {
  const { before, after } = match;
  const oldParts = partsOf(before);
  const newParts = partsOf(after);
  // Inner sections come first, as they are the parts of those around them.
  for (let old = before.length - 1; old >= 0; old--) {
    const parts = match.newOf[old] === -1 ? (oldParts.get(old) ?? []) : [];
    // Where two of them share half, the first is taken; more cannot.
    for (const [now, shared] of countedBelow(parts, match)) {
      const most = Math.max(parts.length, newParts.get(now)?.length ?? 0);
      if (shared * 2 < most || before[old]?.level !== after[now]?.level || !mayPair(match, old, now))
        continue;
      pair(match, old, now);
      break;
    }
  }
}

/** How many of some old sections have a partner right below each new section, in the order of the new text. */
function countedBelow(
  parts: readonly number[],
  { after, newOf }: Match,
): readonly (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const part of parts) {
    const around = after[newOf[part] ?? -1]?.parent ?? -1;
    if (around !== -1) counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b);
}
