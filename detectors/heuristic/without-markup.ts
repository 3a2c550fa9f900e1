/** A reference without its tags and without the targets of its links. */
export function withoutMarkup(reference: string): string {
  return reference.replace(/\[\[[^[\]|]*\|/g, " ").replace(/<[^<>]{0,200}>/g, " ");
}
