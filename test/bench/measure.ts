import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

// At every start, before any code of ours runs, Node reads the certificates that this names: four times as long as a start
// otherwise takes.
delete process.env.NODE_EXTRA_CA_CERTS;

/** What a run of a program cost, including its start. */
export interface Measured {
  /** CPU seconds of the whole process, user and system, all threads. */
  readonly cpu: number;
  /** Peak resident memory. */
  readonly peakMiB: number;
  /** What it wrote to its standard output. */
  readonly output: string;
}

/** Run inside of the program, as Node tells nobody what a child process has cost. */
const hook = `import { writeFileSync } from "node:fs";
process.on("exit", () => {
  const { maxRSS, systemCPUTime, userCPUTime } = process.resourceUsage();
  const usage = { cpu: (systemCPUTime + userCPUTime) / 1e6, peakMiB: maxRSS / 1024 };
  writeFileSync(process.env.STEMMA_BENCH_USAGE, JSON.stringify(usage));
});`;

/**
 * Runs one of our programs in a process of its own.
 *
 * @param usage - File that the program may write its usage to.
 */
export async function measure(usage: string, ...program: readonly string[]): Promise<Measured> {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, ...program],
    { env: { ...process.env, STEMMA_BENCH_USAGE: usage } },
  );
  return { ...JSON.parse(await readFile(usage, "utf8")), output: stdout };
}

/**
 * Runs a program that is not ours, as GNU time measures it.
 *
 * @throws Error where there is no GNU time, or the program fails.
 */
export async function measureOther(program: string, ...parameters: readonly string[]): Promise<Measured> {
  const timed = ["--format", "%U %S %M", program, ...parameters];
  const { stdout, stderr } = await promisify(execFile)("time", timed).catch((cause: unknown) => {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) throw cause;
    throw new Error("--beside needs GNU time: apt-get install time", { cause });
  });
  const [user = Number.NaN, system = Number.NaN, peakKiB = Number.NaN] = (
    stderr.trimEnd().split("\n").at(-1) ?? ""
  )
    .split(" ")
    .map(Number);
  return { cpu: user + system, peakMiB: peakKiB / 1024, output: stdout };
}

/** The middle, and the ends, of some numbers. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (place: number): number => sorted[Math.round(place)] ?? Number.NaN;
  return { least: at(0), median: at((sorted.length - 1) / 2), most: at(sorted.length - 1) };
}

/** `1.23 (1.20-1.31)` */
export function written({ least, median, most }: Spread): string {
  return `${median.toFixed(2)} (${least.toFixed(2)}-${most.toFixed(2)})`;
}
