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
 * Matches the sections of two texts: equal headings first, then those that share most sentences.
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
  for (const { from, to } of bySharedSentences(shared)) {
    if (!newOf.has(from) && !oldOf.has(to)) pair(from, to);
  }
  return { newOf: (section) => newOf.get(section) ?? null, oldOf: (section) => oldOf.get(section) ?? null };
}

/** Pairs of sections that share sentences, most first; of equal ones, those that come first. */
function bySharedSentences(shared: readonly Shared[]): readonly { from: Section; to: Section }[] {
  const counts = new Map<Section, Map<Section, number>>();
  for (const { fromSection, toSection } of shared) {
    let row = counts.get(toSection);
    if (row === undefined) {
      row = new Map();
      counts.set(toSection, row);
    }
    row.set(fromSection, (row.get(fromSection) ?? 0) + 1);
  }
  const pairs = [...counts].flatMap(([to, row]) => [...row].map(([from, count]) => ({ from, to, count })));
  return pairs.sort((a, b) => b.count - a.count);
}
