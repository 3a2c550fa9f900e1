import { stat } from "node:fs/promises";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";
import { canBeMade } from "./file-name.ts";
import { pathToBe } from "./path-to-be.ts";
import { isStandardStream } from "./standard-stream.ts";

/** Files as they were given, by the option that names them: `{ "--output": "events.ndjson" }`. */
export type NamedFiles = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Checks, before anything is begun, that no file to be written replaces one that is read or also written.
 *
 * A device or a pipe has no contents to lose and may be named twice, and so may a stream of this process.
 * @throws HistoryError `INVALID_INPUT` for one file named by two options, for a file named `-`, for a packed one and for a name that
 *   no file can have, `OUTPUT_FAILED` for a folder to be written.
 */
export async function checkFiles(written: NamedFiles, read: NamedFiles): Promise<void> {
  const taken = (await placesOf(read)).filter(({ file }) => file !== standardInput);
  for (const one of await placesOf(written)) {
    // Here `-` means standard output, as for an input it means standard input.
    if (one.file === standardInput) {
      throw new HistoryError(
        "INVALID_INPUT",
        `${one.option}: must name a file; leave --output out for standard output, or write ./- for a file of this name`,
      );
    }
    if (one.isFolder) {
      throw new HistoryError(
        "OUTPUT_FAILED",
        `cannot write ${shownName(one.file)}: it is a folder; name a file in it`,
        {
          file: one.file,
        },
      );
    }
    if (!one.isThere && !canBeMade(one.file)) {
      throw new HistoryError(
        "INVALID_INPUT",
        `${one.option}: ${shownName(one.file)} cannot be the name of a file; choose another`,
        { file: one.file },
      );
    }
    if (one.place !== null) checkUnpacked(one.option, one.file);
    const other = taken.find(({ place }) => place !== null && place === one.place);
    const areStreams = other?.isStream === true && one.isStream && other.isWritten;
    if (other !== undefined && !areStreams) {
      throw new HistoryError(
        "INVALID_INPUT",
        `${one.option} and ${other.option} name the same file, which would be overwritten; name another file with ${one.option}`,
        { file: one.file },
      );
    }
    taken.push({ ...one, isWritten: true });
  }
}

/**
 * Refuses to write a file whose name is that of a packed one.
 *
 * @param option - Option that names the file, for the message: `--output`.
 * @throws HistoryError `INVALID_INPUT` for such a name.
 */
export function checkUnpacked(option: string, file: string): void {
  const packed = packedName.exec(file);
  if (packed === null) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `${option}: ${shownName(file)} is the name of a compressed file, and none is written; name ${shownName(packed[1] ?? "")} and compress that`,
    { file },
  );
}

/** Names of packed files: no tool could unpack what would be in a file with such a name. */
const packedName = /^(.*[^\\/])\.(?:gz|xz|bz2|zst|zip|7z|lz4|br)$/i;

/** The name of an input that is read from the process's own stream. */
const standardInput = "-";

interface Place {
  readonly option: string;
  readonly file: string;
  /** What distinguishes the file from others, whatever its name; `null` where nothing can be lost. */
  readonly place: string | null;
  readonly isThere: boolean;
  readonly isFolder: boolean;
  readonly isStream: boolean;
  readonly isWritten: boolean;
}

async function placesOf(named: NamedFiles): Promise<Place[]> {
  const places: Place[] = [];
  for (const [option, files] of Object.entries(named)) {
    for (const file of files === undefined ? [] : [files].flat()) {
      const there = await stat(file, { bigint: true })
        .catch(async () => stat(await pathToBe(file), { bigint: true }))
        .catch(() => null);
      const inode = there?.isFile() === true ? `${there.dev} ${there.ino}` : null;
      places.push({
        option,
        file,
        place: there === null ? toldApart(await pathToBe(file)) : inode,
        isThere: there !== null,
        isFolder: there === null ? /[\\/]$/.test(file) : there.isDirectory(),
        isStream: isStandardStream(file),
        isWritten: false,
      });
    }
  }
  return places;
}

/**
 * The path by which the system distinguishes a file from others: on Windows and macOS without regard to capitals, and on
 * macOS to how `é` is encoded.
 */
function toldApart(path: string): string {
  if (process.platform === "darwin") return path.normalize("NFC").toLowerCase();
  return process.platform === "win32" ? path.toLowerCase() : path;
}
