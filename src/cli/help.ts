import { type Flag, flagsOf } from "./flags.ts";
import type { Operation } from "./operation.ts";
import { operations } from "./operations/index.ts";

/** What `stemma help` prints. */
export function overview(): string {
  const width = Math.max(...Object.keys(operations).map((name) => name.length));
  const commands = Object.entries(operations).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return [
    "stemma turns the edit history of a MediaWiki page into facts that can be checked.",
    "",
    "Usage: stemma COMMAND [ARGUMENTS]",
    "",
    ...commands,
    "",
    "stemma help COMMAND describes one of them; stemma --version prints the version.",
    "",
  ].join("\n");
}

/** What `stemma help COMMAND` prints. */
export function helpOf(operation: Operation): string {
  return [
    `Usage: ${usageOf(operation)}`,
    "",
    operation.description,
    "",
    ...flagsOf(operation).map((flag) => `  ${spelling(flag, operation)}\n      ${flag.description}`),
    "",
  ].join("\n");
}

/** The form of a command's call: the inputs that have a place, and those that are required. */
export function usageOf(operation: Operation): string {
  const words = flagsOf(operation).flatMap(({ input, name, required }) => {
    if (operation.positional.includes(input)) {
      return required ? input.toUpperCase() : `[${input.toUpperCase()}]`;
    }
    return required ? `--${name} VALUE` : [];
  });
  return ["stemma", operation.name, ...words, "[OPTIONS]"].join(" ");
}

function spelling({ input, name, kind, values }: Flag, operation: Operation): string {
  if (operation.positional.includes(input)) return input.toUpperCase();
  if (kind === "boolean") return `--${name}`;
  const value = values.length > 0 ? values.join("|") : "VALUE";
  return `--${name} ${value}${kind === "list" ? " (repeatable)" : ""}`;
}
