import type { HistoryEvent } from "../../event.ts";
import { isList } from "../../json.ts";
import { compare } from "../../walk/stamp.ts";

/** How often one editor reverted another. */
export type RevertPair = {
  readonly by: string;
  readonly undid: string;
  /** Identity and partial reverts. */
  readonly reverts: number;
};

/** A running count of who reverted whom. */
export interface RevertPairs {
  add(event: HistoryEvent): void;
  /** How many pairs there are, and those with the most reverts, at most ten; among equals by name. */
  told(): { readonly total: number; readonly most: readonly RevertPair[] };
}

const mostPairs = 10;

/** Starts to count who reverted whom. Hidden names, and those who revert themselves, are left out. */
export function createRevertPairs(): RevertPairs {
  /** How often whom, by who did it. */
  const counts = new Map<string, Map<string, number>>();
  return {
    add(event) {
      const by = event.observed.user?.name;
      if (by === undefined) return;
      for (const undid of authorsIn(event)) {
        if (undid === by) continue;
        const own = counts.get(by) ?? new Map<string, number>();
        counts.set(by, own.set(undid, (own.get(undid) ?? 0) + 1));
      }
    },
    told() {
      const pairs = [...counts].flatMap(([by, own]) =>
        [...own].map(([undid, reverts]) => ({ by, undid, reverts })),
      );
      return { total: pairs.length, most: pairs.sort(inOrder).slice(0, mostPairs) };
    },
  };
}

/** Whose edits a revert undid, as far as their names are known. */
function authorsIn({ type, evidence }: HistoryEvent): readonly string[] {
  const authors =
    type === "revert_identity" && isList(evidence.authors)
      ? evidence.authors
      : type === "revert_partial"
        ? [evidence.author]
        : [];
  return authors.filter((author) => typeof author === "string");
}

function inOrder(a: RevertPair, b: RevertPair): number {
  return b.reverts - a.reverts || compare(a.by, b.by) || compare(a.undid, b.undid);
}
