import * as v from "valibot";
import { parse } from "../ground/parse.ts";
import { isObject, type JsonObject, objectIn, parsedJson } from "../json.ts";
import type { Host } from "./host.ts";
import { isListInput } from "./inputs.ts";
import type { Session } from "./mcp/session.ts";

/** Inputs of an operation by name: strings, booleans and lists of strings, each with a description. */
export type InputEntries = Readonly<Record<string, v.GenericSchema>>;

/** What a client may expect of a call; each hint is stated. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint: boolean;
  readonly idempotentHint: boolean;
  readonly openWorldHint: boolean;
}

/** An operation as a tool for agents: the same work on the same inputs, answered by one JSON object. */
export interface Tool {
  readonly title: string;
  /** What it does, what it returns, its limits, when to use a sibling. */
  readonly description: string;
  readonly annotations: ToolAnnotations;
  readonly input: InputEntries;
  /** The common members of an answer, an object. */
  readonly output: v.GenericSchema;
  /**
   * Runs the tool.
   *
   * @throws HistoryError `INVALID_INPUT` when the arguments do not fit.
   */
  answer(input: unknown, host: Host, session: Session): Promise<JsonObject>;
}

/** A tool as its file defines it: `answer` gets arguments that the schema has checked. */
export interface ToolDefinition<TEntries extends v.ObjectEntries> extends Omit<Tool, "input" | "answer"> {
  readonly input: TEntries;
  answer(
    input: v.InferOutput<v.StrictObjectSchema<TEntries, undefined>>,
    host: Host,
    session: Session,
  ): Promise<JsonObject>;
}

/** Makes a tool from its definition. */
export function defineTool<const TEntries extends v.ObjectEntries>(
  definition: ToolDefinition<TEntries>,
): Tool {
  const names = Object.keys(definition.input).join(", ");
  const schema = v.strictObject(definition.input, (issue) => {
    if (issue.expected === "never") return `is not an argument of this tool; there are ${names}`;
    return issue.expected === "Object" ? "must be an object" : "is missing";
  });
  return {
    ...definition,
    answer: (input, host, session) =>
      definition.answer(parse(schema, asMeant(input, definition.input), "arguments"), host, session),
  };
}

/**
 * Reads arguments as models write them: digits as numbers, `true` as such, an object as its JSON text, a list as one or as
 * its JSON text, and nothing, `null` or `false` for an optional one.
 */
function asMeant(input: unknown, known: v.ObjectEntries): unknown {
  if (!isObject(input)) return input;
  const entries = Object.entries(input).flatMap(([name, value]) => {
    const entry = Object.hasOwn(known, name) ? known[name] : undefined;
    const isOptional = entry !== undefined && v.is(entry, undefined);
    return isOptional && (isNothing(value) || (value === "false" && isFlag(entry)))
      ? []
      : [[name, entry === undefined ? value : meant(value, entry)]];
  });
  return Object.fromEntries(entries);
}

function isNothing(value: unknown): boolean {
  return value === "" || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** Whether `true` is the only value of an argument; elsewhere, `false` may be a name. */
function isFlag(entry: v.ObjectEntries[string]): boolean {
  return v.is(entry, "true") && !v.is(entry, "false");
}

function meant(value: unknown, entry: v.ObjectEntries[string]): unknown {
  const isList = isListInput(entry);
  if (typeof value === "string") {
    if (isList && value.startsWith("[")) return listed(value) ?? value;
    return entry.type === "loose_object" ? (objectIn(value) ?? value) : value;
  }
  if (Array.isArray(value)) return isList ? value.join() : value;
  const isString = Number.isSafeInteger(value) || (value === true && v.is(entry, undefined));
  return isString ? String(value) : value;
}

/** The members of a list that a JSON text holds, separated by commas. */
function listed(text: string): string | null {
  const members = parsedJson(text);
  return Array.isArray(members) ? members.join() : null;
}
