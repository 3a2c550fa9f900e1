import { join } from "node:path";
import { defineConfig } from "vitest/config";

const { STEMMA_REPORTS: reports } = process.env;

/** Tests against a real MediaWiki on this machine, which the global setup starts. Needs Debian, and root once. */
export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    setupFiles: [join(import.meta.dirname, "../support/own-store.ts")],
    globalSetup: [
      join(import.meta.dirname, "../support/own-temporary-folder.ts"),
      join(import.meta.dirname, "start-wiki.ts"),
    ],
    testTimeout: 120_000,
    expect: { requireAssertions: true },
    hookTimeout: 300_000,
    // One wiki on SQLite: files take turns.
    fileParallelism: false,
    ...(reports === undefined
      ? {}
      : { reporters: ["default", "json"], outputFile: { json: join(reports, "wiki.json") } }),
  },
});
