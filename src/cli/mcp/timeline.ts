import type { HistoryEvent } from "../../event.ts";
import { isObject, type Json, type JsonObject, objectIn } from "../../json.ts";
import { cut } from "../../text/cut.ts";
import { linkOf } from "../export/columns.ts";
import { shortEvent } from "./short-event.ts";

const mostComment = 200;

/**
 * Makes a function that writes events as the entries of a timeline: the first of an edit with what all events of the edit
 * share, the others as a line alone.
 */
export function createTimelineWriter(): (event: HistoryEvent) => string {
  let last = "";
  return (event) => {
    const line = shortEvent(event);
    const edit = editOf(event);
    const key = JSON.stringify(edit);
    if (key === last) return JSON.stringify({ line });
    last = key;
    return JSON.stringify({ edit, line });
  };
}

/** When, by whom, why and where: of an edit, an entry of the log or a post on the talk page. */
function editOf(event: HistoryEvent): JsonObject {
  const { anchor, observed } = event;
  return {
    [anchor.kind]: anchor.id,
    at: anchor.timestamp,
    by: observed.user?.name ?? null,
    comment: observed.comment === null ? null : cut(observed.comment, mostComment),
    link: linkOf(event),
  };
}

/**
 * The edits of a part, each with the lines of its events.
 *
 * @param all - The entries of the whole answer: a part may begin in the middle of an edit.
 * @param at - How many of them precede the part.
 */
export function timelineOf(
  all: readonly string[],
  entries: readonly Json[],
  at: number,
): readonly JsonObject[] {
  const edits: { readonly edit: JsonObject; readonly lines: Json[] }[] = [];
  for (const entry of entries) {
    if (!isObject(entry)) continue;
    const { edit = edits.length === 0 ? editBefore(all, at) : undefined, line = null } = entry;
    if (isObject(edit)) edits.push({ edit, lines: [] });
    edits.at(-1)?.lines.push(line);
  }
  return edits.map(({ edit, lines }) => ({ ...edit, events: lines }));
}

function editBefore(all: readonly string[], at: number): Json | undefined {
  return objectIn(all.slice(0, at).findLast((entry) => entry.startsWith('{"edit"')) ?? "")?.edit;
}
