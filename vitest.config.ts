import { join } from "node:path";
import { defineConfig } from "vitest/config";

const { STEMMA_REPORTS: reports } = process.env;

export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    exclude: ["test/wiki/**", "test/package/**", "**/node_modules/**"],
    globalSetup: ["test/support/own-temporary-folder.ts"],
    setupFiles: ["test/support/own-store.ts"],
    testTimeout: 30_000,
    // Vitest leaves one processor to itself. Of two that is half, and many tests only wait.
    maxWorkers: "100%",
    expect: { requireAssertions: true },
    ...(reports === undefined
      ? {}
      : { reporters: ["default", "json"], outputFile: { json: join(reports, "unit.json") } }),
  },
});
