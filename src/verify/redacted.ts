import type { Json } from "../json.ts";

/** What `export --redact-users` writes instead of a name or an account's id. Nobody has the key to compute it again. */
export const anyPseudonym = /redacted-[\da-f]{24}/;
const nothingElse = new RegExp(`^${anyPseudonym.source}$`);

/** Whether a text, or a value written as JSON, hides a name. */
export function hidesNames(text: string): boolean {
  return anyPseudonym.test(text);
}

/** Whether a value consists only of a pseudonym. */
export function isPseudonym(value: unknown): boolean {
  return typeof value === "string" && nothingElse.test(value);
}

/** Whether a recorded text may be what was found, names aside: all parts around the names are in it, in order. */
export function standsFor(recorded: Json | undefined, found: Json | undefined): boolean {
  if (isPseudonym(recorded)) return typeof found === "string" || typeof found === "number";
  if (typeof recorded !== "string" || typeof found !== "string" || !hidesNames(recorded)) return false;
  const [first = "", ...rest] = recorded.split(anyPseudonym);
  const last = rest.pop() ?? "";
  if (!found.startsWith(first) || !found.endsWith(last)) return false;
  let at = first.length;
  for (const part of rest) {
    const next = found.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return at + last.length <= found.length;
}
