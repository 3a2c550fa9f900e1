import type { Classifier } from "../../boundary/classifier.ts";
import { usageOf } from "../../boundary/usage.ts";
import { hasCode } from "../../errors.ts";
import type { Questions } from "../classify/classify.ts";
import type { Host } from "../host.ts";
import type { AnsweredCase } from "./measure.ts";
import type { Case } from "./read-cases.ts";

/** What was answered, and what ended it before its end. */
export interface Answers {
  readonly answered: readonly AnsweredCase[];
  readonly failure: { readonly cause: unknown } | null;
}

/** Cases a model is asked at once; providers count calls a minute, and a local model answers one after the other. */
const atOnce = 4;

/**
 * The answers to cases, in their order.
 *
 * An answer that cannot be read is a wrong one; whatever else fails ends the measurement, and what was answered by then
 * is told.
 * @param classifier - `null`: the rule answers.
 */
export async function answerCases(
  cases: readonly Case[],
  questions: Questions,
  classifier: Classifier | null,
  host: Host,
): Promise<Answers> {
  const answered = new Map<number, AnsweredCase>();
  const left = cases.entries();
  const stop = new AbortController();
  const signal = AbortSignal.any([host.signal, stop.signal]);
  let done = 0;
  async function work(): Promise<void> {
    for (const [place, one] of left) {
      if (signal.aborted) return;
      answered.set(place, await answerOf(one, questions, classifier, signal));
      host.progress?.(`${++done} of ${cases.length} cases`, done, cases.length);
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    work().catch((failure: unknown) => {
      // The first failure is the one that counts; the others are cancelled by it.
      if (!stop.signal.aborted) stop.abort(failure);
    }),
  );
  await Promise.all(workers);
  const inOrder = [...answered].sort(([a], [b]) => a - b).map(([, one]) => one);
  return { answered: inOrder, failure: signal.aborted ? { cause: signal.reason } : null };
}

async function answerOf(
  { line, question, label, injection }: Case,
  questions: Questions,
  classifier: Classifier | null,
  signal: AbortSignal,
): Promise<AnsweredCase> {
  const heuristic = questions.heuristic(question).answer;
  const known = { line, label, injection, heuristic };
  if (classifier === null) return { ...known, answer: heuristic, usage: null };
  try {
    const { answer, usage } = await classifier.ask(question, signal);
    return { ...known, answer, usage };
  } catch (failure) {
    if (!hasCode(failure, "MODEL_UNREADABLE")) throw failure;
    return { ...known, answer: null, usage: usageOf(failure) };
  }
}
