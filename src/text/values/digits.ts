/**
 * The zeros of the decimal digits with which wikis write numbers, other than ASCII's: Arabic, Persian, N'Ko, the scripts of
 * India, Thai, Lao, Tibetan, Burmese, Khmer, Mongolian, Ol Chiki, Meitei, full-width.
 *
 * @see https://www.unicode.org/reports/tr44/#Numeric_Type (`Nd`; of those, the scripts whose letters are one UTF-16 unit)
 */
const zeros: readonly number[] = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0, 0x1810, 0x1c50, 0xabf0, 0xff10,
];

/** These digits, for use between brackets in a regular expression. */
export const otherDigits: string = zeros.map((zero) => `\\u${hex(zero)}-\\u${hex(zero + 9)}`).join("");

/** The value of such a digit. */
export function valueOfDigit(unit: number): number {
  const zero = zeros.find((first) => unit >= first && unit < first + 10);
  return unit - (zero ?? unit);
}

function hex(unit: number): string {
  return unit.toString(16).padStart(4, "0");
}
