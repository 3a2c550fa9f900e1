import type { RevisionHead } from "../revision.ts";
import { redirectTarget } from "../text/markup/redirect.ts";
import type { Change, Side } from "./change.ts";

/** What a revision did to its page as a whole. Redirect targets are titles with their section. */
export type TextChange =
  | { readonly change: "created" }
  | { readonly change: "blanked" }
  | { readonly change: "redirected"; readonly to: string }
  | { readonly change: "retargeted"; readonly from: string; readonly to: string }
  | { readonly change: "unredirected"; readonly from: string }
  | { readonly change: "replaced" }
  | { readonly change: "model_changed"; readonly from: string; readonly to: string };

/** A revision with its place among those of its page. */
interface PlacedRevision {
  readonly position: number;
  readonly before: RevisionHead | null;
  readonly after: RevisionHead;
  readonly change: Change;
}

/**
 * MediaWiki's own type of a change; `null` if it has none. If several fit, it is the first in the order of `TextChange`, but
 * `created` comes last: a page created as a redirect is `redirected`.
 *
 * @see https://doc.wikimedia.org/mediawiki-core/master/php/ContentHandler_8php_source.html ContentHandler::getChangeType
 */
export function textChangeOf({ position, before, after, change }: PlacedRevision): TextChange | null {
  const isFirst = position === 0;
  // The same text may be a redirect in one content model and none in another.
  if (change.kind === "edited" || change.kind === "null" || (change.kind === "created" && isFirst)) {
    const ofText = changeOfText(change.before, change.after);
    if (ofText !== null) return ofText;
  }
  if (isFirst) return { change: "created" };
  if (change.kind === "edited" && change.before.bytes > 10 * change.after.bytes)
    return { change: "replaced" };
  if (before !== null && before.model !== after.model) {
    return { change: "model_changed", from: before.model, to: after.model };
  }
  return null;
}

function changeOfText(before: Side, after: Side): TextChange | null {
  if (before.bytes > 0 && after.bytes === 0) return { change: "blanked" };
  const from = redirectOf(before);
  const to = redirectOf(after);
  if (to !== null && from === null) return { change: "redirected", to };
  if (to !== null && from !== null && from !== to) return { change: "retargeted", from, to };
  if (to === null && from !== null) return { change: "unredirected", from };
  return null;
}

/** Most blocks of a redirect: line ends between its keyword and its link separate blocks. */
const mostBlocks = 4;

/** Where a side's text redirects to; `null` if it does not, or if it has no blocks, such as code. */
function redirectOf({ blocks }: Side): string | null {
  const start = blocks.findIndex(({ text }) => text.trim() !== "");
  const first = blocks[start];
  if (first === undefined) return null;
  const { grammar } = first;
  const lead = first.text.trimStart().charAt(0);
  if (!grammar.redirectWords.some((word) => word.startsWith(lead))) return null;
  const text = blocks.slice(start, start + mostBlocks).map((block) => block.text);
  return redirectTarget(text.join(""), grammar);
}
