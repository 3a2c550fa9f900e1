const slash = 47;
const less = 60;
const lowerT = 116;

const mark = /<(?:\/?(?:translate|tvar)(?:[\s|][^<>]*)?|\/)>/iy;

/**
 * Where a mark of the Translate extension ends that begins at a `<`; -1 where none does.
 *
 * `<translate>` and `<tvar name="a">`, or as before 2021 `<tvar|a>`, and what closes them (`</>` did): what is to be translated
 * stands between them, and what translators leave as it is. They are gone before wikitext is read.
 *
 * @see https://www.mediawiki.org/wiki/Help:Extension:Translate/Page_translation_example
 */
export function translationMarkEnd(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  if (next !== slash && (next | 32) !== lowerT) return -1;
  mark.lastIndex = at;
  return mark.test(text) ? mark.lastIndex : -1;
}

/** Past a mark that stands at an offset; the offset where none does. */
export function behindTranslationMark(text: string, at: number): number {
  return text.charCodeAt(at) === less ? Math.max(at, translationMarkEnd(text, at)) : at;
}
