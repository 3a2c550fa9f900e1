import type { Classifier, Question } from "../../boundary/classifier.ts";
import { promptOf } from "../../boundary/prompt.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import type { Registered } from "../../walk/registry.ts";
import type { HistoryChoice } from "../history/open-histories.ts";
import { readEvents } from "../history/read-events.ts";
import type { Host } from "../host.ts";
import { type Questions, questionsOf } from "./classify.ts";

/**
 * The questions of a boundary that an analysis of the page asks at one revision, in the order of its events.
 *
 * @throws HistoryError `REVISION_NOT_ON_PAGE`, and what the sources throw.
 */
export async function questionsAt(
  revision: number,
  boundary: Family,
  source: HistoryChoice,
  detectors: readonly Registered[],
  host: Host,
): Promise<readonly Question[]> {
  const noted: Question[] = [];
  await readEvents(
    {
      ...source,
      from: revision,
      to: revision,
      depth: "forensic",
      judging: {
        classifiers: { [boundary]: notesIn(noted, questionsOf(detectors)) },
        concurrency: 1,
        maxQuestions: Number.POSITIVE_INFINITY,
        onModelError: "heuristic",
      },
    },
    detectors,
    host,
    () => undefined,
  );
  return noted;
}

/** Notes what it is asked and declines to answer, so that the rule does. */
function notesIn(noted: Question[], { definitionOf }: Questions): Classifier {
  return {
    path: "model",
    identity: { model: null, endpoint: null, temperature: null },
    promptOf: ({ boundary, input }) => promptOf(definitionOf(boundary), input),
    async ask(question) {
      noted.push(question);
      throw new HistoryError("MODEL_REFUSED", "the question is only noted");
    },
  };
}
