import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, for this user alone; existing ones stay as they are.
 *
 * Node's own `recursive` tries for ever if the parent folder exists but the system makes no folder in it, as in `/proc`.
 * @throws Error of the system, when the folder cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  let failure = await failureToMake(folder);
  const above = dirname(folder);
  // On Windows a drive that is not there has no folder above it, either.
  if (failure?.code === "ENOENT" && above !== folder) {
    await makeFolder(above);
    failure = await failureToMake(folder);
  }
  if (failure !== null && !(await isFolder(folder))) throw failure;
}

async function failureToMake(folder: string): Promise<NodeJS.ErrnoException | null> {
  return mkdir(folder, { mode: 0o700 }).then(
    () => null,
    (cause: NodeJS.ErrnoException) => cause,
  );
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() === true;
}
