import type { Link, Markup, Template } from "../../src/plugin.ts";

/** What stands in a reference: templates that are in no other there, each with those right in it; and addresses. */
export interface Contents {
  readonly calls: Call[];
  readonly links: Link[];
}

export interface Call {
  readonly template: Template;
  readonly inner: Template[];
}

// A reference cites a handful of works; one that holds thousands of templates is no reference to anything.
export const mostParts = 100;

/** What stands in each reference of a text. */
export function contentsOf({ references, templates, links }: Markup): readonly Contents[] {
  const contents = references.map((): Contents => ({ calls: [], links: [] }));
  const calls = new Map<number, Call>();
  for (const [place, template] of templates.entries()) {
    const around = calls.get(template.parent);
    if (around !== undefined) {
      if (around.inner.length < mostParts) around.inner.push(template);
      continue;
    }
    const within = contents[template.reference];
    const isInner = templates[template.parent]?.reference === template.reference;
    if (within === undefined || isInner || within.calls.length >= mostParts) continue;
    const call = { template, inner: [] };
    calls.set(place, call);
    within.calls.push(call);
  }
  for (const link of links) {
    const within = contents[link.reference];
    if (within !== undefined && link.kind === "external" && within.links.length < mostParts)
      within.links.push(link);
  }
  return contents;
}
