import type { AnalyzeOptions } from "../../analyze.ts";
import type { AskingOptions, QuestionCount } from "../../boundary/asker.ts";
import type { Classifier } from "../../boundary/classifier.ts";
import type { Registered } from "../../walk/registry.ts";
import { type ChosenClassifier, chooseClassifier } from "../classify/choose-classifier.ts";
import { questionsOf } from "../classify/classify.ts";
import type { Sampling } from "../classify/sampling.ts";
import type { Host } from "../host.ts";
import { askingWords } from "../words/asking.ts";
import { counted } from "../words/counted.ts";
import type { BoundaryPaths } from "./read-boundaries.ts";

/** How the questions of a run are asked, apart from who answers them. */
export interface JudgingChoice extends Pick<AskingOptions, "maxQuestions" | "onModelError"> {
  readonly boundaries: BoundaryPaths;
}

/** The judging of a run; `close` releases what its classifiers hold open. */
export interface OpenJudging {
  /** `undefined`: the rules judge everywhere. */
  readonly judging: AnalyzeOptions["judging"];
  close(): Promise<void>;
}

/** Least time between the starts of two questions: a hosted model accepts about ten a second from one caller. */
const gapMs = 100;
/** How long an endpoint that is busy or fails for the moment is tried again for one of many questions. */
export const patienceMs = 60_000;

/**
 * Opens the classifiers for a run's boundaries.
 *
 * @param sampling - How to ask the client's model; `null` where there is none.
 * @throws HistoryError `MODEL_NOT_CONFIGURED`, `MODEL_KEY_WITHHELD` or `INVALID_INPUT` for one that cannot be used.
 */
export async function openJudging(
  { boundaries, maxQuestions, onModelError }: JudgingChoice,
  detectors: readonly Registered[],
  host: Host,
  sampling: () => Sampling | null,
): Promise<OpenJudging> {
  const { definitionOf } = questionsOf(detectors);
  const opened = new Map<string, ChosenClassifier>();
  const classifiers: Record<string, Classifier> = {};
  const left = new Map<string, number>();

  async function close(): Promise<void> {
    if (left.size > 0) tellOfRest(left, host);
    for (const { close: closeOne } of opened.values()) await closeOne();
  }

  try {
    for (const [family, path] of boundaries) {
      if (path === "heuristic") continue;
      const chosen =
        opened.get(path) ?? (await chooseClassifier({ path }, definitionOf, host, sampling, patienceMs));
      if (chosen === null) continue;
      opened.set(path, chosen);
      classifiers[family] = chosen.classifier;
    }
  } catch (failure) {
    await close();
    throw failure;
  }
  if (opened.size === 0) return { judging: undefined, close };
  const isAtOnce = [...opened.values()].every((one) => one.isAtOnce);
  return {
    judging: {
      classifiers,
      maxQuestions,
      onModelError,
      ...(isAtOnce ? { concurrency: Number.MAX_SAFE_INTEGER } : { pace: { clock: host.clock, gapMs } }),
      onQuestions: (count) => announce(count, host),
      onFallback: (code) => left.set(code, (left.get(code) ?? 0) + 1),
      onAnswered: (answered, asked) =>
        host.progress?.(`${answered} of ${asked} questions answered`, answered, asked),
    },
    close,
  };
}

/** Printed before the first question is asked, so that the one who pays can still interrupt. */
function announce({ questions, known, asked, tokens }: QuestionCount, host: Host): void {
  const kept = known === 0 ? "" : `, ${known} of ${questions} answered before`;
  const line = `${askingWords(asked, tokens)}${kept}`;
  host.writeError(line);
  host.progress?.(line);
}

/** Says how many questions were left to the rule, since the exit code is the same as if a model had judged all of them. */
function tellOfRest(left: ReadonlyMap<string, number>, host: Host): void {
  const total = [...left.values()].reduce((sum, times) => sum + times, 0);
  const why = [...left].map(([code, times]) => (left.size === 1 ? code : `${times} ${code}`)).join(", ");
  host.writeError(`${counted(total, "question")} left to the rule (${why})`);
}
