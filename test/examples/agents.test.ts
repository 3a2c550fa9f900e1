import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "examples/agents");
const json = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
const manifest = json("src/cli/package.json");

const configurations = readdirSync(folder).filter((file) => /\.(json|toml)$/.test(file));

describe("the configurations of agents", () => {
  it.each(configurations)("%s starts the package by npx", (file) => {
    const text = readFileSync(join(folder, file), "utf8");
    if (file.endsWith(".json")) JSON.parse(text);
    const words = [...text.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
    const at = words.indexOf("npx");
    expect(
      words
        .slice(at)
        .filter((word) => word !== "args")
        .slice(0, 4),
    ).toEqual(["npx", "-y", manifest.name, "mcp"]);
    if (file === "windows.json") expect(words.slice(at - 3, at)).toEqual(["cmd", "args", "/c"]);
  });

  it("stand in the table", () => {
    const page = readFileSync(join(folder, "README.md"), "utf8");
    for (const file of configurations) expect(page).toContain(`[${file}](${file})`);
    expect(configurations).toHaveLength(8);
  });
});

describe("server.json", () => {
  it("names the package as it names the server, in its version", () => {
    const server = json("server.json");
    const [published] = server.packages;
    expect(server.name).toBe(manifest.mcpName);
    expect([server.version, published.version]).toEqual([manifest.version, manifest.version]);
    expect(published.identifier).toBe(manifest.name);
    expect(server.description.length).toBeLessThanOrEqual(100);
  });

  it("names every setting that the page for operators names", () => {
    const [published] = json("server.json").packages;
    const page = readFileSync(join(folder, "README.md"), "utf8");
    const named = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);
    expect(published.environmentVariables.map(({ name }: { name: string }) => name)).toEqual(named);
  });

  it("names every setting of the README, but for those of options that agents do not have", () => {
    const names = (text: string) => [...new Set(text.match(/STEMMA_[A-Z_]+/g))].sort();
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const rows = readme.split("\n").filter((line) => line.startsWith("| `STEMMA_"));
    const ofOptions = ["STEMMA_REDACT_KEY", "STEMMA_WEBHOOK_SECRET"];
    expect(names(JSON.stringify(json("server.json")))).toEqual(
      names(rows.join("\n")).filter((name) => !ofOptions.includes(name)),
    );
  });
});
