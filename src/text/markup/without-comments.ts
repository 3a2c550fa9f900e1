/** A text without its comments, the last of which may be open: a line of a gallery is read by itself. */
export function withoutComments(text: string): string {
  return text.includes("<!--") ? text.replace(comment, "") : text;
}

const comment = /<!--.*?(?:-->|$)/gs;
