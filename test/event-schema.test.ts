import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { jsonSchemaOf } from "../src/cli/json-schema.ts";
import { depths, eventTypes } from "../src/event.ts";
import { eventSchema } from "../src/event-schema.ts";
import { register } from "../src/walk/registry.ts";
import { readSample, readShared } from "./support/read-shared.ts";
import { hasHistories } from "./support/shared-histories.ts";

const schemas = new Map(
  builtInDetectors.flatMap(({ name, events }) =>
    Object.entries(events).map(([type, definition]) => [type, eventSchema(type, name, definition)] as const),
  ),
);

const sources = [
  ["the sample", readSample] as const,
  ...(hasHistories ? [["Nintendo Switch", () => readShared("en-nintendo-switch-2015.xml.gz")] as const] : []),
];

describe("the event schemas", () => {
  it("are those of the types that are listed, in their order", () => {
    const emitted = builtInDetectors.flatMap(({ name, events }) =>
      Object.keys(events).map((type) => [type, name]),
    );
    expect(emitted, "eventTypes of src/event.ts").toEqual(Object.entries(eventTypes));
    for (const { name, events } of builtInDetectors) {
      for (const [type, definition] of Object.entries(events)) {
        expect(jsonSchemaOf(type, name, definition)).toMatchObject({
          title: type,
          additionalProperties: false,
        });
      }
    }
  });

  describe.each(sources)("hold every event of %s", (_, read) => {
    it.each(depths)("at %s", async (depth) => {
      const wrong: unknown[] = [];
      for await (const history of read()) {
        for await (const events of analyze(history, register(builtInDetectors), { depth }).events) {
          for (const event of events) {
            const result = v.safeParse(
              schemas.get(event.type) ?? v.never(),
              JSON.parse(JSON.stringify(event)),
            );
            if (!result.success)
              wrong.push([event.type, v.flatten(result.issues), event.subject, event.evidence]);
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  it.each([
    ["strict object", v.strictObject({ words: v.string() })],
    ["variant", v.variant("words", [v.strictObject({ words: v.literal("a") })])],
    ["union", v.union([v.strictObject({ words: v.string() }), v.strictObject({ n: v.number() })])],
    ["record", v.record(v.string(), v.string())],
    ["object with a rest", v.objectWithRest({ words: v.string() }, v.boolean())],
    ["lazy object", v.lazy(() => v.strictObject({ words: v.string() }))],
  ])("take what is added to a %s, and nothing wrong there", (_, part) => {
    const told = { summary: "Test.", themes: ["structure"], brief: true, content: false } as const;
    const { subject, evidence } = eventSchema("a", "b", { ...told, subject: part, evidence: part }).pipe[0]
      .entries;
    expect(v.is(subject, { words: "a", occurrence: 1 })).toBe(true);
    expect(v.is(subject, { words: "a" })).toBe(true);
    expect(v.is(subject, { words: 5, occurrence: 1 })).toBe(false);
    expect(v.is(evidence, { words: "a", consequences: { revert_war: 2 } })).toBe(true);
  });

  it("are each met by the sample", async () => {
    const types = new Set<string>();
    for await (const history of readSample()) {
      for await (const events of analyze(history, register(builtInDetectors)).events) {
        for (const { type } of events) types.add(type);
      }
    }
    const missing = Object.keys(eventTypes).filter((type) => !types.has(type));
    expect(missing, "types of which scripts/sample/ has no edit").toEqual([]);
  });
});
