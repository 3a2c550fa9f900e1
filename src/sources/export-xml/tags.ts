import type { HistoryError } from "../../errors.ts";
import { faultOfBeginning, isBlank, leastBeginning } from "./beginning.ts";
import type { Fail } from "./fail.ts";
import { isSpace, type Tag } from "./tag.ts";
import { createTagCutter, type TagCutter } from "./tag-cutter.ts";
import { createWindow } from "./window.ts";

/** The tags of a document, one after the other, and the bytes between them. */
export interface Tags extends Pick<TagCutter, "text"> {
  /**
   * Reads some tags together: `read` takes them by `next`. If they are not all there yet, `read` is called again from the
   * start, so everything else that it does must be repeatable.
   *
   * @throws HistoryError `INPUT_TRUNCATED` when they never come.
   */
  together<T>(read: () => T): T | Promise<T>;
  /** The next tag; may be called only inside `together`. */
  next(): Tag;
  /** What is between the last two tags, with entities not yet decoded. Reading on overwrites it. */
  content(): Buffer;
  /** Reads what follows the document; `INPUT_MALFORMED` if that is more than white space and comments. */
  end(): Promise<void>;
  /** Closes the source. */
  close(): Promise<void>;
}

/** Most bytes to wait for before reading starts again: less than the window holds, or the bytes after a tag would count, too. */
const mostAhead = 60 * 1024 * 1024;

/** Cuts a document into tags as it comes. */
export function tagsOf(chunks: AsyncIterable<Uint8Array>, fail: Fail): Tags {
  const window = createWindow(chunks, fail);
  const windowEnd = fail("INPUT_TRUNCATED", cutOff);
  const { hold, position, next, content, text, rest } = createTagCutter(fail, windowEnd);
  let hasBegun = false;
  let hasRead = false;

  function together<T>(read: () => T): T | Promise<T> {
    const start = position();
    const whole = ifWhole(read);
    return whole === null ? again(read, start) : whole.found;
  }

  /** What `read` returns; `null` if the held bytes end too early for it. */
  function ifWhole<T>(read: () => T): { readonly found: T } | null {
    try {
      const found = read();
      hasRead = true;
      return { found };
    } catch (error) {
      if (error !== windowEnd) throw error;
      return null;
    }
  }

  async function again<T>(read: () => T, start: number): Promise<T> {
    for (let from = start; ; from = 0) {
      // Twice as much as last time, so that even a large element is started again only a few times.
      const wanted = Math.min(2 * (window.bytes.length - from), mostAhead);
      let isMore = await slide(from);
      if (!isMore) throw atEnd();
      while (isMore && window.bytes.length < wanted) isMore = await slide(0);
      const whole = ifWhole(read);
      if (whole !== null) return whole.found;
    }
  }

  async function slide(from: number): Promise<boolean> {
    if (!(await window.slide(from))) return false;
    hold(window.bytes);
    if (!hasBegun && window.bytes.length >= leastBeginning) {
      hasBegun = true;
      checkBeginning();
    }
    return true;
  }

  /** The error for an input that ends before a tag does; it need not be an export at all. */
  function atEnd(): HistoryError {
    if (hasRead) return fail("INPUT_TRUNCATED", cutOff);
    if (isBlank(window.bytes)) return fail("INPUT_TRUNCATED", "the input is empty", emptyFix);
    checkBeginning();
    return fail("INPUT_TRUNCATED", cutOff);
  }

  function checkBeginning(): void {
    const fault = faultOfBeginning(window.bytes);
    if (fault !== null) throw fail("INPUT_MALFORMED", fault.what, fault.fix);
  }

  async function end(): Promise<void> {
    for (let from = position(); ifWhole(next) === null; from = 0) {
      if (await slide(from)) continue;
      if (rest().every(isSpace)) return;
      break;
    }
    throw fail("INPUT_MALFORMED", followed, followedFix);
  }

  return { close: window.close, content, end, next, text, together };
}

const followed = "something follows the end of the export, as where several are joined";
const followedFix = "give them one at a time";
const cutOff = "the input ends before the export does";
const emptyFix = "give an export, or revisions as JSON lines";
