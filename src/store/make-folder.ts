import { mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Makes a folder and those above it, for this user alone; one that is there stays as it is.
 *
 * Node's own `recursive` tries for ever where the system finds the folder above and still makes none in it, as in `/proc`.
 * @throws Error as the system has it, when it cannot be made.
 */
export async function makeFolder(folder: string): Promise<void> {
  const failure = await failureToMake(folder);
  if (failure?.code !== "ENOENT") return ensure(folder, failure);
  await makeFolder(dirname(folder));
  await ensure(folder, await failureToMake(folder));
}

async function failureToMake(folder: string): Promise<NodeJS.ErrnoException | null> {
  return mkdir(folder, { mode: 0o700 }).then(
    () => null,
    (cause: NodeJS.ErrnoException) => cause,
  );
}

async function ensure(folder: string, failure: NodeJS.ErrnoException | null): Promise<void> {
  if (failure === null) return;
  const there = await stat(folder).catch(() => null);
  if (there?.isDirectory() !== true) throw failure;
}
