import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/**
 * What the page of figures shows besides what is compared for it: the live comparison of reverts, which
 * `test/wiki/reverts.test.ts` holds to these numbers, and where else a type is tested.
 */
export const held = v.parse(
  v.strictObject({
    live: v.strictObject({
      name: v.string(),
      revert_identity: v.strictObject({
        agreed: v.number(),
        /** Reverts that differ, by reason. */
        differ: v.record(v.string(), v.number()),
      }),
    }),
    /** Figures of the longest history stand in these texts as names in braces. */
    elsewhere: v.record(v.string(), v.string()),
  }),
  JSON.parse(readFileSync(join(import.meta.dirname, "held.json"), "utf8")),
);
