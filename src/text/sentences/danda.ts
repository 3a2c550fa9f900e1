const indic =
  "[\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Telugu}\\p{Script=Kannada}]";
const typed = new RegExp(`(?<=${indic} ?)\\|(?=\\s|$)`, "gu");

/** A text of the same length in which the bar that is typed for a danda (`वे लेखक थे | उनका`) is one. */
export function withDandas(text: string): string {
  return text.includes("|") ? text.replace(typed, "।") : text;
}
