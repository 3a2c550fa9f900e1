import { bufferOver } from "../../ground/buffer-over.ts";
import { peek } from "../../sources/chunks.ts";
import { type Input, openInput } from "../../sources/open-input.ts";
import type { Host } from "../host.ts";

/** An input that is read once, all its pages in order. */
export interface Dump extends Pick<Input, "name" | "share"> {
  /** What comes before the first page, if the input is export XML that can be cut into pages. */
  readonly head: Uint8Array | null;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Closes the input. A program that unpacks it starts as soon as it is opened, and would wait for a reader for ever. */
  close(): Promise<void>;
}

/** The name, base and namespaces of a wiki take a few kilobytes. */
const headBytes = 64 * 1024;

/**
 * Opens an input to be read as pages; it has to be closed.
 *
 * @throws HistoryError whatever `openInput` throws.
 */
export async function openDump(path: string, host: Host): Promise<Dump> {
  const input = await openInput(path, host.stdin, host.signal);
  const { head, all, close } = await peek(input.read(), headBytes);
  return { name: input.name, head: headIn(head), bytes: all, close, share: input.share };
}

/** What comes before the first page; `null` if it does not describe the wiki, without which no page can be read by itself. */
function headIn(bytes: Uint8Array): Uint8Array | null {
  const text = bufferOver(bytes).toString("latin1");
  const page = /<page[>\s]/.exec(text);
  if (page === null) return null;
  const head = text.slice(0, page.index);
  return /^(\xef\xbb\xbf)?\s*</.test(head) && head.includes("</siteinfo>") && !head.includes("<!")
    ? bytes.subarray(0, page.index)
    : null;
}
