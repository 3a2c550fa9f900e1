import * as v from "valibot";
import type { EventFolder } from "./event-folder.ts";
import { eventIdOf } from "./event-ids.ts";
import { changeFileName, eventFileName, type PageHead } from "./record.ts";

const changeSchema = v.object({ added: v.array(v.string()), bytes: v.number() });

/**
 * The events of a page that nobody was told of yet, as lines.
 *
 * Of a file that was made anew only what its predecessor had not, and what it gained since.
 */
export async function* unseenEvents(
  folder: EventFolder,
  pageId: number,
  { file, toldBytes }: PageHead,
): AsyncGenerator<string, void, void> {
  const name = eventFileName(pageId, file);
  let from = toldBytes;
  const change =
    from === 0 && file.generation > 1 ? await changeOf(folder, changeFileName(pageId, file)) : null;
  if (change !== null) {
    const added = new Set(change.added);
    for await (const line of folder.lines(name, 0, change.bytes)) {
      if (added.has(eventIdOf(line) ?? "")) yield line;
    }
    from = change.bytes;
  }
  yield* folder.lines(name, from, file.bytes);
}

async function changeOf(
  folder: EventFolder,
  name: string,
): Promise<v.InferOutput<typeof changeSchema> | null> {
  const bytes = await folder.bytes(name);
  if (bytes === null) return null;
  for await (const line of folder.lines(name, 0, bytes)) {
    const change = v.safeParse(changeSchema, JSON.parse(line));
    return change.success ? change.output : null;
  }
  return null;
}
