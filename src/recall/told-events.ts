import * as v from "valibot";
import type { Anchor, HistoryEvent } from "../event.ts";
import { canonicalJson } from "../json.ts";
import type { Page, RevisionHead } from "../revision.ts";
import { writtenHere } from "../saved-part.ts";
import { createLineParts, rememberLine } from "../sinks/json-lines.ts";
import { pack } from "../store/packed.ts";
import { observedOf } from "../walk/anchored.ts";
import type { Lists } from "./past.ts";

/**
 * Events as they are kept: a line for the anchor, and a line for each event without what is only observed of it, which
 * may change and is told anew. Canonical JSON holds no tab and no line end, so a tab marks the place.
 */
export interface Teller {
  add(events: readonly HistoryEvent[]): void;
  /** All that was added, packed. */
  end(): readonly Buffer[];
}

/** Pieces of this length are compressed apart: enough for what repeats from event to event. */
const pieceLength = 1 << 21;

/** Starts keeping events. */
export function createTeller(): Teller {
  const parts = createLineParts();
  const packed: Buffer[] = [];
  let piece = "";
  const flush = () => {
    if (piece !== "") packed.push(pack(Buffer.from(piece, "utf8")));
    piece = "";
  };
  return {
    add(events) {
      const [first] = events;
      if (first === undefined) return;
      const { kind, id, timestamp } = first.anchor;
      piece += `${kind} ${id} ${timestamp}\n`;
      for (const event of events) {
        const { before, after } = parts(event);
        piece += `${before}\t${after}`;
      }
      if (piece.length >= pieceLength) flush();
    },
    end() {
      flush();
      return packed;
    },
  };
}

const eventSchema = writtenHere<HistoryEvent>();

/** The events of one anchor. */
export interface KeptEvents {
  readonly anchor: Anchor;
  readonly events: readonly HistoryEvent[];
}

/** The events of pieces, one batch for each anchor, with what is observed of them now. */
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

/** The anchor that a line of kept events names; `null` for another line. */
export function anchorIn(line: string): Anchor | null {
  const [kind, id, timestamp = ""] = line.split(" ");
  const isAnchor = kind === "revision" || kind === "log" || kind === "talk";
  return isAnchor ? { kind, id: Number(id), timestamp } : null;
}

/** Tells what is observed of an anchor, as canonical JSON. */
export function observer(page: Page, { own, talk, log }: Lists): (anchor: Anchor) => string {
  const heads = {
    revision: new Map(own.map(({ head }) => [head.id, head])),
    talk: new Map(talk.map(({ head }) => [head.id, head])),
  };
  const entries = new Map(log.map((entry) => [entry.id, entry]));
  const nobody: Pick<RevisionHead, "user" | "comment" | "tags"> = { user: null, comment: null, tags: null };
  return ({ kind, id }) => {
    const { user, comment, tags } =
      kind === "log" ? { ...nobody, ...entries.get(id), tags: null } : (heads[kind].get(id) ?? nobody);
    return canonicalJson(observedOf(page, user, comment, tags));
  };
}
