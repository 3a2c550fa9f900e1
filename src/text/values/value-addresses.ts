import { addressEnd, bareAddress, schemeStart } from "../markup/urls.ts";
import type { ValueToken } from "./value-token.ts";

/** The tokens, with each address that a sentence shows as one word: digits and words in an address mean nothing. */
export function addressesAsWords(text: string, tokens: readonly ValueToken[]): readonly ValueToken[] {
  const addresses = shownAddresses(text);
  if (addresses.length === 0) return tokens;
  let next = 0;
  const others = tokens.filter(({ start }) => {
    while (start >= (addresses[next]?.end ?? Infinity)) next++;
    return start < (addresses[next]?.start ?? Infinity);
  });
  return [...others, ...addresses].sort((a, b) => a.start - b.start);
}

/** The addresses in a text, which end where a wiki ends its links to them. */
function shownAddresses(text: string): readonly ValueToken[] {
  const addresses: ValueToken[] = [];
  let from = 0;
  for (
    let colon = text.indexOf(mark);
    colon !== -1;
    colon = text.indexOf(mark, Math.max(colon + mark.length, from))
  ) {
    const start = schemeStart(text, colon, from);
    if (start === -1) continue;
    const hostAt = colon + mark.length;
    const written = text.slice(start, addressEnd(text, hostAt, text.length, false));
    const address = bareAddress(written, hostAt - start);
    if (address === null) continue;
    from = start + address.length;
    addresses.push({ kind: "word", text: address, start, end: from });
  }
  return addresses;
}

const mark = "://";
