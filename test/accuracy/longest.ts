import * as v from "valibot";
import type { HistoryEvent } from "../../src/event.ts";
import { sha1 } from "../../src/json.ts";

/** What the page of figures says of the longest history. */
export interface Longest {
  /** By the names that the texts of `held.json` give them. */
  readonly figures: Readonly<Record<string, number>>;
  /** Every `citation_replaced` of another basis than `work`, by basis: few, and in no sample. */
  readonly otherBases: ReadonlyMap<string, readonly HistoryEvent[]>;
}

/** The types of which something is counted. */
export const countedTypes: ReadonlySet<string> = new Set([
  "revert_identity",
  "page_lifecycle_changed",
  "citation_replaced",
]);

const RevertSchema = v.object({ reverted: v.array(v.number()) });
const emptyText = sha1(new Uint8Array());

/**
 * Counts what the page says of the longest history.
 *
 * @param revisions - How many revisions it has.
 * @param events - Its events of the types that are counted.
 */
export function countLongest(revisions: number, events: readonly HistoryEvent[]): Longest {
  const ofType = (type: string) => events.filter((event) => event.type === type);
  const reverts = ofType("revert_identity");
  const blankings = ofType("page_lifecycle_changed").filter(({ subject }) => subject.change === "blanked");
  const replaced = ofType("citation_replaced");
  const reverted = reverts.flatMap(({ subject }) => v.parse(RevertSchema, subject).reverted);
  const others = replaced.filter(({ evidence }) => evidence.basis !== "work");
  const bases = [...new Set(others.map(({ evidence }) => String(evidence.basis)))].sort();
  return {
    figures: {
      revisions,
      reverting: reverts.length,
      reverted: new Set(reverted).size,
      blankings: blankings.length,
      blankingsOfEarly2005: blankings.filter(({ anchor }) => /^2005-0[1-6]/.test(anchor.timestamp)).length,
      revertsToEmpty: reverts.filter(({ evidence }) => evidence.sha1 === emptyText).length,
      replaced: replaced.length,
      replacedWords: replaced.length - others.length,
    },
    otherBases: new Map(
      bases.map((basis) => [basis, others.filter(({ evidence }) => evidence.basis === basis)]),
    ),
  };
}
