import type { Link, Markup, Reference, Template } from "../../src/plugin.ts";

/**
 * Templates that make a note of what they are given, as `<ref group=…>` does.
 *
 * @see https://en.wikipedia.org/wiki/Template:Refn
 * @see https://en.wikipedia.org/wiki/Template:Efn
 */
const notes: ReadonlySet<string> = new Set("refn efn efn-la efn-ua efn-lg efn-ug efn-lr efn-ur".split(" "));

/** Whether a template makes a note, and stands in no reference. */
export function isNote({ name, reference }: Template): boolean {
  return reference === -1 && notes.has(name.toLowerCase());
}

/** A text in which each note of a template is a reference behind those it has, with all that stands in it. */
export function withNotes(markup: Markup): Pick<Markup, "references" | "templates" | "links"> {
  const references = [...markup.references];
  const around = new Map<number, number>();
  const templates = markup.templates.map((template, place) => {
    const outer = template.reference === -1 ? around.get(template.parent) : undefined;
    if (outer !== undefined) {
      around.set(place, outer);
      return { ...template, reference: outer };
    }
    if (isNote(template)) around.set(place, references.push(noteOf(template)) - 1);
    return template;
  });
  return { references, templates, links: linksIn(references, markup) };
}

function noteOf({ name, parameters, start, end }: Template): Reference {
  const given = (wanted: string) =>
    parameters.findLast((parameter) => parameter.name === wanted)?.value.trim();
  return {
    start,
    end,
    name: given("name") || null,
    group: given("group") || name.toLowerCase(),
    content: given("1") || null,
    isListDefined: false,
  };
}

/** The links, those of notes with the note that they stand in: both are in the order of the text. */
function linksIn(references: readonly Reference[], { references: { length }, links }: Markup): Link[] {
  let note = length;
  return links.map((link) => {
    while ((references[note]?.end ?? Number.POSITIVE_INFINITY) <= link.start) note++;
    const isWithin = link.reference === -1 && (references[note]?.start ?? link.end) < link.start;
    return isWithin ? { ...link, reference: note } : link;
  });
}
