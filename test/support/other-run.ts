import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { PageKey } from "../../src/store/kept.ts";

/** The script it runs; the folder of a store, a task, a wiki and the id of a page are its parameters. */
export const otherRunScript = join(import.meta.dirname, "other-run-script.ts");

/**
 * Another run, in a process of its own, which holds a page of a store, changes it or writes it anew until it is killed.
 *
 * @param under - Program that starts it, with its parameters.
 * @param host - Name of the machine it claims to be on.
 */
export async function otherRun(
  folder: string,
  task: "hold" | "change" | "compact",
  page: PageKey = { wiki: "wiki.example", pageId: 7 },
  under: readonly string[] = [],
  host = "here",
): Promise<ChildProcess> {
  const own = [
    process.execPath,
    "--import",
    "tsx",
    otherRunScript,
    folder,
    task,
    page.wiki,
    String(page.pageId),
    host,
  ];
  const [program = process.execPath, ...parameters] = [...under, ...own];
  const run = spawn(program, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void run.kill("SIGKILL"));
  let said = "";
  while (!said.includes(task === "hold" ? "locked" : task === "change" ? "changing" : "compacting")) {
    const [chunk] = await once(run.stdout ?? run, "data");
    said += String(chunk);
  }
  return run;
}
