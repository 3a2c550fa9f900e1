/** What references cite, kept by everything it is read from: an edited paragraph keeps nearly all its references. */
export interface KnownWorks {
  find(key: string): readonly string[] | undefined;
  /**
   * @param text - The text that the works may be slices of, and so keep in memory; it counts once, however many are read
   * from it.
   */
  add(key: string, works: readonly string[], text: string): void;
}

/**
 * Starts with no work known.
 *
 * @param mostUnits - Most keys and texts kept in memory, in UTF-16 units; beyond that all are forgotten.
 */
export function createKnownWorks(mostUnits: number): KnownWorks {
  const known = new Map<string, readonly string[]>();
  let held = 0;
  let last = "";
  return {
    find: (key) => known.get(key),
    add(key, works, text) {
      held += key.length + (text === last ? 0 : text.length);
      last = text;
      if (held > mostUnits) {
        known.clear();
        held = key.length + text.length;
      }
      known.set(key, works);
    },
  };
}
