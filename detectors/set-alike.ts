/**
 * A text with what nobody sees the difference of set in one way: a line break without attributes (`<br />`, `<br/>`, `</br>`) is
 * `<br>`, a space without a line break (`&nbsp;`) a space.
 *
 * For comparing: editors and bots mend how they are written.
 */
export function setAlike(text: string): string {
  return mayDiffer.test(text) ? text.replace(lineBreak, "<br>").replace(noBreakSpace, " ") : text;
}

/** Whether two texts are one but for that. */
export function readAlike(one: string, other: string): boolean {
  return one === other || setAlike(one) === setAlike(other);
}

const mayDiffer = /[<&\u00a0\u202f]/;
const lineBreak = /<\/?br[ \t]*\/?[ \t]*>/gi;
const noBreakSpace = /&(?:nbsp|#160|#x0*a0);|[\u00a0\u202f]/gi;
