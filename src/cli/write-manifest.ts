import type { Host } from "./host.ts";
import { openOutput } from "./output.ts";

/** Writes the account of a run to a file, whole or not at all. */
export async function writeManifest(file: string, manifest: object, host: Host): Promise<void> {
  const output = await openOutput(file, host);
  try {
    await output.write(`${JSON.stringify(manifest, null, 2)}\n`);
    await output.finish();
  } finally {
    await output.discard();
  }
}
