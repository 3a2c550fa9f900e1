import type { HistoryEvent } from "../../event.ts";
import { canonicalJson, sha256 } from "../../json.ts";
import { notice } from "../words/notice.ts";
import type { Observation } from "./observation.ts";

/** One body to post. */
export interface Batch {
  readonly body: string;
  /** Equal whenever the same events of the same page are sent, so that a receiver can drop what it has. */
  readonly idempotencyKey: string;
}

/** Gathers events into bodies of limited size. */
export interface Batcher {
  /** The batch that is full now, if there is one. */
  add(event: HistoryEvent, line: string): Batch | null;
  /** The events that are left. */
  rest(): Batch | null;
}

const maxBytes = 512 * 1024;
const maxEvents = 1000;

/** Starts without events. */
export function createBatcher({ wiki, pageId, title }: Observation): Batcher {
  let ids: string[] = [];
  let lines: string[] = [];
  let bytes = 0;

  function rest(): Batch | null {
    if (ids.length === 0) return null;
    const idempotencyKey = sha256(`${wiki} ${pageId} ${ids.join(" ")}`);
    const head = canonicalJson({ idempotencyKey, notice, pageId, title: title.toWellFormed(), wiki });
    const batch = {
      body: `${head.slice(0, -1)},"events":[${lines.join(",")}]}`,
      idempotencyKey,
    };
    ids = [];
    lines = [];
    bytes = 0;
    return batch;
  }

  return {
    add({ eventId }, line) {
      const json = line.trimEnd();
      const more = Buffer.byteLength(json);
      // An event that does not fit begins the next body: a body exceeds the size only if a single event does.
      const full = ids.length === maxEvents || bytes + more > maxBytes ? rest() : null;
      ids.push(eventId);
      lines.push(json);
      bytes += more;
      return full;
    },
    rest,
  };
}
