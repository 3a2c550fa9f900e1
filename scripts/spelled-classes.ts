import ts from "typescript";
import { writtenParts } from "./written-parts.ts";

/**
 * A file's text with the classes of its regular expressions spelled out: `[\p{L}\p{N}]` becomes the letters and digits of
 * the Unicode version used for the build, range by range.
 *
 * V8 builds such a class for each expression separately, once when the expression is made and again when it is compiled, and
 * takes ten times as long for it as for ranges. Besides, the same text then has the same words on every Node, whatever its
 * version of Unicode.
 *
 * For a text that is only a part of an expression, the rest is not known: there only classes in brackets are spelled out.
 * Where case is ignored, a class holds more than is written, and stays.
 */
export function spellClasses(text: string): string {
  if (!text.includes("\\p{")) return text;
  const file = ts.createSourceFile("classes.ts", text, ts.ScriptTarget.Latest, true);

  /** A node's text from the end of what comes before it, including comments. */
  function written(node: ts.Node): string {
    const start = node.getStart(file);
    const own = text.slice(start, node.end);
    if (ts.isRegularExpressionLiteral(node)) return text.slice(node.pos, start) + spelledExpression(own);
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) {
      return text.slice(node.pos, start) + spelled(own, { isRaw: isRaw(node), isWhole: false });
    }
    return writtenParts(text, node, written);
  }

  return written(file);
}

function spelledExpression(literal: string): string {
  const end = literal.lastIndexOf("/");
  const flags = literal.slice(end + 1);
  if (!flags.includes("u") || flags.includes("i")) return literal;
  return `${spelled(literal.slice(0, end), { isRaw: true, isWhole: true })}/${flags}`;
}

/** Whether a template's text is taken as written, so that its backslashes belong to the expression. */
function isRaw(node: ts.Node): boolean {
  let { parent } = node;
  while (ts.isTemplateSpan(parent) || ts.isTemplateExpression(parent)) parent = parent.parent;
  return ts.isTaggedTemplateExpression(parent) && /\braw$/.test(parent.tag.getText());
}

/** How the text of an expression is written in a file. */
interface Standing {
  /** Whether a backslash is written as a single one. */
  readonly isRaw: boolean;
  /** Whether it is a complete expression. */
  readonly isWhole: boolean;
}

function spelled(text: string, { isRaw, isWhole }: Standing): string {
  const bare = isRaw ? text : text.replaceAll("\\\\", "\\");
  // An escaped quote or line end in a text would be lost along with the expression's own backslashes.
  if (!isRaw && bare.replaceAll("\\", "\\\\") !== text) return text;
  const changed = bare.replace(parts, (part: string, open?: string, members?: string) => {
    if (open !== undefined && members !== undefined) {
      return members.includes("\\p{") ? `${open}${rangesOf(members)}]` : part;
    }
    return isWhole && part.startsWith("\\p{") ? `[${rangesOf(part)}]` : part;
  });
  return isRaw ? changed : changed.replaceAll("\\", "\\\\");
}

/** A class in brackets, with its opening and its contents, or an escape. */
const parts = /(\[\^?)((?:[^\\\]]|\\(?:[pP]\{[^}]*\}|.))*)\]|\\(?:[pP]\{[^}]*\}|.)/gsu;

const known = new Map<string, string>();

/** All characters of a class, from the first to the last. */
function rangesOf(members: string): string {
  const before = known.get(members);
  if (before !== undefined) return before;
  const isMember = new RegExp(`[${members}]`, "u");
  const ranges: string[] = [];
  for (let at = 0; at <= last; at++) {
    if (!isMember.test(String.fromCodePoint(at))) continue;
    const first = at;
    while (at < last && isMember.test(String.fromCodePoint(at + 1))) at++;
    ranges.push(first === at ? character(at) : `${character(first)}-${character(at)}`);
  }
  const all = ranges.join("");
  known.set(members, all);
  return all;
}

const last = 0x10ffff;

/** A character, escaped where it could mean something in an expression or in our texts, or would be invisible. */
function character(code: number): string {
  const own = String.fromCodePoint(code);
  return /[^\p{ASCII}\p{C}\p{Z}]|[0-9A-Za-z]/u.test(own) ? own : `\\u{${code.toString(16)}}`;
}
