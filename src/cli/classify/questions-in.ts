import type { Classifier, Question } from "../../boundary/classifier.ts";
import { defaultMaxQuestions, overBudget } from "../../boundary/max-questions.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import type { Registered } from "../../walk/registry.ts";
import type { HistoryChoice } from "../history/open-histories.ts";
import type { Host } from "../host.ts";
import { askingWords } from "../words/asking.ts";
import type { Questions } from "./classify.ts";
import { questionsAt } from "./questions-at.ts";
import { readCase } from "./read-case.ts";
import { refuseFlags } from "./refuse-options.ts";

/** Where the cases are: in a file, or in a page's history. */
interface CaseChoice extends Omit<HistoryChoice, "from" | "to"> {
  readonly boundary: Family;
  readonly revision?: number | undefined;
  readonly inputExport?: string | undefined;
}

/**
 * The questions of one call.
 *
 * @throws HistoryError `INVALID_INPUT` for no place or two, for a page beside a case, and for an invalid case; whatever the
 * sources throw.
 */
export async function questionsIn(
  { boundary, input, revision, inputExport, ...source }: CaseChoice,
  detectors: readonly Registered[],
  questions: Questions,
  host: Host,
): Promise<readonly Question[]> {
  const { page, api, wiki, sort } = source;
  if (input !== undefined && revision === undefined) {
    const flags = { page, api, "input-export": inputExport, wiki, sort };
    refuseFlags("classify", flags, "is for --revision, and --input gives a case of its own");
    return [questions.read(boundary, await readCase(input, host))];
  }
  if (input !== undefined || revision === undefined) {
    throw new HistoryError(
      "INVALID_INPUT",
      "classify: give either --input with a case, or --revision with a revision of the page",
    );
  }
  const choice = { page, api, wiki, sort, input: inputExport };
  const found = await questionsAt(revision, boundary, choice, detectors, host);
  if (found.length === 0) host.writeError(`revision ${revision}: there is nothing for ${boundary} to judge`);
  return found;
}

/**
 * Says how many questions are about to be asked.
 *
 * @throws HistoryError `MODEL_BUDGET` when they are more than allowed.
 */
export function checkBudget(
  asked: readonly Question[],
  classifier: Classifier,
  host: Host,
  most = defaultMaxQuestions,
): void {
  const tokens = asked.reduce((sum, question) => sum + classifier.promptOf(question).tokens, 0);
  if (asked.length > most) throw overBudget(asked.length, most, tokens);
  if (asked.length > 1) host.writeError(`stemma: ${askingWords(asked.length, tokens)}`);
}
