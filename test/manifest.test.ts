import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../detectors/index.ts";
import { manifestOf } from "../src/manifest.ts";
import { testPage } from "../src/testing.ts";
import { register } from "../src/walk/registry.ts";
import { createWalker } from "../src/walk/walker.ts";

const detectors = register(builtInDetectors);

function lexiconFor(language: string): unknown {
  const page = { ...testPage, site: { ...testPage.site, language } };
  const read = createWalker(page, detectors, "brief").report();
  const { detectors: told } = manifestOf(page, "brief", detectors, read, new Map());
  return told.find(({ name }) => name === "template_signal")?.lexicon;
}

describe("the manifest", () => {
  it("names the lexicon of the page's language, and says where there is none", () => {
    expect(lexiconFor("de")).toBe("de@1 en@4");
    expect(lexiconFor("tlh")).toBeNull();
  });

  it("names a detector that fails as it tells about itself", () => {
    const about = () => {
      throw new Error("broken");
    };
    const registered = detectors.map((by) => ({ ...by, detector: { ...by.detector, about } }));
    const read = createWalker(testPage, detectors, "brief").report();
    expect(() => manifestOf(testPage, "brief", registered, read, new Map())).toThrow(
      expect.objectContaining({
        code: "DETECTOR_FAILED",
        message: "detector revert failed as it told about itself: broken; leave it out, or mend it",
      }),
    );
  });

  it.each([
    [
      "what JSON would lose",
      { seen: new Map() },
      "JSON cannot carry an object that is not a plain one (Map)",
    ],
    ["a promise", Promise.resolve({}), "JSON cannot carry an object that is not a plain one (Promise)"],
    ["a list", [], "it must be an object"],
    ["another name", { name: "revert" }, "name is what stemma says of it; name the member otherwise"],
  ])("names a third party's detector that tells about itself %s", (_, told, reason) => {
    const about = () => JSON.parse("{}", () => told);
    const registered = detectors.map((by) => ({
      ...by,
      trusted: false,
      detector: { ...by.detector, about },
    }));
    const read = createWalker(testPage, detectors, "brief").report();
    expect(() => manifestOf(testPage, "brief", registered, read, new Map())).toThrow(
      `detector revert failed as it told about itself: ${reason}; leave it out, or mend it`,
    );
  });
});
