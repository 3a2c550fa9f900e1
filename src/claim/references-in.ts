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
  return templates.some(mayCite) ? withTemplates(block) : references;
}

function mayCite({ name, reference }: Template): boolean {
  if (reference !== -1 || name.length > longestName) return false;
  const lower = name.toLowerCase();
  return lower === "r" || shortNotes.has(lower) || noteTemplates.has(lower);
}

const longestName = Math.max(...[...shortNotes.keys(), ...noteTemplates].map(({ length }) => length));

const withTemplates = onceFor((block: Block): readonly Reference[] => {
  const { references, templates } = markupOf(block);
  const made: Reference[] = [];
  let end = 0;
  for (const template of templates) {
    // What stands in a note is a part of it.
    if (!mayCite(template) || template.start < end) continue;
    ({ end } = template);
    made.push(...madeBy(template, block.text));
  }
  return [...references, ...made].sort((a, b) => a.start - b.start);
});

function madeBy(template: Template, text: string): readonly Reference[] {
  const { name, start, end } = template;
  const plain = { start, end, content: null, details: null, isListDefined: false };
  if (shortNotes.has(name.toLowerCase())) {
    return [{ ...plain, name: null, group: null, content: text.slice(start, end) }];
  }
  if (!noteTemplates.has(name.toLowerCase())) {
    return namesReused(template).map((reused) => ({ ...plain, ...reused }));
  }
  const note = noteOf(template);
  return note.name === null && note.content === null ? [] : [note];
}
