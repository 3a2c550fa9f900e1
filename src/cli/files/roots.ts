import { lstat, realpath, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from "node:path";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";
import { cut } from "../../text/cut.ts";
import type { Host } from "../host.ts";
import { workingFolder } from "../working-folder.ts";
import { canBeMade } from "./file-name.ts";
import { pathToBe } from "./path-to-be.ts";

/** The folders in which a stranger may name files: the working directory, the temporary one, and those of STEMMA_ROOTS. */
function rootsOf(host: Host): readonly string[] {
  const here = workingFolder();
  // Some clients start servers in /, which would allow everything.
  return [...(here === null || dirname(here) === here ? [] : [here]), tmpdir(), ...addedRoots(host)];
}

function addedRoots({ env }: Pick<Host, "env">): readonly string[] {
  return (env.STEMMA_ROOTS ?? "").split(delimiter).filter((root) => root !== "");
}

/**
 * Ensures that the folders of STEMMA_ROOTS exist.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export async function checkRoots(host: Pick<Host, "env">): Promise<void> {
  for (const root of addedRoots(host)) {
    if ((await stat(root).catch(() => null))?.isDirectory() === true) continue;
    throw new HistoryError(
      "INVALID_INPUT",
      `STEMMA_ROOTS: must be existing folders, separated by ${delimiter}, with the home folder spelt out; make the others, or leave them out`,
    );
  }
}

/**
 * The real path of an existing file under the roots, with links followed.
 *
 * @param name - Name of the argument, for the message.
 * @throws HistoryError `INVALID_INPUT` when it is elsewhere, `INPUT_NOT_FOUND` when there is no such file.
 */
export async function fileUnderRoots(file: string, name: string, host: Host): Promise<string> {
  const path = resolve(file);
  if (leadsOffMachine(path, host)) throw outside(file, name, host);
  const real = await realpath(path).catch(() => null);
  // What exists outside of the roots is never revealed, whether the path itself leads there or a link does.
  if (!(await isUnderRoots(real ?? (await pathToBe(path)), host))) throw outside(file, name, host);
  if (real !== null) return real;
  throw new HistoryError(
    "INPUT_NOT_FOUND",
    `arguments: ${name}: there is no file ${JSON.stringify(shownName(file))}`,
  );
}

/**
 * The real path of a file to be made, in a folder under the roots.
 *
 * @throws HistoryError `INVALID_INPUT` when the folder is elsewhere or missing, or the file exists.
 */
export async function newFileUnderRoots(file: string, name: string, host: Host): Promise<string> {
  const path = resolve(file);
  if (path.includes("\0") || !canBeMade(path)) {
    throw new HistoryError("INVALID_INPUT", `arguments: ${name}: cannot be the name of a file`);
  }
  if (leadsOffMachine(path, host)) throw outside(file, name, host);
  const refused = (why: string) =>
    new HistoryError("INVALID_INPUT", `arguments: ${name}: ${JSON.stringify(shownName(file))} ${why}`);
  const folderFault = "is a folder; name a file in it";
  // It is in the folder that holds the root, and that may be under none.
  if (rootsOf(host).some((root) => resolve(root) === path)) throw refused(folderFault);
  const folder = await realpath(dirname(path)).catch(() => null);
  // What exists outside of the roots is never revealed.
  if (!(await isUnderRoots(folder ?? (await pathToBe(dirname(path))), host))) throw outside(file, name, host);
  if (folder === null) {
    throw new HistoryError(
      "INVALID_INPUT",
      `arguments: ${name}: there is no folder ${JSON.stringify(shownName(dirname(file)))}; make it first, or choose another`,
    );
  }
  const real = join(folder, basename(path));
  const there = await lstat(real).catch(() => null);
  if (there === null) return real;
  throw refused(
    there.isDirectory() ? folderFault : "exists already, and is not overwritten; choose another name",
  );
}

async function isUnderRoots(path: string, host: Host): Promise<boolean> {
  for (const root of rootsOf(host)) {
    const real = await realpath(root).catch(() => null);
    if (real === null) continue;
    if (isWithin(real, path)) return true;
  }
  return false;
}

function isWithin(root: string, path: string): boolean {
  const way = relative(root, path);
  return way === "" || !(isAbsolute(way) || way.split(/[\\/]/)[0] === "..");
}

/**
 * Whether an absolute path leads, on Windows, to a share of another machine or to a device (`\\server\share`, `\\.\pipe`)
 * that its text puts under no root. Even a check whether such a file exists makes Windows call that machine, and log in to
 * it.
 */
function leadsOffMachine(path: string, host: Host): boolean {
  return path.startsWith("\\\\") && !rootsOf(host).some((root) => isWithin(root, path));
}

function outside(file: string, name: string, host: Host): HistoryError {
  const roots = rootsOf(host).map((root) => JSON.stringify(root));
  return new HistoryError(
    "INVALID_INPUT",
    `arguments: ${name}: ${JSON.stringify(cut(file))} is in none of the folders that files may be in: ${roots.join(", ")}; the operator adds others with STEMMA_ROOTS`,
  );
}
