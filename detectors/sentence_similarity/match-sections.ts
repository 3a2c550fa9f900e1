/** The headings above a sentence, outermost first. Sentences of one section share the array. */
export type Section = readonly string[];

/** Which section of the new text a section of the old one is. */
export interface SectionPartners {
  newOf(old: Section): Section | null;
  oldOf(now: Section): Section | null;
}

interface Shared {
  readonly fromSection: Section;
  readonly toSection: Section;
}

/**
 * Matches the sections of two texts: equal headings first, then those that share most sentences with each other.
 *
 * Of sections with equal headings the first is the first, the second the second.
 *
 * @param shared - Sentences both texts have, in the order of the new one.
 */
export function matchSections(
  old: readonly Section[],
  now: readonly Section[],
  shared: readonly Shared[],
): SectionPartners {
  const newOf = new Map<Section, Section>();
  const oldOf = new Map<Section, Section>();
  const pair = (from: Section, to: Section) => {
    newOf.set(from, to);
    oldOf.set(to, from);
  };
  const byPath = new Map<string, Section[]>();
  for (const section of old) {
    const path = JSON.stringify(section);
    byPath.set(path, [...(byPath.get(path) ?? []), section]);
  }
  for (const section of now) {
    const same = byPath.get(JSON.stringify(section))?.shift();
    if (same !== undefined) pair(same, section);
  }
  if (newOf.size === old.length || oldOf.size === now.length) return partnersOf(newOf, oldOf);
  // Both ways: a section that mostly holds what another one lost is a part of that one, no successor of a third.
  const onward = mostShared(
    shared,
    ({ fromSection }) => fromSection,
    ({ toSection }) => toSection,
  );
  const back = mostShared(
    shared,
    ({ toSection }) => toSection,
    ({ fromSection }) => fromSection,
  );
  for (const [from, to] of onward) {
    if (back.get(to) === from && !newOf.has(from) && !oldOf.has(to)) pair(from, to);
  }
  return partnersOf(newOf, oldOf);
}

function partnersOf(
  newOf: ReadonlyMap<Section, Section>,
  oldOf: ReadonlyMap<Section, Section>,
): SectionPartners {
  return { newOf: (section) => newOf.get(section) ?? null, oldOf: (section) => oldOf.get(section) ?? null };
}

/** For each section of one text the section of the other it shares most sentences with; of equals, the first. */
function mostShared(
  shared: readonly Shared[],
  of: (pair: Shared) => Section,
  other: (pair: Shared) => Section,
): ReadonlyMap<Section, Section> {
  const counts = new Map<Section, Map<Section, number>>();
  for (const pair of shared) {
    let row = counts.get(of(pair));
    if (row === undefined) {
      row = new Map();
      counts.set(of(pair), row);
    }
    row.set(other(pair), (row.get(other(pair)) ?? 0) + 1);
  }
  const best = new Map<Section, Section>();
  for (const [section, row] of counts) {
    const [first] = [...row].sort(([, a], [, b]) => b - a);
    if (first !== undefined) best.set(section, first[0]);
  }
  return best;
}
