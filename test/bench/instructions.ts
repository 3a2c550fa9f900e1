import { execFile } from "node:child_process";
import { promisify } from "node:util";

/**
 * How many instructions a program of ours takes, its start and all threads included, as valgrind counts them: the same to a
 * hundredth on a machine that others keep busy, where processor seconds are not. Memory, and the system, cost nothing here.
 *
 * @throws Error where valgrind is missing, or counts nothing.
 */
export async function countInstructions(...program: readonly string[]): Promise<number> {
  const counter = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
  // Code that V8 makes anew in the same place is read anew.
  const { stderr } = await promisify(execFile)("valgrind", [
    ...counter,
    "--smc-check=all-non-file",
    process.execPath,
    ...program,
  ]).catch((cause: unknown) => {
    if (!(cause instanceof Error && "code" in cause && cause.code === "ENOENT")) throw cause;
    throw new Error("--instructions needs valgrind: apt-get install valgrind", { cause });
  });
  const [, counted] = /I\s+refs:\s+([\d,]+)/.exec(stderr) ?? [];
  if (counted === undefined) throw new Error(`valgrind counted nothing: ${stderr.slice(-500)}`);
  return Number(counted.replaceAll(",", ""));
}
