import { closeSync, constants, open, openSync } from "node:fs";
import { Socket } from "node:net";
import { promisify } from "node:util";
import { cancelled, throwIfCancelled } from "../ground/cancelled.ts";

/**
 * Opens a named pipe for reading or writing, and waits until its other end is opened.
 *
 * The signal ends any waiting. If the pipe were used like a file, it would wait in a thread that nothing ends, not even the end
 * of the process.
 * @throws HistoryError `CANCELLED` when the signal is aborted before the other end is opened.
 */
export async function openPipe(path: string, way: "r" | "a", signal?: AbortSignal): Promise<Socket> {
  const descriptor = await openedOrWoken(path, way, signal);
  const pipe = new Socket({ fd: descriptor, readable: way === "r", writable: way === "a", signal });
  // Whoever reads or writes gets the error; without this listener, a failure while nobody does would end the process.
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
 * Opens both ends of a pipe, which does not wait, and ends the waiting of the other `open`.
 *
 * `null` for a user who may only read or only write the pipe: the other `open` then waits until the process is killed.
 */
function bothEndsOrNull(path: string): number | null {
  try {
    return openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}
