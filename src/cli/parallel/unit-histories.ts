import { tmpdir } from "node:os";
import type { Page } from "../../revision.ts";
import { readHistories } from "../../sources/export-history.ts";
import type { OpenedHistory } from "../open-histories.ts";
import type { UnitChoice } from "./unit-task.ts";

/**
 * The histories in some bytes of an input, all its pages without their talk.
 *
 * @param onBegin - Called with each page before it is read.
 */
export async function* historiesOf(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  { sort, wiki }: UnitChoice,
  onBegin: (page: Page) => void,
): AsyncGenerator<OpenedHistory> {
  const input = { name, isRepeatable: false, read: () => bytes };
  for await (const history of readHistories(input, { scratch: tmpdir(), sort, wiki })) {
    onBegin(history.page);
    yield { history };
  }
}
