import * as v from "valibot";
import type { ToolAnnotations } from "../tool.ts";

/** Hints of a tool that only reads. */
export const readsWikis: ToolAnnotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};

/** Hints of a tool that writes new files beside existing ones. */
export const writesFiles: ToolAnnotations = { ...readsWikis, readOnlyHint: false, idempotentHint: false };

const anything = v.looseObject({});

/** The page an answer is about, and the notice about its texts. */
const about = { notice: v.string(), wiki: v.string(), pageId: v.number(), title: v.string() };

const counts = v.pipe(
  v.object({ total: v.number(), types: anything, themes: anything }),
  v.description("Of the whole, not of the part shown"),
);

const part = {
  shown: anything,
  truncated: v.boolean(),
  /** The call that continues. Long arguments are left out of it and listed under `argumentsAsBefore`. */
  next: v.optional(anything),
};

/** The common members of the answers of `analyze`. */
export const eventsAnswer = v.looseObject({
  ...about,
  counts,
  ...part,
  events: v.array(
    v.looseObject({
      schemaVersion: v.string(),
      eventId: v.string(),
      type: v.string(),
      theme: v.string(),
      FactProvenance: anything,
    }),
  ),
  /** Edits with a line for each event, if asked for; there are no `events` then. */
  timeline: v.optional(v.array(anything)),
});

/** The common members of the answers of `claim`. */
export const claimAnswer = v.looseObject({
  ...about,
  ...part,
  found: v.pipe(v.number(), v.description("Sentences it was found in; the best is shown")),
  matches: v.array(
    v.looseObject({
      status: v.picklist(["present", "reworded", "absent"]),
      steps: v.array(v.looseObject({ kind: v.string() })),
    }),
  ),
  nearest: v.array(anything),
});

/** The answer of `export`: where the document is, and the document itself if it is small. */
export const exportAnswer = v.looseObject({
  ...about,
  counts,
  /** Its path on the server's machine. */
  file: v.string(),
  bytes: v.number(),
  sha256: v.string(),
  document: v.optional(anything),
});

/** The answer of `classify`. */
export const classifyAnswer = v.looseObject({
  notice: v.string(),
  path: v.string(),
  answer: v.string(),
  agrees: v.boolean(),
});
