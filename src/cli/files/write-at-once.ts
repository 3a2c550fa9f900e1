import { writeSync } from "node:fs";

/**
 * Writes all bytes synchronously, as a file accepts any bytes; with a pipe that may wait for its reader.
 *
 * A disk that fills up takes only a part of them without an error, so the rest has to be written again.
 */
export function writeAtOnce(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
