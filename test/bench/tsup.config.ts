import { defineConfig } from "tsup";
import { ourSources } from "../../scripts/our-sources.ts";

/** The programs that are measured, each one file, as the executable is: none pays for compiling TypeScript. */
export default defineConfig({
  entry: { floor: "test/bench/floor.ts", read: "test/bench/read.ts", warm: "test/bench/warm.ts" },
  outDir: "test/bench/dist",
  format: "esm",
  target: "node20",
  platform: "node",
  noExternal: [/.*/],
  splitting: false,
  clean: true,
  silent: true,
  esbuildPlugins: [ourSources],
});
