import * as v from "valibot";
import {
  canonicalJson,
  type Depth,
  type LogChange,
  type LogEntry,
  type Pair,
  textChangeOf,
} from "../../src/plugin.ts";

const title = v.string();
const protection = v.strictObject({
  action: v.string(),
  level: v.string(),
  /** `null`: for ever. */
  expiry: v.nullable(v.string()),
});

const subject = v.variant("change", [
  v.strictObject({
    change: v.picklist(["created", "blanked", "replaced", "unprotected", "deleted", "restored"]),
  }),
  v.strictObject({ change: v.literal("redirected"), to: title }),
  v.strictObject({
    change: v.picklist(["retargeted", "model_changed", "moved", "merged"]),
    from: v.string(),
    to: v.string(),
  }),
  v.strictObject({ change: v.literal("unredirected"), from: title }),
  v.strictObject({ change: v.literal("protected"), protections: v.array(protection) }),
  v.strictObject({ change: v.literal("imported"), from: v.nullable(v.string()) }),
  v.strictObject({
    change: v.literal("visibility_changed"),
    /** Whose visibility was changed. */
    revisions: v.array(v.number()),
    /** What is hidden from now on: text, user, comment. */
    hidden: v.array(v.string()),
  }),
]);

type Subject = v.InferOutput<typeof subject>;

const evidence = v.strictObject({
  /** Length of the text before; `null` where that could not be read. */
  bytesBefore: v.optional(v.nullable(v.number())),
  /** Length of the text after; `null` where that could not be read. */
  bytesAfter: v.optional(v.nullable(v.number())),
  /** Whether a move left a redirect behind. */
  redirectLeft: v.optional(v.boolean()),
  /** How many revisions were restored or imported. */
  revisions: v.optional(v.nullable(v.number())),
  /** Up to where histories were merged. */
  until: v.optional(v.nullable(v.string())),
  /** The log entry's own parameters, as JSON. */
  parameters: v.optional(v.string()),
});

/** What becomes of the page as a whole, by its revisions and by the log. */
export const lifecycleEvents = {
  page_lifecycle_changed: {
    themes: ["structure", "disputes"],
    brief: true,
    content: false,
    summary:
      "The page as a whole was created, blanked, replaced, made a redirect or none, or given another content model; or moved, protected, deleted, restored, imported, merged or hidden in part.",
    subject,
    evidence,
  },
} as const;

/** What a revision did to the page as a whole, by MediaWiki's own tests. */
export function lifecycleFindings(pair: Pair) {
  const what = textChangeOf(pair);
  if (what === null) return [];
  const { before, after, kind } = pair.change;
  return [
    {
      type: "page_lifecycle_changed" as const,
      subject: what,
      evidence: {
        ...(pair.before === null ? {} : { bytesBefore: before.revision === null ? null : before.bytes }),
        bytesAfter: kind === "unreadable" ? null : after.bytes,
      },
      folds: what.change === "blanked" || what.change === "replaced",
      // A page begins with its first revision, and a model is known, whatever can be read.
      exact: what.change === "created" || what.change === "model_changed",
    },
  ];
}

/** What a log entry says was done to the page. */
export function lifecycleLogFindings(entry: LogEntry) {
  const isProtection = entry.change.kind === "protected" || entry.change.kind === "unprotected";
  return [
    {
      type: "page_lifecycle_changed" as const,
      subject: logSubject(entry.change),
      evidence: (depth: Depth) => ({
        ...logEvidence(entry.change),
        ...(depth === "forensic" ? { parameters: canonicalJson(entry.parameters) } : {}),
      }),
      theme: isProtection ? ("disputes" as const) : ("structure" as const),
    },
  ];
}

function logSubject(change: LogChange): Subject {
  switch (change.kind) {
    case "moved":
    case "merged":
      return { change: change.kind, from: change.from, to: change.to };
    case "protected":
      return {
        change: change.kind,
        protections: change.protections
          .map(({ action, level, expiry }) => ({ action, level, expiry }))
          .sort((a, b) => (a.action < b.action ? -1 : 1)),
      };
    case "imported":
      return { change: change.kind, from: change.from };
    case "visibility_changed":
      return {
        change: change.kind,
        revisions: [...change.revisions].sort((a, b) => a - b),
        hidden: [...change.hidden].sort((a, b) => (a < b ? -1 : 1)),
      };
    default:
      return { change: change.kind };
  }
}

function logEvidence(change: LogChange): v.InferOutput<typeof evidence> {
  switch (change.kind) {
    case "moved":
      return { redirectLeft: change.redirectLeft };
    case "merged":
      return { until: change.until };
    case "restored":
    case "imported":
      return { revisions: change.revisions };
    default:
      return {};
  }
}
