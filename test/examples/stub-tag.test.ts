import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { loadDetectors } from "../../src/cli/history/load-detectors.ts";
import { detect, history } from "../../src/testing.ts";

const file = resolve(import.meta.dirname, "../../examples/detectors/stub_tag.mjs");

describe("the example detector", () => {
  it("tells when a page becomes a stub and when it no longer is", async () => {
    const [loaded] = await loadDetectors([file]);
    if (loaded === undefined) throw new Error("not loaded");
    const events = await detect(
      loaded.detector,
      history("Text.", "Text. {{stub}}", "More. {{bio-stub}}", "Long text."),
    );
    expect(events.map(({ anchor, subject }) => [anchor.id, subject])).toEqual([
      [2, { isStub: true }],
      [4, { isStub: false }],
    ]);
  });
});
