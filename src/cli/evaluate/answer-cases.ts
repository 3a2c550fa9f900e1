import { setImmediate } from "node:timers/promises";
import { askEach } from "../../boundary/ask-each.ts";
import type { Classifier } from "../../boundary/classifier.ts";
import { usageOf } from "../../boundary/usage.ts";
import { hasCode } from "../../errors.ts";
import type { Questions } from "../classify/classify.ts";
import type { Host } from "../host.ts";
import type { AnsweredCase } from "./measure.ts";
import type { Case } from "./read-cases.ts";

/** The answers, and what ended the measurement early. */
export interface Answers {
  readonly answered: readonly AnsweredCase[];
  readonly failure: { readonly cause: unknown } | null;
}

/**
 * Cases that a model is given at the same time; providers count calls for each minute, and a local model answers one after
 * the other.
 */
const atOnce = 4;

/**
 * The answers to cases, in their order.
 *
 * An answer that cannot be read is a wrong one; any other failure ends the measurement, and the answers up to then are
 * reported.
 * @param classifier - `null`: the rule answers.
 */
export async function answerCases(
  cases: readonly Case[],
  questions: Questions,
  classifier: Classifier | null,
  host: Host,
): Promise<Answers> {
  const answers = new Map<Case, AnsweredCase>();
  const ask = async (one: Case, signal: AbortSignal) => {
    answers.set(one, await answerOf(one, questions, classifier, signal));
  };
  const onAnswered = (done: number, all: number) => host.progress?.(`${done} of ${all} cases`, done, all);
  const failure = await askEach(cases, atOnce, ask, { onAnswered, signal: host.signal }).then(
    () => null,
    (cause: unknown) => ({ cause }),
  );
  return { answered: cases.flatMap((one) => answers.get(one) ?? []), failure };
}

async function answerOf(
  { line, question, label, injection }: Case,
  questions: Questions,
  classifier: Classifier | null,
  signal: AbortSignal,
): Promise<AnsweredCase> {
  // The rule answers at once: without a turn of the event loop no signal would be heard until the last case.
  if (classifier === null) await setImmediate();
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
