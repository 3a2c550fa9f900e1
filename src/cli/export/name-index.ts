/** Names of users that may occur in texts. */
export interface NameIndex {
  add(name: string): void;
  /** The longest name that a text has at a place, where `_` counts as a space; `null` where there is none. */
  longestAt(spacedText: string, at: number): string | null;
}

const keyLength = 3;

/** An index whose look-ups do not slow down with the number of names, as a page may link to any number of users. */
export function createNameIndex(): NameIndex {
  const names = new Set<string>();
  /** The lengths of names with the same beginning, longest first: at most 255. */
  const lengths = new Map<string, number[]>();
  return {
    add(name) {
      if (names.has(name) || name.length < keyLength || name.length > 255) return;
      names.add(name);
      const key = name.slice(0, keyLength);
      const known = lengths.get(key) ?? [];
      if (!known.includes(name.length)) known.push(name.length);
      lengths.set(
        key,
        known.sort((a, b) => b - a),
      );
    },
    longestAt(spacedText, at) {
      for (const length of lengths.get(spacedText.slice(at, at + keyLength)) ?? []) {
        const name = spacedText.slice(at, at + length);
        if (names.has(name) && !inWord.test(spacedText.slice(at + length, at + length + 2))) return name;
      }
      return null;
    },
  };
}

/** Matches where a word goes on. */
const inWord = /^[\p{L}\p{M}\p{N}_]/u;
