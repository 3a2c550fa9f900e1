import { displayed } from "../words/displayed.ts";

/** Text of a wiki between Markdown: shown as it is, never read as marks, links or HTML. */
export function escaped(text: string): string {
  return (
    displayed(text.replace(/\s+/g, " "))
      .replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&")
      // What becomes a link by itself.
      .replace(/:\/\/|(?<=\bwww)\./gi, "\\$&")
  );
}

/** A text as `escaped` gives it, to begin a line: there a dash or a number makes a list. */
export function escapedLine(text: string): string {
  return escaped(text).replace(/^[-+=]|(?<=^\d{1,9})[.)]/, "\\$&");
}
