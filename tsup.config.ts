import { readFile } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import { inLayers } from "./scripts/in-layers.ts";
import { licences } from "./scripts/licences.ts";
import { ourSources } from "./scripts/our-sources.ts";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];

// Silent but for errors: `npm ci --silent` builds, and prints what a build prints.
const shared = {
  format: "esm",
  target: "node20",
  platform: "node",
  clean: true,
  silent: true,
  // Words of many languages take a sixth of the length so, and are read faster.
  esbuildOptions(options) {
    options.charset = "utf8";
  },
} as const satisfies Options;

/**
 * Leaves the JSON Schema validator out of the executable: the protocol's package loads it for requests that the server
 * never sends, and it takes longer to start than all the rest.
 */
const withoutValidator: Plugin = {
  name: "without-validator",
  setup(build) {
    build.onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents: "export class AjvJsonSchemaValidator {}",
    }));
  },
};

/**
 * Takes from ofetch what makes a client. Its entry for Node brings along a client of its own, for Nodes without `fetch`,
 * and reads the global `Headers`: then Node loads all of its own `fetch`.
 */
const ofetchAlone: Plugin = {
  name: "ofetch-alone",
  setup(build) {
    build.onLoad({ filter: /[\\/]ofetch[\\/]dist[\\/]node\.mjs$/ }, async ({ path }) => {
      const [, createFetch] =
        /^import (\{ \w+ as createFetch \} from .*)$/m.exec(await readFile(path, "utf8")) ?? [];
      return createFetch === undefined ? null : { contents: `export ${createFetch}` };
    });
  },
};

/**
 * Gives detector files a valibot of their own. Whoever hands all of a package on, as they are given it, keeps all of it from
 * being left out: the executable uses a fifth, and what it never calls took 4 ms of each start.
 */
const valibotForDetectors: Plugin = {
  name: "valibot-for-detectors",
  setup(build) {
    build.onResolve({ filter: /^valibot$/ }, async ({ importer, kind, path, resolveDir, pluginData }) => {
      if (pluginData === "found" || !importer.endsWith("detector-kit.ts")) return null;
      const found = await build.resolve(path, { kind, resolveDir, importer, pluginData: "found" });
      return { ...found, suffix: "?whole" };
    });
  },
};

export default defineConfig([
  {
    ...shared,
    entry: ["src/index.ts", "src/plugin.ts", "src/testing.ts"],
    dts: true,
    // Types go when they are made anew. `npm pack` builds them in `prepack`, and then runs `prepare`, which makes none.
    clean: ["!**/*.d.ts"],
    sourcemap: true,
    esbuildPlugins: [ourSources],
  },
  {
    ...shared,
    entry: { bin: "src/cli/bin.ts", "unit-worker": "src/cli/parallel/unit-worker.ts" },
    outDir: "src/cli/dist",
    // One executable that needs little installed beside it: it starts in a fraction of the time. lmdb is native code,
    // built for each system; the others bring files of their own along. Each is loaded by those who use it.
    noExternal: [/^(?!(lmdb|node-sqlite3-wasm|tinypool)$)/],
    external: ["lmdb", "node-sqlite3-wasm", "tinypool"],
    minify: true,
    splitting: true,
    esbuildPlugins: [withoutValidator, ofetchAlone, valibotForDetectors, inLayers, ourSources, licences],
    publicDir: "examples/sample",
    // Bundled CommonJS packages still call `require` for Node's own modules.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
  },
]);
