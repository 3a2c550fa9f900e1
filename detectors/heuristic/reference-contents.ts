import type { Link, Markup, Template } from "../../src/plugin.ts";

/** What stands in a reference: its outermost templates, each with those inside it, and its addresses. */
export interface Contents {
  readonly calls: NestedCall[];
  readonly links: Link[];
}

/** A template in a reference. */
export interface NestedCall {
  readonly template: Template;
  /** The templates directly inside it, each with its own. */
  readonly inner: NestedCall[];
}

/**
 * Most parts of one kind that are read in a reference. A reference cites a handful of works; one with thousands cites
 * nothing.
 */
export const mostParts = 100;
/** Most templates around a call, such as one for small print: the text of a template is read once for each around it. */
const mostAround = 5;

/** What stands in each reference of a text. */
export function contentsOf({
  references,
  templates,
  links,
}: Pick<Markup, "references" | "templates" | "links">): readonly Contents[] {
  const contents = references.map((): Contents => ({ calls: [], links: [] }));
  const calls = new Map<number, NestedCall & { readonly around: number }>();
  for (const [place, template] of templates.entries()) {
    const within = contents[template.reference];
    if (within === undefined) continue;
    const isInner = templates[template.parent]?.reference === template.reference;
    const outer = isInner ? calls.get(template.parent) : undefined;
    const siblings = isInner ? outer?.inner : within.calls;
    const around = outer === undefined ? 0 : outer.around + 1;
    if (siblings === undefined || siblings.length >= mostParts || around > mostAround) continue;
    const call = { template, inner: [], around };
    calls.set(place, call);
    siblings.push(call);
  }
  for (const link of links) {
    const within = contents[link.reference];
    if (within !== undefined && isAddress(link) && within.links.length < mostParts) within.links.push(link);
  }
  return contents;
}

/** Whether a link leads to an address that is written there; an address of the wiki that a function gives is no work. */
function isAddress({ kind, target }: Link): boolean {
  return kind === "external" && !target.startsWith("{{");
}
