import { describe, expect, it } from "vitest";
import type { HistoryEvent } from "../../src/event.ts";
import { createLineWriter, rememberLine } from "../../src/sinks/json-lines.ts";
import { createLineEncoder } from "../../src/sinks/line-encoder.ts";
import { testEvent } from "../support/test-event.ts";

const observed = { ...testEvent.observed, comment: "über “etwas”" };

function event(id: number, text: string): HistoryEvent {
  return {
    ...structuredClone(testEvent),
    anchor: { ...testEvent.anchor, id },
    evidence: { after: text },
    observed,
    revision: { id, minor: false, predecessorId: 1 },
    subject: { sentence: text },
  };
}

/** What an encoder makes of batches: its chunks, copied as they come. */
function chunksOf(batches: readonly (readonly HistoryEvent[])[]): readonly string[] {
  const encode = createLineEncoder();
  return batches.flatMap((batch) =>
    Array.from(encode(batch), (chunk) => Buffer.from(chunk).toString("utf8")),
  );
}

function linesOf(batches: readonly (readonly HistoryEvent[])[]): string {
  const line = createLineWriter();
  return batches.flat().map(line).join("");
}

describe("createLineEncoder", () => {
  const first = event(2, "einer");
  const sharing = (text: string) => ({ ...first, evidence: { after: text }, subject: { sentence: text } });
  const { revision: _, ...onTalk } = event(3, "zwei");
  const longShared = {
    links: { revision: "l".repeat(30_000) },
    observed: { ...observed, comment: "c".repeat(30_000) },
  };

  it.each([
    ["events that share an anchor", [[first, sharing("zwei"), sharing("“drei” €")]]],
    [
      "what is observed otherwise of one anchor",
      [[first, { ...first, observed: { ...observed, title: "B" } }, first]],
    ],
    ["events with nothing in common", [[first, event(4, "vier"), onTalk], [first]]],
    ["a line longer than a chunk", [[first, sharing("€".repeat(200_000)), sharing("kurz")], [first]]],
    [
      "events of which what they share ends a chunk",
      [[{ ...first, ...longShared }, { ...sharing("zwei".repeat(2_500)), ...longShared }, first]],
    ],
    ["more lines than a chunk holds", [Array.from({ length: 500 }, (_, i) => sharing(`Satz ${i}`))]],
    ["no events", [[], [first], []]],
  ])("writes the lines of %s", (_, batches: readonly (readonly HistoryEvent[])[]) => {
    expect(chunksOf(batches).join("")).toBe(linesOf(batches));
  });

  it("hands on what it has before it goes on", () => {
    const chunks = chunksOf([Array.from({ length: 500 }, (_, i) => sharing(`Satz ${i}`))]);
    expect(chunks.length).toBeGreaterThan(1);
    for (const chunk of chunks) expect(chunk.length).toBeLessThan(70_000);
  });

  it("repeats the line an event was read from", () => {
    const read = event(5, "fünf");
    rememberLine(read, '{"as":"it was"}\n');
    expect(chunksOf([[first, read, first]]).join("")).toBe(
      `${linesOf([[first]])}{"as":"it was"}\n${linesOf([[first]])}`,
    );
  });
});
