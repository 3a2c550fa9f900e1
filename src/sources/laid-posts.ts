import type { TalkPost } from "../revision.ts";
import { createSpool } from "./spool.ts";

/** Posts of talk pages, laid aside on disk until their pages are read: memory holds only where they are. */
export interface LaidPosts {
  /** Lays aside the posts of the talk page with this key. */
  lay(key: string, posts: AsyncIterable<TalkPost>): Promise<void>;
  /** Its posts, in the order in which they came; none if nothing was laid aside. */
  of(key: string): AsyncIterable<TalkPost>;
  remove(): Promise<void>;
}

/** Adjacent posts are written and read together up to about this length. */
const pieceBytes = 1 << 20;

/**
 * Starts without posts.
 *
 * @param scratch - Directory for the file.
 * @throws HistoryError `OUTPUT_FAILED`, also later, when the directory cannot take more.
 */
export async function createLaidPosts(scratch: string): Promise<LaidPosts> {
  const spool = await createSpool(scratch);
  /** For each talk page, start and length of each of its pieces. */
  const pieces = new Map<string, { readonly begin: number; readonly bytes: number }[]>();
  let length = 0;

  return {
    async lay(key, posts) {
      const own: { readonly begin: number; readonly bytes: number }[] = [];
      pieces.set(key, own);
      let piece = "";
      async function write(): Promise<void> {
        const bytes = Buffer.from(piece);
        piece = "";
        await spool.append(bytes);
        own.push({ begin: length, bytes: bytes.length });
        length += bytes.length;
      }
      for await (const post of posts) {
        piece += `${JSON.stringify(post)}\n`;
        if (piece.length > pieceBytes) await write();
      }
      if (piece !== "") await write();
    },
    async *of(key) {
      for (const { begin, bytes } of pieces.get(key) ?? []) {
        const lines = (await spool.readAt(begin, bytes)).toString("utf8");
        // Written above, so that nothing has to be proved anew.
        for (const line of lines.split("\n")) if (line !== "") yield JSON.parse(line);
      }
    },
    remove: spool.remove,
  };
}
