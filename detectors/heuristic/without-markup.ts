import { decodeEntities } from "../../src/plugin.ts";

/** A reference without its tags and without the targets of its links, its character references resolved as they are shown. */
export function withoutMarkup(reference: string): string {
  const bare = reference.replace(/\[\[[^[\]|]*\|/g, " ").replace(/<[^<>]{0,200}>/g, " ");
  return decodeEntities(bare).replace(/&[a-z]{2,8};/gi, " ");
}
