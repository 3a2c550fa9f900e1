import { type Block, fileTitle, type Media, markupOf, type Side } from "../../src/plugin.ts";
import type { PlacedElement } from "./element-difference.ts";

/**
 * The files that went, or came, except those that a template's parameter names on the other side: `|image=A.jpg` showed the
 * same as `|image=[[File:A.jpg]]`.
 *
 * @param files - Files of one side that the other side lacks.
 */
export function withoutBareNames(
  files: readonly PlacedElement<Media>[],
  other: Side,
): readonly PlacedElement<Media>[] {
  const [first] = files;
  if (first === undefined) return files;
  const more = namesIn(other);
  if (more.size === 0) return files;
  for (const [name, times] of namesIn(first.side)) more.set(name, (more.get(name) ?? 0) - times);
  return files.filter(({ found }) => {
    const left = more.get(found.name) ?? 0;
    if (left <= 0) return true;
    more.set(found.name, left - 1);
    return false;
  });
}

/** The files that parameters name in the changed blocks of a side, and how often. */
function namesIn(side: Side): Map<string, number> {
  const names = new Map<string, number>();
  for (const index of side.changed) {
    const block = side.blocks[index];
    if (block === undefined) continue;
    for (const { parameters } of markupOf(block).templates) {
      for (const { value } of parameters) {
        const name = nameIn(value, block);
        if (name !== null) names.set(name, (names.get(name) ?? 0) + 1);
      }
    }
  }
  return names;
}

function nameIn(value: string, { grammar }: Block): string | null {
  return value.length < 260 && fileName.test(value) ? fileTitle(value, grammar) : null;
}

/** A name with the ending of an image, a sound, a film, a document or a solid: https://commons.wikimedia.org/wiki/Commons:File_types */
const fileName =
  /^[^\n|[\]{}<>]+\.(?:jpe?g|png|gif|svg|tiff?|webp|xcf|og[gva]|opus|flac|wav|mp3|midi?|webm|mpe?g|pdf|djvu|stl)\s*$/i;
