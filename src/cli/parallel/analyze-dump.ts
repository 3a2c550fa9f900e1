import { createReadStream } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HistoryError } from "../../errors.ts";
import type { Manifest } from "../../manifest.ts";
import { createBegunPages, pageAgain } from "../../sources/begun-pages.ts";
import { noPages } from "../../sources/export-history.ts";
import { cutPages } from "../../sources/export-xml/cut-pages.ts";
import { folderAside, removeAside } from "../../sources/folder-aside.ts";
import { startOf } from "../../sources/place.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Output } from "../files/output.ts";
import type { Host } from "../host.ts";
import { createFileLeft, type FileLeft } from "../words/file-left.ts";
import { analyzeBytes } from "./analyze-bytes.ts";
import type { Dump } from "./open-dump.ts";
import { type CutUnit, firstUnit, piecesOf, unitsOf } from "./read-units.ts";
import { bytesOf } from "./unit.ts";
import type { OnBegin } from "./unit-histories.ts";
import type { UnitChoice, UnitFailure, UnitPage, UnitResult } from "./unit-task.ts";
import { openWorkers, type Workers } from "./workers.ts";

/** How a dump is analysed. */
export interface DumpChoice {
  readonly choice: UnitChoice;
  readonly detectors: readonly Registered[];
  /** Most workers; with 1 there are none. */
  readonly workers: number;
  /** Called for each page, in order. */
  readonly onPage: ((manifest: Manifest) => void) | null;
}

/** Least bytes of a unit: a page of the usual size is less work than handing it over. */
const unitBytes = 1024 * 1024;

/** Units for each worker that are under way or wait for an earlier one. */
const unitsAhead = 3;

/**
 * Analyses all pages of a dump in order, with workers if there are many, and closes the dump.
 *
 * The first pages are analysed in this thread as they come, so that an input of one page starts no worker. The rest is cut
 * into units, which are exports of their own; results are written in the order of the pages. Only a limited part of the
 * input and of the results is in memory: a large page is in a file until it has been read, and so are long results that
 * wait.
 *
 * @throws HistoryError that of the first page that fails, when everything before it is written; `PAGE_MISSING` when there is
 * no page.
 */
export async function analyzeDump(dump: Dump, choice: DumpChoice, output: Output, host: Host): Promise<void> {
  let isEmpty = true;
  const begun = createBegunPages();
  const begin: OnBegin = (page, first) => {
    isEmpty = false;
    const { pageId, title } = page;
    if (!begun.add(page, first)) throw pageAgain({ ...startOf(dump.name), pageId, title });
  };
  try {
    const fileLeft = createFileLeft(dump, choice.choice, host.clock);
    await analyzePages({ ...choice, dump, begin, fileLeft, output, host });
  } finally {
    await dump.close();
  }
  if (isEmpty) throw noPages(dump.name);
}

/** The analysis of one dump. */
interface Run extends DumpChoice {
  readonly dump: Dump;
  /** Records a page as it begins, in whichever unit; throws if it has begun before. */
  readonly begin: OnBegin;
  /** For the pages that are analysed in this thread as they are read; if many follow, workers take less time for them. */
  readonly fileLeft: FileLeft;
  readonly output: Output;
  readonly host: Host;
}

async function analyzePages(run: Run): Promise<void> {
  const { dump, workers } = run;
  if (dump.head === null || workers === 1) return analyzeHere(dump.bytes, run);
  const pieces = piecesOf(cutPages(dump.bytes, unitBytes));
  const folder = await folderAside(tmpdir(), "stemma-pages-");
  try {
    await analyzeHere(firstUnit(pieces), run);
    await analyzeRest(unitsOf(pieces, dump.head, folder), folder, run);
  } finally {
    await pieces.close();
    await removeAside(folder);
  }
}

async function analyzeHere(bytes: AsyncIterable<Uint8Array>, run: Run): Promise<void> {
  const { dump, begin, choice, detectors, fileLeft, onPage, output, host } = run;
  await analyzeBytes({ bytes, name: dump.name, choice, detectors, begin, fileLeft }, host, {
    lines: output.writeBytes,
    page(manifest, closing) {
      onPage?.(manifest);
      host.writeError(closing);
    },
  });
}

/** A unit that was handed over. */
interface Ahead {
  readonly result: Promise<UnitResult>;
  readonly resultPath: string;
  readonly cut: CutUnit;
}

async function analyzeRest(units: AsyncIterable<CutUnit>, folder: string, run: Run): Promise<void> {
  const { dump, begin, choice, workers: count, onPage, output, host } = run;
  const ahead: Ahead[] = [];
  let workers: Workers | null = null;
  let given = 0;

  async function writeUntil(most: number): Promise<void> {
    for (let next = ahead[0]; next !== undefined && ahead.length > most; next = ahead[0]) {
      await write(next, await next.result);
      ahead.shift();
    }
  }

  async function write({ cut, resultPath }: Ahead, result: UnitResult): Promise<void> {
    const again = firstAgain(result.begun, begin);
    const bytes = again?.before ?? result.laid + result.bytes.length;
    if (result.laid > 0) {
      if (bytes > 0) {
        const end = Math.min(bytes, result.laid) - 1;
        for await (const chunk of createReadStream(resultPath, { end })) await output.writeBytes(chunk);
      }
      await removeAside(resultPath);
    }
    if (cut.unit.kind === "file") await removeAside(cut.unit.path);
    if (bytes > result.laid) await output.writeBytes(result.bytes.subarray(0, bytes - result.laid));
    for (const closing of result.closings.slice(0, again?.place)) host.writeError(closing);
    for (const manifest of result.manifests.slice(0, again?.place)) onPage?.(manifest);
    if (again !== null) throw again.failure;
    if (result.failure !== null) throw errorOf(result.failure);
    if (cut.broken !== undefined) throw cut.broken;
  }

  try {
    for await (const cut of units) {
      host.signal.throwIfAborted();
      // For most inputs of few pages, only the end is left.
      if (cut.isLast && workers === null) return await analyzeHere(bytesOf(cut.unit, cut.broken), run);
      workers ??= await openWorkers(count, host.signal);
      await writeUntil(unitsAhead * count - 1);
      const resultPath = join(folder, `events-${given++}.ndjson`);
      const result = workers.run({
        unit: cut.unit,
        isBroken: cut.broken !== undefined,
        input: dump.name,
        choice,
        resultPath,
        wantsManifests: onPage !== null,
      });
      // Its failure is handled when its turn comes.
      result.catch(() => undefined);
      ahead.push({ result, resultPath, cut });
    }
    await writeUntil(0);
  } finally {
    await workers?.close();
  }
}

/** The first page of a unit that had already begun in an earlier one: everything before it is valid, and nothing after it. */
function firstAgain(pages: readonly UnitPage[], begin: OnBegin) {
  for (const [place, page] of pages.entries()) {
    try {
      begin(page, page.first);
    } catch (failure) {
      return { failure, place, before: page.before };
    }
  }
  return null;
}

function errorOf({ code, message, details }: UnitFailure): Error {
  return code === null ? new Error(message) : new HistoryError(code, message, JSON.parse(details));
}
