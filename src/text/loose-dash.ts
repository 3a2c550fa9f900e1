const mayHaveLooseDash = /- |--/;
const looseDash = / --?-? |(?<=[\p{L}\p{M}\p{N}"'.,;:!?)\]])---?(?=[\p{L}\p{N}"'([])/gu;
const atStart = /^--?-? /;
const atEnd = / --?-?$/;

/**
 * Makes of `a - b`, `a -- b` and `a--b` what `a-b` is; all dashes are hyphens by then.
 *
 * One with a space on one side belongs to its word: `-5`, `pre-`, `--all`.
 */
export function closeDashes(text: string): string {
  return mayHaveLooseDash.test(text) ? text.replace(looseDash, "-") : text;
}

/** A text whose first and last dash are closed up, as they are with a word before and behind it, and whether there are any. */
export function closeOuterDashes(text: string) {
  const startsClosed = atStart.test(text);
  const endsClosed = atEnd.test(text);
  const begun = startsClosed ? text.replace(atStart, "-") : text;
  return { text: endsClosed ? begun.replace(atEnd, "-") : begun, startsClosed, endsClosed };
}
