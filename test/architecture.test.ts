import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/**
 * The layers from the ground up, and the layers each may import beside itself. The first pattern that fits a file is
 * its layer.
 */
const layers: readonly { name: string; files: RegExp; imports: readonly string[] }[] = [
  // What knows nothing of wikis.
  { name: "ground", files: /^src\/(ground\/|(errors|json)\.ts$)/, imports: [] },
  // What everything speaks of: pages, revisions, events, and how they are ordered and saved.
  {
    name: "terms",
    // `merge-timeline`: what gives a history and what walks it put revisions, log entries and posts in one order.
    // `range-end`, `range-error`: a history that is listed tells at once what one that is walked tells at its end.
    // `range-attribution`: a walk and a claim name alike the revisions among which something happened.
    files:
      /^src\/(boundary-table|event|instant|merge-timeline|parameter|range-attribution|range-end|range-error|revision|saved-part|site)\.ts$/,
    imports: ["ground"],
  },
  { name: "text", files: /^src\/text\//, imports: ["ground", "terms", "block"] },
  // What a text is made of is memoised in its block, so the block's type stands below the text layer.
  { name: "block", files: /^src\/page\/block\.ts$/, imports: ["text"] },
  { name: "page", files: /^src\/page\//, imports: ["ground", "terms", "text", "block"] },
  {
    name: "contract",
    files: /^src\/(detector|question|event-schema)\.ts$/,
    imports: ["ground", "terms", "page"],
  },
  {
    name: "plugin",
    files: /^src\/plugin\.ts$/,
    imports: ["ground", "terms", "text", "block", "page", "contract"],
  },
  { name: "index of detectors", files: /^detectors\/index\.ts$/, imports: ["contract", "detectors"] },
  { name: "detectors", files: /^detectors\//, imports: ["plugin"] },
  { name: "walk", files: /^src\/walk\//, imports: ["ground", "terms", "text", "page", "block", "contract"] },
  { name: "net", files: /^src\/net\//, imports: ["ground"] },
  // Who answers a question in place of a rule: asked over the network, it knows questions and answers, never events.
  { name: "boundary", files: /^src\/boundary\//, imports: ["ground", "terms", "contract", "net"] },
  {
    name: "sources",
    files: /^src\/sources\//,
    imports: ["ground", "terms", "net", "text", "page"],
  },
  // What is kept between runs: it knows revisions and bytes, and nothing of what is made of them.
  { name: "store", files: /^src\/store\//, imports: ["ground", "terms"] },
  // A page read from the store and brought up to date from its wiki; its events as they were told before.
  {
    name: "recall",
    files: /^src\/recall\//,
    imports: ["ground", "terms", "text", "page", "walk", "sources", "store", "sinks", "assembly"],
  },
  { name: "sinks", files: /^src\/sinks\//, imports: ["ground", "terms"] },
  // A claim is told from sentences and the marks around them, not from the texts of events.
  {
    name: "assembly",
    files: /^src\/((analyze|by-user|judging|explain|manifest|range)\.ts$|(claim|verify)\/)/,
    imports: ["ground", "terms", "text", "block", "page", "contract", "walk", "boundary"],
  },
  // Watching pages goes on from what the store keeps with what the wiki lists; it writes the files itself, because a
  // file and the record of its length have to be written in one order.
  {
    name: "observe",
    files: /^src\/observe\//,
    imports: ["ground", "terms", "text", "page", "walk", "sources", "sinks", "store"],
  },
  {
    name: "public",
    files: /^src\/(index|testing)\.ts$/,
    imports: [
      "ground",
      "terms",
      "net",
      "contract",
      "walk",
      "boundary",
      "sources",
      "sinks",
      "assembly",
      "index of detectors",
    ],
  },
  {
    name: "cli",
    files: /^src\/cli\//,
    imports: [
      "ground",
      "terms",
      "net",
      "text",
      "contract",
      "plugin",
      "walk",
      "boundary",
      "sources",
      "store",
      "observe",
      "recall",
      "sinks",
      "assembly",
      "index of detectors",
    ],
  },
];

const files = ["src", "detectors"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => file.endsWith(".ts") && !/(^|\/)(node_modules|dist)\//.test(file)),
);

function layerOf(file: string) {
  return layers.find((layer) => layer.files.test(file));
}

function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), "utf8");
  const statements = source.matchAll(
    /^(?:import|export)\s(?:[^;"]*?\sfrom\s)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm,
  );
  return [...statements].map(([, fixed, lazy]) =>
    relative(root, resolve(root, dirname(file), fixed ?? lazy ?? "")).replaceAll("\\", "/"),
  );
}

describe("architecture", () => {
  it("has every file in a layer", () => {
    expect(files.filter((file) => layerOf(file) === undefined)).toEqual([]);
  });

  it("imports only what the table allows", () => {
    const wrong = files.flatMap((file) => {
      const layer = layerOf(file);
      return importsOf(file)
        .filter((target) => target.endsWith(".ts"))
        .filter((target) => {
          const other = layerOf(target);
          return other === undefined || (other !== layer && !layer?.imports.includes(other.name));
        })
        .map((target) => `${file} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  it("allows no more than is imported", () => {
    const unused = layers.flatMap(({ name, files: own, imports }) => {
      const targets = files
        .filter((file) => own.test(file) && layerOf(file)?.name === name)
        .flatMap(importsOf);
      const used = new Set(targets.map((target) => layerOf(target)?.name));
      return imports.filter((other) => !used.has(other)).map((other) => `${name} imports no ${other}`);
    });
    expect(unused).toEqual([]);
  });

  it("re-exports only from index.ts and plugin.ts", () => {
    const wrong = files.filter(
      (file) =>
        !/^src\/(index|plugin)\.ts$/.test(file) &&
        /^export (\*|(type )?\{[^}]*\}) .*from /m.test(readFileSync(join(root, file), "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  it("says in a sentence what each export means", () => {
    const wrong = files
      // One for each language, a `LexiconFile` or `ValueWords`.
      .filter((file) => !/\/(lexicon|words)\/[a-z]{2}\.ts$/.test(file))
      .flatMap((file) =>
        unsaidExports(readFileSync(join(root, file), "utf8")).map((name) => `${file} ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it("reads no clock, randomness, environment or locale below the command line", () => {
    const forbidden =
      /\b((Date\.now|Math\.random|randomUUID|process\.(env|hrtime)|performance\.now|toLocale\w+|localeCompare)\b|Intl\.|Date\(\))/;
    const wrong = files.filter(
      (file) =>
        !file.startsWith("src/cli/") &&
        // The one adapter to the machine's clock; everything else is handed a clock.
        file !== "src/net/system-clock.ts" &&
        // A program that unpacks would otherwise get the whole environment: some of it is passed on, and none is looked at.
        file !== "src/sources/unpack-tool.ts" &&
        forbidden.test(stripComments(readFileSync(join(root, file), "utf8"))),
    );
    expect(wrong).toEqual([]);
  });

  it("has no circle of imports but that of types", () => {
    const edges = new Map(
      files.map((file) => [file, importsOf(file).filter((target) => !isTypeOnly(file, target))]),
    );
    expect(findCircle(edges)).toBeNull();
  });

  // Types count, too: who changes one folder has to know those it imports, and not those that import it.
  it.each(["src/cli", "src/sources/mediawiki", "src/text", "detectors"])(
    "has no circle of the folders in %s",
    (parent) => {
      expect(findCircle(foldersIn(parent))).toBeNull();
    },
  );
});

/** What the folders in a folder import of each other; the files beside them are what they share, or what joins them. */
function foldersIn(parent: string): ReadonlyMap<string, readonly string[]> {
  const folderOf = (file: string) => new RegExp(`^${parent}/[^/]+/`).exec(file)?.[0];
  const edges = new Map<string, string[]>();
  for (const file of files) {
    const folder = folderOf(file);
    if (folder === undefined) continue;
    const imported = importsOf(file).flatMap((target) => folderOf(target) ?? []);
    const known = edges.get(folder) ?? [];
    edges.set(folder, [...known, ...imported.filter((other) => other !== folder)]);
  }
  return edges;
}

/** The names of exports without a docstring, and of those whose docstring begins with a tag. */
function unsaidExports(source: string): readonly string[] {
  const exported =
    /(?:^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export (?:async )?(?:const|function\*?|interface|type|class) (\w+)/gm;
  return [...source.matchAll(exported)]
    .filter(([, doc = ""]) => !/^[\s*]*[^\s*@]/.test(doc))
    .map(([, , name = ""]) => name);
}

function stripComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
}

function isTypeOnly(file: string, target: string): boolean {
  const source = readFileSync(join(root, file), "utf8");
  const name = target.split("/").at(-1)?.replace(".", "\\.") ?? "";
  return new RegExp(`^(import|export) type [^;]*/${name}"`, "m").test(source);
}

function findCircle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path, file];
    if (done.has(file)) return null;
    for (const target of edges.get(file) ?? []) {
      const circle = visit(target, [...path, file]);
      if (circle !== null) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of edges.keys()) {
    const circle = visit(file, []);
    if (circle !== null) return circle;
  }
  return null;
}
