// Writes what the tests compare the events with: test/golden/sample.ndjson, and test/golden/digests.json for the shared
// histories (the 1 GB one with --full). Read what changed before committing it; npm run docs shows it on the pages.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { canonicalEvent } from "../src/event.ts";
import { register } from "../src/walk/registry.ts";
import { type Fingerprint, fingerprintOf } from "../test/golden/fingerprint.ts";
import { readSample } from "../test/support/read-shared.ts";
import { everydayHistories, fullHistory, hasHistories } from "../test/support/shared-histories.ts";

const golden = resolve(import.meta.dirname, "../test/golden");

let lines = "";
for await (const history of readSample()) {
  for await (const events of analyze(history, register(builtInDetectors)).events) {
    for (const event of events) lines += `${canonicalEvent(event)}\n`;
  }
}
writeFileSync(`${golden}/sample.ndjson`, lines);

if (!hasHistories) {
  console.log("the shared histories are not here: their digests stay as they are");
  process.exit(0);
}
const digests: Record<string, Fingerprint> = JSON.parse(readFileSync(`${golden}/digests.json`, "utf8"));
for (const name of [...everydayHistories, ...(process.argv.includes("--full") ? [fullHistory] : [])]) {
  const found = await fingerprintOf(name);
  for (const [type, count] of Object.entries(found.events)) {
    const before = digests[name]?.events[type] ?? 0;
    if (before !== count) console.log(`${name}: ${type} ${before} -> ${count}`);
  }
  if (digests[name]?.sha256 !== found.sha256) console.log(`${name}: other bytes`);
  digests[name] = found;
}
if (!process.argv.includes("--full")) console.log(`${fullHistory}: stays as it is; --full makes it anew`);
writeFileSync(`${golden}/digests.json`, `${JSON.stringify(digests, null, 2)}\n`);
