import { defineConfig } from "tsup";
import { ourSources } from "../../scripts/our-sources.ts";

/** The programs that are measured, one file each, as the executable is, so that none of them has to compile TypeScript. */
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
