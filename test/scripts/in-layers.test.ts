import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { lateFiles } from "../../scripts/in-layers.ts";

const source = resolve(import.meta.dirname, "../../src");

describe("inLayers", () => {
  it("knows every file that is loaded late", () => {
    const late = typescriptFiles().flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bimport\("(\.[^"]+)\.ts"\)/g)].map(([, path = ""]) =>
        relative(source, join(dirname(file), path)),
      ),
    );
    const entries = ["cli/parallel/unit-worker"];
    const loaded = [...new Set([...late, ...entries])].sort();
    expect(loaded, "lateFiles of scripts/in-layers.ts").toEqual(lateFiles.flat().sort());
  });
});

function typescriptFiles(): readonly string[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => join(source, file));
}
