import { displayed } from "../words/displayed.ts";

/** A wiki's text for use in Markdown: shown as it is, and never read as marks, links or HTML. */
export function escaped(text: string): string {
  return (
    displayed(text.replace(/\s+/g, " "))
      .replace(/[\\`*_{}[\]<>#|~&!]/g, "\\$&")
      // This would become a link by itself.
      .replace(/:\/\/|(?<=\bwww)\./gi, "\\$&")
  );
}

/** A text as `escaped` gives it, for the beginning of a line, where a dash or a number would make a list. */
export function escapedLine(text: string): string {
  return escaped(text).replace(/^[-+=]|(?<=^\d{1,9})[.)]/, "\\$&");
}
