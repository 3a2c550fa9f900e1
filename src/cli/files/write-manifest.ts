import { stat } from "node:fs/promises";
import type { Host } from "../host.ts";
import { openOutput } from "./output.ts";

/**
 * Runs the work and writes the account that it returns to a file, completely or not at all; to none if no file is named.
 *
 * A file that cannot be written makes this fail before the work begins. A pipe is opened after the work, so that one reader
 * can read the records and then the account.
 * @throws HistoryError `OUTPUT_FAILED` when the file cannot be written, and whatever the work throws.
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
