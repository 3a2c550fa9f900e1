import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { restoreState } from "../../detectors/restore-state.ts";

const schema = v.strictObject({ place: v.number() });

describe("restoreState", () => {
  it("gives back what was saved", () => {
    expect(restoreState(schema, { place: 3 }, "saved places")).toEqual({ place: 3 });
  });

  it("gives nothing where nothing was saved", () => {
    expect(restoreState(schema, undefined, "saved places")).toBeUndefined();
  });

  it("refuses what was never saved, by the name of the state", () => {
    expect(() => restoreState(schema, {}, "saved places")).toThrow(
      expect.objectContaining({ code: "STATE_MISMATCH", message: "saved places: place: is missing" }),
    );
  });

  it("refuses null, which is no state", () => {
    expect(() => restoreState(schema, null, "saved places")).toThrow(
      expect.objectContaining({ code: "STATE_MISMATCH" }),
    );
  });
});
