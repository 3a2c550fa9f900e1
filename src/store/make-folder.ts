import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, for this user alone; one that is there stays as it is.
 *
 * Node's own `recursive` tries for ever where the system finds the folder above and still makes none in it, as in `/proc`.
 * @throws Error as the system has it, when it cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  let failure = await failureToMake(folder);
  if (failure?.code === "ENOENT") {
    await makeFolder(dirname(folder));
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
