import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector, type ParametersSchema } from "../../src/detector.ts";
import { register } from "../../src/walk/registry.ts";

const none = v.strictObject({});

/** A detector with these parameters, which finds nothing. */
function withParameters(parameters: ParametersSchema) {
  const event = { summary: "Test.", themes: ["structure"], brief: true, content: false } as const;
  return defineDetector({
    name: "acme/set",
    version: "1.0.0",
    summary: "Test.",
    parameters,
    events: { "acme/seen": { ...event, subject: none, evidence: none } },
    start: () => ({ onPair: () => [] }),
  });
}

const set = withParameters(v.strictObject({ unit: v.optional(v.string(), "byte") }));

describe("register", () => {
  it.each([
    [
      "is called as who judged is",
      v.strictObject({ boundary: v.optional(v.string(), "county") }),
      ": boundary: is where events say who judged; give the parameter another name",
    ],
    [
      "is another when it is read again",
      v.strictObject({
        word: v.optional(
          v.pipe(
            v.string(),
            v.transform((word) => `{{${word}`),
          ),
          "stub",
        ),
      }),
      ": are others when their schema reads them again; let it change none, as v.transform does",
    ],
    [
      "is not taken when it is read again",
      v.strictObject({ since: v.optional(v.pipe(v.string(), v.transform(Number)), "2020") }),
      ", read again as events record them: since: must be a string (was 2020)",
    ],
    [
      "JSON cannot hold",
      v.strictObject({ most: v.optional(v.number(), Number.POSITIVE_INFINITY) }),
      ": canonical JSON cannot hold the number Infinity",
    ],
  ])("refuses a parameter that %s", (_, parameters, message) => {
    expect(() => register([withParameters(parameters)])).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", message: `parameters of acme/set${message}` }),
    );
  });

  it.each([[null], [{}], [() => set], [{ ...set, events: undefined }]])(
    "names a place where no detector is: %j",
    (stranger) => {
      expect(() => Reflect.apply(register, undefined, [[set, stranger]])).toThrow(
        /^detectors\[1\] is no detector; give what defineDetector returns$/,
      );
    },
  );

  it.each([
    ["nothing", [], /^detectors: must be a list of detectors, such as builtInDetectors$/],
    ["one detector", [set], /^detectors: must be a list of detectors, such as builtInDetectors$/],
    ["what is registered", [register([set])], /^detectors\[0\] is registered already; register each once, /],
    ["no parameters", [[set], null], /^parameters: must be an object, a member for each detector: /],
    ["a list of parameters", [[set], []], /^parameters: must be an object, a member for each detector: /],
    ["a text of parameters", [[set], "a=1"], /^parameters: must be an object, a member for each detector: /],
    ["a misspelt parameter", [[set], { "acme/set": { units: "word" } }], /^parameters of acme\/set: units/],
    ["a misspelt detector", [[set], { "acme/sets": {} }], /no such detector; there are acme\/set/],
    ["two detectors of one name", [[set, set]], /two detectors are named acme\/set/],
    [
      "two detectors with one type of event",
      [[set, { ...set, name: "acme/other" }]],
      /acme\/set and acme\/other both emit acme\/seen/,
    ],
  ])("refuses %s", (_, given, message) => {
    expect(() => Reflect.apply(register, undefined, given)).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", message: expect.stringMatching(message) }),
    );
  });

  it("takes a detector without a choice for one with its defaults", () => {
    const defaults = register([set]).map(({ recorded }) => recorded);
    for (const choices of [{ "acme/set": undefined }, { "acme/set": {} }]) {
      expect(register([set], choices).map(({ recorded }) => recorded)).toEqual(defaults);
    }
  });

  it("takes a detector called what every object has", () => {
    const [by] = register([{ ...set, name: "constructor" }]);
    expect(by?.parameters).toEqual(register([set])[0]?.parameters);
  });
});
