import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs, promisify } from "node:util";
import { openInput } from "../../src/sources/open-input.ts";
import { fullHistory, historyPath } from "../support/shared-histories.ts";
import { countWork } from "./counts.ts";
import { hostile, hostileExport } from "./hostile.ts";
import { countInstructions } from "./instructions.ts";
import { type Measured, measure, measureOther, spreadOf, written } from "./measure.ts";
import type { Usage } from "./usage.ts";

// Measures how long stemma takes, as ratios to the streaming floor, in runs that take turns: `npm run bench -- --help`.

const { values } = parseArgs({
  options: {
    beside: { type: "string" },
    full: { default: false, type: "boolean" },
    help: { default: false, type: "boolean" },
    hostile: { default: false, type: "boolean" },
    instructions: { default: false, type: "boolean" },
    linear: { default: false, type: "boolean" },
    rounds: { default: "5", type: "string" },
    warm: { default: false, type: "boolean" },
  },
});
const bin = "src/cli/dist/bin.js";
const programs = "test/bench/dist";
const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"));
const usage = join(folder, "usage");

if (values.help) {
  await rm(folder, { recursive: true });
  console.log(`npm run bench -- [OPTIONS]
  --full          the 1.02 GB history instead of its first 1500 revisions
  --rounds N      runs of each program, 5 when left out
  --beside FILE   also a program of somebody else's, which is given the export's path (GNU time)
  --linear        also a small history, and one page many times over
  --warm          also the third pass in one process
  --hostile       also the histories made to be slow
  --instructions  also how many instructions each takes, which no other guest of the machine changes (valgrind)`);
} else {
  try {
    await bench();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bench(): Promise<void> {
  const name = values.full ? fullHistory : "en-anarchism-first1500.xml.xz";
  const xml = await unpacked(name);
  const events = join(folder, "events.ndjson");
  const { stdout: commit } = await promisify(execFile)("git", ["rev-parse", "--short", "HEAD"]);
  const machine = `${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores`;
  console.log(
    `${name}, commit ${commit.trim()}, Node ${process.version}, ${machine}, ${values.rounds} rounds\n`,
  );

  const wanted = {
    "node alone": ["-e", "0"],
    floor: [join(programs, "floor.js"), xml],
    reader: [join(programs, "read.js"), xml],
    analyze: [bin, "analyze", "--input", xml, "--output", events],
  };
  const { beside } = values;
  const others = beside === undefined ? {} : { [basename(beside)]: () => measureOther(beside, xml) };
  const runs = await takeTurns({ ...ours(wanted), ...others });
  const { bytes, revisions } = usagesIn(runs.floor?.[0])[0] ?? { bytes: 0, revisions: 0 };
  console.log("| program | CPU s | x floor | MB/s | revisions/s | peak MiB |\n|---|---|---|---|---|---|");
  for (const [program, measured] of Object.entries(runs)) {
    const cpu = spreadOf(measured.map((run) => run.cpu));
    const ratio = spreadOf(measured.map((run, i) => run.cpu / (runs.floor?.[i]?.cpu ?? Number.NaN)));
    const speed = [bytes / 1e6 / cpu.median, revisions / cpu.median];
    const peak = spreadOf(measured.map(({ peakMiB }) => peakMiB));
    const numbers = [...(program === "node alone" ? [0, 0] : speed), peak.most].map((value) =>
      value.toFixed(0),
    );
    console.log(`| ${[program, written(cpu), written(ratio), ...numbers].join(" | ")} |`);
  }
  console.log(`\noutput: ${((await stat(events)).size / bytes).toFixed(3)} bytes a byte of text`);
  console.log("work:", JSON.stringify(await countWork(xml)));
  if (values.instructions) await instructions(wanted);
  if (values.warm) await warm(xml);
  if (values.linear) await linear();
  if (values.hostile) await worst();
}

async function instructions(wanted: Readonly<Record<string, readonly string[]>>): Promise<void> {
  console.log("\nthousand million instructions, as valgrind counts them:");
  for (const [program, parameters] of Object.entries(wanted)) {
    console.log(`  ${program.padEnd(12)} ${((await countInstructions(...parameters)) / 1e9).toFixed(2)}`);
  }
}

async function unpacked(name: string): Promise<string> {
  const xml = join(folder, name.replace(/\.[gx]z$/, ""));
  await pipeline((await openInput(historyPath(name))).read(), createWriteStream(xml));
  return xml;
}

/** Our programs, by their command lines. */
function ours(wanted: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(wanted).map(([program, parameters]) => [program, () => measure(usage, ...parameters)]),
  );
}

/** Runs each program once in each round, so that a slow minute of the machine affects all of them. */
async function takeTurns(
  wanted: Readonly<Record<string, () => Promise<Measured>>>,
): Promise<Readonly<Record<string, readonly Measured[]>>> {
  const runs: Record<string, Measured[]> = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [program, run] of Object.entries(wanted)) {
      runs[program] = [...(runs[program] ?? []), await run()];
    }
  }
  return runs;
}

