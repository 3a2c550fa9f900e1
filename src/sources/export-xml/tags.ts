import type { HistoryError } from "../../errors.ts";
import { faultOfBeginning, isBlank, leastBeginning } from "./beginning.ts";
import type { Fail } from "./fail.ts";
import { isSpace, type Tag } from "./tag.ts";
import { createTagCutter, type TagCutter } from "./tag-cutter.ts";
import { createWindow } from "./window.ts";

/** The tags of a document, one after the other, and the bytes between them. */
export interface Tags extends Pick<TagCutter, "text"> {
  /**
   * Reads some tags, as `read` does with `next`. When they are not all there yet, `read` is begun again: what it does
   * beside reading has to bear that.
   *
   * @throws HistoryError `INPUT_TRUNCATED` when they never come.
   */
  together<T>(read: () => T): T | Promise<T>;
  /** The next tag; only inside `together`. */
  next(): Tag;
  /** What stands between the last tag and the one before it, entities not yet decoded. Reading on overwrites it. */
  content(): Buffer;
  /** Reads what follows the document; `INPUT_MALFORMED` where that is more than white space and comments. */
  end(): Promise<void>;
  /** Lets go of the source. */
  close(): Promise<void>;
}

/** Most bytes to wait for before reading is begun again: less than the window holds, or what follows would count. */
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

  /** What is read; `null` where what is held ends before it does. */
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
      // Twice as much as last time: what is read in many pieces is begun again a few times only.
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

  /** Why an input that is over lacks a tag: it need not be an export at all. */
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
const followedFix = "give each by itself";
const cutOff = "the input ends before the export does";
const emptyFix = "give an export, or revisions as JSON lines";
