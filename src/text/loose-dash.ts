const mayHaveLooseDash = /- |--/;
const looseDash = / --?-? |(?<=[\p{L}\p{M}\p{N}"'.,;:!?)\]])---?(?=[\p{L}\p{N}"'([])/gu;

/**
 * Writes `a - b`, `a -- b` and `a--b` as `a-b`; all dashes have to be hyphens already.
 *
 * A dash with a space on one side only belongs to its word: `-5`, `pre-`, `--all`.
 */
export function closeDashes(text: string): string {
  return mayHaveLooseDash.test(text) ? text.replace(looseDash, "-") : text;
}

/** A text without its dashes and the spaces beside them: equal for texts that differ only in how dashes are set. */
export function withoutDashes(text: string): string {
  return text.includes("-") ? text.replace(/ *-[ -]*/g, "") : text;
}
