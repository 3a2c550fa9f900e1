import type { Citation } from "./citations.ts";

/** Lists of citations by number, since most places share a few lists; 0 is the empty list. */
export function createCitationLists() {
  const lists: (readonly Citation[])[] = [[]];
  const numbers = new Map<string, number>();
  return {
    all: lists,
    add(list: readonly Citation[]): number {
      if (list.length === 0) return 0;
      const key = JSON.stringify(list);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, lists.length);
      lists.push(list);
      return lists.length - 1;
    },
  };
}
