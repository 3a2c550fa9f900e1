const indic =
  "[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Telugu}\\p{Script=Kannada}]";
const typed = new RegExp(`(?<=${indic} ?)\\|(?=\\s|$)`, "gu");

/** A text of the same length in which a bar typed in place of a danda (`वे लेखक थे | उनका`) is a danda. */
export function withDandas(text: string): string {
  return text.includes("|") ? text.replace(typed, "।") : text;
}
