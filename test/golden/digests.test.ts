import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent } from "../../src/event.ts";
import { register } from "../../src/walk/registry.ts";
import { readShared } from "../support/read-shared.ts";
import { everydayHistories, fullHistory, hasHistories } from "../support/shared-histories.ts";

/** SHA-256 over the canonical bytes of all forensic events of a history, by its name. */
const digests: Record<string, { readonly events: number; readonly sha256: string }> = JSON.parse(
  readFileSync(join(import.meta.dirname, "digests.json"), "utf8"),
);

const names = [...everydayHistories, ...(process.env.STEMMA_FULL === undefined ? [] : [fullHistory])];

describe.skipIf(!hasHistories)("the events of the shared histories", () => {
  it.each(names)(
    "of %s are those whose digest is committed",
    async (name) => {
      expect(await digestOf(name)).toEqual(digests[name]);
    },
    600_000,
  );
});

async function digestOf(name: string) {
  const digest = createHash("sha256");
  let count = 0;
  for await (const history of readShared(name)) {
    for await (const events of analyze(history, register(builtInDetectors), { depth: "forensic" }).events) {
      for (const event of events) digest.update(`${canonicalEvent(event)}\n`);
      count += events.length;
    }
  }
  return { events: count, sha256: digest.digest("hex") };
}
