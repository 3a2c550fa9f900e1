/** A reference without tags and what its links lead to. */
export function withoutMarkup(reference: string): string {
  return reference.replace(/\[\[[^[\]|]*\|/g, " ").replace(/<[^<>]{0,200}>/g, " ");
}
