import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cannotWrite, orCannotWrite } from "../cannot-write.ts";
import { HistoryError } from "../errors.ts";
import { makeFolder } from "../store/make-folder.ts";
import { systemCode } from "../system-code.ts";

/** The store that writes to a folder of events. */
export interface Writer {
  /** What tells it from other stores, wherever it lies. */
  readonly id: string;
  /** Where it lies, for people who find the mark. */
  readonly store: string;
  /** Whether the folder is the store's own, within it: marks of others there are none. */
  readonly isOwn: boolean;
}

/**
 * Marks a folder of events as that of one store, made where it is not there: another one would cut off what this one has told.
 *
 * A folder without a mark is taken as it is; what lies there may be an older stemma's.
 * @throws HistoryError `INVALID_INPUT` where it bears the mark of another store, `OUTPUT_FAILED`.
 */
export async function markFolder(folder: string, writer: Writer): Promise<void> {
  const own = markOf(writer.id);
  const before = await marksIn(folder);
  const others = before.filter((mark) => mark !== own);
  if (writer.isOwn) await Promise.all(others.map((mark) => removed(join(folder, mark))));
  else throwIfAny(folder, others);
  if (before.includes(own)) return;
  const file = join(folder, own);
  await orCannotWrite(file, async () => {
    await makeFolder(folder);
    await writeFile(file, `Events of the store ${writer.store}\n`, { mode: 0o600 });
  });
  if (writer.isOwn) return;
  // Each looks again behind its own mark: of two stores that come at once one sees the other's, or both do.
  const late = (await marksIn(folder)).filter((mark) => mark !== own);
  if (late.length > 0) await removed(file);
  throwIfAny(folder, late);
}

/** Its name alone tells whose it is, so that it is there at one go. No wiki's folder begins with a dot. */
function markOf(id: string): string {
  return `${markStart}${id}`;
}

const markStart = ".store-";

async function marksIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.startsWith(markStart));
  } catch (cause) {
    if (systemCode(cause) === "ENOENT") return [];
    throw cannotWrite(folder, cause);
  }
}

function removed(file: string): Promise<void> {
  return orCannotWrite(file, () => rm(file, { force: true }));
}

function throwIfAny(folder: string, [mark]: readonly string[]): void {
  if (mark === undefined) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `the events folder ${folder} is another store's, whose events would be cut off; give each store a folder of its own with --events, or where that store is gone, remove ${join(folder, mark)}, which names it`,
    { folder, mark: join(folder, mark) },
  );
}
