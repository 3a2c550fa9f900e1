import { HistoryError } from "../../errors.ts";
import type { ClassifierChoice } from "./choose-classifier.ts";

/** The options of a command line about the model that answers. */
interface ModelFlags {
  readonly endpoint?: string | undefined;
  readonly model?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly maxQuestions?: number | undefined;
}

/**
 * Refuses, where the rule answers, the options about the model and how it is used: they would have no effect.
 *
 * @throws HistoryError `INVALID_INPUT` that names the option.
 */
export function refuseForRule(
  command: string,
  { endpoint, model, apiKeyFile, maxQuestions }: ModelFlags,
): void {
  const flags = { endpoint, model, "api-key-file": apiKeyFile, "max-questions": maxQuestions };
  refuseFlags(command, flags, "is for a model, and --path heuristic asks the rule");
}

/**
 * Refuses flags that would have no effect beside another.
 *
 * @param why - What the first flag given is for, and what calls for something else.
 * @throws HistoryError `INVALID_INPUT` that names it.
 */
export function refuseFlags(command: string, flags: Readonly<Record<string, unknown>>, why: string): void {
  const [name] = Object.entries(flags).find(([, value]) => value !== undefined) ?? [];
  if (name === undefined) return;
  throw new HistoryError("INVALID_INPUT", `${command}: --${name} ${why}; leave one of them out`);
}

/**
 * Refuses, among the arguments of a tool, those about the model that have no effect beside the path given.
 *
 * @throws HistoryError `INVALID_INPUT` that names the argument.
 */
export function refuseBesidePath({ path, endpoint, model, key: apiKey }: ClassifierChoice): void {
  if (path !== "heuristic" && path !== "sampling") return;
  // A client treats the name of a model as a preference.
  const unused = path === "heuristic" ? { endpoint, model, apiKey } : { endpoint, apiKey };
  const [name] = Object.entries(unused).find(([, value = ""]) => value.trim() !== "") ?? [];
  if (name === undefined) return;
  const answerer = path === "heuristic" ? "the rule" : "the client's model";
  throw new HistoryError(
    "INVALID_INPUT",
    `arguments: ${name}: is for path model, and path ${path} asks ${answerer}; leave one of them out`,
  );
}
