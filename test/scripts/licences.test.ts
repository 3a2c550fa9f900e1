import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { bundledOf } from "../../scripts/licences.ts";

const root = mkdtempSync(join(tmpdir(), "stemma-licences-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Path of a file in a made-up package. */
function fileOf(name: string, license: unknown, file: string | null): string {
  const folder = join(root, "node_modules", name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ license, name, version: "1.2.3" }));
  if (file !== null) writeFileSync(join(folder, file), `Terms of ${name}.\n`);
  return join(folder, "lib/index.js");
}

describe("bundledOf", () => {
  it("names each package once, by name, and none for files of our own", () => {
    const [nested, scoped] = [fileOf("b", "ISC", "LICENSE.md"), fileOf("@a/c", "MIT", "license")];
    const names = bundledOf(["src/index.ts", nested, scoped, scoped.replace("index", "other")]);
    expect(names).toEqual([
      { licence: "MIT", name: "@a/c", text: "Terms of @a/c.", version: "1.2.3" },
      { licence: "ISC", name: "b", text: "Terms of b.", version: "1.2.3" },
    ]);
  });

  it("knows a package by a path of Windows", () => {
    const path = fileOf("w", "MIT", "LICENSE").replaceAll("/", "\\");
    expect(bundledOf([path]).map(({ name }) => name)).toEqual(["w"]);
  });

  it.each([
    ["GPL-3.0-only", "LICENSE", 'd 1.2.3 is bundled under "GPL-3.0-only"'],
    [undefined, "LICENSE", "d 1.2.3 is bundled under undefined"],
    ["MIT", null, "d 1.2.3 is bundled and has no licence file"],
  ])("refuses %j with the file %s", (license, file, message) => {
    rmSync(join(root, "node_modules/d"), { recursive: true, force: true });
    expect(() => bundledOf([fileOf("d", license, file)])).toThrow(message);
  });
});
