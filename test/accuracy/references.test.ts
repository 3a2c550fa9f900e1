import { describe, expect, it } from "vitest";
import { readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { readWhole } from "./reading.ts";
import { references } from "./references.ts";

// Two of the shorter histories; `npm run accuracy` takes all.
describe.skipIf(!hasHistories).each(["dewiktionary-hallo.xml.gz", "en-nintendo-switch-2015.xml.gz"])(
  "the events of %s",
  (name) => {
    it("say what their references say, but for known reasons", { timeout: 60_000 }, async () => {
      let events = 0;
      for await (const history of readShared(name)) {
        const reading = await readWhole(history);
        events += reading.events.size;
        for (const { reference } of references) {
          const { disagreements } = reference.check(reading);
          expect(disagreements.filter(({ reason }) => reason === null)).toEqual([]);
        }
      }
      expect(events).toBeGreaterThan(0);
    });
  },
);
