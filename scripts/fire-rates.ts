// How often each event type fires on each shared history: a table for docs/fire-rates.md. --full adds the 1 GB history.
import { tmpdir } from "node:os";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { eventTypes } from "../src/event.ts";
import { readHistories } from "../src/sources/export-history.ts";
import { openInput } from "../src/sources/open-input.ts";
import { register } from "../src/walk/registry.ts";
import { everydayHistories, fullHistory, historyPath } from "../test/support/shared-histories.ts";

const files = [...everydayHistories, ...(process.argv.includes("--full") ? [fullHistory] : [])];
const detectors = register(builtInDetectors);
const columns: { name: string; revisions: number; counts: Map<string, number> }[] = [];

for (const file of files) {
  const column = { name: file.replace(/\.xml.*/, ""), revisions: 0, counts: new Map<string, number>() };
  columns.push(column);
  const input = await openInput(historyPath(file), process.stdin);
  for await (const history of readHistories(input, { scratch: tmpdir() })) {
    const analysis = analyze(history, detectors, { depth: "forensic" });
    for await (const events of analysis.events) {
      for (const { type } of events) column.counts.set(type, (column.counts.get(type) ?? 0) + 1);
    }
    column.revisions += analysis.manifest().read.revisions;
  }
  process.stderr.write(`${column.name}\n`);
}

console.log(`| type | ${columns.map(({ name }) => name).join(" | ")} |`);
console.log(`|---|${columns.map(() => "---:").join("|")}|`);
console.log(`| revisions | ${columns.map(({ revisions }) => revisions).join(" | ")} |`);
for (const type of Object.keys(eventTypes)) {
  const cells = columns.map(({ counts, revisions }) => {
    const count = counts.get(type) ?? 0;
    return `${count} (${((100 * count) / revisions).toFixed(1)} %)`;
  });
  console.log(`| ${type} | ${cells.join(" | ")} |`);
}
