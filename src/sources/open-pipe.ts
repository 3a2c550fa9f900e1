import { closeSync, constants, open, openSync } from "node:fs";
import { Socket } from "node:net";
import { promisify } from "node:util";
import { cancelled, throwIfCancelled } from "../cancelled.ts";

/**
 * Opens a named pipe to be read or written; it is waited for whoever opens its other end.
 *
 * It is given up with the signal, whatever is waited for. Read and written as a file it would be in a thread that nothing
 * ends, not even the end of the process.
 * @throws HistoryError `CANCELLED` when the signal is aborted before the other end is opened.
 */
export async function openPipe(path: string, way: "r" | "a", signal?: AbortSignal): Promise<Socket> {
  const descriptor = await openedOrWoken(path, way, signal);
  const pipe = new Socket({ fd: descriptor, readable: way === "r", writable: way === "a", signal });
  // Who reads or writes is told; where nobody does at the moment, a failure would end the process.
  pipe.on("error", () => undefined);
  return pipe;
}

async function openedOrWoken(path: string, way: "r" | "a", signal?: AbortSignal): Promise<number> {
  throwIfCancelled(signal);
  let otherEnd: number | null = null;
  const wake = () => {
    otherEnd = bothEndsOrNull(path);
  };
  signal?.addEventListener("abort", wake);
  try {
    const descriptor = await promisify(open)(path, way);
    if (signal?.aborted !== true) return descriptor;
    closeSync(descriptor);
    throw cancelled(signal);
  } finally {
    signal?.removeEventListener("abort", wake);
    if (otherEnd !== null) closeSync(otherEnd);
  }
}

/**
 * Opens a pipe as both its ends, which waits for nobody, and is whom the other opening waits for.
 *
 * `null` for who may only read or only write it: the opening goes on, until the process is killed.
 */
function bothEndsOrNull(path: string): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}
