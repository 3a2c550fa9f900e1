import "../quiet-console.ts";
import { isMainThread } from "node:worker_threads";
import { HistoryError } from "../../errors.ts";
import { traceOf } from "../../ground/reason-of.ts";
import type { Manifest } from "../../manifest.ts";
import { systemClock } from "../../net/system-clock.ts";
import type { Registered } from "../../walk/registry.ts";
import { chooseDetectors } from "../history/choose-detectors.ts";
import { version } from "../version.ts";
import { analyzeBytes } from "./analyze-bytes.ts";
import { createLaidBytes } from "./laid-bytes.ts";
import { bytesOf } from "./unit.ts";
import type { OnBegin } from "./unit-histories.ts";
import type { UnitFailure, UnitPage, UnitResult, UnitTask } from "./unit-task.ts";

// It would end only the thread, and the one that waits for the unit would wait for ever.
if (!isMainThread) {
  const { exit } = process;
  process.exit = () => {
    throw new Error("process.exit() cannot end a run; throw an error");
  };
  // Node itself ends the thread with it after what nobody has caught.
  process.once("uncaughtExceptionMonitor", () => {
    process.exit = exit;
  });
}

/** Later pages wait for earlier ones: longer results are moved to a file meanwhile. */
const heldBytes = 1024 * 1024;

const brokenOff = new Error("the input broke off");

let detectors: Promise<readonly Registered[]> | undefined;

/** Analyses the pages of one unit, in a worker. The pool calls it because it is the default export of its file. */
export default async function analyzeUnit(task: UnitTask): Promise<UnitResult> {
  const { choice, input, unit, isBroken, resultPath, wantsManifests } = task;
  const begun: UnitPage[] = [];
  const closings: string[] = [];
  const manifests: Manifest[] = [];
  const results = createLaidBytes(resultPath, heldBytes, "events");
  let failure: UnitFailure | null = null;
  try {
    // All units of a run are given the same choice.
    detectors ??= chooseDetectors(choice.detector, choice.set);
    const registered = await detectors;
    // The pool ends the thread when the run is interrupted.
    const { signal } = new AbortController();
    const host = { clock: systemClock, progress: null, signal, version };
    const bytes = bytesOf(unit, isBroken ? brokenOff : undefined);
    const begin: OnBegin = ({ pageId, namespace, title }, first) => {
      begun.push({ pageId, namespace, title, first, before: results.added() });
    };
    await analyzeBytes({ bytes, name: input, choice, detectors: registered, begin }, host, {
      lines: results.add,
      page(manifest, closing) {
        closings.push(closing);
        if (wantsManifests) manifests.push(manifest);
      },
    });
  } catch (error) {
    // The reason why it broke off is known to the thread that cut it.
    if (error !== brokenOff) failure = failureOf(error);
  }
  await results.close();
  return { bytes: results.held(), laid: results.laid(), begun, closings, manifests, failure };
}

function failureOf(error: unknown): UnitFailure {
  if (error instanceof HistoryError) {
    return { code: error.code, message: error.message, details: JSON.stringify(error.details) };
  }
  return { code: null, message: traceOf(error), details: "{}" };
}
