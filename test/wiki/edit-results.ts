import * as v from "valibot";
import type { HistoryEvent } from "../../src/event.ts";
import { sha1 } from "../../src/json.ts";
import type { Revision } from "../../src/revision.ts";

/** What MediaWiki keeps beside the tag it puts on a revert. */
export interface EditResult {
  readonly tag: string;
  /** The revision whose text it restores; `null` where the text is a new one. */
  readonly restored: number | null;
  readonly oldestReverted: number;
  readonly newestReverted: number;
}

const result = v.object({
  originalRevisionId: v.union([v.number(), v.literal(false), v.null()]),
  newestRevertedRevId: v.number(),
  oldestRevertedRevId: v.number(),
});
const tagRows = v.array(
  v.object({
    ct_rev_id: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    ctd_name: v.string(),
    ct_params: v.nullable(v.string()),
  }),
);

/** The query that finds them in the wiki's tables. */
export const resultsQuery =
  "SELECT ct_rev_id, ctd_name, ct_params FROM change_tag JOIN change_tag_def ON ctd_id = ct_tag_id";

/** What MediaWiki says of each revert, by the revert's id. */
export function editResults(json: string): ReadonlyMap<number, EditResult> {
  const rows = v.parse(tagRows, JSON.parse(json));
  return new Map(
    rows
      .filter(({ ctd_name }) => ["mw-undo", "mw-rollback", "mw-manual-revert"].includes(ctd_name))
      .map(({ ct_rev_id, ctd_name, ct_params }) => {
        const kept = v.parse(result, JSON.parse(ct_params ?? "null"));
        return [
          ct_rev_id,
          {
            tag: ctd_name,
            restored: kept.originalRevisionId === false ? null : kept.originalRevisionId,
            oldestReverted: kept.oldestRevertedRevId,
            newestReverted: kept.newestRevertedRevId,
          },
        ];
      }),
  );
}

/** Where stemma and MediaWiki differ over one revision, and why; `reason` is `null` where nobody knows. */
export interface RevertDifference {
  readonly revision: number;
  readonly what: string;
  readonly reason: string | null;
}

/** How one page's reverts compare. */
export interface RevertComparison {
  readonly agreed: number;
  readonly differences: readonly RevertDifference[];
  /** Revisions that both say were reverted. */
  readonly revertedAgreed: number;
  /** Which of them the wiki calls reverted depends on when its job runs. */
  readonly revertedDifferences: readonly RevertDifference[];
}

const IdentitySchema = v.object({ restored: v.number(), reverted: v.array(v.number()) });
const mostTagged = 15;

