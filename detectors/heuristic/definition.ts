import * as v from "valibot";

/** What all structural events have in common: they are part of the text, and follow from one that comes back. */
export const structural = { themes: ["structure"], brief: false, content: true } as const;

/** Evidence of an element: where it stands and how it is written; `null` where it is not there. */
export const elementEvidence = v.strictObject({
  /** Headings above it, outermost first: after the change, or before it where it is gone. */
  section: v.array(v.string()),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
});
