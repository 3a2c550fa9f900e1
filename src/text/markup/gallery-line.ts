import { withoutComments } from "./without-comments.ts";

/** What stands after the name in a line of a gallery. */
interface GalleryCaption {
  /** The last part that is no option; `null` where there is none. */
  readonly label: string | null;
  /** `alt=…`, `link=…`, `page=…`, as written. */
  readonly options: readonly string[];
}

/**
 * Separates what stands after the name in a line of a gallery.
 *
 * @param words - The wiki's options of an image, lower case: `alt=$1`. Here those without a value count as words of a
 * caption.
 * @see https://www.mediawiki.org/wiki/Help:Images#Rendering_a_gallery_of_images
 */
export function galleryCaption(text: string, words: ReadonlySet<string>): GalleryCaption {
  const options: string[] = [];
  let label: string | null = null;
  for (const part of partsOf(withoutComments(text))) {
    const equals = part.indexOf("=");
    if (equals > 0 && words.has(`${part.slice(0, equals).trim().toLowerCase()}=$1`)) options.push(part);
    else if (part !== "") label = part;
  }
  return { label, options };
}

/** The parts between pipes, trimmed; a pipe within a link or a template does not separate. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(/\[\[|\]\]|\{\{|\}\}|\|/g)) {
    if (mark !== "|") {
      depth = Math.max(0, depth + (mark === "[[" || mark === "{{" ? 1 : -1));
    } else if (depth === 0) {
      parts.push(text.slice(from, index).trim());
      from = index + 1;
    }
  }
  parts.push(text.slice(from).trim());
  return parts;
}
