const small = /^\p{Ll}/u;
const caseless = /^\p{Lo}/u;

/** Whether there is a small letter at a place, of a script in which capitals begin sentences: Georgian has no such capitals. */
export function isSmallAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit < 0x80) return unit >= 97 && unit <= 122;
  return !isGeorgian(unit) && small.test(text.slice(at, at + 2));
}

/** Whether there is a letter at a place that is neither a capital nor small: Arabic, Hebrew, Tamil. */
export function isCaselessAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0x80 && (isGeorgian(unit) || caseless.test(text.slice(at, at + 2)));
}

/** Small letters according to Unicode, whose capitals begin no sentence; the mark of a paragraph among them is no letter. */
function isGeorgian(unit: number): boolean {
  return unit >= 0x10d0 && unit <= 0x10ff && unit !== 0x10fb;
}
