import { readdir, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { percentDecoded } from "../ground/percent-decoded.ts";
import { systemCode } from "../ground/system-code.ts";
import { sha256 } from "../json.ts";
import { openEnvironment, orStoreFailed, storeFailed } from "./environment.ts";
import type { FileGuard } from "./file-guard.ts";
import type { PageKey } from "./kept.ts";
import { checkNoLink } from "./no-link.ts";
import { unpackAs } from "./packed.ts";
import { stateOf } from "./whole-file.ts";

/** A page of the store and the size of its file. */
export interface KeptPage extends PageKey {
  readonly bytes: number;
  /** Whether the file's structure is damaged, so that nothing in it can be read. */
  readonly isDamaged: boolean;
}

/** The path of a page's file. */
export function pageFile(folder: string, { wiki, pageId }: PageKey): string {
  return join(folder, folderOf(wiki), `${pageId}${extension}`);
}

/**
 * Every page that is kept in a folder, by wiki and id. If a file does not say which page it holds, its name decides.
 *
 * @throws HistoryError `STORE_FAILED` for a file or a folder that cannot be read.
 */
export async function keptPages(folder: string, guard: FileGuard): Promise<readonly KeptPage[]> {
  const pages: KeptPage[] = [];
  const silent: { readonly file: string; readonly bytes: number; readonly isDamaged: boolean }[] = [];
  const wikis = new Map<string, string>();
  const files = await filesIn(folder).catch((cause: unknown) => {
    // Nothing was kept yet.
    if (systemCode(cause) === "ENOENT") return [];
    throw storeFailed(folder, cause);
  });
  for (const file of files.filter((name) => name.endsWith(extension))) {
    const key = await keyIn(file, guard);
    const bytes = await bytesOf(file);
    // Another run may have removed it meanwhile.
    if (key === "empty" || bytes === null) continue;
    if (typeof key === "string") {
      silent.push({ file, bytes, isDamaged: key === "damaged" });
      continue;
    }
    wikis.set(dirname(file), key.wiki);
    pages.push({ ...key, bytes, isDamaged: false });
  }
  for (const { file, ...one } of silent) {
    const pageId = Number(basename(file, extension));
    const wiki = wikis.get(dirname(file)) ?? wikiOf(basename(dirname(file)));
    if (Number.isSafeInteger(pageId)) pages.push({ wiki, pageId, ...one });
  }
  return pages.sort((a, b) => (a.wiki === b.wiki ? a.pageId - b.pageId : a.wiki < b.wiki ? -1 : 1));
}

/** Every file in a folder and in its subfolders. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name));
}

const extension = ".mdb";
const keySchema = v.object({ wiki: v.string(), pageId: v.pipe(v.number(), v.safeInteger()) });

/** The size of a file; `null` if it does not exist. */
export async function bytesOf(file: string): Promise<number | null> {
  return stat(file).then(
    ({ size }) => size,
    () => null,
  );
}

/** Which page a file holds, as the file itself says. */
async function keyIn(file: string, guard: FileGuard): Promise<PageKey | "empty" | "silent" | "damaged"> {
  const state = orStoreFailed(file, () => {
    checkNoLink(file);
    return stateOf(file);
  });
  // A file without a beginning would be opened as a new one, so looking at it would change it.
  if (state !== "sound") return "damaged";
  try {
    const environment = await guard(file, () => openEnvironment(file));
    try {
      const key = unpackAs(keySchema, environment.get("key"));
      if (key !== null) return key;
      return environment.keys("").length === 0 ? "empty" : "silent";
    } finally {
      await environment.close();
    }
  } catch (failure) {
    if (failure instanceof HistoryError && failure.details.isDamaged === true) return "damaged";
    throw failure;
  }
}

/** The folder's name for a wiki; readable if its key allows. */
function folderOf(wiki: string): string {
  const name = encodeURIComponent(wiki);
  return /^[\w%-][\w.%-]{0,99}$/.test(name) ? name : sha256(wiki);
}

/** The wiki that a folder belongs to, as far as its name says; a digest is returned as it is. */
function wikiOf(folder: string): string {
  return percentDecoded(folder) ?? folder;
}
