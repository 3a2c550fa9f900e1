import { stat } from "node:fs/promises";
import type { Host } from "../host.ts";
import { openOutput } from "./output.ts";

/**
 * Does the work and writes the account of it that it gives to a file, whole or not at all; nothing where none is named.
 *
 * A file that cannot be written fails before the work begins. A pipe is opened behind it: who reads both this and the
 * records may read them one after the other.
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written, and what the work throws.
 */
export async function writeManifest<TManifest extends object>(
  file: string | undefined,
  host: Host,
  work: () => Promise<TManifest>,
): Promise<TManifest> {
  if (file === undefined) return work();
  let output = (await isPipe(file)) ? null : await openOutput(file, host);
  try {
    const manifest = await work();
    output ??= await openOutput(file, host);
    await output.write(`${JSON.stringify(manifest, null, 2)}\n`);
    await output.finish();
    return manifest;
  } finally {
    await output?.discard();
  }
}

async function isPipe(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFIFO() === true;
}
