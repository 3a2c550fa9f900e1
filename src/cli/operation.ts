import * as v from "valibot";
import { parse } from "../ground/parse.ts";
import type { Host } from "./host.ts";
import type { InputEntries, Tool } from "./tool.ts";

/** One thing that stemma can do, defined once for the command line and for agents. */
export interface Operation {
  readonly name: string;
  /** What it does, what it returns, when to use a sibling. The first sentence is used in lists. */
  readonly description: string;
  /** Inputs that the command line takes by place, in order. */
  readonly positional: readonly string[];
  readonly input: InputEntries;
  /** The tool for agents, if there is one. */
  readonly tool?: Tool;
  /**
   * Runs the operation.
   *
   * @throws HistoryError `UNKNOWN_OPTION` or `INVALID_INPUT` when the input does not fit.
   */
  run(input: unknown, host: Host): Promise<void>;
}

/** A command and how to load its definition: only the one that is run is loaded. */
export interface OperationEntry {
  readonly summary: string;
  load(): Promise<Operation>;
  /** Runs it without inputs, if that needs much less to be loaded: an agent waits while a server starts. */
  bare?(host: Host): Promise<void>;
}

/** An operation as its file defines it: `run` gets input that the schema has checked. */
export interface OperationDefinition<TEntries extends v.ObjectEntries>
  extends Omit<Operation, "input" | "run"> {
  readonly input: TEntries;
  run(input: v.InferOutput<v.StrictObjectSchema<TEntries, undefined>>, host: Host): Promise<void>;
}

/** Makes an operation from its definition. */
export function defineOperation<const TEntries extends v.ObjectEntries>(
  definition: OperationDefinition<TEntries>,
): Operation {
  // Unknown flags are refused where flags are read.
  const schema = v.strictObject(definition.input, "is missing");
  return {
    ...definition,
    run(input, host) {
      const nameOf = (path: string) => asTyped(path, definition.positional);
      return definition.run(parse(schema, input, definition.name, "INVALID_INPUT", nameOf), host);
    },
  };
}

/** Name of an input after the dashes: `no-store`. */
export function flagName(input: string): string {
  return input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The name that people use for an input: its flag, or its place as `stemma help` shows it. */
function asTyped(path: string, positional: readonly string[]): string {
  const [input = path] = path.split(".", 1);
  return positional.includes(input) ? input.toUpperCase() : `--${flagName(input)}`;
}
