import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import type { Family } from "../event.ts";
import { canonicalJson, type JsonObject, unlikeJson } from "../json.ts";
import type { QuestionDefinition } from "../question.ts";
import { plain } from "./plain.ts";

/**
 * An input from outside, proven to fit the question of a boundary. Lone surrogates in its texts are replaced.
 *
 * @throws HistoryError `INVALID_INPUT` that names the field, what it has to be, and an example; texts are not quoted.
 */
export function questionInput(
  boundary: Family,
  { input, example }: QuestionDefinition,
  value: unknown,
): JsonObject {
  // Checked before it is rewritten: a stranger's input, nested thousands deep, would overflow the stack of a JSON writer.
  const result = v.safeParse(input, Array.isArray(value) ? null : value);
  const unfit = (what: string, path: string | null) =>
    new HistoryError(
      "INVALID_INPUT",
      `input of ${boundary}: ${what}; a complete example is ${canonicalJson(example)}`,
      { path },
    );
  if (result.success) {
    // A number that is too large, such as 1e999, would become null.
    const strange = unlikeJson(result.output);
    if (strange === null) return repaired(result.output);
    throw unfit(`must not hold ${strange}`, null);
  }
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  throw unfit(`${path === null ? "" : `${plain(path, 40)}: `}${wrong(issue)}`, path);
}

/** What is wrong, without the value that was received, which may be any text. */
function wrong({ kind, type, expected, message }: v.BaseIssue<unknown>): string {
  if (kind === "validation") return message;
  if (type === "strict_object" && expected === "never") return "is not a field of it";
  if (type === "strict_object" && expected !== "Object") return "is missing";
  return `must be ${expected === "Object" ? "an object" : (expected ?? "something else")}`;
}

function repaired(input: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(input), (_, member: unknown) =>
    typeof member === "string" ? member.toWellFormed() : member,
  );
}
