const carriageReturn = 0x0d;
const returns = /\r\n?/g;

/**
 * A text with its line ends as XML reads them: `\r\n` and a lone `\r` become `\n`.
 *
 * @see https://www.w3.org/TR/xml/#sec-line-ends
 */
export function withLineFeeds(text: string): string {
  return text.includes("\r") ? text.replaceAll(returns, "\n") : text;
}

/** A text in UTF-8 with its line ends as XML reads them; the same object if it has no carriage return. */
export function bytesWithLineFeeds(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(carriageReturn)) return bytes;
  return Buffer.from(withLineFeeds(Buffer.from(bytes).toString("latin1")), "latin1");
}
