// Writes the golden events of the sample: test/golden/sample.ndjson. Read what changed before it is committed.
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { canonicalEvent } from "../src/event.ts";
import { register } from "../src/walk/registry.ts";
import { readSample } from "../test/support/read-shared.ts";

let lines = "";
for await (const history of readSample()) {
  for await (const events of analyze(history, register(builtInDetectors)).events) {
    for (const event of events) lines += `${canonicalEvent(event)}\n`;
  }
}
writeFileSync(resolve(import.meta.dirname, "../test/golden/sample.ndjson"), lines);
