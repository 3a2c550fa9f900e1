import type { Reference } from "./reference.ts";
import { activities } from "./references/activity.ts";
import { automaticSummaries } from "./references/lifecycle.ts";
import { takenBack } from "./references/partial.ts";
import { manualReverts, wars } from "./references/reverts.ts";
import { provenance } from "./references/sentences.ts";
import { structures } from "./references/structure.ts";

const nothing: readonly string[] = [];

/** Everything the events are held against, and the histories that take too long for it. */
export const references: readonly { readonly reference: Reference; readonly skips: readonly string[] }[] = [
  ...[manualReverts, wars, takenBack, provenance, ...activities, automaticSummaries].map((reference) => ({
    reference,
    skips: nothing,
  })),
  // The reference parser needs an hour for its 1500 texts of 37 kB; `docs/markup-oracle.md` covers their blocks.
  ...structures.map((reference) => ({ reference, skips: ["en-anarchism-first1500.xml.xz"] })),
];
