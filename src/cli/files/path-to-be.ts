import { readlink, realpath } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, resolve, sep } from "node:path";

/** As many as Linux follows. */
const maxLinks = 40;

/**
 * The real path of a file that is there, and of one that is not the path under which it would be made: links are followed
 * also where they lead nowhere, and so is the way to a folder that is missing, as far as it goes.
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
  // Windows has a working directory for each drive (`D:events`), and takes `..` by the words of a path.
  if (sep === "\\") return resolve(file);
  // A working directory that is gone matters to no whole path.
  return isAbsolute(file) ? file : under(process.cwd(), file);
}

/** Not resolve(): behind a link to a folder the system takes `..` for the folder above the one it leads to. */
function under(folder: string, path: string): string {
  return `${folder}${sep}${path}`;
}
