import { isTimestamp, type Revision, type RevisionText, type User, userOfRow } from "../../revision.ts";
import {
  attributes,
  childOf,
  closeLeaf,
  type ExportReader,
  idOfLeaf,
  integerOfLeaf,
  isHidden,
  malformed,
  skip,
  textOfLeaf,
} from "./elements.ts";
import type { Tag } from "./tag.ts";
import type { TextDecoder } from "./text-decoder.ts";

interface Draft {
  id: number | null;
  timestamp: string | null;
  user: User | null;
  comment: string | null;
  minor: boolean;
  model: string;
  text: RevisionText;
  /** The SHA-1 of all slots together, which is that of the text if there is only one slot. */
  sha1: string;
  hasSlots: boolean;
}

const missing: RevisionText = { state: "missing" };
const hidden: RevisionText = { state: "hidden" };

/**
 * Reads a `<revision>` whose tag has been taken.
 *
 * @param model - The content model of the page, used if the revision names none.
 */
export function readRevision(reader: ExportReader, texts: TextDecoder, model: string): Revision {
  const draft: Draft = {
    comment: "",
    hasSlots: false,
    id: null,
    minor: false,
    model,
    sha1: "",
    text: missing,
    timestamp: null,
    user: null,
  };
  for (;;) {
    const tag = childOf(reader, "revision");
    if (tag === null) break;
    readField(reader, texts, tag, draft);
  }
  const { id, timestamp, sha1, hasSlots, text, ...rest } = draft;
  if (id === null || timestamp === null) {
    throw malformed(reader, "a <revision> must have an <id> and a <timestamp>");
  }
  return { id, tags: null, timestamp, ...rest, text: hasSlots ? text : withSha1(text, sha1) };
}

function withSha1(text: RevisionText, sha1: string): RevisionText {
  return sha1 === "" || text.state !== "readable" || text.toldSha1 !== undefined
    ? text
    : { bytes: text.bytes, state: text.state, toldSha1: sha1 };
}

function readField(reader: ExportReader, texts: TextDecoder, tag: Tag, draft: Draft): void {
  switch (tag.name) {
    case "id":
      draft.id = idOfLeaf(reader, tag);
      reader.place.revisionId = draft.id;
      return;
    case "timestamp":
      draft.timestamp = timestampOf(reader, textOfLeaf(reader, tag));
      return;
    case "contributor":
      draft.user = readContributor(reader, tag);
      return;
    case "minor":
      draft.minor = true;
      skip(reader, tag);
      return;
    case "comment": {
      const comment = textOfLeaf(reader, tag);
      draft.comment = isHidden(reader, tag) ? null : comment;
      return;
    }
    case "model":
      draft.model = textOfLeaf(reader, tag);
      return;
    case "text":
      draft.text = readText(reader, texts, tag);
      return;
    case "sha1":
      draft.sha1 = textOfLeaf(reader, tag);
      return;
    case "content":
      draft.hasSlots = true;
      skip(reader, tag);
      return;
    default:
      skip(reader, tag);
  }
}

function timestampOf(reader: ExportReader, written: string): string {
  if (!isTimestamp(written)) {
    throw malformed(reader, "<timestamp> must be a valid time, such as 2004-05-06T07:08:09Z");
  }
  return written;
}

function readContributor(reader: ExportReader, contributor: Tag): User | null {
  const isGone = isHidden(reader, contributor);
  if (contributor.kind === "empty") return null;
  let id = 0;
  let name = "";
  for (;;) {
    const tag = childOf(reader, "contributor");
    if (tag === null) return isGone ? null : userOfRow({ id, name });
    if (tag.name === "username" || tag.name === "ip") name = textOfLeaf(reader, tag);
    else if (tag.name === "id") id = integerOfLeaf(reader, tag, 0);
    else skip(reader, tag);
  }
}

/** Reads a `<text>`. */
function readText(reader: ExportReader, texts: TextDecoder, tag: Tag): RevisionText {
  const isGone = isHidden(reader, tag);
  if (tag.kind === "open") closeLeaf(reader, tag);
  const escaped = tag.kind === "empty" ? Buffer.alloc(0) : reader.tags.content();
  if (escaped.length === 0) return isGone ? hidden : emptyText(reader, tag);
  const bytes = texts.decode(escaped);
  if (bytes === null) {
    throw malformed(
      reader,
      "<text> must be UTF-8 and hold no entity but &lt; &gt; &amp; &quot; &apos; and &#number;",
    );
  }
  return isGone ? hidden : withSha1({ bytes, state: "readable" }, sha1Of(reader, tag));
}

/** The text of a `<text>` without content. Only its byte count tells whether it is empty, or lost, or left out by a stub export. */
function emptyText(reader: ExportReader, tag: Tag): RevisionText {
  const told = attributes(reader, tag).get("bytes");
  if (Number(told ?? 0) > 0) return missing;
  const empty = { bytes: Buffer.alloc(0), state: "readable" } as const;
  return withSha1(told === undefined ? { ...empty, mayBeLost: true } : empty, sha1Of(reader, tag));
}

/** The SHA-1 that a `<text>` gives. Few exports give one for each text, so other attributes are not even parsed. */
function sha1Of(reader: ExportReader, tag: Tag): string {
  return tag.attributes.includes("sha1=") ? (attributes(reader, tag).get("sha1") ?? "") : "";
}
