import { describe, expect, it } from "vitest";
import { canonicalEvent, eventId, type HistoryEvent } from "../src/event.ts";
import { canonicalJson, sha256 } from "../src/json.ts";
import { createLineWriter } from "../src/sinks/json-lines.ts";
import { testEvent as event } from "./support/test-event.ts";

describe("eventId", () => {
  it("is the SHA-256 of the canonical JSON of type, wiki, page, anchor and subject", () => {
    const { type, wiki, pageId, anchor, subject } = event;
    const whole = canonicalJson({
      type,
      wiki,
      pageId,
      anchor: { kind: anchor.kind, id: anchor.id },
      subject,
    });
    expect(eventId(type, wiki, pageId, anchor, canonicalJson(subject))).toBe(sha256(whole));
  });
});

describe("canonicalEvent", () => {
  it("leaves out what is only observed", () => {
    const elsewhere = { ...event, observed: { ...event.observed, title: "Moved" } };
    expect(canonicalEvent(elsewhere)).toBe(canonicalEvent(event));
  });
});

describe("createLineWriter", () => {
  it("writes canonical JSON, with and without a revision, shared parts or not", () => {
    const write = createLineWriter();
    const { revision: _, ...onTalk } = event;
    const other = { ...event, anchor: { ...event.anchor, id: 3 }, evidence: {} };
    const events: readonly HistoryEvent[] = [event, other, onTalk, event];
    expect(events.map(write)).toEqual(events.map((each) => `${canonicalJson(each)}\n`));
  });

  const otherwise: readonly Partial<HistoryEvent>[] = [
    { FactProvenance: { ...event.FactProvenance, version: "0.2.0" } },
    {
      FactProvenance: {
        ...event.FactProvenance,
        parameters: { ...event.FactProvenance.parameters, radius: 3 },
      },
    },
    { anchor: { ...event.anchor, id: 3 } },
    { family: "template_signal" },
    { links: {} },
    { observed: { ...event.observed, title: "Moved" } },
    { pageId: 2 },
    { revision: { id: 3, minor: true, predecessorId: 2 } },
    { schemaVersion: "0.2.0" },
    { theme: "claims" },
    { type: "revert_partial" },
    { wiki: "another.example" },
  ];
  it.each(otherwise)("writes what is otherwise about an event like the one before: %j", (part) => {
    const write = createLineWriter();
    const events: readonly HistoryEvent[] = [event, { ...event, ...part }, event];
    expect(events.map(write)).toEqual(events.map((each) => `${canonicalJson(each)}\n`));
  });
});
