import { type Block, markupOf, onceFor, type Parameter, type Template } from "../../src/plugin.ts";

/** A template as it is called in a text: its name, and what it is given. */
export interface TemplateCall {
  readonly template: Template;
  /** Values by parameter name, for `valuesOf`; `null` where there is one at most, as a page may have thousands of such calls. */
  readonly values: ReadonlyMap<string, string> | null;
  /** Everything it is given, as one string: equal for calls that differ only in order and spacing. */
  readonly given: string;
}

/**
 * The template calls of a block, in document order. They are kept only where one has several values: a text may have many
 * thousand blocks with a simple call, and to keep these takes longer than to make them anew.
 */
export function callsOf(block: Block): readonly TemplateCall[] {
  const { templates } = markupOf(block);
  return templates.some(hasSeveral) ? callsIn(block) : templates.map(callOf);
}

const callsIn = onceFor((block: Block): readonly TemplateCall[] => markupOf(block).templates.map(callOf));

/** A template as it is called. */
export function callOf(template: Template): TemplateCall {
  const values = hasSeveral(template) ? readValues(template) : null;
  return { given: givenOf(template, values), template, values };
}

function hasSeveral({ parameters }: Template): boolean {
  return parameters.length > 1;
}

function givenOf({ parameters }: Template, values: ReadonlyMap<string, string> | null): string {
  if (values === null) return parameters.map((only) => `${only.name}=${valueGiven(only)}`).join("|");
  const names = [...values.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => `${name}=${values.get(name)}`).join("|");
}

/** Value by parameter name; a positional one is named by its number. */
export function valuesOf({ template, values }: TemplateCall): ReadonlyMap<string, string> {
  return values ?? readValues(template);
}

function readValues({ parameters }: Template): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const parameter of parameters) values.set(parameter.name, valueGiven(parameter));
  return values;
}

function valueGiven({ value, positional }: Parameter): string {
  return positional ? value : value.trim();
}
