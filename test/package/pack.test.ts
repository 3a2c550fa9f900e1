import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "tsup";
import { describe, expect, inject, it } from "vitest";

const folder = inject("installed");
const root = resolve(import.meta.dirname, "../..");

function run(command: string, args: readonly string[], input = ""): string {
  return execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    input,
    stdio: ["pipe", "pipe", "ignore"],
  });
}

describe("the packed packages, installed in an empty folder", () => {
  it("run by npx under both names", () => {
    expect(run("npx", ["stemma", "--version"])).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(run("npx", ["wikihistory", "--version"])).toBe(run("npx", ["stemma", "--version"]));
  });

  it("analyse the sample page without a network", () => {
    const lines = run("npx", ["stemma", "analyze"]).trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(100);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty("eventId");
  });

  it("are a library whose names resolve", () => {
    const script = `
      import { analyze, builtInDetectors, register } from "@stemma-wiki/core";
      import { defineDetector } from "@stemma-wiki/core/plugin";
      import { detect, history } from "@stemma-wiki/core/testing";
      const events = await detect(builtInDetectors[0], history("a", "b", "a"));
      console.log(typeof analyze, typeof register, typeof defineDetector, events.map(({ type }) => type).join());
    `;
    expect(run("node", ["--input-type=module", "-"], script)).toBe(
      "function function function revert_identity\n",
    );
  });

  it("are the library that the README shows", () => {
    const readme = readFileSync(join(root, "README.md"), "utf8");
    const shown = /<!-- library -->\n```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
    const program = shown.replace("dump.xml.gz", join(root, "examples/sample/sample.xml"));
    expect(program).not.toBe(shown);
    expect(run("node", ["--input-type=module", "-"], program)).toMatch(/^revert_identity \{/m);
  });

  it("are a library that a program bundled as CommonJS brings along", async () => {
    const program = `
      import { builtInDetectors, systemClock, mediawikiSource } from "@stemma-wiki/core";
      const source = mediawikiSource({ api: "wiki.example", version: "1", clock: systemClock });
      source.close().then(() => console.log(builtInDetectors.length));
    `;
    const project = mkdtempSync(join(folder, "bundled-"));
    writeFileSync(join(project, "program.mjs"), program);
    const entry = [join(project, "program.mjs")];
    await build({ config: false, entry, format: "cjs", noExternal: [/./], outDir: project, silent: true });
    expect(run("node", [join(project, "program.cjs")])).toBe("5\n");
  });

  it.each([
    ["node16", "node16"],
    ["bundler", "esnext"],
  ])("have a name for every type that a program may hand on, as %s looks", (moduleResolution, module) => {
    const project = mkdtempSync(join(folder, "named-"));
    const names = ["", "/plugin", "/testing"].map((name) => `@stemma-wiki/core${name}`);
    const found = `console.log(JSON.stringify(await Promise.all(${JSON.stringify(names)}.map(async (name) => {
      const all = Object.entries(await import(name));
      return [name, all.flatMap(([key, value]) => (key === "HistoryError" ? [] : [[key, typeof value]]))];
    }))));`;
    const exported: [string, [string, string][]][] = JSON.parse(
      run("node", ["--input-type=module", "-"], found),
    );
    const lines = exported.flatMap(([name, all], i) => [
      `import * as m${i} from "${name}";`,
      ...all.map(([key, kind]) =>
        kind === "function"
          ? `export const f${i}_${key} = (...given: Parameters<typeof m${i}.${key}>) => m${i}.${key}(...given);`
          : `export const c${i}_${key} = m${i}.${key};`,
      ),
    ]);
    const handed = [
      ...lines,
      "declare const source: m0.MediawikiSource, walker: m0.Walker, event: m0.HistoryEvent;",
      'export const page = () => source.page("Lamp");',
      "export const watched = () => source.watch();",
      "export const opened = () => source.open();",
      "export const told = (entry: m0.TimelineEntry) => walker.tell(entry);",
      "export const toldAll = (entries: m0.TimelineEntry[]) => walker.tellAll(entries);",
      "export const { anchor, observed, FactProvenance: { attribution, parameters: { boundary } } } = event;",
    ];
    writeFileSync(join(project, "handed.ts"), handed.join("\n"));
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      target: "es2022",
      lib: ["es2022"],
      types: ["node"],
      typeRoots: [join(root, "node_modules/@types")],
      declaration: true,
      outDir: "out",
      module,
      moduleResolution,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    const compiler = join(root, "node_modules/typescript/bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
    expect([status, stdout]).toEqual([0, ""]);
  });

  it("carry every file that their names stand for, types too", () => {
    const core = join(folder, "node_modules/@stemma-wiki/core");
    const { exports } = JSON.parse(readFileSync(join(core, "package.json"), "utf8"));
    const files = [".", "./plugin", "./testing"].flatMap((name) => Object.values<string>(exports[name]));
    expect(files).toHaveLength(6);
    expect(files.filter((file) => !existsSync(join(core, file)))).toEqual([]);
  });

  it("carry the schemas, the licence, those of bundled packages and no source of tests", () => {
    const files = readdirSync(join(folder, "node_modules/@stemma-wiki/core"), {
      recursive: true,
      encoding: "utf8",
    });
    expect(files).toContain("LICENSE");
    expect(files).toContain(join("schema", "revert_identity.schema.json"));
    const bundled = readFileSync(join(folder, "node_modules/@stemma-wiki/cli/dist/licences.txt"), "utf8");
    expect(bundled).toMatch(/^ofetch \S+ \(MIT\)\n\nMIT License\n/m);
    expect(files.filter((file) => file.includes("test/") || file.endsWith(".test.ts"))).toEqual([]);
  });
});
