/** First and last code points, in turn, of scripts written without spaces: Thai, Lao, Burmese, Khmer, kana, Han. */
const spaceless = [
  0x0e00, 0x0eff, 0x1000, 0x109f, 0x1780, 0x17ff, 0x3040, 0x30ff, 0x3400, 0x4dbf, 0x4e00, 0x9fff, 0xf900,
  0xfaff, 0x20000, 0x3ffff,
];

/** Code points in an average word of one of these scripts: a fixed number, so that no dictionary decides. */
const codePointsPerWord = 2;

/**
 * How many words a sentence has, counting up to `most`. Words are separated by white space; in scripts without it, their
 * average length counts.
 */
export function wordCount(text: string, most: number): number {
  let words = 0;
  let packed = 0;
  let inWord = false;
  for (const character of text) {
    if (words + packed / codePointsPerWord >= most) return most;
    const codePoint = character.codePointAt(0) ?? 0;
    if (isSpaceless(codePoint)) {
      packed++;
      inWord = false;
    } else if (isMark(codePoint)) {
      inWord &&= !isSpace(codePoint);
    } else if (!inWord) {
      words++;
      inWord = true;
    }
  }
  return words + Math.floor(packed / codePointsPerWord);
}

function isSpaceless(codePoint: number): boolean {
  if (codePoint < 0x0e00) return false;
  for (let i = 0; i < spaceless.length; i += 2) {
    if (codePoint >= (spaceless[i] ?? 0) && codePoint <= (spaceless[i + 1] ?? 0)) return true;
  }
  return false;
}

function isSpace(codePoint: number): boolean {
  return (
    codePoint === 0x20 || codePoint === 0xa0 || codePoint === 0x3000 || (codePoint >= 9 && codePoint <= 13)
  );
}

/** Whether it is white space or punctuation of ASCII, Latin-1, General or CJK, which begins no word; `！` is a wide `!`. */
function isMark(codePoint: number): boolean {
  if (codePoint >= 0xff01 && codePoint <= 0xff5e) return isMark(codePoint - 0xfee0);
  if (codePoint < 0x30) return true;
  if (codePoint < 0x80) {
    return !(
      codePoint <= 0x39 ||
      (codePoint >= 0x41 && codePoint <= 0x5a) ||
      (codePoint >= 0x61 && codePoint <= 0x7a)
    );
  }
  return (
    codePoint <= 0xbf ||
    (codePoint >= 0x2000 && codePoint <= 0x206f) ||
    (codePoint >= 0x3000 && codePoint <= 0x303f) ||
    (codePoint >= 0xff5f && codePoint <= 0xff65)
  );
}
