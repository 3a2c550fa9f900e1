import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseDetectors } from "../../src/cli/history/choose-detectors.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { detect, history } from "../../src/testing.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const [recipe = "", itsTest = ""] = page
  .split("```js\n")
  .slice(1)
  .map((part) => part.split("```")[0] ?? "");

/** A folder with the detector of the page, as it stands there. */
function folderWithDetector(): string {
  const folder = mkdtempSync(join(tmpdir(), "stemma-"));
  writeFileSync(join(folder, "shout.mjs"), recipe);
  return folder;
}

/** That detector, loaded among the built-in ones. */
async function chosen() {
  return chooseDetectors([join(folderWithDetector(), "shout.mjs")], []);
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

  it("passes its test where the library is installed", () => {
    const folder = folderWithDetector();
    writeFileSync(join(folder, "package.json"), "{}");
    writeFileSync(join(folder, "shout.test.mjs"), itsTest);
    mkdirSync(join(folder, "node_modules/@stemma-wiki"), { recursive: true });
    symlinkSync(root, join(folder, "node_modules/@stemma-wiki/core"), "junction");
    symlinkSync(join(root, "node_modules/valibot"), join(folder, "node_modules/valibot"), "junction");
    const env = { ...process.env, NODE_TEST_CONTEXT: undefined };
    const told = execFileSync(process.execPath, ["--test", "--test-reporter=tap"], {
      cwd: folder,
      encoding: "utf8",
      env,
    });
    expect(told).toMatch(/^# pass 1$/m);
    expect(told).toMatch(/^# fail 0$/m);
  });
});
