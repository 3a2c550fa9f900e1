/**
 * Whether a syllable with its full stop is an initial or half of an abbreviation, in a script of India where a syllable may
 * also be a word: a letter without a vowel sign (`प. बंगाल`), or one of several in a row (`वि. स. खांडेकर`, `उ. प्र.`).
 *
 * @param start - Offset at which the syllable begins.
 * @param end - Offset after its full stop.
 * @param next - The first unit of what follows.
 * @param language - Language of the wiki.
 */
export function isSyllableInitial(
  text: string,
  start: number,
  end: number,
  next: number,
  language: string,
): boolean {
  const syllable = text.slice(start, end);
  if (!syllableWithStop.test(syllable) || endings.has(syllable)) return false;
  if (bareLetter.test(syllable) && !particles.has(syllable)) return true;
  syllableAt.lastIndex = next;
  const verbs = language === "hi" ? hindiVerbs : none;
  if (!verbs.has(syllable) && syllableAt.test(text)) return true;
  const before = syllableBefore.exec(text.slice(Math.max(0, start - longestBefore), start))?.[0].trim();
  return before !== undefined && !endings.has(before) && !verbs.has(before);
}

const letter = String.raw`(?=[\p{Lo}])[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}]`;
const virama = "[\u094d\u09cd\u0a4d\u0acd\u0b4d]";
/** Consonants joined by a virama, and their vowel sign: `त्र्यं`. */
const spelled = String.raw`(?:${letter}${virama}\u200d?){0,3}${letter}[\p{M}]{0,3}\.`;

const syllableWithStop = new RegExp(`^${spelled}$`, "u");
const syllableAt = new RegExp(spelled, "uy");
const syllableBefore = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${spelled}\s{1,3}$`, "u");
const longestBefore = 16;
const bareLetter = new RegExp(String.raw`^${letter}\.$`, "u");

const list = (words: string): ReadonlySet<string> => new Set(words.split(" ").map((word) => `${word}.`));

/** Words with which sentences end: `is`, `are`, `was`, `were` in Hindi, Nepali, Gujarati and Punjabi. */
const endings = list("है हैं था थी थे थीं हो हूँ हूं छ छे छै છે છું હા ਹੈ ਸੀ ਹਾਂ");
/** `did`, `gave`, `took`: sentences end with these, too, but where a syllable stands before, it is a unit: `मि. ली.` */
const hindiVerbs = list("की दी ली");
const none: ReadonlySet<string> = new Set();
/** Letters that are words after a verb: `न`, `જ`; and signs. */
const particles = list("न ॐ ऽ ન જ ਨ ও ন ନ");
