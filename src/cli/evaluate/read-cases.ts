import * as v from "valibot";
import type { Question } from "../../boundary/classifier.ts";
import { HistoryError } from "../../errors.ts";
import type { Family } from "../../event.ts";
import { hasDoubledMember, memberTwice } from "../../ground/doubled-member.ts";
import { fitting } from "../../ground/parse.ts";
import { holdsTooManyValues, mostValues } from "../../ground/too-many-values.ts";
import { parsedJson } from "../../json.ts";
import { linesOf } from "../../sources/lines.ts";
import { openInput } from "../../sources/open-input.ts";
import { startOf } from "../../sources/place.ts";
import type { Questions } from "../classify/classify.ts";
import type { Host } from "../host.ts";

/** An input, and the answer that a reader of it says is right. */
export interface Case {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly question: Question;
  /** The right answer. */
  readonly label: string;
  /** Whether a text in it tells the model what to answer. */
  readonly injection: boolean;
}

const caseSchema = v.strictObject({
  input: v.looseObject({}),
  answer: v.string(),
  /** BCP 47, for readers of the file. */
  language: v.optional(v.string()),
  injection: v.optional(v.boolean(), false),
  /** Why the answer is right, for readers of the file. */
  note: v.optional(v.string()),
});

const fields = "input, answer, and if wanted language, injection and note";

/**
 * Reads the labelled cases of a file, one JSON object on each line; `-` is standard input.
 *
 * @throws HistoryError `INPUT_MALFORMED` with the line, where it is not a case of this boundary.
 */
export async function readCases(
  path: string,
  boundary: Family,
  questions: Questions,
  host: Host,
): Promise<readonly Case[]> {
  const file = await openInput(path, host.stdin, host.signal);
  const cases: Case[] = [];
  for await (const { number, text } of linesOf(file.read(), startOf(file.name))) {
    cases.push(caseIn(text, number, boundary, questions, file.name));
  }
  if (cases.length > 0) return cases;
  throw new HistoryError(
    "INPUT_MALFORMED",
    `${file.name}: holds no case; each line is an object with ${fields}`,
  );
}

function caseIn(text: string, line: number, boundary: Family, questions: Questions, file: string): Case {
  const wrong = (what: string) =>
    new HistoryError("INPUT_MALFORMED", `${file}, line ${line}: ${what}`, { line });
  if (holdsTooManyValues(text)) throw wrong(`must hold at most ${mostValues} values`);
  const json = parsedJson(text);
  const read = fitting(caseSchema, json);
  if (read === null) throw wrong(`must be an object with ${fields}`);
  if (hasDoubledMember(text, json)) throw wrong(memberTwice);
  const { input, answer: label, injection } = read;
  const { answers } = questions.definitionOf(boundary);
  if (!answers.includes(label)) throw wrong(`answer must be one of ${answers.join(", ")}`);
  try {
    return { line, question: questions.read(boundary, input), label, injection };
  } catch (failure) {
    throw failure instanceof HistoryError ? wrong(failure.message) : failure;
  }
}
