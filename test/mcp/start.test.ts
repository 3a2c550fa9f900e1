import { readFileSync } from "node:fs";
import { dirname, isAbsolute, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const source = resolve(import.meta.dirname, "../../src");

describe("what answers a client that begins", () => {
  it("is neither the protocol's package nor a schema", () => {
    const loaded = [...loadedBy("cli/mcp/serve.ts")];
    const packages = loaded.filter((name) => !isAbsolute(name) && !name.startsWith("node:"));
    expect(packages).toEqual([]);
  });
});

/** The files and packages that a file loads at once, and they in turn; what is loaded late and types are not among them. */
function loadedBy(entry: string): ReadonlySet<string> {
  const loaded = new Set<string>();
  const open = [join(source, entry)];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (loaded.has(file)) continue;
    loaded.add(file);
    const imports = /^(?:import|export) (?!type )(?:[^"';]* from )?"([^"]+)"/gm;
    for (const [, name = ""] of textOf(file).matchAll(imports)) {
      open.push(name.startsWith(".") ? join(dirname(file), name) : name);
    }
  }
  return loaded;
}

function textOf(file: string): string {
  return file.endsWith(".ts") ? readFileSync(file, "utf8") : "";
}
