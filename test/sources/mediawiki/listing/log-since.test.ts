import { describe, expect, it } from "vitest";
import type { Envelope } from "../../../../src/sources/mediawiki/client/answer.ts";
import { logSince } from "../../../../src/sources/mediawiki/listing/log-since.ts";

/** A log that always has another entry, and how often it was asked. */
function endless(bytes: number) {
  let asked = 0;
  return {
    asked: () => asked,
    ask: async (): Promise<Envelope> => {
      const logevents = [{ logid: ++asked, title: "Lamp", type: "protect", action: "protect" }];
      return { bytes, continue: { lecontinue: asked }, query: { logevents } };
    },
  };
}

describe("logSince", () => {
  it.each([
    ["entries", 1, 9, 10],
    ["bytes", 2 ** 26, 1e9, 5],
  ])("is not worth reading when it has too many %s", async (_, bytes, most, answers) => {
    const { ask, asked } = endless(bytes);
    expect(await logSince(ask, "2026-01-01T00:00:00Z", most)).toBe(null);
    expect(asked()).toBe(answers);
  });
});
