import { addTo, type Section } from "../../src/plugin.ts";
import { type Match, pair, pairSharing } from "./match.ts";
import { pairInOrder } from "./pair-in-order.ts";
import { pairUntouched } from "./pair-untouched.ts";
import { partsOf } from "./parts-of.ts";
import { ownTextOf, sharedByCopies } from "./shared-by-copies.ts";

/**
 * Pairs sections with the same heading below the same section, where a text has several of them: first those that share
 * something no other of them has, then in order, without crossing those already paired.
 *
 * A talk page has as many topics with a standard title as were opened: only their texts show which one was archived.
 */
export function matchCopies(match: Match): void {
  const { change, before, after, newIndex } = match;
  // Where neither text has copies below one section, headings alone are enough.
  if (!hasCopiesBelowOne(before) && !hasCopiesBelowOne(after)) return;
  const [oldParts, newParts] = [partsOf(before), partsOf(after)];
  const ownText = {
    old: ownTextOf(change.before.blocks, before),
    now: ownTextOf(change.after.blocks, after),
  };
  const sectionAt = new Map(after.map(({ block }, now) => [block, now]));
  const keptAs = (old: number) => sectionAt.get(newIndex(before[old]?.block ?? -1)) ?? -1;
  const around: (readonly [number, number])[] = [[-1, -1]];
  for (const [above, below] of around) {
    const named = indicesByHeading(after, newParts.get(below) ?? []);
    for (const [name, olds] of indicesByHeading(before, oldParts.get(above) ?? [])) {
      const nows = named.get(name) ?? [];
      const [old = -1, now = -1] = [olds[0], nows[0]];
      if (now === -1) continue;
      if (olds.length === 1 && nows.length === 1) {
        pair(match, old, now);
      } else {
        pairUntouched(match, olds, nows);
        const left = {
          olds: olds.filter((one) => match.newOf[one] === -1),
          nows: nows.filter((one) => match.oldOf[one] === -1),
        };
        pairSharing(match, sharedByCopies(ownText, left.olds, left.nows, keptAs));
        pairInOrder(match, left.olds, left.nows, keptAs);
      }
      for (const one of olds) if (match.newOf[one] !== -1) around.push([one, match.newOf[one] ?? -1]);
    }
  }
}

/** Whether two sections of a text have the same heading. */
export function hasCopies(outline: readonly Section[]): boolean {
  return new Set(outline.map(({ heading }) => heading)).size < outline.length;
}

/** Whether two sections of one heading and level stand below the same section: most texts have none. */
function hasCopiesBelowOne(outline: readonly Section[]): boolean {
  if (!hasCopies(outline)) return false;
  const names = outline.map(({ parent, level, heading }) => `${parent} ${level} ${heading}`);
  return new Set(names).size < names.length;
}

function indicesByHeading(outline: readonly Section[], sections: readonly number[]): Map<string, number[]> {
  const named = new Map<string, number[]>();
  for (const index of sections) {
    const section = outline[index];
    if (section !== undefined) addTo(named, `${section.level} ${section.heading}`, index);
  }
  return named;
}
