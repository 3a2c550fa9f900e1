import { tmpdir } from "node:os";
import { createPageState } from "../../src/page/page-state.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { grammarOf } from "../../src/text/markup/grammar.ts";

/** Work that does not depend on the machine. */
export async function countWork(path: string): Promise<Readonly<Record<string, number>>> {
  let work: Readonly<Record<string, number>> = {};
  for await (const { page, timeline } of readHistories(await openInput(path), { scratch: tmpdir() })) {
    const state = createPageState(grammarOf(page.site));
    for await (const entry of timeline) if (entry.kind === "revision") state.next(entry.revision);
    work = { ...state.work() };
  }
  return work;
}
