import {
  type Link,
  type Markup,
  noteOf,
  noteTemplates,
  type Reference,
  type Template,
} from "../../src/plugin.ts";

/** Whether a template makes a note, outside of any reference. */
export function makesNote({ name, reference }: Template): boolean {
  return reference === -1 && noteTemplates.has(name.toLowerCase());
}

/**
 * A text in which each note made by a template counts as a reference, after the other ones, together with all that stands in
 * it.
 */
export function withNotes(markup: Markup): Pick<Markup, "references" | "templates" | "links"> {
  const references = [...markup.references];
  const around = new Map<number, number>();
  const templates = markup.templates.map((template, place) => {
    const outer = template.reference === -1 ? around.get(template.parent) : undefined;
    if (outer !== undefined) {
      around.set(place, outer);
      return { ...template, reference: outer };
    }
    if (makesNote(template)) around.set(place, references.push(noteOf(template)) - 1);
    return template;
  });
  return { references, templates, links: linksIn(references, markup) };
}

/** The links; those of a note are given the note they stand in. Links and notes are both in the order of the text. */
function linksIn(references: readonly Reference[], { references: { length }, links }: Markup): Link[] {
  let note = length;
  return links.map((link) => {
    while ((references[note]?.end ?? Number.POSITIVE_INFINITY) <= link.start) note++;
    const isWithin = link.reference === -1 && (references[note]?.start ?? link.end) < link.start;
    return isWithin ? { ...link, reference: note } : link;
  });
}
