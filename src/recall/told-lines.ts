import type { Anchor } from "../event.ts";
import { canonicalJson } from "../json.ts";
import type { Page } from "../revision.ts";
import type { Lists } from "./past.ts";
import { anchorIn, observer } from "./told-events.ts";

const [lineEnd, tab, brace] = [0x0a, 0x09, 0x7b];
const batchBytes = 1 << 18;

/** What an event is, as far as it is chosen by it. */
export interface EventKind {
  readonly type: string;
  readonly theme: string;
}

/**
 * The lines of kept events as bytes, without reading them: a page has thousands, and most runs only write them.
 *
 * @param take - Whether an event is told; called once for each event of a place that is shown.
 */
export function* toldLines(
  pieces: readonly Buffer[],
  page: Page,
  lists: Lists,
  take: (kind: EventKind) => boolean,
  isShown: (anchor: Anchor) => boolean,
): Generator<Uint8Array, void, void> {
  const observed = observer(page, lists);
  const tailBytes = Buffer.byteLength(`,"wiki":${canonicalJson(page.site.wiki)}}`);
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for (const piece of pieces) {
    let shows = false;
    let now = Buffer.alloc(0);
    for (let at = 0; at < piece.length; ) {
      const end = piece.indexOf(lineEnd, at);
      if (piece[at] !== brace) {
        const anchor = anchorIn(piece.toString("latin1", at, end));
        shows = anchor !== null && isShown(anchor);
        if (anchor !== null && shows) now = Buffer.from(`,"observed":${observed(anchor)}`, "utf8");
      } else if (shows && take(kindIn(piece, end - tailBytes))) {
        const cut = piece.indexOf(tab, at);
        parts.push(piece.subarray(at, cut), now, piece.subarray(cut + 1, end + 1));
        bytes += end + now.length - at;
      }
      at = end + 1;
      if (bytes < batchBytes) continue;
      yield Buffer.concat(parts);
      parts = [];
      bytes = 0;
    }
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

/** Longest names of a theme and a type together. */
const mostLength = 400;
const kindPattern = /"theme":"([^"]*)","type":"([^"]*)"$/;

/** What the event is whose type ends here. */
function kindIn(piece: Buffer, end: number): EventKind {
  const [, theme = "", type = ""] =
    kindPattern.exec(piece.toString("latin1", Math.max(0, end - mostLength), end)) ?? [];
  return { theme, type };
}
