import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { article } from "../../scripts/sample/article.ts";
import type { PageHistory } from "../../src/revision.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { historyPath } from "./shared-histories.ts";

/** The pages of a shared history, in the order of its file. */
export async function* readShared(name: string): AsyncGenerator<PageHistory> {
  yield* readHistories(await openInput(historyPath(name), process.stdin), { scratch: tmpdir() });
}

/** The result of a function on the first page of a shared history; the file is closed afterwards. */
export async function readFirst<T>(name: string, use: (history: PageHistory) => Promise<T>): Promise<T> {
  for await (const history of readShared(name)) return await use(history);
  throw new Error(`${name} has no page`);
}

/** How many revisions the sample page has. */
export const sampleRevisions = article.length;

/** The sample page with its talk page. */
export async function* readSample(): AsyncGenerator<PageHistory> {
  const input = await openInput(
    resolve(import.meta.dirname, "../../examples/sample/sample.xml"),
    process.stdin,
  );
  yield* readHistories(input, { page: "Harrow Skerry Lighthouse", scratch: tmpdir() });
}
