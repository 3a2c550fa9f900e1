// Writes the pages that come from definitions; with --check, fails when one of them has drifted.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { builtInDetectors } from "../detectors/index.ts";
import { analyze } from "../src/analyze.ts";
import { flagsOf } from "../src/cli/flags.ts";
import { jsonSchemaOf, jsonSchemaOfAll } from "../src/cli/json-schema.ts";
import { main } from "../src/cli/main.ts";
import { toolList } from "../src/cli/mcp/tool-list.ts";
import { operations } from "../src/cli/operations/index.ts";
import { createLineWriter } from "../src/sinks/json-lines.ts";
import { register } from "../src/walk/registry.ts";
import { readSample } from "../test/support/read-shared.ts";
import { testHost } from "../test/support/test-host.ts";
import { commentsOfDetectors } from "./docs/comments.ts";
import { detectorsPage, detectorsTable } from "./docs/detectors-page.ts";
import { eventsPage } from "./docs/events-page.ts";
import { fireRatesTable } from "./docs/fire-rates-table.ts";
import { operationsPage } from "./docs/operations-page.ts";

const root = resolve(import.meta.dirname, "..");
const isCheck = process.argv.includes("--check");

const digests = JSON.parse(read("test/golden/digests.json"));

const loaded = await Promise.all(Object.values(operations).map(({ load }) => load()));
const said = commentsOfDetectors();
const pages = new Map<string, string>([
  ["docs/detectors.md", detectorsPage(builtInDetectors, said)],
  ["docs/events.md", eventsPage(builtInDetectors, said)],
  ["docs/commands.md", operationsPage(loaded.map((operation) => ({ operation, flags: flagsOf(operation) })))],
  ["docs/fire-rates.md", withGenerated("docs/fire-rates.md", { "fire-rates": fireRatesTable(digests) })],
  [
    "README.md",
    withGenerated("README.md", {
      "first-output": `\`\`\`json\n${await firstOutput()}\`\`\`\n`,
      "claim-output": `\`\`\`text\n${await claimOutput()}\`\`\`\n`,
      detectors: detectorsTable(builtInDetectors),
    }),
  ],
  ["src/cli/mcp/tools.json", json(await toolList(operations))],
  ["schema/event.schema.json", json(jsonSchemaOfAll(builtInDetectors))],
]);
for (const { name, events } of builtInDetectors) {
  for (const [type, definition] of Object.entries(events)) {
    pages.set(`schema/${type}.schema.json`, json(jsonSchemaOf(type, name, definition)));
  }
}

const drifted = [...pages].filter(([file, text]) => read(file) !== text);
// A type that was removed or renamed leaves its schema behind.
const left = readdirSync(join(root, "schema"))
  .map((file) => `schema/${file}`)
  .filter((file) => !pages.has(file));
if (!isCheck) {
  for (const [file, text] of drifted) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const file of left) rmSync(join(root, file));
}
for (const [file] of drifted) console.log(`${isCheck ? "drifted" : "written"}: ${file}`);
for (const file of left) console.log(`${isCheck ? "of no type" : "removed"}: ${file}`);
if (isCheck && drifted.length + left.length > 0) {
  console.log("run npm run docs and commit what it writes and removes");
  process.exitCode = 1;
}

function read(file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

/** What the README's first command prints. */
async function firstOutput(): Promise<string> {
  let lines = "";
  const lineOf = createLineWriter();
  for await (const history of readSample()) {
    const { events } = analyze(history, register(builtInDetectors), { types: ["revert_war"] });
    for await (const found of events) lines += found.map(lineOf).join("");
  }
  return lines;
}

/** What the README's second command prints: what became of a sentence of the sample page. */
async function claimOutput(): Promise<string> {
  const { host, out, errors } = testHost();
  const sample = ["Harrow Skerry Lighthouse", "--input", join(root, "examples/sample/sample.xml")];
  const code = await main(["claim", ...sample, "--text", "It was built in 1868."], host);
  if (code !== 0) throw new Error(errors().join("\n"));
  return out();
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** A page with the generated parts put in the places marked for them, by name. */
function withGenerated(file: string, parts: Readonly<Record<string, string>>): string {
  let page = read(file);
  for (const [name, part] of Object.entries(parts)) {
    const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->`];
    const [from, to] = [page.indexOf(begin), page.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${file} has no place for ${name}`);
    page = page.slice(0, from + begin.length) + part + page.slice(to);
  }
  return page;
}
