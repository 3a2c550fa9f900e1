/** A text with each stretch of white space made one space, and none at its ends: texts that differ only in it become equal. */
export function foldSpace(text: string): string {
  return unfolded.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}

/** Matches white space that has to be folded: nearly always there are only single spaces, and nothing need be copied. */
const unfolded = /^\s|\s$|\s\s|[^\S ]/;
