import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { parse } from "../ground/parse.ts";
import { canonicalJson, type Json } from "../json.ts";
import { savedAnchor, savedHead, savedPart } from "../saved-part.ts";
import type { Registered } from "./registry.ts";

const detector = v.strictObject({
  name: v.string(),
  version: v.string(),
  /** Canonical JSON of the parameters that its events record. */
  parameters: v.string(),
  state: savedPart,
});

/** What `Walker.save` returns: all that is needed to go on. */
const savedWalkSchema = v.strictObject({
  /** What was read up to here. */
  report: v.strictObject({
    revisions: v.number(),
    logEntries: v.number(),
    talkPosts: v.number(),
    bytes: v.number(),
    hidden: v.number(),
    missing: v.number(),
    tooLarge: v.number(),
    contradicted: v.number(),
    unvouched: v.number(),
    first: v.nullable(v.number()),
    last: v.nullable(v.number()),
    chain: v.string(),
  }),
  /** The last revision walked. */
  last: v.nullable(savedHead),
  /** Place of the last entry in the timeline. */
  mark: v.nullable(savedAnchor),
  page: savedPart,
  detectors: v.array(detector),
});

/** An interrupted walk as JSON: `createWalker` goes on from it as if it had never stopped. */
export type SavedWalk = v.InferOutput<typeof savedWalkSchema>;

/**
 * A saved walk, given as `save` returned it or as read back from its JSON.
 *
 * @throws HistoryError `STATE_MISMATCH` when it is invalid, or was made with other detectors, versions or parameters.
 */
export function savedWalkOf(state: SavedWalk | Json, detectors: readonly Registered[]): SavedWalk {
  const saved = parse(savedWalkSchema, state, "saved walk", "STATE_MISMATCH");
  const now = detectors.map(
    ({ detector, recorded }) => `${detector.name} ${detector.version} ${canonicalJson(recorded)}`,
  );
  const then = saved.detectors.map(({ name, version, parameters }) => `${name} ${version} ${parameters}`);
  if (now.join("\n") === then.join("\n")) return saved;
  throw new HistoryError(
    "STATE_MISMATCH",
    "the saved walk had other detectors, versions or parameters; walk the page again from its first revision",
    { now, then },
  );
}
