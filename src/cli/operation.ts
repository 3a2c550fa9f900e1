import * as v from "valibot";
import { parse } from "../parse.ts";
import type { Host } from "./host.ts";
import type { InputEntries, Tool } from "./tool.ts";

/** One thing stemma can do, defined once for every face. */
export interface Operation {
  readonly name: string;
  /** What it does, what it returns, when to use a sibling. The first sentence stands in lists. */
  readonly description: string;
  /** Inputs that the command line takes by place, in order. */
  readonly positional: readonly string[];
  readonly input: InputEntries;
  /** How agents call it, where they can. */
  readonly tool?: Tool;
  /**
   * Does it.
   *
   * @throws HistoryError `UNKNOWN_OPTION` or `INVALID_INPUT` when the input does not fit.
   */
  run(input: unknown, host: Host): Promise<void>;
}

/** A command and how to get its definition: only the one that is run is loaded. */
export interface OperationEntry {
  readonly summary: string;
  load(): Promise<Operation>;
  /** Runs it without inputs, where that needs much less to be loaded: an agent waits while a server starts. */
  bare?(host: Host): Promise<void>;
}

/** An operation as its file states it: `run` gets input that its schema has proved. */
export interface OperationDefinition<TEntries extends v.ObjectEntries>
  extends Omit<Operation, "input" | "run"> {
  readonly input: TEntries;
  run(input: v.InferOutput<v.StrictObjectSchema<TEntries, undefined>>, host: Host): Promise<void>;
}

/** Makes an operation of its definition. */
export function defineOperation<const TEntries extends v.ObjectEntries>(
  definition: OperationDefinition<TEntries>,
): Operation {
  // Flags that are not there are refused where flags are read.
  const schema = v.strictObject(definition.input, "is missing");
  return {
    ...definition,
    run(input, host) {
      const nameOf = (path: string) => asTyped(path, definition.positional);
      return definition.run(parse(schema, input, definition.name, "INVALID_INPUT", nameOf), host);
    },
  };
}

/** Name of an input behind the dashes: `no-store`. */
export function flagName(input: string): string {
  return input.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** How people name an input: by its flag, or by its place as `stemma help` writes it. */
function asTyped(path: string, positional: readonly string[]): string {
  const [input = path] = path.split(".", 1);
  return positional.includes(input) ? input.toUpperCase() : `--${flagName(input)}`;
}
