import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

const { STEMMA_REPORTS: reports } = process.env;

const test = join(import.meta.dirname, "test");
const files = readdirSync(test, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".test.ts") && !/^(wiki|package)\//.test(file));
const mocking = files.filter((file) => readFileSync(join(test, file), "utf8").includes("vi.mock("));

/** Test files of which each has a process of its own, or all share a few. */
function project(name: string, include: readonly string[], isolate: boolean): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      dir: test,
      include: [...include],
      isolate,
      setupFiles: [join(test, "support/own-store.ts")],
      testTimeout: 30_000,
      expect: { requireAssertions: true },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      // A module is loaded once for all files of a process: to load it for each takes a fifth of all time.
      project(
        "shared",
        files.filter((file) => !mocking.includes(file)),
        false,
      ),
      // Nothing that a test file mocks may have been loaded for another.
      project("mocking", mocking, true),
    ],
    globalSetup: [join(test, "support/own-temporary-folder.ts")],
    tags: [
      {
        name: "long",
        description: "Starts programs, or reads long histories or hostile texts: takes seconds.",
      },
    ],
    // Vitest leaves one processor to itself. Of two that is half, and many tests only wait.
    maxWorkers: "100%",
    ...(reports === undefined
      ? {}
      : // The tests that take long are a run of their own.
        { reporters: ["default", "json"], outputFile: { json: join(reports, `unit-${process.pid}.json`) } }),
  },
});
