// Writes the pages that come from definitions; with --check, fails when one of them has drifted.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { builtInDetectors } from "../detectors/index.ts";
import { flagsOf } from "../src/cli/flags.ts";
import { jsonSchemaOf, jsonSchemaOfAll } from "../src/cli/json-schema.ts";
import { toolList } from "../src/cli/mcp/tool-list.ts";
import { operations } from "../src/cli/operations/index.ts";
import { detectorsPage, detectorsTable } from "./docs/detectors-page.ts";
import { eventsPage } from "./docs/events-page.ts";
import { operationsPage } from "./docs/operations-page.ts";

const root = resolve(import.meta.dirname, "..");
const isCheck = process.argv.includes("--check");

const loaded = await Promise.all(Object.values(operations).map(({ load }) => load()));
const pages = new Map<string, string>([
  ["docs/detectors.md", detectorsPage(builtInDetectors)],
  ["docs/events.md", eventsPage(builtInDetectors)],
  ["docs/commands.md", operationsPage(loaded.map((operation) => ({ operation, flags: flagsOf(operation) })))],
  ["README.md", withTable(read("README.md"), "detectors", detectorsTable(builtInDetectors))],
  ["src/cli/mcp/tools.json", json(await toolList(operations))],
  ["schema/event.schema.json", json(jsonSchemaOfAll(builtInDetectors))],
]);
for (const { name, events } of builtInDetectors) {
  for (const [type, definition] of Object.entries(events)) {
    pages.set(`schema/${type}.schema.json`, json(jsonSchemaOf(type, name, definition)));
  }
}

const drifted = [...pages].filter(([file, text]) => read(file) !== text);
if (!isCheck) {
  for (const [file, text] of drifted) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
for (const [file] of drifted) console.log(`${isCheck ? "drifted" : "written"}: ${file}`);
if (isCheck && drifted.length > 0) {
  console.log("run npm run docs and commit what it writes");
  process.exitCode = 1;
}

function read(file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function withTable(page: string, name: string, table: string): string {
  const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for the table of ${name}`);
  return page.slice(0, from + begin.length) + table + page.slice(to);
}
