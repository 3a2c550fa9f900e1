import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** Variables that steer the tests: all others that begin like them are settings of whoever runs them. */
const ofTests = new Set(
  ["FULL", "HISTORIES", "INSPECTOR", "KILLS", "PYTHON", "REPORTS"].map((name) => `STEMMA_${name}`),
);

// Who tests stemma may use it, too: no test goes by their settings, nor has their keys.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("STEMMA_") && !ofTests.has(name)) delete process.env[name];
}

// No test touches the user's store: each test file has its own folder, which the processes it starts use, too.
const folder = mkdtempSync(join(tmpdir(), "stemma-tests-"));
process.env.STEMMA_STORE = folder;
afterAll(() => rmSync(folder, { recursive: true, force: true }));
