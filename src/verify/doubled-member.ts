import { canonicalJson } from "../json.ts";

/**
 * Whether an object in a JSON text has a member twice. `JSON.parse` takes the last, other readers the first.
 *
 * @param value - What `JSON.parse` made of the text.
 * @throws HistoryError `INVALID_EVENT` for what canonical JSON cannot hold.
 */
export function hasDoubledMember(text: string, value: unknown): boolean {
  return canonicalJson(value) !== text && colonsIn(text) > membersOf(value);
}

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;

/** Colons outside strings: there is one for each member that is written. */
function colonsIn(text: string): number {
  let colons = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) isInString = !isInString;
    else if (code === backslash) i++;
    else if (code === colon && !isInString) colons++;
  }
  return colons;
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const values: readonly unknown[] = Object.values(value);
  return values.reduce<number>((sum, one) => sum + membersOf(one), Array.isArray(value) ? 0 : values.length);
}
