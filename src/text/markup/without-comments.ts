/**
 * A text without its comments, the last of which may be open, and without the marks of the Translate extension: a line of a
 * gallery is read by itself.
 */
export function withoutComments(text: string): string {
  return text.includes("<") ? text.replace(leftOut, "") : text;
}

const leftOut = /<!--.*?(?:-->|$)|<(?:\/?(?:translate|tvar)(?:[\s|][^<>]*)?|\/)>/gis;
