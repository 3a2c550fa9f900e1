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

/** A revision whose text is in the spool, or that has none. */
interface Laid {
  readonly head: RevisionHead;
  /** The text without its bytes. */
  readonly told: Told;
  readonly offset: number;
  readonly length: number;
}

type Readable = Extract<RevisionText, { state: "readable" }>;
type Told = Omit<Readable, "bytes"> | Exclude<RevisionText, Readable>;

/** The revisions of a page by (timestamp, id); its texts are kept in a directory until they are read. */
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
    for (const { head, length, offset, told } of laid) {
      const text: RevisionText =
        told.state === "readable" ? { ...told, bytes: await spool.readAt(offset, length) } : told;
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
    const head = headOf(revision);
    if (revision.text.state !== "readable") {
      laid.push({ head, length: 0, offset, told: revision.text });
      continue;
    }
    const { bytes, ...told } = revision.text;
    await spool.append(bytes);
    laid.push({ head, length: bytes.length, offset, told });
    offset += bytes.length;
  }
  return laid;
}
