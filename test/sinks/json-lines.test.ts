import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createLineWriter } from "../../src/sinks/json-lines.ts";
import { testEvent } from "../support/test-event.ts";

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
