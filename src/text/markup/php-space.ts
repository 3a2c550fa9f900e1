/** Whether a UTF-16 unit or a byte matches PCRE's `\s`, as MediaWiki uses it for tags, headings and redirects. */
export function isPhpSpace(unit: number | undefined): boolean {
  return unit === 32 || (unit !== undefined && unit >= 9 && unit <= 13);
}

/** The offset after such white space from a place on. */
export function skipPhpSpace(text: string, from: number): number {
  let at = from;
  while (isPhpSpace(text.charCodeAt(at))) at++;
  return at;
}
