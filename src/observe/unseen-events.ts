import * as v from "valibot";
import { hasCode } from "../errors.ts";
import { fitting } from "../ground/parse.ts";
import { parsedJson } from "../json.ts";
import type { EventFolder } from "./event-folder.ts";
import { eventIdOf, idsIn } from "./event-ids.ts";
import { changeFileName, eventFileName, type PageHead } from "./record.ts";

const ids = v.array(v.string());
const changeSchema = v.object({ added: ids, untold: v.optional(ids, []), bytes: v.number() });

/**
 * The events of a page that nobody was told about yet, as lines.
 *
 * From a file that was made anew, these are the events that its predecessor did not have, those that nobody was told about, and
 * what was added since.
 */
export async function* unseenEvents(
  folder: EventFolder,
  pageId: number,
  { file, toldBytes }: Pick<PageHead, "file" | "toldBytes">,
): AsyncGenerator<string, void, void> {
  const name = eventFileName(pageId, file);
  let from = toldBytes;
  const change = from === 0 && file.generation > 1 ? await changeOf(folder, changeFileName(name)) : null;
  if (change !== null) {
    const unseen = new Set([...change.added, ...change.untold]);
    for await (const line of folder.lines(name, 0, change.bytes)) {
      if (unseen.has(eventIdOf(line) ?? "")) yield line;
    }
    from = change.bytes;
  }
  yield* folder.lines(name, from, file.bytes);
}

/** Ids of the events that nobody was told about yet; none if the file is gone, and they with it. */
export async function unseenIds(
  folder: EventFolder,
  pageId: number,
  head: Pick<PageHead, "file" | "toldBytes">,
): Promise<readonly string[]> {
  const isThere = (await folder.bytes(eventFileName(pageId, head.file))) !== null;
  return isThere ? idsIn(unseenEvents(folder, pageId, head)) : [];
}

/** What making a file anew changed; `null` if that is missing or damaged: then all events count as not reported yet. */
async function changeOf(
  folder: EventFolder,
  name: string,
): Promise<v.InferOutput<typeof changeSchema> | null> {
  const bytes = await folder.bytes(name);
  if (bytes === null) return null;
  try {
    for await (const line of folder.lines(name, 0, bytes)) return fitting(changeSchema, parsedJson(line));
  } catch (failure) {
    if (!hasCode(failure, "INPUT_MALFORMED")) throw failure;
  }
  return null;
}
