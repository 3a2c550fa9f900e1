import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector, type FindingOf } from "../src/detector.ts";
import { detect, history } from "../src/testing.ts";

const definition = {
  name: "acme/ends",
  version: "1.0.0",
  summary: "Test.",
  parameters: v.strictObject({}),
} as const;
const told = { summary: "Test.", themes: ["structure"], brief: true, content: false } as const;

describe("defineDetector", () => {
  // The compiler is the test: it takes a list that is written in a finding for one that nobody writes to.
  it("takes lists that are written in a finding, at any depth", async () => {
    const detector = defineDetector({
      ...definition,
      events: {
        "acme/ended": {
          ...told,
          subject: v.strictObject({ ids: v.array(v.number()) }),
          evidence: v.strictObject({
            ends: v.tuple([v.number(), v.number()]),
            lines: v.array(v.strictObject({ texts: v.optional(v.array(v.string())) })),
          }),
        },
      },
      start: () => ({
        onPair: ({ after, change }) => [
          {
            type: "acme/ended",
            subject: { ids: [after.id] },
            evidence: { ends: [0, change.after.bytes], lines: [{ texts: ["a"] }, {}] },
          },
        ],
        save: () => null,
      }),
    });
    const [event] = await detect(detector, history("Oil"));
    expect(event).toMatchObject({
      subject: { ids: [1] },
      evidence: { ends: [0, 3], lines: [{ texts: ["a"] }, {}] },
    });
  });

  it("takes no list of something else, and none that is too short", () => {
    const pair = v.strictObject({ ends: v.tuple([v.number(), v.number()]) });
    const events = { "acme/ended": { ...told, subject: pair, evidence: v.strictObject({}) } } as const;
    const fits = ({ subject }: FindingOf<typeof events>) => v.is(pair, subject);
    expect(fits({ type: "acme/ended", subject: { ends: [1, 2] }, evidence: {} })).toBe(true);
    // @ts-expect-error
    expect(fits({ type: "acme/ended", subject: { ends: [1] }, evidence: {} })).toBe(false);
    // @ts-expect-error
    expect(fits({ type: "acme/ended", subject: { ends: ["1", 2] }, evidence: {} })).toBe(false);
  });

  it.each([
    ["subject", "occurrence", v.strictObject({ occurrence: v.number() })],
    ["subject", "occurrence", v.union([v.strictObject({}), v.strictObject({ occurrence: v.number() })])],
    ["evidence", "consequences", v.looseObject({ consequences: v.string() })],
  ])("refuses a %s with a member %s, which would be overwritten", (part, member, schema) => {
    const event = { ...told, subject: v.strictObject({}), evidence: v.strictObject({}), [part]: schema };
    const start = () => ({ onPair: () => [] });
    expect(() => defineDetector({ ...definition, events: { "acme/ended": event }, start })).toThrow(
      `detector acme/ends: event acme/ended: ${part}: ${member} is what stemma adds; choose another name`,
    );
  });
});