/** Holds the `revert_identity` and `revert_partial` events of a page to what MediaWiki made of the same edits. */
export function compareReverts(
  revisions: readonly Revision[],
  events: readonly HistoryEvent[],
  results: ReadonlyMap<number, EditResult>,
): RevertComparison {
  const places = new Map(revisions.map(({ id }, i) => [id, i]));
  const digests = revisions.map(({ text }) => (text.state === "readable" ? sha1(text.bytes) : null));
  const at = (id: number) => places.get(id) ?? -1;
  const isHidden = (id: number) => digests[at(id)] === null;
  const differences: RevertDifference[] = [];
  const identities = new Map(
    events
      .filter(({ type }) => type === "revert_identity")
      .map((event) => [event.anchor.id, v.parse(IdentitySchema, event.subject)]),
  );
  const partials = new Map(
    events.filter(({ type }) => type === "revert_partial").map((event) => [event.anchor.id, event]),
  );
  const rowsOf = ({ oldestReverted, newestReverted }: EditResult) =>
    revisions.slice(at(oldestReverted), at(newestReverted) + 1).map(({ id }) => id);
  const isNull = (id: number) => !isHidden(id) && digests[at(id)] === digests[at(id) - 1];
  let agreed = 0;

  for (const { id } of revisions) {
    const ours = identities.get(id);
    const theirs = results.get(id);
    if (ours === undefined && theirs === undefined) continue;
    if (ours === undefined) {
      differences.push({
        revision: id,
        what: "only MediaWiki",
        reason: theirs ? whyNotOurs(id, theirs) : null,
      });
    } else if (theirs === undefined) {
      differences.push({ revision: id, what: "only stemma", reason: null });
    } else {
      const undone = rowsOf(theirs).filter((row) => !isNull(row));
      if (ours.restored === theirs.restored && String(ours.reverted) === String(undone)) agreed++;
      else
        differences.push({ revision: id, what: "another range", reason: whyAnother(ours, theirs, undone) });
    }
  }

  const ourReverted = new Map<number, number[]>();
  for (const [by, { reverted }] of identities) {
    for (const id of reverted) ourReverted.set(id, [...(ourReverted.get(id) ?? []), by]);
  }
  const revertedDifferences: RevertDifference[] = [];
  let revertedAgreed = 0;
  for (const { id, tags } of revisions) {
    const isTagged = tags?.includes("mw-reverted") ?? false;
    const by = ourReverted.get(id);
    if (isTagged && by !== undefined) revertedAgreed++;
    else if (isTagged)
      revertedDifferences.push({ revision: id, what: "only tagged reverted", reason: whyTagged(id) });
    else if (by !== undefined) {
      revertedDifferences.push({
        revision: id,
        what: "only stemma's reverted",
        reason: whyNotTagged(id, by),
      });
    }
  }
  return { agreed, differences, revertedAgreed, revertedDifferences };

  function whyNotOurs(id: number, { tag, restored }: EditResult): string | null {
    if (isHidden(id)) return "the revert's own text is hidden now";
    if (restored !== null && isHidden(restored)) return "the text it restores is hidden now";
    const partial = partials.get(id);
    const isTold = partial?.evidence.method === tag.slice(3);
    if (tag === "mw-undo" && restored === null) {
      if (isTold) return "an undo beside later edits makes a new text: a partial revert";
      return digests[at(id)] === digests[at(id) - 1] || isBlank(id)
        ? "an undo beside later edits left a blank page"
        : null;
    }
    if (restored !== null && at(id) - at(restored) > mostTagged + 1) {
      return isTold || isBlank(id)
        ? `a ${tag.slice(3)} over more than 15 rows: a partial revert by its tag`
        : null;
    }
    return null;
  }

  function isBlank(id: number): boolean {
    const { text } = revisions[at(id)] ?? {};
    return text?.state === "readable" && text.bytes.length === 0;
  }

  function whyAnother(
    ours: v.InferOutput<typeof IdentitySchema>,
    theirs: EditResult,
    undone: readonly number[],
  ): string | null {
    if (theirs.restored === null) return "an undo beside later edits happened upon a text of before";
    if (isHidden(theirs.restored))
      return "the nearest text is hidden now, and an equal one lies further back";
    if (digests[at(ours.restored)] === digests[at(theirs.restored)] && ours.restored !== theirs.restored) {
      return theirs.tag === "mw-manual-revert"
        ? null
        : "the row before what was undone; an equal text is nearer";
    }
    const extra = ours.reverted.filter((id) => !undone.includes(id));
    const missing = undone.filter((id) => !ours.reverted.includes(id));
    if (theirs.tag === "mw-undo" && missing.length === 0 && extra.length > 0) {
      return "an undo names what it undid, and what had been taken back since stands between";
    }
    return null;
  }

  function whyTagged(id: number): string | null {
    const by = [...results].filter(([, one]) => rowsOf(one).includes(id) && at(one.oldestReverted) >= 0);
    for (const [revert, one] of by) {
      if (identities.get(revert) === undefined) return whyNotOurs(revert, one);
      const undone = rowsOf(one).filter((row) => !isNull(row));
      const ours = identities.get(revert);
      if (ours !== undefined && !ours.reverted.includes(id)) return whyAnother(ours, one, undone);
    }
    return null;
  }

  function whyNotTagged(id: number, by: readonly number[]): string | null {
    const reasons = by.map((revert) => {
      const theirs = results.get(revert);
      if (theirs === undefined) return null;
      const rows = rowsOf(theirs);
      if (!rows.includes(id)) return "tagged is only the edit an undo names";
      if (isHidden(revert)) return "the revert was hidden before the job ran";
      if (isHidden(id))
        return "what was reverted is hidden: not tagged, or not known to have changed nothing";
      if (revisions[at(revert)]?.tags?.includes("mw-reverted"))
        return "the revert was reverted before the job ran";
      return null;
    });
    return reasons.includes(null) ? null : (reasons[0] ?? null);
  }
}
