import { readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { type Detector, defineDetector } from "../../detector.ts";
import { HistoryError } from "../../errors.ts";
import { cannotRead } from "../../ground/cannot-read.ts";
import { shownName } from "../../ground/quoted.ts";
import { systemCode } from "../../ground/system-code.ts";
import { sha256 } from "../../json.ts";
import { reasonThrown } from "../../walk/at-work.ts";
import { watchForLoops } from "./loop-watch.ts";

/** A detector and what is known about its file. */
export interface LoadedDetector {
  readonly detector: Detector;
  /** The file as it was named. */
  readonly file: string;
  /** SHA-256 of the file's bytes, without those of what it imports. */
  readonly fileDigest: string;
}

/**
 * The detectors of the given module files, in order.
 *
 * A file's default export is a detector, or a function that makes one from `{ ...plugin, v }`, so that a single file needs
 * no installed packages.
 * @throws HistoryError `INPUT_NOT_FOUND` when there is no such file, otherwise `DETECTOR_NOT_LOADED`; both name the file and
 * the fix.
 */
export async function loadDetectors(files: readonly string[]): Promise<readonly LoadedDetector[]> {
  const detectors: LoadedDetector[] = [];
  // A file may loop while it is imported.
  if (files.length > 0) watchForLoops();
  for (const file of files) detectors.push(await loadDetector(file));
  return detectors;
}

async function loadDetector(file: string): Promise<LoadedDetector> {
  const fileDigest = sha256(await bytesIn(file));
  const imported = (): Promise<unknown> => import(pathToFileURL(resolve(file)).href);
  const module = await attempt(file, imported, `; node ${typed(file)} shows where`);
  const loaded = await attempt(file, async () => {
    const made = hasDefault(module) ? module.default : undefined;
    if (typeof made !== "function") return made;
    const { detectorKit } = await import("./detector-kit.ts");
    return made(detectorKit);
  });
  if (!isDetector(loaded)) {
    throw notLoaded(
      file,
      "its default export is not a detector; export default defineDetector({ … }), or a function that returns one",
    );
  }
  const detector = await attempt(file, async () => defineDetector(loaded));
  if (!detector.name.includes("/")) {
    throw notLoaded(
      file,
      `its name must be owner/${detector.name}: bare names are those of stemma's own detectors`,
    );
  }
  return { detector, file, fileDigest };
}

/** A path as it is typed in a shell. */
function typed(file: string): string {
  return /^[\w./\\:-]+$/.test(file) ? file : `"${file}"`;
}

/** The bytes of a file. For a missing file, Node's error would name the file of stemma's that looked for it. */
async function bytesIn(file: string): Promise<Uint8Array> {
  const unread = (cause: unknown): never => {
    const fix = systemCode(cause) === "ENOENT" ? `; ${moduleInPlaceOf(file)}` : "";
    throw notFound(file, `${cannotRead(cause)}${fix}`, cause);
  };
  const status = await stat(resolve(file)).catch(unread);
  if (status.isDirectory()) throw notFound(file, "is a folder; name a module (.mjs) in it");
  // It is read twice, and a device may never end.
  if (!status.isFile()) throw notFound(file, "is not a regular file; name a module (.mjs)");
  return readFile(resolve(file)).catch(unread);
}

/** A bare name is taken for that of a package, or of a built-in detector: those need not be named. */
function moduleInPlaceOf(file: string): string {
  return /^[\w-]+$/.test(file)
    ? `name a detector by the path of its module: ./${file}.mjs`
    : "name a module (.mjs) that exists";
}

function notFound(file: string, what: string, cause?: unknown): HistoryError {
  return new HistoryError(
    "INPUT_NOT_FOUND",
    `detector file ${shownName(file)}: ${what}`,
    { file },
    { cause },
  );
}

/** @param where - Added for a file that Node cannot read: Node gives the line only in an error that nobody catches. */
async function attempt<T>(file: string, load: () => Promise<T>, where = ""): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    // Node 20 reads no TypeScript; later versions read what only adds types.
    if (systemCode(cause) === "ERR_UNKNOWN_FILE_EXTENSION") {
      throw notLoaded(
        file,
        "Node cannot load such a file; name a module (.mjs), for TypeScript the compiled one",
        cause,
      );
    }
    const reason = reasonThrown(cause);
    throw notLoaded(file, cause instanceof SyntaxError ? `${reason}${where}` : reason, cause);
  }
}

function notLoaded(file: string, reason: string, cause?: unknown): HistoryError {
  return new HistoryError(
    "DETECTOR_NOT_LOADED",
    `detector file ${shownName(file)}: ${reason}`,
    { file },
    { cause },
  );
}

function hasDefault(module: unknown): module is { readonly default: unknown } {
  return typeof module === "object" && module !== null && "default" in module;
}

const detectorShape = v.looseObject({
  name: v.string(),
  version: v.string(),
  summary: v.string(),
  parameters: v.looseObject({ kind: v.literal("schema") }),
  events: v.record(v.string(), v.looseObject({ summary: v.string() })),
  start: v.function(),
});

function isDetector(value: unknown): value is Detector {
  return v.is(detectorShape, value);
}
