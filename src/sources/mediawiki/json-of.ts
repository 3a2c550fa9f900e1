/** JSON of a body, a byte order mark left out; `undefined` where it is none. */
export function jsonOf(body: Buffer): unknown {
  const text = body.toString("utf8");
  try {
    return JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}
