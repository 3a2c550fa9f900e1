// Adds up vitest's JSON reports and the steps that failed outside of it; says why each skipped test was skipped.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [, , folder, failedSteps] = process.argv;
let passed = 0;
let failed = 0;
let skipped = 0;
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { assertionResults } of report.testResults) {
    for (const { status, fullName } of assertionResults) {
      if (status === "passed" || status === "failed") continue;
      skipped += 1;
      console.log(`skipped: ${fullName}`);
    }
  }
}
// A step that failed without a failing test (a lint error, a crash) must not look green.
failed = Math.max(failed, Number(failedSteps));
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
