import { cut, type Depth, type Pair, type Sentence } from "../../src/plugin.ts";
import { actorPair, isAllOwn, nameOf } from "./actor.ts";
import type { PartialRevert } from "./partial.ts";
import type { IdentityRevert, RevisionRow } from "./revision-row.ts";
import type { War } from "./war.ts";

/** How the wiki says an edit that takes back another was made. */
export const methods = ["undo", "rollback"] as const;

/** How the wiki says that the edit was made; `null` where it says neither, or has no tags. */
export function methodOf({ after }: Pair): (typeof methods)[number] | null {
  return methods.find((method) => after.tags?.includes(`mw-${method}`)) ?? null;
}

const revertTags = ["mw-undo", "mw-rollback", "mw-manual-revert"];

/** `revert_identity`: the text before an edit came back, and everything in between is undone. */
export function identityFinding(
  { after }: Pair,
  row: RevisionRow,
  { sha1, restored, reverted }: IdentityRevert,
) {
  const { tags } = after;
  return {
    type: "revert_identity" as const,
    subject: { restored: restored.id, reverted: reverted.map(({ id }) => id) },
    evidence: (depth: Depth) => ({
      authors: [...new Set(reverted.map(({ user }) => nameOf(user)))],
      selfRevert: isAllOwn(row, reverted),
      spanSeconds: row.time - (reverted[0]?.time ?? row.time),
      ...(tags === null ? {} : { tagAgrees: revertTags.some((tag) => tags.includes(tag)) }),
      ...(depth === "forensic" ? { sha1, restoredAfterSeconds: row.time - restored.time } : {}),
    }),
    folds: true,
  };
}

// Members stand in the order of canonical JSON, which makes writing faster.

/** A partial revert that is found by its sentences. */
export function partialFinding(
  pair: Pair,
  row: RevisionRow,
  { target, takenOut, putBack, ...sizes }: PartialRevert,
) {
  return {
    type: "revert_partial" as const,
    subject: {
      sentences: [...takenOut, ...putBack].map(({ key }) => key).sort((a, b) => (a < b ? -1 : 1)),
      target: target.id,
    },
    evidence: (depth: Depth) => ({
      author: nameOf(target.user),
      basis: "sentences" as const,
      ...methodEvidence(pair),
      ownChanges: sizes.ownSize,
      ...(depth === "brief" ? {} : { putBack: shown(putBack, depth) }),
      spanSeconds: row.time - target.time,
      ...(depth === "brief" ? {} : { takenOut: shown(takenOut, depth) }),
      targetChanges: sizes.targetSize,
      undone: takenOut.length + putBack.length,
    }),
  };
}

/** An edit that only the wiki calls a revert of another: it counts for nothing else. */
export function tagFinding(pair: Pair, ownChanges: number) {
  return {
    type: "revert_partial" as const,
    subject: { target: null, sentences: [] },
    evidence: {
      basis: "tag" as const,
      author: null,
      spanSeconds: null,
      ...methodEvidence(pair),
      undone: 0,
      targetChanges: 0,
      ownChanges,
    },
    exact: true,
  };
}

function methodEvidence(pair: Pair) {
  return pair.after.tags === null ? {} : { method: methodOf(pair) };
}

const sentencesShown = 5;

function shown(sentences: readonly Sentence[], depth: Depth): string[] {
  if (depth === "forensic") return sentences.map(({ text }) => text.toWellFormed());
  return sentences.slice(0, sentencesShown).map(({ text }) => cut(text.toWellFormed()));
}

/** `revert_war`, reported at the revert that makes it one; its single reverts are given only at `forensic`. */
export function warFinding({ actors, reverts, pairs, editors, controversy }: War) {
  return {
    type: "revert_war" as const,
    subject: { actors: actorPair(actors), firstRevert: reverts[0]?.id ?? 0 },
    evidence: (depth: Depth) => ({
      reverts: reverts.length,
      pairs: pairs.map(({ actors: [a, b], reverts }) => ({
        actors: [nameOf(a), nameOf(b)] satisfies [string | null, string | null],
        reverts: [...reverts] satisfies [number, number],
      })),
      editors: editors.map(({ user, reverts, most24h }) => ({ name: nameOf(user), reverts, most24h })),
      overThree: editors.filter(({ most24h }) => most24h > 3).map(({ user }) => nameOf(user)),
      controversy,
      ...(depth === "forensic"
        ? {
            window: reverts.map(({ id, by, undid }) => ({
              revision: id,
              by: nameOf(by),
              undid: undid.map(nameOf),
            })),
          }
        : {}),
    }),
  };
}
