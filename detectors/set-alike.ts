/**
 * A text in which line breaks and spaces that look alike are written alike: a line break without attributes (`<br />`,
 * `<br/>`, `</br>`) as `<br>`, a no-break space (`&nbsp;`) as a space.
 *
 * It is for comparing: editors and bots correct how these are written.
 */
export function setAlike(text: string): string {
  return mayDiffer.test(text) ? text.replace(lineBreak, "<br>").replace(noBreakSpace, " ") : text;
}

/** Whether two texts look the same, however their line breaks and spaces are written. */
export function showAlike(one: string, other: string): boolean {
  return one === other || setAlike(one) === setAlike(other);
}

const mayDiffer = /[<&\u00a0\u202f]/;
const lineBreak = /<\/?br[ \t]*\/?[ \t]*>/gi;
const noBreakSpace = /&(?:nbsp|#160|#x0*a0);|[\u00a0\u202f]/gi;
