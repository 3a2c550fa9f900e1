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

  it("leaves a schema its own words", () => {
    const worded = v.strictObject({ radius: v.number() }, "takes a radius alone");
    expect(() => parse(worded, { radius: 1, radiu: 3 }, "lamp")).toThrow("lamp: radiu: takes a radius alone");
  });

  it("gives the path of what is wrong", () => {
    expect(() => parse(schema, { radius: 1, place: {} }, "lamp")).toThrow(
      expect.objectContaining({ code: "INVALID_INPUT", details: { path: "place.id" } }),
    );
  });
});
