import { tmpdir } from "node:os";
import type { PageHistory } from "../../revision.ts";
import type { BegunPage } from "../../sources/begun-pages.ts";
import { readHistories } from "../../sources/export-history.ts";
import type { OpenedHistory } from "../history/open-histories.ts";
import type { FileLeft } from "../words/file-left.ts";
import type { UnitChoice } from "./unit-task.ts";

/** Called for each page before anything about it is reported, with its first revision; `null` if it has none. */
export type OnBegin = (page: BegunPage, first: number | null) => void;

/** The histories in some bytes of an input: all its pages, without their talk pages. */
export async function* historiesOf(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  { sort, wiki }: UnitChoice,
  onBegin: OnBegin,
  fileLeft?: FileLeft,
): AsyncGenerator<OpenedHistory> {
  const input = { name, isRepeatable: false, read: () => bytes };
  for await (const history of readHistories(input, { scratch: tmpdir(), sort, wiki })) {
    yield { fileLeft, history: { ...history, timeline: begun(history, onBegin) } };
  }
}

async function* begun({ page, timeline }: PageHistory, onBegin: OnBegin): PageHistory["timeline"] {
  let isBegun = false;
  for await (const entry of timeline) {
    if (!isBegun) onBegin(page, entry.kind === "revision" ? entry.revision.id : null);
    isBegun = true;
    yield entry;
  }
  if (!isBegun) onBegin(page, null);
}
