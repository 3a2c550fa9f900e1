const mayHaveSpace = /\. \S{1,4}\./;
const spaceBetween = /(?<=(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*\.) (?=\p{L}\p{M}*\.)/gu;
const first = /^\p{L}\p{M}*\./u;
const last = /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*\.$/u;

/** Writes `J. R. Lee` and `z. B.` as `J.R. Lee` and `z.B.`, since wikis differ in whether there is a space. */
export function joinInitials(text: string): string {
  return mayHaveSpace.test(text) ? text.replace(spaceBetween, "") : text;
}

/** Whether a text begins with a letter and its full stop. */
export function beginsWithInitial(text: string): boolean {
  return first.test(text);
}

/** Whether a text ends with a letter and its full stop. */
export function endsWithInitial(text: string): boolean {
  return last.test(text);
}
