import { type Block, markupOf, sha256, type Template } from "../../src/plugin.ts";

/** A template as it is called in a text: what it is and what it is given. */
export interface Call {
  readonly template: Template;
  /** Value by parameter name; a positional one is named by its number. */
  readonly values: ReadonlyMap<string, string>;
  /** What it is given, as one string: equal for calls that mean the same in another order or spacing. */
  readonly given: string;
}

/** Longest value that enters a subject as it is. */
const maxPlainLength = 200;

const none: readonly Call[] = [];
const known = new WeakMap<Block, readonly Call[]>();

/** The template calls of a block, in document order, found once. */
export function callsOf(block: Block): readonly Call[] {
  const { templates } = markupOf(block);
  if (templates.length === 0) return none;
  const before = known.get(block);
  if (before !== undefined) return before;
  const calls = templates.map(callOf);
  known.set(block, calls);
  return calls;
}

/** A value as it enters a subject: itself, or the SHA-256 of a long one. */
export function subjectKey(value: string): string {
  return value.length <= maxPlainLength ? value : `sha256:${sha256(value)}`;
}

function callOf(template: Template): Call {
  const values = new Map<string, string>();
  for (const { name, value, positional } of template.parameters) {
    values.set(name, positional ? value : value.trim());
  }
  return { given: givenOf(values), template, values };
}

function givenOf(values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return "";
  const names = [...values.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => `${name}=${values.get(name)}`).join("|");
}
