import { chmodSync, closeSync, constants, openSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { systemCode } from "../system-code.ts";
import { birthOf, pidNamespace } from "./process-birth.ts";

/** A socket by which a run shows that it is there to those that do not see its process, as from another container. */
export interface Presence {
  /** Name of the socket in the folder. */
  readonly name: string;
  end(): Promise<void>;
}

/**
 * The name of a run's socket, `run-NAMESPACE-PID-BOOT-BEGINNING-NUMBER.socket`: the namespace that the process has its id in,
 * its id, the boot of the machine, when the process began after that, and which of its sockets it is. No two processes have
 * one name, not even one that has ended.
 */
export const presenceName = /^run-(\d+)-(\d+)-[0-9a-f]+-\d+-\d+\.socket$/;

/** Stores of one folder that a process has open at once. */
const mostOfProcess = 1000;

/**
 * Listens on a socket in a folder: the system stops that when the process ends, however it does.
 *
 * @returns `null` where it cannot be: only on Linux is a socket's path as long as the folder's may be.
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

/** Whether a run of another container is there that has the number of the one announced so. */
export async function hasTwin(folder: string, name: string): Promise<boolean> {
  const [, namespace, pid] = presenceName.exec(name) ?? [];
  for (const other of await readdir(folder)) {
    const [, theirs, number] = presenceName.exec(other) ?? [];
    if (number === pid && theirs !== namespace && (await stateOf(folder, other)) === "open") return true;
  }
  return false;
}

/** Whether the run that announced itself so has ended for certain; on another machine nothing is certain. */
export async function hasEnded(folder: string, name: string): Promise<boolean> {
  return (await stateOf(folder, name)) === "closed";
}

/** Removes the socket that a run which has ended has left. */
export async function removeSocket(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true }).catch(() => undefined);
}

async function listen(folder: string, name: string): Promise<Presence | "taken" | null> {
  const within = opened(folder);
  if (within === null) return null;
  const server = createServer((visitor) => visitor.destroy()).unref();
  const failure = await failureToListen(server, within.path(name));
  // A visit that fails is the visitor's loss.
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
    // `exclusive`: a worker of Node's `cluster` would have its parent listen, which has not opened the folder.
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

/** A folder by which its sockets have short names: a path of theirs has room for 107 bytes. */
function opened(folder: string) {
  if (process.platform !== "linux") return null;
  try {
    const handle = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY);
    return { path: (name: string) => `/proc/self/fd/${handle}/${name}`, close: () => closeSync(handle) };
  } catch {
    return null;
  }
}
