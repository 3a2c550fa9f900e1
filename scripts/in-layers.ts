import { join, resolve } from "node:path";
import type { Options } from "tsup";
import { sourceOf } from "./our-sources.ts";

/**
 * The parts of the executable that are loaded together, each together with all before it: what every command begins with,
 * how inputs are read, what serves agents, what an analysis needs.
 */
const layers: readonly (readonly string[])[] = [
  ["cli/quiet-console", "cli/ending-signals", "cli/process-host", "cli/main"],
  ["cli/flags", "cli/operation"],
  [
    "cli/classify/choose-classifier",
    "cli/judging/read-boundaries",
    "boundary/plain",
    "cli/mcp/written",
    "ground/cancelled",
  ],
  ["cli/operations/analyze"],
];

/**
 * The files that are loaded late, or by themselves as the worker is; their place in the list is the number of layers they
 * need. A file that is missing here makes the build emit more files.
 */
export const lateFiles: readonly (readonly string[])[] = [
  [],
  ["cli/mcp/check-settings", "cli/mcp/serve"],
  ["cli/flags", "cli/help"],
  ["cli/classify/sampling", "cli/mcp/server", "cli/operations/mcp"],
  [
    ..."analyze claim classify cron evaluate explain export schema store verify"
      .split(" ")
      .map((name) => `cli/operations/${name}`),
    ..."csv json markdown parquet sqlite".split(" ").map((name) => `cli/export/${name}`),
    "boundary/model",
    "cli/history/detector-kit",
    "cli/history/stored-answers",
    "cli/history/open-wiki",
    "net/proxied-agents",
    "cli/parallel/unit-worker",
    "store/store",
  ],
];

/**
 * Puts into one file what is loaded together.
 *
 * esbuild makes one file for each set of late imports that share code: 56 files for `stemma analyze`, each of which took
 * Node a millisecond besides its code. Here late imports reach whole layers, so that there are few such sets.
 */
export const inLayers: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "in-layers",
  setup(build) {
    const source = resolve("src");
    const taken = new Map(
      lateFiles.flatMap((names, count) => names.map((name) => [join(source, `${name}.ts`), count])),
    );
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const count = taken.get(path);
      if (count === undefined) return null;
      const files = layers
        .slice(0, count)
        .flatMap((names) => names.map((name) => join(source, `${name}.ts`)));
      const imports = files.filter((file) => file !== path).map((file) => `import ${JSON.stringify(file)};`);
      return { contents: [sourceOf(path), ...imports].join("\n"), loader: "ts" };
    });
  },
};
