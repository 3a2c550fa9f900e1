/**
 * Where the content of a `<nowiki>` begins, as MediaWiki reads the tag: in any case, with spaces or attributes.
 *
 * @returns -1 where no such tag begins at the `<` at `at`, or one that is closed at once.
 */
export function nowikiContent(text: string, at: number): number {
  // Asked of every tag, and nearly none begins so.
  if ((text.charCodeAt(at + 1) | 32) !== 110 || (text.charCodeAt(at + 2) | 32) !== 111) return -1;
  opener.lastIndex = at;
  if (!opener.test(text)) return -1;
  const end = opener.lastIndex;
  return text.charCodeAt(end - 2) === 47 ? -1 : end;
}

/** Where the next `</nowiki>` begins; -1 where none does. */
export function nowikiEnd(text: string, from: number): number {
  closer.lastIndex = from;
  return closer.exec(text)?.index ?? -1;
}

/** Whether a `</nowiki>` begins at `at`. */
export function closesNowiki(text: string, at: number): boolean {
  if (text.charCodeAt(at + 1) !== 47 || (text.charCodeAt(at + 2) | 32) !== 110) return false;
  return closed.test(text.slice(at, at + 32));
}

const opener = /<nowiki(?:\s[^<>]*)?\/?>/iy;
const closer = /<\/nowiki\s{0,20}>/gi;
const closed = /^<\/nowiki\s{0,20}>/i;
