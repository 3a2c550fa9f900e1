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
    expect(lexiconFor("de")).toBe("de@1 en@1");
    expect(lexiconFor("tlh")).toBeNull();
  });
});
