import type { AnswerCache, Classifier, Judgement, Question } from "../../src/boundary/classifier.ts";
import { promptOf } from "../../src/boundary/prompt.ts";
import { sha256 } from "../../src/json.ts";
import type { QuestionDefinition } from "../../src/question.ts";
import type { Registered } from "../../src/walk/registry.ts";

/** A classifier that records the questions it is asked. */
export interface TestClassifier extends Classifier {
  readonly asked: readonly Question[];
}

/** A classifier that answers by a function of the question and of the rule's answer to it. */
export function testClassifier(
  detectors: readonly Registered[],
  answerOf: (question: Question, rule: string, answers: readonly string[]) => string | Promise<string>,
): TestClassifier {
  const asked: Question[] = [];
  const identity = { model: "test-model", endpoint: "http://127.0.0.1:9", temperature: 0 };
  return {
    asked,
    path: "model",
    identity,
    promptOf: (question) => promptOf(definitionIn(detectors, question).definition, question.input),
    async ask(question): Promise<Judgement> {
      asked.push(question);
      const { definition, parameters } = definitionIn(detectors, question);
      const rule = definition.answer(question.input, parameters).answer;
      const answer = await answerOf(question, rule, definition.answers);
      const { digest } = promptOf(definition, question.input);
      return {
        ...identity,
        answer,
        confidence: 0.5,
        promptDigest: digest,
        rationale: null,
        responseDigest: sha256(answer),
        usage: null,
      };
    },
  };
}

export const agree = (_: Question, rule: string) => rule;

/** The first answer that is not the rule's. */
export function disagree(_: Question, rule: string, answers: readonly string[]): string {
  return answers.find((answer) => answer !== rule) ?? rule;
}

/** A cache in memory, and the answers it was given. */
export function memoryCache(): AnswerCache & { readonly kept: ReadonlyMap<string, Judgement> } {
  const kept = new Map<string, Judgement>();
  return {
    kept,
    get: async (digest) => kept.get(digest) ?? null,
    put: async (digest, judgement) => void kept.set(digest, judgement),
  };
}

function definitionIn(detectors: readonly Registered[], { boundary }: Question) {
  const found = detectors.find(({ detector }) => detector.name === boundary);
  const definition: QuestionDefinition | undefined = found?.detector.question;
  if (found === undefined || definition === undefined) throw new Error(`no question at ${boundary}`);
  return { definition, parameters: found.parameters };
}
