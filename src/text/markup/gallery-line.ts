import type { Span } from "./markup.ts";
import { leftOut, withoutComments } from "./without-comments.ts";

/** What stands after the name in a line of a gallery. */
interface GalleryCaption {
  /** The last part that is no option; `null` where there is none. */
  readonly label: string | null;
  /** Where that part stands, with the spaces around it. */
  readonly caption: Span | null;
  /** `alt=…`, `link=…`, `page=…`, as written. */
  readonly options: readonly string[];
}

/**
 * Separates what stands after the name in a line of a gallery.
 *
 * @param source - The text that holds the line; the span is where in it the parts stand.
 * @param words - The wiki's options of an image, lower case: `alt=$1`. Here those without a value count as words of a
 * caption.
 * @see https://www.mediawiki.org/wiki/Help:Images#Rendering_a_gallery_of_images
 */
export function galleryCaption(source: string, span: Span, words: ReadonlySet<string>): GalleryCaption {
  const options: string[] = [];
  let label: string | null = null;
  let caption: Span | null = null;
  for (const part of partsOf(source, span)) {
    const text = withoutComments(source.slice(part.start, part.end)).trim();
    if (text === "") continue;
    const equals = text.indexOf("=");
    if (equals > 0 && words.has(`${text.slice(0, equals).trim().toLowerCase()}=$1`)) {
      options.push(text);
    } else {
      label = text;
      caption = part;
    }
  }
  return { label, caption, options };
}

/** The parts between pipes; a pipe within a link, a template or a comment does not separate. */
function partsOf(source: string, { start, end }: Span): readonly Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (const { 0: mark, index } of source.slice(start, end).matchAll(marks)) {
    if (mark === "|") {
      if (depth > 0) continue;
      parts.push({ start: from, end: start + index });
      from = start + index + 1;
    } else if (!mark.startsWith("<")) {
      depth = Math.max(0, depth + (mark === "[[" || mark === "{{" ? 1 : -1));
    }
  }
  parts.push({ start: from, end });
  return parts;
}

const marks = new RegExp(String.raw`${leftOut}|\[\[|\]\]|\{\{|\}\}|\|`, "gis");
