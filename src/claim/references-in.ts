import { onceFor } from "../ground/once-for.ts";
import type { Block } from "../page/block.ts";
import type { Reference, Template } from "../text/markup/markup.ts";
import { markupOf } from "../text/markup/markup-of.ts";
import { noteOf, noteTemplates, shortNotes } from "../text/markup/note-templates.ts";
import { namesReused } from "../text/markup/reference-lists.ts";

/**
 * The references of a block in the order of the text, those that templates make included: short notes of author and year, whose
 * content is the template as written (`{{sfn|Smith|1999}}`), notes with words of their own (`{{efn|…}}`), and names used again
 * (`{{r|a}}`).
 */
export function referencesIn(block: Block): readonly Reference[] {
  const { references, templates } = markupOf(block);
  return templates.length === 0 ? references : withTemplates(block);
}

const withTemplates = onceFor((block: Block): readonly Reference[] => {
  const { references, templates } = markupOf(block);
  const made: Reference[] = [];
  let end = 0;
  for (const template of templates) {
    // What stands in a reference or in a note is a part of it.
    if (template.reference !== -1 || template.start < end) continue;
    const own = madeBy(template, block.text);
    if (own === null) continue;
    made.push(...own);
    ({ end } = template);
  }
  return made.length === 0 ? references : [...references, ...made].sort((a, b) => a.start - b.start);
});

/** The references that a template makes; `null` where it is none that cites. */
function madeBy(template: Template, text: string): readonly Reference[] | null {
  const { name, start, end } = template;
  const lower = name.toLowerCase();
  const plain = { start, end, content: null, details: null, isListDefined: false };
  if (shortNotes.has(lower)) return [{ ...plain, name: null, group: null, content: text.slice(start, end) }];
  if (noteTemplates.has(lower)) {
    const note = noteOf(template);
    return note.name === null && note.content === null ? [] : [note];
  }
  const reused = namesReused(template);
  return reused.length === 0 ? null : reused.map((use) => ({ ...plain, ...use }));
}
