import type { ListedRevision } from "../revision.ts";
import type { Looked } from "./looking.ts";

/** The result of a look at a page about which nothing is new. */
export const nothingNew: Looked["found"] = {
  status: "unchanged",
  newRevisions: 0,
  from: null,
  to: null,
  events: 0,
};

/** How many revisions there are, and the ids of the first and the last. */
export function rangeOf(
  revisions: readonly ListedRevision[],
): Pick<Looked["found"], "newRevisions" | "from" | "to"> {
  return {
    newRevisions: revisions.length,
    from: revisions[0]?.head.id ?? null,
    to: revisions.at(-1)?.head.id ?? null,
  };
}
