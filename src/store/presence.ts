import { closeSync, constants, openSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { systemCode } from "../system-code.ts";

/** A sign that a run is there, for runs of the same machine that do not see its process, as from another container. */
export interface Presence {
  /** Name of the socket in the folder. */
  readonly name: string;
  end(): Promise<void>;
}

/** What such a name is made of. */
export const presenceName = /^[\w-]+\.socket$/;

/**
 * Listens on a socket in a folder: the system stops that when the process ends, however it does.
 *
 * @param name - Another one than that of every live process of the machine; what a dead one has left is removed.
 * @returns `null` where it cannot be: only on Linux is a socket's path as long as the folder's may be.
 */
export async function announce(folder: string, name: string): Promise<Presence | null> {
  const within = opened(folder);
  if (within === null) return null;
  const server = createServer((visitor) => visitor.destroy()).unref();
  await remove(folder, name);
  const isThere = await new Promise<boolean>((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(within.path(name), () => resolve(true));
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

/** Whether the run that announced itself so has ended for certain; on another machine nothing is certain. */
export async function hasEnded(folder: string, name: string): Promise<boolean> {
  const within = opened(folder);
  if (within === null) return false;
  const code = await new Promise<string | null>((resolve) => {
    const visit = connect(within.path(name), () => {
      visit.destroy();
      resolve(null);
    });
    visit.once("error", (cause) => resolve(systemCode(cause) ?? ""));
  });
  within.close();
  return code === "ECONNREFUSED";
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
