import type { eventTypes, Family } from "./event.ts";

/** What a template can say about the state of the page that contains it. */
export const stateSignals = [
  "citation_needed",
  "dispute",
  "sources",
  "blp",
  "notability",
  "cleanup",
  "deletion",
  "protection",
  "currency",
] as const;

/** What a template can say about the page that contains it, its state or only what kind of template this is. */
export const signals = [...stateSignals, "infobox", "citation", "navigation", "other", "unknown"] as const;

/** What a model may judge instead of a detector's rule, and the closed set of its answers. */
export const boundaries = {
  revert: { judges: ["revert_partial"], answers: ["partial", "not"] },
  sentence_similarity: {
    judges: ["sentence_first_seen", "sentence_modified", "sentence_removed", "claim_value_changed"],
    answers: ["same", "modified", "value_changed", "different"],
  },
  template_signal: {
    judges: ["template_added", "template_removed", "template_parameter_changed"],
    answers: signals,
  },
  activity_spike: { judges: ["edit_burst", "editor_influx", "size_spike"], answers: ["keep", "drop"] },
  heuristic: {
    // Unrelated works are reported as one removed and one added.
    judges: ["citation_added", "citation_removed", "citation_replaced"],
    answers: ["same_work", "replaced", "unrelated"],
  },
} as const satisfies Record<
  Family,
  { readonly judges: readonly (keyof typeof eventTypes)[]; readonly answers: readonly string[] }
>;

/** The answers that a model may give at a boundary. */
export type Answer<TBoundary extends Family> = (typeof boundaries)[TBoundary]["answers"][number];
