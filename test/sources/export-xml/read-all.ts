import type { ReadOptions } from "../../../src/sources/export-page.ts";
import { readExport } from "../../../src/sources/export-xml/read-export.ts";
import { digest, type ReadPage } from "./oracle.ts";

/** All pages of an export as our reader tells them. */
export async function readAll(
  chunks: AsyncIterable<Uint8Array>,
  options: Partial<ReadOptions> = {},
): Promise<readonly ReadPage[]> {
  const pages: ReadPage[] = [];
  for await (const { page, revisions } of readExport(chunks, { input: "test.xml", ...options })) {
    const digests: string[] = [];
    for await (const revision of revisions) digests.push(digest(revision));
    pages.push({ page, revisions: digests });
  }
  return pages;
}

/** Bytes in pieces of the given sizes, the last one again and again. */
export async function* pieces(bytes: Buffer, ...sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const size = sizes[Math.min(i, sizes.length - 1)] ?? bytes.length;
    yield bytes.subarray(at, at + size);
    at += size;
  }
}
