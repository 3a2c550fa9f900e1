import { writeSync } from "node:fs";

/**
 * Writes all bytes without a thread between, as a file takes what it is given; a pipe may wait for its reader.
 *
 * A disk that fills up takes a part of them without an error, so that what is left has to be written again.
 */
export function writeAtOnce(descriptor: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
}
