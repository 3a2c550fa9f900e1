/** A text with its percent signs read (`Caf%C3%A9` as `Café`); `null` where they are not UTF-8, or incomplete. */
export function percentDecoded(escaped: string): string | null {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
