import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector, type ParametersSchema } from "../../src/detector.ts";
import { register } from "../../src/walk/registry.ts";

/** A detector with these parameters, which finds nothing. */
function withParameters(parameters: ParametersSchema) {
  const start = () => ({ onPair: () => [] });
  return defineDetector({
    name: "acme/set",
    version: "1.0.0",
    summary: "Test.",
    parameters,
    events: {},
    start,
  });
}

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
      ", read again as events record them: since: Invalid type: Expected string but received 2020",
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
});
