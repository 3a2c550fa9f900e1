import { decodeEntities } from "../src/plugin.ts";

/**
 * A text in which what looks alike is written alike: a line break without attributes (`<br />`, `<br/>`, `</br>`) as `<br>`,
 * a character given by name or number (`&eacute;`, `&#233;`) as itself, a no-break space (`&nbsp;`) as a space, a link with a
 * label that says what it shows without one (`[[Mill|Mills]]`) without its label.
 *
 * It is for comparing: editors and bots correct how these are written.
 */
export function setAlike(text: string): string {
  if (!mayDiffer.test(text)) return text;
  return withCharacters(text)
    .replace(lineBreak, "<br>")
    .replace(noBreakSpace, " ")
    .replace(redundantLabel, "[[$1]]$2");
}

/** Whether two texts look the same, however they are written. */
export function showAlike(one: string, other: string): boolean {
  return one === other || setAlike(one) === setAlike(other);
}

/**
 * A text with the characters that are given by name or number. A reference to ASCII stays, as it may keep a character from
 * being markup: `&lt;`, `&#124;`.
 */
export function withCharacters(text: string): string {
  return text.includes("&") ? text.replace(reference, character) : text;
}

const mayDiffer = /[<&[\u00a0\u202f]/;
const lineBreak = /<\/?br[ \t]*\/?[ \t]*>/gi;
const reference = /&#?\w{2,10};/g;
const noBreakSpace = /[\u00a0\u202f]/g;
/** A colon in front of a title is not shown, but is in a label. */
const redundantLabel = /\[\[([^[\]|:\n][^[\]|\n]{0,254})\|\1([a-z]*)\]\]/g;

function character(written: string): string {
  const shown = decodeEntities(written);
  return shown > "\x7f" ? shown : written;
}
