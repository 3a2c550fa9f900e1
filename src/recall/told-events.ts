import * as v from "valibot";
import type { Anchor, HistoryEvent } from "../event.ts";
import { canonicalJson } from "../json.ts";
import type { Page, RevisionHead } from "../revision.ts";
import { writtenHere } from "../saved-part.ts";
import { rememberLine } from "../sinks/json-lines.ts";
import { observedOf } from "../walk/anchored.ts";
import type { Lists } from "./past.ts";

const eventSchema = writtenHere<HistoryEvent>();

/** The events of one anchor. */
interface KeptEvents {
  readonly anchor: Anchor;
  readonly events: readonly HistoryEvent[];
}

/** The events in pieces, one batch for each anchor, with what is observed now. */
export function* toldEvents(
  pieces: readonly Buffer[],
  page: Page,
  lists: Lists,
): Generator<KeptEvents, void, void> {
  const observed = observer(page, lists);
  for (const piece of pieces) {
    let anchor: Anchor | null = null;
    let now = "";
    let events: HistoryEvent[] = [];
    for (const line of piece.toString("utf8").split("\n")) {
      if (line.startsWith("{")) {
        const written = `${line.replace("\t", () => `,"observed":${now}`)}\n`;
        const event = v.parse(eventSchema, JSON.parse(written));
        rememberLine(event, written);
        events.push(event);
        continue;
      }
      if (anchor !== null) yield { anchor, events };
      anchor = anchorIn(line);
      now = anchor === null ? "" : observed(anchor);
      events = [];
    }
  }
}

/** The anchor that a line of kept events names; `null` for any other line. */
export function anchorIn(line: string): Anchor | null {
  const [kind, id, timestamp = ""] = line.split(" ");
  const isAnchor = kind === "revision" || kind === "log" || kind === "talk";
  return isAnchor ? { kind, id: Number(id), timestamp } : null;
}

/** Gives what is observed at an anchor, as canonical JSON. */
export function observer(page: Page, lists: Lists): (anchor: Anchor) => string {
  const actAt = actsIn(lists);
  return (anchor) => {
    const { user, comment, tags } = actAt(anchor);
    return canonicalJson(observedOf(page, user, comment, tags));
  };
}

/** Gives what the lists say about an anchor: who acted, and how it was described. */
export function actsIn({
  own,
  talk,
  log,
}: Lists): (anchor: Anchor) => Pick<RevisionHead, "user" | "comment" | "tags"> {
  const heads = {
    revision: new Map(own.map(({ head }) => [head.id, head])),
    talk: new Map(talk.map(({ head }) => [head.id, head])),
  };
  const entries = new Map(log.map((entry) => [entry.id, entry]));
  const nobody: Pick<RevisionHead, "user" | "comment" | "tags"> = { user: null, comment: null, tags: null };
  return ({ kind, id }) =>
    kind === "log" ? { ...nobody, ...entries.get(id), tags: null } : (heads[kind].get(id) ?? nobody);
}
