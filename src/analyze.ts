import * as v from "valibot";
import type { AskingOptions, Classifiers } from "./boundary/asker.ts";
import { createByUser } from "./by-user.ts";
import { HistoryError } from "./errors.ts";
import { type Depth, depths, families, type HistoryEvent, themes } from "./event.ts";
import { callback, signal as signalSchema } from "./ground/argument.ts";
import { checkKnown } from "./ground/check-known.ts";
import { onlyOnce } from "./ground/only-once.ts";
import { parse } from "./ground/parse.ts";
import { createJudging } from "./judging.ts";
import { type Manifest, manifestOf, type Selection } from "./manifest.ts";
import { actOf } from "./merge-timeline.ts";
import { createRange, entriesIn, type RangedEntry } from "./range.ts";
import type { PageHistory } from "./revision.ts";
import { walkInBatches } from "./walk/batches.ts";
import { checkHistory } from "./walk/check-history.ts";
import { checkInTheme, emittedTypes } from "./walk/emitted-types.ts";
import { wantedOf } from "./walk/open.ts";
import { checkRegistered, type Registered } from "./walk/registry.ts";
import type { WalkReport } from "./walk/walk-report.ts";
import { createWalker, type Told } from "./walk/walker.ts";

/** How an analysis is made, and which of the page's events it shows. */
export interface AnalyzeOptions extends Selection {
  /** Default `detailed`. */
  readonly depth?: Depth | undefined;
  /** Checked between entries, and between detectors where texts are large. If the timeline is your own and waits for something, it has to listen to the signal, too. */
  readonly signal?: AbortSignal | undefined;
  /** Called repeatedly, each time after some entries of the timeline. */
  readonly onProgress?: ((report: WalkReport) => void) | undefined;
  /** Who judges instead of the rules, if anybody. Nothing is asked about events that are not shown. */
  readonly judging?: Omit<AskingOptions, "signal"> | undefined;
}

/** A page's analysis under way. */
export interface Analysis {
  /** The events in stream order, one batch for each timeline entry that has some; can be consumed once. */
  readonly events: AsyncIterable<readonly HistoryEvent[]>;
  /** What has been read and shown so far. */
  manifest(): Manifest;
}

/**
 * Analyses a page's history. Nothing is read before the first event is taken.
 *
 * `from`, `since`, `types`, `theme` and `user` choose which events are shown; they never change an event.
 * @throws HistoryError `INVALID_INPUT` for an invalid history, signal, `since`, depth, theme, user, boundary or budget, for
 * detectors that were not registered, and for a type that no detector emits. While events are read: `REVISION_NOT_ON_PAGE`,
 * `RANGE_REVERSED` or `CANCELLED`; for a history of your own also `OUT_OF_ORDER`, and `INVALID_INPUT` for an entry with an
 * invalid member.
 */
export function analyze(
  history: PageHistory,
  detectors: readonly Registered[],
  options: AnalyzeOptions = {},
): Analysis {
  checkHistory(history);
  checkRegistered(detectors);
  parse(optionsShape, options, "options");
  const { depth = "detailed", signal, onProgress } = options;
  checkKnown("depth", depth, depths);
  const isWanted = createSelection(options, detectors);
  const byUser = createByUser(options.user, history.page);
  const range = createRange(options);
  const { classifiers = {}, onModelError = "stop" } = options.judging ?? {};
  checkKnown("onModelError", onModelError, ["stop", "heuristic"]);
  const judged = judgedBy(classifiers);
  const judging =
    judged.size === 0 ? null : createJudging(history.page, { ...options.judging, classifiers, signal });
  const walker = createWalker(history.page, detectors, depth, undefined, judged);
  const counts = new Map<string, number>();

  /** Called once for each entry that was read, as those of a user are counted. */
  function isShown(ranged: RangedEntry | undefined): boolean {
    if (ranged === undefined) return false;
    const isWantedUser = byUser === null || byUser.take(ranged.entry.kind, actOf(ranged.entry).user);
    return ranged.isShown && isWantedUser;
  }

  /** What is shown of each entry; computed for a whole batch before its first is handed on. */
  async function* shown<T>(tell: (told: Told) => T): AsyncGenerator<T, void, void> {
    const entries = entriesIn(history.timeline, range, signal);
    for await (const { batch, told } of walkInBatches(walker, entries, ({ entry }) => entry, signal)) {
      onProgress?.(walker.report());
      const batched = told.filter((_, place) => isShown(batch[place])).map(tell);
      for (const one of batched) yield one;
      // Lets go of what was handed on, as `walkInBatches` does.
      batched.length = 0;
    }
  }

  const found = () => shown((told) => told.at(depth).filter(isWanted));
  const open = () => shown((told) => wantedOf(told.openAt(depth), isWanted));

  async function* events(): AsyncGenerator<readonly HistoryEvent[]> {
    for await (const batch of judging === null ? found() : judging.events(open())) {
      if (batch.length === 0) continue;
      for (const { type } of batch) counts.set(type, (counts.get(type) ?? 0) + 1);
      yield batch;
    }
  }

  return {
    events: onlyOnce(events(), readAlready),
    manifest: () => ({
      ...manifestOf(history.page, depth, detectors, walker.report(), counts, options, byUser),
      ...(judging === null ? {} : { judged: judging.report() }),
    }),
  };
}

/**
 * Which events are shown, by type and theme.
 *
 * @throws HistoryError `INVALID_INPUT` for a type that no detector emits, and for an unknown theme.
 */
export function createSelection(
  { types, theme }: Pick<Selection, "types" | "theme">,
  detectors: readonly Registered[],
): (event: Readonly<Record<"type" | "theme", string>>) => boolean {
  if (theme !== undefined) checkKnown("theme", theme, themes);
  const wanted = types === undefined ? null : emittedTypes(types, detectors, "types");
  checkInTheme({ types, theme }, detectors, { types: "types", theme: "theme" });
  return (event) =>
    (wanted === null || wanted.has(event.type)) && (theme === undefined || event.theme === theme);
}

const optionsShape = v.looseObject(
  {
    signal: signalSchema,
    onProgress: callback,
    judging: v.nullish(
      v.looseObject(
        { classifiers: v.nullish(v.looseObject({}, "must be an object, a classifier for each boundary")) },
        "must be an object with classifiers",
      ),
    ),
  },
  'must be an object, such as { depth: "brief" }',
);
const classifierShape = v.looseObject({ promptOf: v.function(), ask: v.function() });

function readAlready(): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    "the events of an analysis can be read once; analyze a history that is read anew",
  );
}

/** The boundaries that have a classifier: one may be named with `undefined` for its classifier. */
function judgedBy(classifiers: Classifiers): ReadonlySet<string> {
  const chosen = Object.entries(classifiers ?? {}).filter(([, classifier]) => classifier !== undefined);
  for (const [name, classifier] of chosen) {
    checkKnown("boundary", name, families);
    if (v.is(classifierShape, classifier)) continue;
    throw new HistoryError(
      "INVALID_INPUT",
      `judging: the classifier of ${name} is not a classifier; give what modelClassifier returns`,
    );
  }
  return new Set(chosen.map(([name]) => name));
}
