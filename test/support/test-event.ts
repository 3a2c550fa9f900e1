import type { HistoryEvent } from "../../src/event.ts";

/** A made-up event, for tests of how events are written. */
export const testEvent: HistoryEvent = {
  FactProvenance: {
    attribution: { kind: "exact" },
    detector: "revert",
    inputs: [{ revision: 2, sha1: null }],
    parameters: { boundary: { path: "heuristic" }, radius: 15 },
    version: "0.1.0",
  },
  anchor: { id: 2, kind: "revision", timestamp: "2020-01-01T00:00:00Z" },
  eventId: "0".repeat(64),
  evidence: { z: 1, a: ["“quoted”"] },
  family: "revert",
  links: { revision: "https://wiki.example/wiki/Special:PermanentLink/2" },
  observed: { comment: 'b"\n', namespace: 0, title: "Sample", user: null },
  pageId: 1,
  revision: { id: 2, minor: false, predecessorId: 1 },
  schemaVersion: "0.1.0",
  subject: { restored: 1, reverted: [2] },
  theme: "disputes",
  type: "revert_identity",
  wiki: "wiki.example",
};
