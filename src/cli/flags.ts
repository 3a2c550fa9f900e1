import { parseArgs } from "node:util";
import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { quoted, shownName } from "../ground/quoted.ts";
import { reasonOf } from "../ground/reason-of.ts";
import { flagName, type Operation } from "./operation.ts";

/** How an input is written on the command line. */
export interface Flag {
  /** Name in the input: `noStore`. */
  readonly input: string;
  /** Name after the dashes: `no-store`. */
  readonly name: string;
  readonly kind: "string" | "boolean" | "list";
  readonly required: boolean;
  readonly description: string;
  /** The closed set of values, where there is one. */
  readonly values: readonly string[];
}

/** The flags of an operation, derived from its input schema. Those with a place come first. */
export function flagsOf(operation: Operation): readonly Flag[] {
  const names = Object.keys(operation.input);
  const placed = operation.positional.filter((name) => names.includes(name));
  return [...placed, ...names.filter((name) => !placed.includes(name))].map((input) =>
    flagOf(input, operation),
  );
}

/**
 * Reads the input of an operation from the command line, not yet checked against its schema.
 *
 * @throws HistoryError `UNKNOWN_OPTION` for an unknown flag, a missing value, one that another would replace, or one place
 * too many.
 */
export function readFlags(operation: Operation, args: readonly string[]): Readonly<Record<string, unknown>> {
  const flags = flagsOf(operation);
  const options = Object.fromEntries(
    flags.map(({ name, kind }) => [
      name,
      // All values are read even if one is wanted: otherwise the first of two would be dropped unseen.
      { type: kind === "boolean" ? ("boolean" as const) : ("string" as const), multiple: kind !== "boolean" },
    ]),
  );
  const { values, positionals } = parseStrictly(operation, args, options);
  const input: Record<string, unknown> = {};
  for (const { name, input: key, kind } of flags) {
    const given = values[name];
    if (given === undefined) continue;
    const isOne = kind === "string" && Array.isArray(given);
    if (isOne && given.length > 1) throw usage(operation, `--${name} is given twice; give it once`);
    input[key] = isOne ? given[0] : given;
    if (values[`no-${name}`] !== undefined)
      throw usage(operation, `--${name} and --no-${name} exclude each other; give one of them`);
  }
  positionals.forEach((value, place) => {
    const key = operation.positional[place];
    if (key === undefined) {
      const places = operation.positional.map((name) => name.toUpperCase()).join(" and ") || "only options";
      throw usage(operation, `takes ${places}; ${quoted(value)} is one too many (quote a title with spaces)`);
    }
    if (input[key] !== undefined) throw usage(operation, `${key.toUpperCase()} is given twice`);
    input[key] = value;
  });
  return input;
}

function parseStrictly(
  operation: Operation,
  args: readonly string[],
  options: Record<string, { type: "string" | "boolean"; multiple: boolean }>,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    const [reason = ""] = reasonOf(cause).split(/\. |\n/);
    const [, ambiguous] = /^Option '(--[\w-]+)' argument is ambiguous/.exec(reason) ?? [];
    if (ambiguous !== undefined) throw usage(operation, withDash(ambiguous, args), cause);
    const [, bare] = /^Option '(--[\w-]+) <value>' argument missing/.exec(reason) ?? [];
    if (bare !== undefined) {
      throw usage(operation, `${bare} needs a value: see stemma help ${operation.name}`, cause);
    }
    const known = Object.keys(options).map((name) => `--${name}`);
    throw usage(operation, `${shownName(reason)}; it takes ${known.join(" ")}`, cause);
  }
}

/** What to write if the word after a flag looks like another flag. */
function withDash(flag: string, args: readonly string[]): string {
  const value = args.find((word, at) => args[at - 1] === flag && /^-./.test(word)) ?? "";
  if (value.startsWith("--")) return `${flag} needs a value, and ${value} looks like the next option`;
  const written = /\s/.test(value) ? JSON.stringify(value) : value;
  return `${flag} is followed by ${written}, which looks like an option; as its value write ${flag}=${written}`;
}

function usage(operation: Operation, reason: string, cause?: unknown): HistoryError {
  return new HistoryError("UNKNOWN_OPTION", `${operation.name}: ${reason}`, {}, { cause });
}

function flagOf(input: string, operation: Operation): Flag {
  const schema = operation.input[input];
  const inner = schema === undefined ? undefined : unwrapped(schema);
  const type = inner?.type;
  return {
    input,
    name: flagName(input),
    kind: type === "boolean" ? "boolean" : type === "array" ? "list" : "string",
    required: schema?.type !== "optional",
    description: schema === undefined ? "" : descriptionOf(schema) + defaultOf(schema),
    values: inner !== undefined && v.isOfType("picklist", inner) ? optionsOf(inner) : [],
  };
}

/** The default of an input whose schema states it, which is how agents learn of it. */
function defaultOf(schema: v.GenericSchema): string {
  return "default" in schema && typeof schema.default === "string" ? ` ${schema.default} when left out.` : "";
}

/** The description of an input; an optional one has it in its wrapped schema. */
function descriptionOf(schema: v.GenericSchema): string {
  const described = v.getDescription(schema);
  if (described !== undefined) return described;
  return "wrapped" in schema && isSchema(schema.wrapped) ? descriptionOf(schema.wrapped) : "";
}

function unwrapped(schema: v.GenericSchema): v.GenericSchema {
  return "wrapped" in schema && isSchema(schema.wrapped) ? unwrapped(schema.wrapped) : schema;
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}

function optionsOf(schema: object): readonly string[] {
  return "options" in schema && Array.isArray(schema.options) ? schema.options.map(String) : [];
}
