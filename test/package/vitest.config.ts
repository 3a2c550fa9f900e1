import { join } from "node:path";
import { defineConfig } from "vitest/config";

const { STEMMA_REPORTS: reports } = process.env;

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: [
      join(import.meta.dirname, "../support/own-temporary-folder.ts"),
      join(import.meta.dirname, "install.ts"),
    ],
    setupFiles: [join(import.meta.dirname, "../support/own-store.ts")],
    testTimeout: 300_000,
    maxWorkers: "100%",
    expect: { requireAssertions: true },
    hookTimeout: 300_000,
    ...(reports === undefined
      ? {}
      : { reporters: ["default", "json"], outputFile: { json: join(reports, "package.json") } }),
  },
});
