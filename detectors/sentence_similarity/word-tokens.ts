/**
 * The words of a sentence, in lower case, to find others that share them.
 *
 * Scripts without spaces give each pair of neighbouring characters instead.
 */
export function wordTokens(text: string): readonly string[] {
  const lower = text.toLowerCase();
  const tokens: string[] = [];
  let start = -1;
  for (let at = 0; at <= lower.length; at++) {
    const unit = at < lower.length ? lower.charCodeAt(at) : 32;
    const pairs = isUnspaced(unit);
    if (!pairs && isWordUnit(unit)) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) tokens.push(lower.slice(start, at));
    start = -1;
    if (pairs) tokens.push(lower.slice(at, at + 2));
  }
  return tokens;
}

/** ASCII letters and digits, and past Latin punctuation everything but general punctuation. */
function isWordUnit(unit: number): boolean {
  if (unit < 0x80) return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
  return unit >= 0xaa && !(unit >= 0x2000 && unit <= 0x206f);
}

/** Thai, Lao, Burmese, Khmer, Chinese, Japanese. */
function isUnspaced(unit: number): boolean {
  return (
    (unit >= 0xe00 && unit <= 0xeff) ||
    (unit >= 0x1000 && unit <= 0x109f) ||
    (unit >= 0x1780 && unit <= 0x17ff) ||
    (unit >= 0x3000 && unit <= 0x9fff) ||
    (unit >= 0xf900 && unit <= 0xfaff)
  );
}
