import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { HistoryError } from "../errors.ts";
import { headOf, type Revision, type RevisionHead, type RevisionText } from "../revision.ts";
import type { Place } from "./place.ts";
import { compareRevisions, isRepeat } from "./revision-order.ts";

/** A revision whose text lies in the file, or never was. */
interface Laid {
  readonly head: RevisionHead;
  readonly state: RevisionText["state"];
  readonly offset: number;
  readonly length: number;
}

/** The revisions of a page by (timestamp, id), its texts laid aside in a file that goes when they are read. */
export async function* sorted(
  revisions: AsyncIterable<Revision>,
  place: Place,
  directory: string,
): AsyncGenerator<Revision, void, void> {
  const folder = await mkdtemp(join(directory, "stemma-")).catch((cause: unknown) => fail(directory, cause));
  try {
    const file = await open(join(folder, "texts"), "wx+", 0o600).catch((cause: unknown) =>
      fail(folder, cause),
    );
    try {
      const laid = await layAside(revisions, file, folder);
      laid.sort((a, b) => compareRevisions(a.head, b.head));
      yield* readBack(laid, file, place);
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { force: true, recursive: true });
  }
}

async function layAside(
  revisions: AsyncIterable<Revision>,
  file: FileHandle,
  folder: string,
): Promise<Laid[]> {
  const laid: Laid[] = [];
  let offset = 0;
  for await (const revision of revisions) {
    const { text } = revision;
    const length = text.state === "readable" ? text.bytes.length : 0;
    if (text.state === "readable") {
      await file.writeFile(text.bytes).catch((cause: unknown) => fail(folder, cause));
    }
    laid.push({ head: headOf(revision), length, offset, state: text.state });
    offset += length;
  }
  return laid;
}

async function* readBack(
  laid: readonly Laid[],
  file: FileHandle,
  place: Place,
): AsyncGenerator<Revision, void, void> {
  let last: Revision | null = null;
  for (const { head, length, offset, state } of laid) {
    const text: RevisionText =
      state === "readable" ? { bytes: await bytesAt(file, offset, length), state } : { state };
    const revision: Revision = { ...head, text };
    if (last !== null && isRepeat(last, revision, place)) continue;
    last = revision;
    yield revision;
  }
}

async function bytesAt(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(length);
  for (let read = 0; read < length; ) {
    const { bytesRead } = await file.read(bytes, read, length - read, offset + read);
    if (bytesRead === 0) throw new HistoryError("INPUT_TRUNCATED", "the file of texts laid aside was cut");
    read += bytesRead;
  }
  return bytes;
}

function fail(path: string, cause: unknown): never {
  throw new HistoryError(
    "OUTPUT_FAILED",
    `${path}: sorting needs room for a page's texts here (${cause instanceof Error ? cause.message : "?"})`,
    { path },
    { cause },
  );
}
