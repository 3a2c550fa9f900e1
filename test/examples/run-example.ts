import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";

/** Runs a file of `examples/` as a reader would, and tells what it wrote and how it ended. */
export async function runExample(
  file: string,
  {
    args = [],
    input = "",
    env = {},
    cwd,
  }: { args?: readonly string[]; input?: string; env?: object; cwd?: string },
) {
  const path = resolve(import.meta.dirname, "../../examples", file);
  const child = spawn(process.execPath, [path, ...args], { env: { ...process.env, ...env }, cwd });
  const closed = once(child, "close");
  child.stdin.end(input);
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { out, errors, code };
}
