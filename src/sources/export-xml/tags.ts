import type { HistoryError } from "../../errors.ts";

/** A tag of the document. */
export interface Tag {
  readonly name: string;
  readonly kind: "open" | "close" | "empty";
  /** What stands between the name and the end of the tag. */
  readonly attributes: string;
}

/** The tags of a document, one after the other, and the bytes between them. */
export interface Tags {
  /** The next tag; `INPUT_TRUNCATED` where there is none. */
  next(): Tag | Promise<Tag>;
  /** What stands between the last tag and the one before it, entities not yet decoded. The next tag overwrites it. */
  content(): Buffer;
  /** Reads what follows the document; `INPUT_MALFORMED` where that is more than white space and comments. */
  end(): Promise<void>;
  /** Lets go of the source. */
  close(): Promise<void>;
}

/** Makes an error at the place the reader has come to. */
export type Fail = (code: "INPUT_MALFORMED" | "INPUT_TRUNCATED" | "TOO_LARGE", what: string) => HistoryError;

const lessThan = 0x3c;
const greaterThan = 0x3e;
const slash = 0x2f;
const carriageReturn = 0x0d;
const maxTagBytes = 64 * 1024;
/** Wikis refuse texts past 2 MiB unless they are told otherwise. */
const maxContentBytes = 64 * 1024 * 1024;
const nothing = Buffer.alloc(0);

const interruptions = [
  { close: "-->", open: "<!--" },
  { close: "]]>", open: "<![CDATA[" },
  { close: "?>", open: "<?" },
] as const;

/**
 * Cuts a document into tags. Inside `<text>` the first `<` is the end tag, so that a text costs one `indexOf`.
 *
 * Comments and processing instructions are left out of the content, CDATA sections are escaped into it.
 */
