import { isSpace } from "./tag.ts";

const lessThan = 0x3c;
const openBracket = 0x5b;

/** How many bytes are needed to tell a byte order mark from a tag. */
export const leastBeginning = 4;

/** What is wrong with an input, and what to do about it, if known. */
export interface Fault {
  readonly what: string;
  readonly fix?: string;
}

/** What is wrong with the beginning of an input that should be XML; `null` if nothing is. */
export function faultOfBeginning(bytes: Buffer): Fault | null {
  const at = beginOf(bytes);
  if (at === bytes.length || (bytes[at] === lessThan && bytes[at + 1] !== 0)) return null;
  const { what, fix } = otherKind(bytes, at);
  return {
    what: `must be MediaWiki export XML in UTF-8, and ${what}`,
    ...(fix === undefined ? {} : { fix }),
  };
}

/** Whether an input holds nothing but white space and a byte order mark. */
export function isBlank(bytes: Buffer): boolean {
  return beginOf(bytes) === bytes.length;
}

function beginOf(bytes: Buffer): number {
  let at = bytes.length >= 3 && bytes.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0;
  while (at < bytes.length && isSpace(bytes[at])) at++;
  return at;
}

/** What an input that is not XML seems to be, white space and byte order mark aside. */
function otherKind(bytes: Buffer, begin: number): Fault {
  if (bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0)
    return { what: "this seems to be UTF-16", fix: "save it as UTF-8" };
  // Not `{`, which begins JSON lines: these can be read.
  if (bytes[begin] === openBracket)
    return { what: "this seems to be a JSON array", fix: "give JSON lines instead, one object on each line" };
  return { what: "this is not XML" };
}

/** What is wrong with an XML declaration that names another encoding; `null` for any other declaration. */
export function faultOfDeclaration(declaration: string): string | null {
  const encoding = /\sencoding\s*=\s*["']([\w.:-]*)/.exec(declaration)?.[1];
  if (encoding === undefined || /^(utf-?8|us-ascii)$/i.test(encoding)) return null;
  return `must be XML in UTF-8 (declares ${encoding})`;
}
