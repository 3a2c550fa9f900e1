/** Whether a UTF-16 unit or a byte is what PCRE's `\s` matches, as MediaWiki asks of tags, headings and redirects. */
export function isPhpSpace(unit: number | undefined): boolean {
  return unit === 32 || (unit !== undefined && unit >= 9 && unit <= 13);
}

/** Where such white space ends that begins at a place. */
export function skipPhpSpace(text: string, from: number): number {
  let at = from;
  while (isPhpSpace(text.charCodeAt(at))) at++;
  return at;
}
