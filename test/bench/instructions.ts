import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * Counts, by valgrind, the instructions that one of our programs takes, including its start. They are equal to within a
 * thousandth even on a busy machine, unlike processor seconds, as V8 is made to do everything in one thread, at the same time
 * in each run. Memory and the system cost nothing here.
 *
 * @throws Error where valgrind is missing, or counts nothing.
 */
export async function countInstructions(...program: readonly string[]): Promise<number> {
  const counter = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
  // Code that V8 makes anew in the same place has to be read anew.
  const { stderr } = await promisify(execFile)("valgrind", [
    ...counter,
    "--smc-check=all-non-file",
    process.execPath,
    "--predictable",
    ...program,
  ]).catch((cause: unknown) => {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) throw cause;
    throw new Error("--instructions needs valgrind: apt-get install valgrind", { cause });
  });
  const [, counted] = /I\s+refs:\s+([\d,]+)/.exec(stderr) ?? [];
  if (counted === undefined) throw new Error(`valgrind counted nothing: ${stderr.slice(-500)}`);
  return Number(counted.replaceAll(",", ""));
}