async function warm(xml: string): Promise<void> {
  const runs = await takeTurns(
    ours({
      floor: [join(programs, "floor.js"), xml, "3"],
      analyze: [join(programs, "warm.js"), xml, "3"],
    }),
  );
  const third = (program: string): readonly number[] =>
    runs[program]?.map((run) => usagesIn(run)[2]?.cpu ?? Number.NaN) ?? [];
  const [floor, analysis] = [third("floor"), third("analyze")];
  const ratio = spreadOf(analysis.map((seconds, i) => seconds / (floor[i] ?? Number.NaN)));
  console.log(
    `\nthird pass in one process: floor ${written(spreadOf(floor))} s, analyze ${written(spreadOf(analysis))} s, ${written(ratio)} x floor`,
  );
}

/** A small history, and one that is in a file once, twice and four times. */
async function linear(): Promise<void> {
  const bare = await measure(usage, "-e", "0");
  const small = await measure(
    usage,
    bin,
    "analyze",
    "--input",
    await unpacked("en-adam-himebauch.xml.gz"),
    "--output",
    join(folder, "small.ndjson"),
  );
  console.log(`\na history of 1.1 MB: ${(small.cpu - bare.cpu).toFixed(2)} s above node alone`);
  const xml = await readFile(await unpacked("en-vic.xml.gz"), "utf8");
  const [start, end] = [xml.indexOf("<page>"), xml.indexOf("</mediawiki>")];
  for (const times of [4, 8, 16]) {
    const several = join(folder, "several.xml");
    await writeFile(several, xml.slice(0, start) + xml.slice(start, end).repeat(times) + xml.slice(end));
    const run = await measure(
      usage,
      bin,
      "analyze",
      "--input",
      several,
      "--output",
      join(folder, "several.ndjson"),
    );
    console.log(
      `the same page ${times} times: ${(run.cpu - bare.cpu).toFixed(2)} s, ${run.peakMiB.toFixed(0)} MiB`,
    );
  }
}

async function worst(): Promise<void> {
  const bare = await measure(usage, "-e", "0");
  console.log("\nCPU seconds a revision, the start of the process left out:");
  for (const history of hostile) {
    const xml = join(folder, "hostile.xml");
    await writeFile(xml, hostileExport(history));
    const run = await measure(
      usage,
      bin,
      "analyze",
      "--input",
      xml,
      "--output",
      join(folder, "hostile.ndjson"),
    );
    const seconds = (run.cpu - bare.cpu) / history.texts.length;
    console.log(`  ${history.name.padEnd(38)} ${seconds.toFixed(3)}  ${run.peakMiB.toFixed(0)} MiB`);
  }
}

function usagesIn(run: Measured | undefined): readonly Usage[] {
  const lines = run?.output.split("\n").filter((line) => line !== "") ?? [];
  return lines.map((line): Usage => JSON.parse(line));
}
