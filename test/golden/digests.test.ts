import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { everydayHistories, fullHistory, hasHistories } from "../support/shared-histories.ts";
import { type Fingerprint, fingerprintOf } from "./fingerprint.ts";

const committed: Record<string, Fingerprint> = JSON.parse(
  readFileSync(join(import.meta.dirname, "digests.json"), "utf8"),
);

const names = [...everydayHistories, ...(process.env.STEMMA_FULL === undefined ? [] : [fullHistory])];

describe.skipIf(!hasHistories)(
  "the events of the shared histories",
  { tags: "long", timeout: 600_000 },
  () => {
    it.each(names)("of %s are those whose digest is committed", async (name) => {
      expect(await fingerprintOf(name)).toEqual(committed[name]);
    });
  },
);
