import type { Part } from "../store/kept.ts";
import { type Known, unreadBytes } from "./known.ts";
import type { Looking } from "./looking.ts";
import type { PageRecord } from "./record.ts";

/** Ids of revisions whose texts could not be read before, but can be now. */
export type ReadAgain = Readonly<Record<Part, ReadonlySet<number>>>;

/** The value if each text that could not be read still cannot. */
export const nothingBack: ReadAgain = { page: new Set(), talk: new Set() };

/** Whether the walk met a text that could not be read, so that it is worth requesting again. */
export function hasUnreadWalked({ own, talk }: Pick<PageRecord, "own" | "talk">): boolean {
  return [...own, ...talk].some((entry) => unreadBytes(entry) !== null);
}

/** Requests once more the texts that could not be read, and keeps those that come. */
export async function readWalkedAgain(
  { kept, wiki }: Looking,
  { own, talk }: PageRecord,
): Promise<ReadAgain> {
  const part = async (name: Part, known: readonly Known[]): Promise<ReadonlySet<number>> => {
    const unread = known.flatMap((entry) => {
      const bytes = unreadBytes(entry);
      return bytes === null ? [] : [{ head: { id: entry[0] }, bytes }];
    });
    if (unread.length === 0) return nothingBack[name];
    const texts = await wiki.textsAgain(unread);
    if (texts.size > 0) kept.save((write) => write.texts(name, texts));
    return new Set(texts.keys());
  };
  return { page: await part("page", own), talk: await part("talk", talk) };
}
