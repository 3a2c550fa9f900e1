import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseDetectors } from "../../src/cli/history/choose-detectors.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { detect, history } from "../../src/testing.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../CONTRIBUTING.md"), "utf8");
const recipe = page.split("```js\n")[1]?.split("```")[0] ?? "";

/** The detector of the page, loaded as it stands there, among the built-in ones. */
async function chosen() {
  const file = join(mkdtempSync(join(tmpdir(), "stemma-")), "shout.mjs");
  writeFileSync(file, recipe);
  return chooseDetectors([file], []);
}

describe("the detector in ten lines", () => {
  it("tells of texts in capitals, and nothing of one that cannot be read", async () => {
    const shout = (await chosen()).at(-1)?.detector;
    if (shout === undefined) throw new Error("not loaded");
    const events = await detect(shout, history("Oil.", "OIL!", { text: { state: "hidden" } }, "Gas."));
    expect(events.map(({ type, anchor }) => [type, anchor.id])).toEqual([["acme/shouted", 2]]);
  });

  it("can be watched", async () => {
    expect(streamOf(await chosen(), "detailed", "1.0.0").detectors.at(-1)?.detector.name).toBe("acme/shout");
  });
});
