import { isSpace } from "./tag.ts";

const lessThan = 0x3c;
const openBracket = 0x5b;

/** As many bytes as tell a byte order mark from a tag. */
export const leastBeginning = 4;

/** What is wrong with an input that does not begin as XML does, and what to do about it; `null` where nothing is. */
export function faultOfBeginning(bytes: Buffer): string | null {
  let at = bytes.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0;
  while (isSpace(bytes[at])) at++;
  if (at === bytes.length || bytes[at] === lessThan) return null;
  return `must be MediaWiki export XML in UTF-8; ${otherKind(bytes, at)}`;
}

/** What an input seems to be that is no XML, white space and byte order mark aside. */
function otherKind(bytes: Buffer, begin: number): string {
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0)
    return "this seems to be UTF-16, save it as UTF-8";
  // `{` begins JSON lines, which are read.
  if (bytes[begin] === openBracket)
    return "this seems to be a JSON array: of JSON, lines are read, one object each";
  return "this is no XML";
}

/** What is wrong with an XML declaration: that it names another encoding; `null` where it does not. */
export function faultOfDeclaration(declaration: string): string | null {
  const encoding = /\sencoding\s*=\s*["']([\w.:-]*)/.exec(declaration)?.[1];
  if (encoding === undefined || /^(utf-?8|us-ascii)$/i.test(encoding)) return null;
  return `must be XML in UTF-8 (declares ${encoding})`;
}
