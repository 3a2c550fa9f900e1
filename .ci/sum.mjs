// Adds up vitest's JSON reports and the steps that failed outside of it; says why each skipped test was skipped.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [, , folder, failedSteps] = process.argv;
let passed = 0;
let failed = 0;
const ran = new Set();
const leftOut = new Map();
for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const report = JSON.parse(readFileSync(join(folder, file), "utf8"));
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  for (const { name, assertionResults } of report.testResults) {
    // By its place in its file: a name may have a temporary folder in it.
    for (const [at, { status, fullName }] of assertionResults.entries()) {
      const test = `${name} ${at}`;
      if (status === "passed" || status === "failed") ran.add(test);
      else leftOut.set(test, fullName);
    }
  }
}
// What one run left to another was not skipped.
const skipped = [...leftOut].filter(([test]) => !ran.has(test));
for (const [, fullName] of skipped) console.log(`skipped: ${fullName}`);
// A step that failed without a failing test (a lint error, a crash) must not look green.
failed = Math.max(failed, Number(failedSteps));
console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
