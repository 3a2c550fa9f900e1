import { foldSpace } from "../fold-space.ts";
import { elementsIn } from "./elements-in.ts";
import type { Markup, Span, Template } from "./markup.ts";
import { templateWords } from "./template-words.ts";
import { visibleText } from "./visible-text.ts";
import { isWordless } from "./wordless-template.ts";

/**
 * What a reader sees of a heading whose text is at `span`.
 *
 * Most templates show something that is not known here, so that their source stands for them. If nothing else would be left
 * to call the section by, so does the source of functions (`== {{int:license-header}} ==`) and of the other templates.
 *
 * @param language - Language of the wiki.
 */
export function headingText(text: string, span: Span, markup: Markup, language: string): string {
  const source = text.slice(span.start, span.end);
  const inner = elementsIn(span, markup);
  const templates = inner.templates.filter((template) => isKnown(source, template, language));
  const shown = plainText(source, { ...inner, templates }, language);
  if (shown !== "" || (templates.length === 0 && inner.opaque.length === 0)) return shown;
  const comments = inner.opaque.filter(({ start }) => source.startsWith("<!--", start));
  return plainText(source, { ...inner, templates: [], opaque: comments }, language);
}

function plainText(source: string, markup: Markup, language: string): string {
  return foldSpace(visibleText(source, markup, language).text);
}

/** Whether it is known here what a template shows: words it is given, a number with its unit, a space or a dash, or nothing. */
function isKnown(source: string, template: Template, language: string): boolean {
  const { shown, start, end } = template;
  return shown !== null || isWordless(template) || templateWords(source, start, end, language) !== "";
}
