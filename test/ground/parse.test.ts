import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { parse } from "../../src/ground/parse.ts";

const schema = v.pipe(
  v.strictObject({
    radius: v.pipe(v.number(), v.minValue(1, "must be at least 1")),
    place: v.optional(v.strictObject({ id: v.number() })),
  }),
  v.check(() => true),
);

describe("parse", () => {
  it.each([
    [{ radius: 1, radiu: 3 }, "lamp: radiu: is unknown; there are radius, place"],
    [{}, "lamp: radius: is missing"],
    [{ radius: 0 }, "lamp: radius: must be at least 1"],
    [{ radius: 1, place: { id: 1, ids: 2 } }, "lamp: place.ids: is unknown"],
    [{ radius: 1, place: {} }, "lamp: place.id: is missing"],
  ])("says what is wrong with %j", (value, message) => {
    expect(() => parse(schema, value, "lamp")).toThrow(message);
  });

  it.each([
    [v.number(), "5", 'must be a number (was "5")'],
    [v.string(), null, "must be a string (was null)"],
    [v.boolean(), 1, "must be true or false (was 1)"],
    [v.array(v.string()), {}, "must be a list (was Object)"],
    [v.looseObject({}), 1, "must be an object (was 1)"],
    [v.pipe(v.number(), v.integer()), 1.5, "must be a whole number (was 1.5)"],
    [v.pipe(v.number(), v.safeInteger()), 2 ** 53, `must be a whole number below 2^53 (was ${2 ** 53})`],
    [v.pipe(v.number(), v.minValue(0)), -1, "must be at least 0 (was -1)"],
    [v.pipe(v.number(), v.maxValue(9)), 10, "must be at most 9 (was 10)"],
    [v.pipe(v.string(), v.regex(/^a+$/)), "b", 'must match /^a+$/ (was "b")'],
    [v.literal("a"), "b", 'must be "a" (was "b")'],
    [v.picklist(["a", "b"]), 1, 'must be ("a" | "b") (was 1)'],
  ])("says what would be right, and what was given: %#", (of, value, message) => {
    expect(() => parse(v.strictObject({ of }), { of: value }, "lamp")).toThrow(`lamp: of: ${message}`);
  });

  it("leaves a schema its own words", () => {
    const worded = v.strictObject({ radius: v.number() }, "takes a radius alone");
    expect(() => parse(worded, { radius: 1, radiu: 3 }, "lamp")).toThrow("lamp: radiu: takes a radius alone");
    const invalid = v.pipe(v.number(), v.integer("Invalid radius: no such lamp"));
    expect(() => parse(invalid, 1.5, "lamp")).toThrow("lamp: Invalid radius: no such lamp");
  });

  it("gives the path of what is wrong", () => {
    expect(() => parse(schema, { radius: 1, place: {} }, "lamp")).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", details: { path: "place.id" } }),
    );
  });
});
