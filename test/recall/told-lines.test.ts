import { describe, expect, it } from "vitest";
import { createTeller } from "../../src/recall/teller.ts";
import { toldLines } from "../../src/recall/told-lines.ts";
import { createLineWriter } from "../../src/sinks/json-lines.ts";
import { unpack } from "../../src/store/packed.ts";
import { testPage } from "../../src/testing.ts";
import { testEvent } from "../support/test-event.ts";

describe("toldLines", () => {
  it("gives the events of a long page a part at a time, so that few of them are in memory", () => {
    const events = Array.from({ length: 9 }, (_, n) => ({
      ...testEvent,
      evidence: { text: `${n}`.repeat(100_000) },
      observed: { comment: null, namespace: testPage.namespace, title: testPage.title, user: null },
      wiki: testPage.site.wiki,
    }));
    const teller = createTeller();
    for (const event of events) teller.add([event]);
    const pieces = teller.end().flatMap((packed) => unpack(packed) ?? []);
    const lists = { own: [], talk: [], log: [] };
    const parts = [
      ...toldLines(
        pieces,
        testPage,
        lists,
        () => true,
        () => true,
      ),
    ];
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(400_000);
    expect(Buffer.concat(parts).toString("utf8")).toBe(events.map(createLineWriter()).join(""));
  });
});
