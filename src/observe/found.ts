import type { ListedRevision } from "../revision.ts";
import type { Looked } from "./looking.ts";

/** What is found by a look at a page of which nothing is new. */
export const nothingNew: Looked["found"] = {
  status: "unchanged",
  newRevisions: 0,
  from: null,
  to: null,
  events: 0,
};

/** How many revisions there are, and the first and the last of them. */
export function rangeOf(
  revisions: readonly ListedRevision[],
): Pick<Looked["found"], "newRevisions" | "from" | "to"> {
  return {
    newRevisions: revisions.length,
    from: revisions[0]?.head.id ?? null,
    to: revisions.at(-1)?.head.id ?? null,
  };
}
