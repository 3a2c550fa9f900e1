import { decodeText } from "./entities.ts";

const pattern = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;

/** The attributes of a tag, decoded; `null` if they are not well formed. */
export function attributesOf(written: string): ReadonlyMap<string, string> | null {
  const attributes = new Map<string, string>();
  let at = 0;
  while (at < written.length) {
    pattern.lastIndex = at;
    const match = pattern.exec(written);
    if (match === null) return written.slice(at).trim() === "" ? attributes : null;
    const value = decodeText(Buffer.from(match[2] ?? match[3] ?? "", "utf8"));
    const name = match[1];
    if (value === null || name === undefined || attributes.has(name)) return null;
    attributes.set(name, value);
    at = pattern.lastIndex;
  }
  return attributes;
}
