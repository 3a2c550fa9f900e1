import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { defineDetector } from "../../src/detector.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { register } from "../../src/walk/registry.ts";

describe("streamOf", () => {
  it("names a detector that does not save its state, before a page is asked for", () => {
    const forgetful = defineDetector({
      name: "acme/forgetful",
      version: "1.0.0",
      summary: "Saves nothing.",
      parameters: v.strictObject({}),
      events: {},
      start: () => ({ onPair: () => [] }),
    });
    expect(() => streamOf(register([forgetful]), "brief", "1")).toThrow(
      expect.objectContaining({
        code: "INVALID_INPUT",
        message:
          "pages cannot be watched with acme/forgetful, which does not save its state; give it a save, or leave it out",
      }),
    );
  });
});
