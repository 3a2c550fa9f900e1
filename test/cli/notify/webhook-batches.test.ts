import { describe, expect, it } from "vitest";
import { type Batch, createBatcher } from "../../../src/cli/notify/webhook-batches.ts";
import { testEvent } from "../../support/test-event.ts";

const page = { wiki: "wiki.example", pageId: 7, title: "Lamp", askedAs: [], events: [] };

/** The batches of so many events, whose lines have so many bytes. */
function batchesOf(count: number, bytes: number, of = page, first = 0): readonly Batch[] {
  const { add, rest } = createBatcher(of);
  const line = `"${"x".repeat(bytes - 2)}"\n`;
  const full = Array.from({ length: count }, (_, i) => add({ ...testEvent, eventId: `${first + i}` }, line));
  return [...full, rest()].filter((batch) => batch !== null);
}

/** How many events are in each. */
const sizesOf = (batches: readonly Batch[]) => batches.map(({ body }) => JSON.parse(body).events.length);

describe("createBatcher", () => {
  it.each([
    ["a thousand events each", 2_500, 10, [1_000, 1_000, 500]],
    ["half a mebibyte of events each", 5, 200_000, [2, 2, 1]],
    ["just half a mebibyte", 3, 262_144, [2, 1]],
    ["one event each where one is larger than that", 3, 600_000, [1, 1, 1]],
    ["nothing where there is no event", 0, 10, []],
  ])("makes bodies of %s", (_, count, bytes, sizes) => {
    expect(sizesOf(batchesOf(count, bytes))).toEqual(sizes);
  });

  it("gives a body the key that its own events have, whatever was sent before", () => {
    const [, second] = batchesOf(4, 200_000);
    expect([second]).toEqual(batchesOf(2, 200_000, page, 2));
  });

  it("gives the events of another page, or of one on another wiki, another key", () => {
    const pages = [page, { ...page, pageId: 8 }, { ...page, wiki: "other.example" }];
    const keys = pages.flatMap((of) => batchesOf(1, 10, of)).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(3);
  });

  it("sends the events of a page whose title is broken", () => {
    const [batch] = batchesOf(1, 10, { ...page, title: "Lamp\ud800" });
    expect(JSON.parse(batch?.body ?? "")).toMatchObject({ title: "Lamp\ufffd" });
  });
});
