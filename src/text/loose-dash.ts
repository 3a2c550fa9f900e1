const mayHaveLooseDash = /- |--/;
const looseDash = / --?-? |(?<=[\p{L}\p{M}\p{N}"'.,;:!?)\]])---?(?=[\p{L}\p{N}"'([])/gu;

/**
 * Makes of `a - b`, `a -- b` and `a--b` what `a-b` is; all dashes are hyphens by then.
 *
 * One with a space on one side belongs to its word: `-5`, `pre-`, `--all`.
 */
export function closeDashes(text: string): string {
  return mayHaveLooseDash.test(text) ? text.replace(looseDash, "-") : text;
}

/** A text without its dashes and the spaces beside them: the same for texts whose dashes are set otherwise. */
export function withoutDashes(text: string): string {
  return text.includes("-") ? text.replace(/ *-[ -]*/g, "") : text;
}
