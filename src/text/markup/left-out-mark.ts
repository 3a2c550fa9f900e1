const slash = 47;
const less = 60;

/** A mark as `leftOutMarkEnd` finds it, in any case. */
export const leftOutMark = String.raw`<(?:\/?(?:(?:translate|tvar)(?:[\s|][^<>]*)?|(?:no|only)include(?:\s[^<>]*)?\/?)|\/)>`;
const mark = new RegExp(leftOutMark, "iy");

/**
 * Where a mark ends that begins at a `<` and is removed before lines, links and templates are read; -1 where there is none.
 *
 * `<noinclude>` and `<onlyinclude>` say what other pages take from this one, and `<noinclude/>` keeps apart what stands
 * beside it. `<translate>` and `<tvar name="a">` of the Translate extension, before 2021 `<tvar|a>`, say what is to be
 * translated and what translators leave as it is; `</>` closed `<tvar|a>`.
 *
 * @see https://www.mediawiki.org/wiki/Help:Extension:Translate/Page_translation_example
 */
export function leftOutMarkEnd(text: string, at: number): number {
  const next = text.charCodeAt(at + 1);
  if (next !== slash && !firstLetters.has(next | 32)) return -1;
  mark.lastIndex = at;
  return mark.test(text) ? mark.lastIndex : -1;
}

const firstLetters: ReadonlySet<number> = new Set([..."tno"].map((letter) => letter.charCodeAt(0)));

/** The offset after a mark that stands at an offset; the offset itself where there is none. */
export function behindLeftOutMark(text: string, at: number): number {
  return text.charCodeAt(at) === less ? Math.max(at, leftOutMarkEnd(text, at)) : at;
}
