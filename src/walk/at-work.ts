import * as v from "valibot";
import { object } from "../argument.ts";
import type { DetectorRun } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Anchor } from "../event.ts";
import { isObject, type Json, type JsonObject, unlikeJson } from "../json.ts";
import { parse } from "../parse.ts";
import type { Page } from "../revision.ts";
import { cut } from "../text/cut.ts";
import { calledOf, type Registered } from "./registry.ts";

/**
 * A detector at work.
 *
 * @throws HistoryError `DETECTOR_FAILED`, also for a stranger that starts nothing, and what it throws of ours.
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
  // It would never be called, and nobody be told.
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
 * The state of a detector; `null` where it cannot save it.
 *
 * What JSON loses of a stranger's would be missed by nobody: the walk would go on without it, and find something else.
 * @throws HistoryError `DETECTOR_FAILED` where it fails, or what it saves is no JSON.
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
 * What the manifest says of a detector for a page.
 *
 * @throws HistoryError `DETECTOR_FAILED`, also for what a stranger tells that JSON would lose, or that is not its own to tell.
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
 * What a detector's own code gives.
 *
 * @throws HistoryError as `failureOf`.
 */
export function attempted<T>(by: Registered, doing: Doing, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    throw failureOf(by, doing, cause);
  }
}

/** The entry a detector was at, or in words what it was doing. */
type Doing = Pick<Anchor, "kind" | "id"> | string;

/** What a detector threw, as ours. */
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

/** What something thrown says: whoever throws may throw anything. */
export function reasonThrown(cause: unknown): string {
  const { message } = Object(cause);
  const said = typeof cause === "string" ? cause : message;
  if (typeof said === "string" && said !== "") return cut(said, mostReason);
  return `it threw ${cause instanceof Error ? cause.name : cause === null ? "null" : typeof cause}, which does not say why`;
}

/** A line that is longer hides what stands behind it. */
const mostReason = 2_000;
