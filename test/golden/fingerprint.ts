import { createHash } from "node:crypto";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent, eventTypes } from "../../src/event.ts";
import { register } from "../../src/walk/registry.ts";
import { readShared } from "../support/read-shared.ts";

/** What the analysis of a shared history is known by: committed, where its text may not be. */
export interface Fingerprint {
  readonly revisions: number;
  /** How many events of each type, in the order of `eventTypes`; those that never fired are 0. */
  readonly events: Readonly<Record<string, number>>;
  /** SHA-256 over the canonical bytes of all events, a newline after each. */
  readonly sha256: string;
}

/** Analyses a shared history at `forensic`, all its pages. */
export async function fingerprintOf(name: string): Promise<Fingerprint> {
  const detectors = register(builtInDetectors);
  const events = Object.fromEntries(Object.keys(eventTypes).map((type) => [type, 0]));
  const digest = createHash("sha256");
  let revisions = 0;
  for await (const history of readShared(name)) {
    const analysis = analyze(history, detectors, { depth: "forensic" });
    for await (const found of analysis.events) {
      for (const event of found) {
        digest.update(`${canonicalEvent(event)}\n`);
        events[event.type] = (events[event.type] ?? 0) + 1;
      }
    }
    revisions += analysis.manifest().read.revisions;
  }
  return { revisions, events, sha256: digest.digest("hex") };
}
