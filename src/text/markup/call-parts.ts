/** The values that a template call with no other call in it is given, trimmed. */
interface CallParts {
  /** The values given without a name, in order. */
  readonly places: readonly string[];
  readonly named: ReadonlyMap<string, string>;
}

/**
 * Separates the values that a template is given.
 *
 * @param given - The text between a template's name and its closing braces: `30|km|abbr=on`.
 */
export function callParts(given: string): CallParts {
  const places: string[] = [];
  const named = new Map<string, string>();
  for (const part of given.split("|")) {
    const sign = part.indexOf("=");
    if (sign === -1) places.push(part.trim());
    else named.set(part.slice(0, sign).trim(), part.slice(sign + 1).trim());
  }
  return { places, named };
}
