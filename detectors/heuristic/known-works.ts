/** What references cite, by all they are read from: an edited paragraph keeps nearly all its references. */
export interface KnownWorks {
  find(key: string): readonly string[] | undefined;
  /** @param units - Length of the text that the works may be pieces of, and keep in memory. */
  add(key: string, works: readonly string[], units: number): void;
}

/** @param mostUnits - Text kept in memory; past it all is forgotten. */
export function createKnownWorks(mostUnits: number): KnownWorks {
  const known = new Map<string, readonly string[]>();
  let held = 0;
  return {
    find: (key) => known.get(key),
    add(key, works, units) {
      held += key.length + units;
      if (held > mostUnits) {
        known.clear();
        held = key.length + units;
      }
      known.set(key, works);
    },
  };
}
