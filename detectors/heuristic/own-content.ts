/**
 * What a note says itself: in `{{#tag:ref|A note.<ref>…</ref>}}`, the text without the references in it, which cite for
 * themselves.
 *
 * If nothing else is left, it is all of the content.
 */
export function ownContent(content: string): string {
  // The content of a `<ref>` tag holds no closing tag: what looks like a reference in it is shown as written.
  if (!/<\/ref\s*>/i.test(content)) return content;
  const opener = /<ref(?=[\s/>])[^<>]*>/gi;
  const closer = /<\/ref\s*>/gi;
  let own = "";
  let behind = 0;
  for (let match = opener.exec(content); match !== null; match = opener.exec(content)) {
    let end = opener.lastIndex;
    if (!match[0].endsWith("/>")) {
      closer.lastIndex = end;
      // If this one is not closed, none after it is.
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
