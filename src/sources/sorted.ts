import {
  byTimestampAndId,
  headOf,
  type Revision,
  type RevisionHead,
  type RevisionText,
} from "../revision.ts";
import { isRepeat, twice } from "./is-repeat.ts";
import type { Place } from "./place.ts";
import { createSeenIds } from "./seen-ids.ts";
import { createSpool, type Spool } from "./spool.ts";

/** A revision whose text lies in the spool, or never was. */
interface Laid {
  readonly head: RevisionHead;
  readonly state: RevisionText["state"];
  readonly offset: number;
  readonly length: number;
}

/** The revisions of a page by (timestamp, id), its texts laid aside in a directory until they are read. */
export async function* sorted(
  revisions: AsyncIterable<Revision>,
  place: Place,
  directory: string,
): AsyncGenerator<Revision, void, void> {
  const spool = await createSpool(directory);
  try {
    const laid = await layAside(revisions, spool);
    laid.sort((a, b) => byTimestampAndId(a.head, b.head));
    const seen = createSeenIds();
    let last: Revision | null = null;
    for (const { head, length, offset, state } of laid) {
      const text: RevisionText =
        state === "readable" ? { bytes: await spool.readAt(offset, length), state } : { state };
      const revision: Revision = { ...head, text };
      if (last !== null && isRepeat(last, revision, place)) continue;
      if (!seen.add(head.id)) throw twice(place, head.id);
      last = revision;
      yield revision;
    }
  } finally {
    await spool.remove();
  }
}

async function layAside(revisions: AsyncIterable<Revision>, spool: Spool): Promise<Laid[]> {
  const laid: Laid[] = [];
  let offset = 0;
  for await (const revision of revisions) {
    const { text } = revision;
    const length = text.state === "readable" ? text.bytes.length : 0;
    if (text.state === "readable") await spool.append(text.bytes);
    laid.push({ head: headOf(revision), length, offset, state: text.state });
    offset += length;
  }
  return laid;
}
