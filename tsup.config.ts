import { defineConfig, type Options } from "tsup";

const shared = { format: "esm", target: "node20", platform: "node", clean: true } as const;

/**
 * Leaves the JSON Schema validator out of the executable: the protocol's package loads it for requests that the server
 * never sends, and it takes longer to start than all the rest.
 */
const withoutValidator: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "without-validator",
  setup(build) {
    build.onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents: "export class AjvJsonSchemaValidator {}",
    }));
  },
};

export default defineConfig([
  {
    ...shared,
    entry: ["src/index.ts", "src/plugin.ts", "src/testing.ts"],
    dts: true,
    sourcemap: true,
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
    esbuildPlugins: [withoutValidator],
    publicDir: "examples/sample",
    // Bundled CommonJS packages still call `require` for Node's own modules.
    banner: {
      js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
    },
  },
]);
