/**
 * The characters of scripts that set no spaces between words (Chinese, Japanese, Thai, Lao, Khmer and Burmese), as a class
 * of a regular expression. Katakana is not among them, as it mostly writes a whole word.
 */
export const unspacedScripts = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`;
