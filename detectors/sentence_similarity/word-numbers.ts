/**
 * The different words of a sentence, each as a number, ignoring the case of ASCII letters: used to find sentences that share
 * them.
 *
 * For scripts without spaces each pair of neighbouring characters counts instead. Two words may have one number by chance.
 */
export function wordNumbers(text: string): ReadonlySet<number> {
  const numbers = new Set<number>();
  eachWord(text, (number) => numbers.add(number));
  return numbers;
}

/** The words of a text in lower case, in order, each as its number; none where words are not separated by spaces. */
export function wordsInOrder(lower: string): readonly number[] {
  const numbers: number[] = [];
  const isSpaced = eachWord(lower, (number) => numbers.push(number));
  return isSpaced ? numbers : [];
}

/**
 * Calls `take` with the number of each word, in order.
 *
 * @returns Whether all words are separated by spaces.
 */
function eachWord(text: string, take: (number: number) => void): boolean {
  let isSpaced = true;
  let hash = offsetBasis;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const role = roles[unit];
    if (role === Role.word) {
      hash = Math.imul(hash ^ (unit < 0x80 ? unit | 32 : unit), prime);
      continue;
    }
    if (role === Role.unspaced) {
      isSpaced = false;
      take((unit << 16) | text.charCodeAt(at + 1));
    }
    if (hash !== offsetBasis) take(hash);
    hash = offsetBasis;
  }
  if (hash !== offsetBasis) take(hash);
  return isSpaced;
}

// FNV-1a with 32 bits.
const offsetBasis = 0x811c9dc5 | 0;
const prime = 0x01000193;

/** The part that a UTF-16 unit plays in words. */
const Role = { gap: 0, word: 1, unspaced: 2 } as const;

/** First and last units, in turn: ASCII letters and digits, and after Latin punctuation everything except general punctuation. */
const ofWords = [0x30, 0x39, 0x41, 0x5a, 0x61, 0x7a, 0xaa, 0x1fff, 0x2070, 0xffff];

/** Punctuation in these ranges, of Latin, Armenian, Arabic, Indic and Ethiopic scripts. */
const marks = "«»¿։،؍؛؟۔।॥፡።፣፤፥፦፧፨";

/** Thai, Lao, Burmese, Khmer, Chinese, Japanese. */
const unspaced = [0x0e00, 0x0eff, 0x1000, 0x109f, 0x1780, 0x17ff, 0x3000, 0x9fff, 0xf900, 0xfaff];

/** The role of each UTF-16 unit. A table, as V8 compiles comparisons anew whenever a text needs one that it had not met. */
const roles = tabulate();

function tabulate(): Uint8Array {
  const table = new Uint8Array(0x10000);
  fill(table, ofWords, Role.word);
  for (const mark of marks) table[mark.charCodeAt(0)] = Role.gap;
  fill(table, unspaced, Role.unspaced);
  return table;
}

function fill(table: Uint8Array, ranges: readonly number[], role: number): void {
  for (let i = 0; i < ranges.length; i += 2) table.fill(role, ranges[i], (ranges[i + 1] ?? 0) + 1);
}
