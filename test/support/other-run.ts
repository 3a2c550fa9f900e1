import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { PageKey } from "../../src/store/kept.ts";

type Task = "hold" | "change" | "compact";

const ownPage: PageKey = { wiki: "wiki.example", pageId: 7 };

/**
 * The command that starts another run, and its parameters.
 *
 * @param host - Name of the machine it claims to be on.
 */
export function otherRunCommand(
  folder: string,
  task: Task,
  { wiki, pageId }: PageKey = ownPage,
  host = "here",
): readonly string[] {
  const script = join(import.meta.dirname, "other-run-script.ts");
  return [process.execPath, "--import", "tsx", script, folder, task, wiki, String(pageId), host];
}

/**
 * Another run, in a process of its own, which holds a page of a store, changes it or writes it anew until it is killed.
 *
 * @param under - Program that starts it, with its parameters.
 * @param host - Name of the machine it claims to be on.
 */
export async function otherRun(
  folder: string,
  task: Task,
  page: PageKey = ownPage,
  under: readonly string[] = [],
  host = "here",
): Promise<ChildProcess> {
  const command = [...under, ...otherRunCommand(folder, task, page, host)];
  const [program = process.execPath, ...parameters] = command;
  const run = spawn(program, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void run.kill("SIGKILL"));
  let said = "";
  while (!said.includes(task === "hold" ? "locked" : task === "change" ? "changing" : "compacting")) {
    const [chunk] = await once(run.stdout ?? run, "data");
    said += String(chunk);
  }
  return run;
}