export function tagsOf(chunks: AsyncIterable<Uint8Array>, fail: Fail): Tags {
  const source = chunks[Symbol.asyncIterator]();
  let window = Buffer.allocUnsafeSlow(1024 * 1024);
  let filled = window.subarray(0, 0);
  let contentStart = 0;
  let contentEnd = 0;
  /** No tag begins before. */
  let searched = 0;
  /** Content before a comment or a CDATA section. */
  let pieces: Buffer[] = [];
  let piecesBytes = 0;
  let started = false;

  async function fill(): Promise<boolean> {
    const { done, value } = await source.next();
    if (done === true) return false;
    if (filled.length + value.length > window.length) makeRoom(value.length);
    window.set(value, filled.length);
    filled = window.subarray(0, filled.length + value.length);
    if (!started) start();
    return true;
  }

  function makeRoom(bytes: number): void {
    const kept = filled.length - contentStart;
    if (kept + piecesBytes > maxContentBytes) {
      throw fail("TOO_LARGE", `a field must be at most ${maxContentBytes} bytes`);
    }
    const needed = kept + bytes;
    const next =
      needed > window.length ? Buffer.allocUnsafeSlow(Math.max(needed, 2 * window.length)) : window;
    filled.copy(next, 0, contentStart);
    window = next;
    filled = window.subarray(0, kept);
    searched -= contentStart;
    contentStart = 0;
  }

  function start(): void {
    if (filled.length < 4) return;
    started = true;
    let at = filled.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0;
    while (at < filled.length && isSpace(filled[at])) at++;
    if (at === filled.length || filled[at] === lessThan) return;
    const isWide = filled[0] === 0xff || filled[0] === 0xfe || filled[0] === 0;
    throw fail(
      "INPUT_MALFORMED",
      isWide ? "must be XML in UTF-8" : "must be MediaWiki export XML; this is no XML",
    );
  }

  function take(): Tag | undefined {
    for (;;) {
      const at = filled.indexOf(lessThan, searched);
      searched = at < 0 ? filled.length : at;
      if (at < 0 || at + 1 >= filled.length) return undefined;
      const second = filled[at + 1];
      if (second === 0x21 || second === 0x3f) {
        if (!interrupt(at)) return undefined;
        continue;
      }
      const end = endOfTag(at + 1);
      if (end < 0) return undefined;
      contentEnd = at;
      searched = end + 1;
      return tagAt(at, end);
    }
  }

  /** Passes a comment, a processing instruction or a CDATA section; `false` where its end is still to come. */
  function interrupt(at: number): boolean {
    if (filled.length < at + 9) return false;
    const opening = filled.toString("latin1", at, at + 9);
    const kind = interruptions.find(({ open }) => opening.startsWith(open));
    if (kind === undefined) throw fail("INPUT_MALFORMED", "an export has no document type declaration");
    const from = at + kind.open.length;
    const to = filled.indexOf(kind.close, from, "latin1");
    if (to < 0) return false;
    if (opening.startsWith("<?xml ")) checkEncoding(filled.toString("latin1", from, to));
    keep(filled.subarray(contentStart, at));
    if (kind.open === "<![CDATA[") keep(escaped(filled.toString("latin1", from, to)));
    contentStart = to + kind.close.length;
    searched = contentStart;
    return true;
  }

  function keep(piece: Buffer): void {
    // Line ends are made out now: the next piece may begin with a \n that belongs to none of these.
    const hasReturn = piece.includes(carriageReturn);
    pieces.push(
      hasReturn
        ? Buffer.from(piece.toString("latin1").replaceAll(/\r\n?/g, "\n"), "latin1")
        : Buffer.from(piece),
    );
    piecesBytes += piece.length;
    if (piecesBytes > maxContentBytes) {
      throw fail("TOO_LARGE", `a field must be at most ${maxContentBytes} bytes`);
    }
  }

  function checkEncoding(declaration: string): void {
    const encoding = /\sencoding\s*=\s*["']([\w.:-]*)/.exec(declaration)?.[1];
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) {
      throw fail("INPUT_MALFORMED", `must be XML in UTF-8 (declares ${encoding})`);
    }
  }

  /** Where the tag's `>` is; one inside quotes ends nothing. */
  function endOfTag(from: number): number {
    const limit = Math.min(filled.length, from + maxTagBytes);
    let quote = 0;
    for (let at = from; at < limit; at++) {
      const byte = filled[at];
      if (byte === lessThan) throw fail("INPUT_MALFORMED", "a tag holds a bare <");
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === greaterThan) {
        return at;
      } else if (byte === 0x22 || byte === 0x27) {
        quote = byte;
      }
    }
    if (limit < filled.length) throw fail("INPUT_MALFORMED", `a tag is longer than ${maxTagBytes} bytes`);
    return -1;
  }

  function tagAt(at: number, end: number): Tag {
    const isClose = filled[at + 1] === slash;
    const isEmpty = !isClose && filled[end - 1] === slash;
    const from = isClose ? at + 2 : at + 1;
    const to = isEmpty ? end - 1 : end;
    let nameEnd = from;
    while (nameEnd < to && !isSpace(filled[nameEnd])) nameEnd++;
    if (nameEnd === from) throw fail("INPUT_MALFORMED", "a tag has no name");
    return {
      attributes: nameEnd === to ? "" : filled.toString("utf8", nameEnd, to),
      kind: isClose ? "close" : isEmpty ? "empty" : "open",
      name: filled.toString("latin1", from, nameEnd),
    };
  }

  async function pull(): Promise<Tag> {
    for (;;) {
      if (!(await fill())) throw fail("INPUT_TRUNCATED", "the input ends before the export does");
      const tag = take();
      if (tag !== undefined) return tag;
    }
  }

  function begin(): void {
    contentStart = searched;
    if (pieces.length === 0) return;
    pieces = [];
    piecesBytes = 0;
  }

  function content(): Buffer {
    const last = filled.subarray(contentStart, contentEnd);
    return pieces.length === 0 ? last : Buffer.concat([...pieces, last]);
  }

  async function end(): Promise<void> {
    begin();
    do {
      if (take() !== undefined) throw fail("INPUT_MALFORMED", "something follows the end of the export");
    } while (await fill());
    contentEnd = filled.length;
    if (content().some((byte) => !isSpace(byte))) {
      throw fail("INPUT_MALFORMED", "something follows the end of the export");
    }
  }

  return {
    close: async () => {
      await source.return?.();
    },
    content,
    end,
    next: () => {
      begin();
      return take() ?? pull();
    },
  };
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function escaped(section: string): Buffer {
  if (section === "") return nothing;
  return Buffer.from(section.replaceAll("&", "&amp;").replaceAll("<", "&lt;"), "latin1");
}
