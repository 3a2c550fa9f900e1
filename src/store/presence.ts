import { chmodSync, closeSync, constants, openSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { systemCode } from "../ground/system-code.ts";
import { birthOf, pidNamespace } from "./process-birth.ts";

/** A socket by which a run shows that it is alive to those that cannot see its process, as from another container. */
export interface Presence {
  /** Name of the socket in the folder. */
  readonly name: string;
  end(): Promise<void>;
}

/**
 * The name of a run's socket, `run-NAMESPACE-PID-BOOT-BEGINNING-NUMBER.socket`: the namespace of the process's id, the id, the
 * boot of the machine, when the process began after that, and which of its sockets it is. No two processes share a name, not
 * even with one that has ended.
 */
export const presenceName = /^run-(\d+)-(\d+)-[0-9a-f]+-\d+-\d+\.socket$/;

/** How often one process may have the store of a folder open at once. */
const mostOfProcess = 1000;

/**
 * Listens on a socket in a folder. The system ends that when the process ends, in whatever way.
 *
 * @returns `null` if that is impossible: only on Linux, a socket can be in a folder with a path of any length.
 */
export async function announce(folder: string, pid: number): Promise<Presence | null> {
  const [namespace, born] = [pidNamespace(), birthOf(pid)];
  if (namespace === null || born === null) return null;
  const [boot = "", began] = born.split(" ");
  const run = `run-${namespace.replace(/\D/g, "")}-${pid}-${boot.slice(0, 8)}-${began}`;
  for (let i = 0; i < mostOfProcess; i++) {
    const presence = await listen(folder, `${run}-${i}.socket`);
    if (presence !== "taken") return presence;
  }
  return null;
}

/** Whether a run of another container has the same process number as the one announced by this name. */
export async function hasTwin(folder: string, name: string): Promise<boolean> {
  const [, namespace, pid] = presenceName.exec(name) ?? [];
  for (const other of await readdir(folder)) {
    const [, theirs, number] = presenceName.exec(other) ?? [];
    if (number === pid && theirs !== namespace && (await stateOf(folder, other)) === "open") return true;
  }
  return false;
}

/** Whether the run announced by this name has certainly ended; about another machine nothing is certain. */
export async function hasEnded(folder: string, name: string): Promise<boolean> {
  return (await stateOf(folder, name)) === "closed";
}

/** Removes the socket left by a run that has ended. */
export async function removeSocket(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true }).catch(() => undefined);
}

async function listen(folder: string, name: string): Promise<Presence | "taken" | null> {
  const within = opened(folder);
  if (within === null) return null;
  const server = createServer((visitor) => visitor.destroy()).unref();
  const failure = await failureToListen(server, within.path(name));
  // A connection that fails matters only to the visitor.
  server.on("error", () => undefined);
  if (failure !== null) {
    within.close();
    return failure === "EADDRINUSE" ? "taken" : null;
  }
  let ended: Promise<void> | null = null;
  return {
    name,
    end() {
      ended ??= new Promise<void>((resolve) => server.close(() => resolve())).then(within.close);
      return ended;
    },
  };
}

async function failureToListen(server: Server, path: string): Promise<string | null> {
  const failure = await new Promise<unknown>((resolve) => {
    server.once("error", resolve);
    // `exclusive`, because a worker of Node's `cluster` would let its parent listen, which has not opened the folder.
    server.listen({ path, exclusive: true }, () => resolve(null));
  });
  if (failure !== null) return systemCode(failure) ?? "";
  try {
    chmodSync(path, 0o600);
    return null;
  } catch (cause) {
    server.close();
    return systemCode(cause) ?? "";
  }
}

async function stateOf(folder: string, name: string): Promise<"open" | "closed" | "unknown"> {
  const within = opened(folder);
  if (within === null) return "unknown";
  const code = await new Promise<string | null>((resolve) => {
    const visit = connect(within.path(name), () => {
      visit.destroy();
      resolve(null);
    });
    visit.once("error", (cause) => resolve(systemCode(cause) ?? ""));
  });
  within.close();
  if (code === null) return "open";
  return code === "ECONNREFUSED" ? "closed" : "unknown";
}

/** An open folder, which gives its sockets short paths: these may have at most 107 bytes. */
function opened(folder: string) {
  if (process.platform !== "linux") return null;
  try {
    const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
    return { path: (name: string) => `/proc/self/fd/${handle}/${name}`, close: () => closeSync(handle) };
  } catch {
    return null;
  }
}
