import * as v from "valibot";
import type { DetectorRun } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Anchor } from "../event.ts";
import { object } from "../ground/argument.ts";
import { parse } from "../ground/parse.ts";
import { isObject, type Json, type JsonObject, unlikeJson } from "../json.ts";
import type { Page } from "../revision.ts";
import { cut } from "../text/cut.ts";
import { calledOf, type Registered } from "./registry.ts";

/**
 * A detector's run, started or resumed.
 *
 * @throws HistoryError `DETECTOR_FAILED`, also if a detector that is not built in returns no valid run, and any HistoryError
 * that the detector itself throws.
 */
export function begun(by: Registered, saved: Json | undefined): DetectorRun {
  const run = attempted(by, "at its start", () => by.detector.start(by.parameters, saved));
  if (by.trusted) return run;
  const where = `what start of ${calledOf(by)} returns`;
  if (run instanceof Promise) {
    throw new HistoryError(
      "DETECTOR_FAILED",
      `${where}: must be there at once; what is waited for is for onPair`,
    );
  }
  parse(hooks, run, where, "DETECTOR_FAILED");
  // A misspelt hook would silently never be called.
  const stray = Object.keys(run).find((name) => /^on[A-Z]/.test(name) && !Object.hasOwn(hooks.entries, name));
  if (stray === undefined) return run;
  const known = Object.keys(hooks.entries).join(", ");
  throw new HistoryError("DETECTOR_FAILED", `${where}: ${stray}: is no hook; there are ${known}`);
}

const hook = v.function("must be a function");
const hooks = v.looseObject(
  {
    onPair: hook,
    onLogEntry: v.optional(hook),
    onTalkPost: v.optional(hook),
    questions: v.optional(hook),
    save: v.optional(hook),
  },
  object("must be an object with onPair"),
);

/**
 * The state of a detector; `null` if the detector cannot save it.
 *
 * If JSON lost a part of the state, nobody would notice: the walk would go on without it, and find something else.
 * @throws HistoryError `DETECTOR_FAILED` when saving fails, or when JSON cannot hold the state.
 */
export function savedBy(by: Registered, run: DetectorRun): { readonly state: Json } | null {
  if (run.save === undefined) return null;
  const state: Json | undefined = attempted(by, saving, () => run.save?.());
  const fault = by.trusted ? null : attempted(by, saving, () => unlikeJson(state));
  if (fault === null && state !== undefined) return { state };
  throw failureOf(by, saving, new Error(`JSON cannot carry ${fault}`));
}

const saving = "as it saved its state";

/**
 * What the manifest says about a detector for a page.
 *
 * @throws HistoryError `DETECTOR_FAILED`, also when a detector that is not built in returns what JSON would lose, or a member
 * that stemma itself writes.
 */
export function aboutOf(by: Registered, page: Page): JsonObject | undefined {
  const told = attempted(by, telling, () => by.detector.about?.(by.parameters, page));
  if (by.trusted || told === undefined) return told;
  const fault = attempted(by, telling, () => unlikeJson(told));
  if (fault !== null) throw failureOf(by, telling, new Error(`JSON cannot carry ${fault}`));
  if (!isObject(told)) throw failureOf(by, telling, new Error("it must be an object"));
  const taken = ["name", "version", "parameters"].find((member) => Object.hasOwn(told, member));
  if (taken === undefined) return told;
  throw failureOf(by, telling, new Error(`${taken} is what stemma says of it; name the member otherwise`));
}

const telling = "as it told about itself";

/**
 * The result of calling a detector's own code.
 *
 * @throws HistoryError whatever `failureOf` makes of an exception.
 */
export function attempted<T>(by: Registered, doing: Doing, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    throw failureOf(by, doing, cause);
  }
}

/** The entry that a detector was working on, or in words what it was doing. */
type Doing = Pick<Anchor, "kind" | "id"> | string;

/** What a detector threw, as a HistoryError. */
export function failureOf(by: Registered, doing: Doing, cause: unknown): HistoryError {
  if (cause instanceof HistoryError) return cause;
  const { name } = by.detector;
  const where = typeof doing === "string" ? doing : `at ${doing.kind} ${doing.id}`;
  return new HistoryError(
    "DETECTOR_FAILED",
    `detector ${calledOf(by)} failed ${where}: ${reasonThrown(cause)}; leave it out, or mend it`,
    { detector: name, ...(typeof doing === "string" ? {} : { kind: doing.kind, id: doing.id }) },
    { cause },
  );
}

/** The message of anything thrown, which need not be an `Error`. */
export function reasonThrown(cause: unknown): string {
  const { message } = Object(cause);
  const said = typeof cause === "string" ? cause : message;
  if (typeof said === "string" && said !== "") return cut(said, mostReason);
  return `it threw ${cause instanceof Error ? cause.name : cause === null ? "null" : typeof cause}, which does not say why`;
}

/** Most characters of a message; a longer one would hide what comes after it. */
const mostReason = 2_000;
