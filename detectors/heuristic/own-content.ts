/**
 * What a note says itself, `{{#tag:ref|A note.<ref>…</ref>}}`: the references in it cite for themselves.
 *
 * The whole where nothing else is left.
 */
export function ownContent(content: string): string {
  // A tag's own content holds no closing tag: what looks like a reference there is shown as it is written.
  if (!/<\/ref\s*>/i.test(content)) return content;
  const opener = /<ref(?=[\s/>])[^<>]*>/gi;
  const closer = /<\/ref\s*>/gi;
  let own = "";
  let behind = 0;
  for (let match = opener.exec(content); match !== null; match = opener.exec(content)) {
    let end = opener.lastIndex;
    if (!match[0].endsWith("/>")) {
      closer.lastIndex = end;
      // Where one is not closed, none behind it is.
      if (!closer.test(content)) break;
      end = closer.lastIndex;
    }
    own += content.slice(behind, match.index);
    behind = end;
    opener.lastIndex = end;
  }
  own = (own + content.slice(behind)).trim();
  return own === "" ? content : own;
}
