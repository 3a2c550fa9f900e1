import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { canonicalJson } from "../../src/json.ts";
import { createLineWriter } from "../../src/sinks/json-lines.ts";
import { testEvent } from "../support/test-event.ts";

it.each([
  ["wiki", { wiki: "other.example" }],
  ["theme", { theme: "citations" }],
  ["family", { family: "heuristic" }],
  ["page", { pageId: 2 }],
  ["version of the schema", { schemaVersion: "9.0.0" }],
] as const)("writes an event that differs from the one before in its %s alone", (_, difference) => {
  const line = createLineWriter();
  const other = { ...testEvent, ...difference };
  const events = [testEvent, other, testEvent];
  expect(events.map(line)).toEqual(events.map((event) => `${canonicalJson(event)}\n`));
});

it("keeps nothing of a judged event that is written", async () => {
  const line = createLineWriter();
  const write = () => {
    // Each has its own answer among its parameters.
    const event = structuredClone(testEvent);
    line(event);
    return new WeakRef(event.FactProvenance.parameters);
  };
  const first = write();
  write();
  await setImmediate();
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  expect(first.deref()).toBeUndefined();
});
