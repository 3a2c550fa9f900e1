import { createWriteStream } from "node:fs";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { openInput } from "../../src/sources/open-input.ts";
import { fullHistory, historyPath } from "../support/shared-histories.ts";
import { countWork } from "./counts.ts";
import { hostile, hostileExport } from "./hostile.ts";
import { type Measured, measure, type Spread, spreadOf, written } from "./measure.ts";
import type { Usage } from "./usage.ts";

// How long stemma takes, as ratios to the streaming floor, in runs that take turns: `npm run bench -- --help`.

const { values } = parseArgs({
  options: {
    full: { default: false, type: "boolean" },
    help: { default: false, type: "boolean" },
    hostile: { default: false, type: "boolean" },
    rounds: { default: "5", type: "string" },
    warm: { default: false, type: "boolean" },
  },
});
const bin = "src/cli/dist/bin.js";
const programs = "test/bench/dist";
const folder = await mkdtemp(join(tmpdir(), "stemma-bench-"));

if (values.help) {
  await rm(folder, { recursive: true });
  console.log(`npm run bench -- [OPTIONS]
  --full       the 1.02 GB history instead of its first 1500 revisions
  --rounds N   runs of each program, 5 when left out
  --warm       also the third pass in one process
  --hostile    also the histories made to be slow`);
} else {
  try {
    await bench();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bench(): Promise<void> {
  const name = values.full ? fullHistory : "en-anarchism-first1500.xml.xz";
  const xml = join(folder, "history.xml");
  const events = join(folder, "events.ndjson");
  const input = await openInput(historyPath(name));
  await pipeline(input.read(), createWriteStream(xml));
  console.log(
    `${name}, Node ${process.version}, ${cpus()[0]?.model ?? "?"}, ${availableParallelism()} cores\n`,
  );

  const runs = await takeTurns({
    "node alone": ["-e", "0"],
    floor: [join(programs, "floor.js"), xml],
    reader: [join(programs, "read.js"), xml],
    analyze: [bin, "analyze", "--input", xml, "--output", events],
  });
  const { bytes, revisions } = usagesIn(runs.floor?.[0])[0] ?? { bytes: 0, revisions: 0 };
  for (const [program, measured] of Object.entries(runs)) {
    const cpu = spreadOf(measured.map((run) => run.cpu));
    const ratio = spreadOf(measured.map((run, i) => run.cpu / (runs.floor?.[i]?.cpu ?? Number.NaN)));
    const peak = spreadOf(measured.map(({ peakMiB }) => peakMiB));
    console.log(
      row(program, cpu, ratio),
      `${(bytes / 1e6 / cpu.median).toFixed(0)} MB/s`.padStart(10),
      `${(revisions / cpu.median).toFixed(0)} rev/s`.padStart(12),
      `${peak.most.toFixed(0)} MiB`.padStart(9),
    );
  }
  console.log(`\noutput: ${((await stat(events)).size / bytes).toFixed(3)} bytes a byte of text`);
  console.log("work:", JSON.stringify(await countWork(xml)));
  if (values.warm) await warm(xml);
  if (values.hostile) await worst();
}

/** Each program once a round, so that a slow minute of the machine hits all. */
async function takeTurns(
  wanted: Readonly<Record<string, readonly string[]>>,
): Promise<Readonly<Record<string, readonly Measured[]>>> {
  const runs: Record<string, Measured[]> = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [program, parameters] of Object.entries(wanted)) {
      const measured = await measure(join(folder, "usage"), ...parameters);
      runs[program] = [...(runs[program] ?? []), measured];
    }
  }
  return runs;
}

async function warm(xml: string): Promise<void> {
  const runs = await takeTurns({
    "floor, third pass": [join(programs, "floor.js"), xml, "3"],
    "analyze, third pass": [join(programs, "warm.js"), xml, "3"],
  });
  const third = Object.entries(runs).map(
    ([program, measured]) => [program, measured.map((run) => usagesIn(run)[2]?.cpu ?? Number.NaN)] as const,
  );
  const floor = third[0]?.[1] ?? [];
  console.log("");
  for (const [program, cpu] of third) {
    console.log(
      row(program, spreadOf(cpu), spreadOf(cpu.map((seconds, i) => seconds / (floor[i] ?? Number.NaN)))),
    );
  }
}

async function worst(): Promise<void> {
  const bare = await measure(join(folder, "usage"), "-e", "0");
  console.log("\nCPU seconds a revision, the start of the process left out:");
  for (const history of hostile) {
    const xml = join(folder, "hostile.xml");
    await writeFile(xml, hostileExport(history));
    const run = await measure(
      join(folder, "usage"),
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

function row(program: string, cpu: Spread, ratio: Spread): string {
  return `${program.padEnd(20)} ${`${written(cpu)} s`.padStart(22)}  ${`${written(ratio)} x floor`.padStart(26)}`;
}
