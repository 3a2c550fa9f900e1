// @module-tag long
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { chooseDetectors } from "../../src/cli/history/choose-detectors.ts";
import { streamOf } from "../../src/observe/stream.ts";
import { detect, history } from "../../src/testing.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const [recipe = "", itsTest = ""] = blocksOf("js");
const [typed = ""] = blocksOf("ts");

/** The samples of the page in a language. */
function blocksOf(language: string): readonly string[] {
  return page
    .split(`\`\`\`${language}\n`)
    .slice(1)
    .map((part) => part.split("```")[0] ?? "");
}

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

  it("is one in TypeScript with what stands there for that", () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-"));
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    const whole = `${typed}${recipe.slice(recipe.indexOf("\n") + 1)}`;
    const wrong = whole
      .replace("  start:", "  // @ts-expect-error\n  start:")
      .replace("change.after.bytes", '"many"');
    writeFileSync(join(folder, "shout.mts"), whole);
    writeFileSync(join(folder, "wrong.mts"), wrong);
    const paths = { "@stemma-wiki/core/plugin": [join(root, "src/plugin.ts")] };
    const files = ["shout.mts", "wrong.mts"];
    const project = { extends: join(root, "tsconfig.json"), compilerOptions: { paths }, files, include: [] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const compiled = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    expect([compiled.status, compiled.stdout]).toEqual([0, ""]);
  }, 60_000);

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
