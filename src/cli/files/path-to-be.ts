import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";

/** The number that Linux follows at most. */
const maxLinks = 40;

/**
 * The real path of an existing file, or the path at which a missing one would be made. Links are followed even if they lead
 * nowhere, and so is the path to a missing folder, as far as it exists.
 */
export async function pathToBe(file: string, links = 0): Promise<string> {
  const path = wholePath(file);
  const real = await realpath(path).catch(() => null);
  if (real !== null || links === maxLinks || dirname(path) === path) return real ?? path;
  const target = await readlink(path).catch(() => null);
  const folder = await pathToBe(dirname(path), links);
  if (target === null) return join(folder, basename(path));
  return pathToBe(isAbsolute(target) ? target : under(folder, target), links + 1);
}

function wholePath(file: string): string {
  // Windows has a working directory for each drive (`D:events`), and resolves `..` from the text of a path.
  if (sep === "\\") return resolve(file);
  // A missing working directory does not matter to an absolute path.
  return isAbsolute(file) ? file : under(process.cwd(), file);
}

/** Joins paths without resolve(): after a link to a folder, the system takes `..` to be the parent of the link's target. */
function under(folder: string, path: string): string {
  return `${folder}${sep}${path}`;
}
