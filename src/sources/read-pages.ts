import { peek } from "./chunks.ts";
import type { ExportPage, ReadOptions } from "./export-page.ts";
import { readExport } from "./export-xml/read-export.ts";
import { readJsonLines } from "./json-lines.ts";

/** Enough bytes to get past a byte order mark and some white space. */
const enough = 256;

/** The pages of an input, which is read as JSON lines if it begins with `{`, else as MediaWiki export XML. */
export async function* readPages(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const { all, head } = await peek(chunks, enough);
  const isJson = /^\ufeff?\s*\{/.test(Buffer.from(head).toString("utf8", 0, enough));
  yield* isJson ? readJsonLines(all, options) : readExport(all, options);
}
