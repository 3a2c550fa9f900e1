import { stat } from "node:fs/promises";
import type { Host } from "../host.ts";
import { type Output, openOutput } from "./output.ts";

/**
 * Runs the work and writes the account that it returns to a file, completely or not at all; to none if no file is named.
 *
 * If the account has `pages`, they are its last member.
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
    await writeAccount(output, manifest);
    await output.finish();
    return manifest;
  } finally {
    await output?.discard();
  }
}

/** Writes an account's pages one at a time: the text of a whole wiki's pages would be longer than a string can be. */
async function writeAccount(output: Output, account: object): Promise<void> {
  const pages: unknown = "pages" in account ? account.pages : undefined;
  if (!Array.isArray(pages)) return output.write(`${indented(account)}\n`);
  const without = indented({ ...account, pages: [] });
  const end = without.lastIndexOf("]");
  await output.write(without.slice(0, end));
  for (const [i, page] of pages.entries()) {
    await output.write(`${i === 0 ? "" : ","}\n    ${indented(page).replaceAll("\n", "\n    ")}`);
  }
  await output.write(`${pages.length === 0 ? "" : "\n  "}${without.slice(end)}\n`);
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

async function isPipe(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFIFO() === true;
}
