import { chmodSync, closeSync, constants, openSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { systemCode } from "../system-code.ts";
import { pidNamespace } from "./process-birth.ts";

/** A sign that a run is there, for runs of the same machine that do not see its process, as from another container. */
export interface Presence {
  /** Name of the socket in the folder. */
  readonly name: string;
  end(): Promise<void>;
}

/** What such a name is made of: among which processes the run has its number, the number, and which of its signs it is. */
export const presenceName = /^run-(\d+)-(\d+)-\d+\.socket$/;

/** How many signs this process has given. */
let given = 0;

/**
 * Listens on a socket in a folder: the system stops that when the process ends, however it does.
 *
 * @returns `null` where it cannot be: only on Linux is a socket's path as long as the folder's may be.
 */
export async function announce(folder: string, pid: number): Promise<Presence | null> {
  const namespace = pidNamespace();
  if (namespace === null) return null;
  given += 1;
  // What has the name by now was left by a process that is dead.
  return listen(folder, `run-${namespace.replace(/\D/g, "")}-${pid}-${given}.socket`);
}

/** Whether a run of another container is there that has the number of the one announced so. */
export async function hasTwin(folder: string, name: string): Promise<boolean> {
  const [, namespace, pid] = presenceName.exec(name) ?? [];
  for (const other of await readdir(folder)) {
    const [, theirs, number] = presenceName.exec(other) ?? [];
    if (number === pid && theirs !== namespace && (await visited(folder, other)) === "open") return true;
  }
  return false;
}

/** Whether the run that announced itself so has ended for certain; on another machine nothing is certain. */
export async function hasEnded(folder: string, name: string): Promise<boolean> {
  return (await visited(folder, name)) === "closed";
}

async function listen(folder: string, name: string): Promise<Presence | null> {
  const within = opened(folder);
  if (within === null) return null;
  const server = createServer((visitor) => visitor.destroy()).unref();
  await remove(folder, name);
  const isThere = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(within.path(name), () => {
      try {
        chmodSync(within.path(name), 0o600);
        resolve(true);
      } catch {
        server.close();
        resolve(false);
      }
    });
  });
  // A visit that fails is the visitor's loss.
  server.on("error", () => undefined);
  if (!isThere) {
    within.close();
    return null;
  }
  return {
    name,
    end: () =>
      new Promise((resolve) => {
        server.close(() => {
          within.close();
          resolve();
        });
      }),
  };
}

async function visited(folder: string, name: string): Promise<"open" | "closed" | "unknown"> {
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

/** Removes what a run that has ended has left. */
export async function remove(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true }).catch(() => undefined);
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
