import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector } from "../src/detector.ts";
import { detect, history } from "../src/testing.ts";

/** Counts texts; the count is part of the evidence. */
function counter(evidenceOf: (count: () => number) => () => { seen: number }, saves = true) {
  return defineDetector({
    name: "counter",
    version: "1.0.0",
    summary: "Test.",
    parameters: v.strictObject({}),
    events: {
      text_counted: {
        summary: "Test.",
        themes: ["structure"],
        brief: false,
        content: false,
        subject: v.strictObject({}),
        evidence: v.strictObject({ seen: v.number() }),
      },
    },
    start(_, saved) {
      let count = saves && typeof saved === "number" ? saved : 0;
      return {
        onPair() {
          count += 1;
          return [{ type: "text_counted" as const, subject: {}, evidence: evidenceOf(() => count) }];
        },
        save: () => count,
      };
    },
  });
}

const atOnce = (count: () => number) => {
  const seen = count();
  return () => ({ seen });
};

describe("detect", () => {
  it("gives the events of a detector that keeps the rules", async () => {
    const events = await detect(counter(atOnce), history("a", "b", "c"));
    expect(events.map(({ evidence }) => evidence)).toEqual([{ seen: 1 }, { seen: 2 }, { seen: 3 }]);
  });

  it("refuses a depth that is none, as plain JavaScript may give it", async () => {
    const options = JSON.parse('{"depth":"deep"}');
    await expect(detect(counter(atOnce), history("a"), options)).rejects.toThrow(
      'depth: there is no depth "deep"; there are brief, detailed, forensic',
    );
  });

  it("fails where evidence reads state that has gone on", async () => {
    await expect(
      detect(
        counter((count) => () => ({ seen: count() })),
        history("a", "b", "c"),
      ),
    ).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: expect.stringContaining("when evidence is asked for after later entries"),
    });
  });

  it("fails where a detector does not go on from its saved state", async () => {
    await expect(detect(counter(atOnce, false), history("a", "b", "c"))).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message: expect.stringContaining("when it is saved and taken up again"),
    });
  });

  it("tells a detector that differs from run to run from one that is not resumed", async () => {
    let runs = 0;
    await expect(
      detect(
        counter(() => () => ({ seen: runs++ })),
        history("a", "b"),
      ),
    ).rejects.toMatchObject({
      code: "DETECTOR_FAILED",
      message:
        "detector counter finds something else when it is run once more: it depends on a clock, on randomness, or on what is kept outside of its start",
    });
  });

  it("fails where what is written no longer fits its schema", async () => {
    const told = { summary: "Test.", themes: ["structure"], brief: false, content: false } as const;
    const bytes = v.strictObject({ bytes: v.pipe(v.string(), v.transform(Number)) });
    const measured = defineDetector({
      name: "acme/measure",
      version: "1.0.0",
      summary: "Test.",
      parameters: v.strictObject({}),
      events: { "acme/measured": { ...told, subject: bytes, evidence: v.strictObject({}) } },
      start: () => ({
        onPair: () => JSON.parse('[{"type":"acme/measured","subject":{"bytes":"1"},"evidence":{}}]'),
      }),
    });
    await expect(detect(measured, history("a"))).rejects.toMatchObject({
      code: "INVALID_EVENT",
      message:
        "acme/measured by acme/measure at revision 1, read again as it is written: subject.bytes: must be a string (was 1)",
    });
  });
});
