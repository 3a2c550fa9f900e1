import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const clone = mkdtempSync(join(tmpdir(), "stemma-clone-"));

afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** The fenced block that follows a marker in the README. */
function blockAfter(marker: string, language: string): string {
  const block = new RegExp(`<!-- ${marker} -->\\s*\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1];
  if (block === undefined) throw new Error(`README.md has no ${language} block after ${marker}`);
  return block;
}

describe("the README's first command", () => {
  it("prints on a clean clone what the README shows", () => {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", root, clone]);
    const command = blockAfter("first-command", "sh");
    const printed = execFileSync("bash", ["-c", command], {
      cwd: clone,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const shown = blockAfter("generated: first-output", "json").trimEnd().split("\n");
    expect(printed.trimEnd().split("\n")).toEqual(shown);
  });
});
