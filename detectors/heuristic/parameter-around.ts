import { markupOf, partitionPoint, type Span, type Template } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";
import type { Citation } from "./works.ts";

/** A longer value is not something that a reference supports, but a part of the page within a template. */
const longestValue = 300;

/**
 * The parameter whose value a reference supports; `null` outside of templates and in lists of references. It is the one of
 * the outermost template around the reference, known by the template's name and the first of its other values, as a page may
 * call a template once for each of its stations.
 */
export function parameterAround({ side, block, found }: PlacedElement<Citation>): string | null {
  const place = side.blocks[block];
  if (place === undefined || found.isListDefined) return null;
  const template = outermostAround(markupOf(place).templates, found);
  if (template === undefined) return null;
  const { name, parameters } = template;
  const parameter =
    parameters[partitionPoint(parameters.length, (i) => (parameters[i]?.end ?? 0) <= found.start)];
  if (parameter === undefined || parameter.start > found.start) return null;
  if (parameter.value.length - (found.end - found.start) > longestValue) return null;
  const first = parameters.find((other) => other !== parameter);
  return JSON.stringify([name, parameter.name, first?.value.trim() ?? null]);
}

/** The outermost template around an element, given the last one that begins before the element and all around that one. */
function outermostAround(templates: readonly Template[], { start, end }: Span): Template | undefined {
  let outermost: Template | undefined;
  let template = templates[partitionPoint(templates.length, (i) => (templates[i]?.start ?? 0) < start) - 1];
  while (template !== undefined) {
    if (template.end > end) outermost = template;
    template = templates[template.parent];
  }
  return outermost;
}
