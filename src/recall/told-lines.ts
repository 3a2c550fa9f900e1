import type { Anchor } from "../event.ts";
import { canonicalJson } from "../json.ts";
import type { Page } from "../revision.ts";
import type { Lists } from "./past.ts";
import { anchorIn, observer } from "./told-events.ts";

const [lineEnd, tab, quote, brace] = [0x0a, 0x09, 0x22, 0x7b];
const batchBytes = 1 << 18;

/** The properties of an event by which it is chosen. */
export interface EventKind {
  readonly type: string;
  readonly theme: string;
}

/**
 * The lines of kept events as bytes, without parsing them: a page has thousands, and most runs only write them.
 *
 * @param take - Whether an event is shown; called once for each event at a place that is shown.
 */
export function* toldLines(
  pieces: readonly Buffer[],
  page: Page,
  lists: Lists,
  take: (kind: EventKind) => boolean,
  isShown: (anchor: Anchor) => boolean,
): Generator<Uint8Array, void, void> {
  const observed = observer(page, lists);
  const kindIn = createKindReader();
  const tailBytes = Buffer.byteLength(`,"wiki":${canonicalJson(page.site.wiki)}}`);
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    let shows = false;
    let now = Buffer.alloc(0);
    // The start of bytes that are passed on unchanged: from the end of one event to within the next.
    let from = -1;
    const tellTo = (to: number) => {
      if (from >= 0) parts.push(piece.subarray(from, to));
      from = -1;
    };
    for (let at = 0; at < piece.length; ) {
      const end = piece.indexOf(lineEnd, at);
      if (piece[at] !== brace) {
        tellTo(at);
        const anchor = anchorIn(piece.toString("latin1", at, end));
        shows = anchor !== null && isShown(anchor);
        if (anchor !== null && shows) now = Buffer.from(`,"observed":${observed(anchor)}`, "utf8");
      } else if (shows && take(kindIn(piece, end - tailBytes))) {
        const cut = piece.indexOf(tab, at);
        if (from < 0) from = at;
        tellTo(cut);
        parts.push(now);
        from = cut + 1;
        bytes += end + now.length - at;
      } else {
        tellTo(at);
      }
      at = end + 1;
      if (bytes < batchBytes) continue;
      tellTo(at);
      yield Buffer.concat(parts);
      parts = [];
      bytes = 0;
    }
    tellTo(piece.length);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** What is between the names of a theme and a type. */
const between = '","type":"';

/** Makes a reader of the theme and type of an event, given where its type ends. */
function createKindReader(): (piece: Buffer, end: number) => EventKind {
  const known = new Map<string, EventKind>();
  return (piece, end) => {
    const typeQuote = piece.lastIndexOf(quote, end - 2);
    const themeQuote = piece.lastIndexOf(quote, typeQuote - between.length);
    const names = piece.toString("latin1", themeQuote + 1, end - 1);
    const kind = known.get(names);
    if (kind !== undefined) return kind;
    const [theme = "", type = ""] = names.split(between);
    known.set(names, { theme, type });
    return { theme, type };
  };
}
