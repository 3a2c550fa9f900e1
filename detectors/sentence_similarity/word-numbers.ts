/**
 * The different words of a sentence, case of ASCII letters aside, each as a number: to find others that share them.
 *
 * Scripts without spaces give each pair of neighbouring characters instead. Two words may be one number by chance.
 */
export function wordNumbers(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isUnspaced(unit)) numbers.add((unit << 16) | text.charCodeAt(at + 1));
    else if (isWordUnit(unit)) {
      hash = Math.imul(hash ^ (unit < 0x80 ? unit | 32 : unit), prime);
      continue;
    }
    if (hash !== offsetBasis) numbers.add(hash);
    hash = offsetBasis;
  }
  if (hash !== offsetBasis) numbers.add(hash);
  return numbers;
}

// FNV-1a, 32 bits.
const offsetBasis = 0x811c9dc5 | 0;
const prime = 0x01000193;

/** ASCII letters and digits, and past Latin punctuation everything but general punctuation. */
function isWordUnit(unit: number): boolean {
  const lower = unit | 32;
  if (unit < 0x80) return (lower >= 97 && lower <= 122) || (unit >= 48 && unit <= 57);
  return unit >= 0xaa && !(unit >= 0x2000 && unit <= 0x206f);
}

/** Thai, Lao, Burmese, Khmer, Chinese, Japanese. */
function isUnspaced(unit: number): boolean {
  return (
    unit >= 0xe00 &&
    (unit <= 0xeff ||
      (unit >= 0x1000 && unit <= 0x109f) ||
      (unit >= 0x1780 && unit <= 0x17ff) ||
      (unit >= 0x3000 && unit <= 0x9fff) ||
      (unit >= 0xf900 && unit <= 0xfaff))
  );
}
