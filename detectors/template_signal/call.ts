import { type Block, markupOf, type Parameter, type Template } from "../../src/plugin.ts";

/** A template as it is called in a text: what it is and what it is given. */
export interface TemplateCall {
  readonly template: Template;
  /** What it is given, as one string: equal for calls that mean the same in another order or spacing. */
  readonly given: string;
}

const none: readonly TemplateCall[] = [];
const known = new WeakMap<Block, readonly TemplateCall[]>();

/** The template calls of a block, in document order, found once. */
export function callsOf(block: Block): readonly TemplateCall[] {
  const { templates } = markupOf(block);
  if (templates.length === 0) return none;
  const before = known.get(block);
  if (before !== undefined) return before;
  const calls = templates.map(callOf);
  known.set(block, calls);
  return calls;
}

function callOf(template: Template): TemplateCall {
  return { given: givenOf(template), template };
}

function givenOf(template: Template): string {
  const [first, second] = template.parameters;
  if (first === undefined) return "";
  if (second === undefined) return `${first.name}=${valueGiven(first)}`;
  const values = readValues(template);
  const names = [...values.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => `${name}=${values.get(name)}`).join("|");
}

const knownValues = new WeakMap<TemplateCall, ReadonlyMap<string, string>>();

/** Value by parameter name; a positional one is named by its number. Made for calls that are compared: few of a page are. */
export function valuesOf(call: TemplateCall): ReadonlyMap<string, string> {
  const before = knownValues.get(call);
  if (before !== undefined) return before;
  const values = readValues(call.template);
  knownValues.set(call, values);
  return values;
}

function readValues({ parameters }: Template): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const parameter of parameters) values.set(parameter.name, valueGiven(parameter));
  return values;
}

function valueGiven({ value, positional }: Parameter): string {
  return positional ? value : value.trim();
}
