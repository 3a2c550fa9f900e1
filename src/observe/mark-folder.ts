import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { cannotWrite, orCannotWrite } from "../ground/cannot-write.ts";
import { systemCode } from "../ground/system-code.ts";
import { makeFolder } from "../store/make-folder.ts";

/** The store that writes to a folder of events. */
export interface Writer {
  /** The store's id, which stays the same wherever the store is. */
  readonly id: string;
  /** Where the store is, for people who find the mark. */
  readonly store: string;
  /** Whether the folder is the store's own, inside it, where there are no marks of other stores. */
  readonly isOwn: boolean;
}

/**
 * Marks a folder of events as belonging to one store, and makes it if needed: another store would cut off what this one wrote.
 *
 * A folder without a mark is accepted as it is, since its files may be from an older stemma.
 * @throws HistoryError `INVALID_INPUT` when it has the mark of another store, `OUTPUT_FAILED`.
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
  // Each store looks again after making its own mark: of two that come at once, at least one sees the other's.
  const late = (await marksIn(folder)).filter((mark) => mark !== own);
  if (late.length > 0) await removed(file);
  throwIfAny(folder, late);
}

/** Name of a store's mark. It alone says whose mark it is, so that one step makes it. No wiki's folder begins with a dot. */
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
    `the events folder ${folder} belongs to another store, whose events would be cut off; give each store a folder of its own with --events, or, if that store is gone, remove ${join(folder, mark)}, which names it`,
    { folder, mark: join(folder, mark) },
  );
}
