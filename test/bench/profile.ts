import { execFile } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { historyPath } from "../support/shared-histories.ts";
import { type Cost, type CpuProfile, costsOf } from "./costs.ts";

// Shows where the time of an analysis goes: `npm run profile -- --help`.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { default: false, type: "boolean" },
    passes: { default: "1", type: "string" },
    rows: { default: "40", type: "string" },
  },
});

if (values.help) {
  console.log(`npm run profile -- [FILE] [OPTIONS]
  FILE          an export, packed or not; the first 1500 revisions of Anarchism when left out
  --passes N    analyses in one process, 1 when left out
  --rows N      functions to show, 40 when left out`);
} else {
  await profile(positionals[0] ?? historyPath("en-anarchism-first1500.xml.xz"));
}

async function profile(path: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "stemma-profile-"));
  const name = "analyze.cpuprofile";
  const flags = [
    "--cpu-prof",
    "--cpu-prof-interval",
    "200",
    "--cpu-prof-dir",
    folder,
    "--cpu-prof-name",
    name,
  ];
  await promisify(execFile)(process.execPath, [...flags, "test/bench/dist/warm.js", path, values.passes]);
  const file = join(folder, name);
  const measured: CpuProfile = JSON.parse(await readFile(file, "utf8"));
  const costs = costsOf(measured);
  const rows = Number(values.rows);
  print("with all that they call", costs.slice(0, rows));
  print("by themselves", [...costs].sort((a, b) => b.self - a.self).slice(0, rows));
  console.log(`\nThe whole profile, for the developer tools of a browser: ${file}`);
}

function print(how: string, costs: readonly Cost[]): void {
  console.log(`\nfunctions that take most ${how}, in hundredths:\n total   self`);
  for (const { name, self, total } of costs) console.log(`${hundredths(total)} ${hundredths(self)}  ${name}`);
}

function hundredths(share: number): string {
  return (100 * share).toFixed(1).padStart(6);
}
