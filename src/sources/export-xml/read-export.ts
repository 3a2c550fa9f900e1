import type { Page, Revision, Site } from "../../revision.ts";
import type { ExportPage, ReadOptions } from "../export-page.ts";
import { inOrder } from "../in-order.ts";
import { failureAt, leftBehind, startOf } from "../place.ts";
import {
  attributes,
  childOf,
  type ExportReader,
  integerOfLeaf,
  malformed,
  skip,
  textOfLeaf,
} from "./elements.ts";
import { readRevision } from "./revision-element.ts";
import { namespaceOf, noSiteInfo, readSiteInfo, type SiteInfo, siteOf } from "./site-info.ts";
import { type Tag, tagsOf } from "./tags.ts";
import { createTextDecoder } from "./text-decoder.ts";

/**
 * The pages of MediaWiki export XML, schemas 0.3 to 0.11, in the order of the file.
 *
 * A page that leaves out its id, as converted exports do, is page 0.
 * @throws HistoryError `INPUT_MALFORMED` for what is no export, `INPUT_TRUNCATED` for one that is cut, `TOO_LARGE` for
 * a field past 64 MiB, `OUT_OF_ORDER` when sorting a page takes more than a look ahead.
 * @see https://www.mediawiki.org/wiki/Help:Export
 */
export async function* readExport(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const place = startOf(options.input);
  const tags = tagsOf(chunks, (code, what) =>
    failureAt(place, code, `${what}; fetch or unpack the file again`),
  );
  const reader: ExportReader = { place, tags };
  try {
    const language = await readRoot(reader);
    let info: SiteInfo = noSiteInfo;
    let site: Site | null = null;
    for (;;) {
      const tag = await childOf(reader, "mediawiki");
      if (tag === null) break;
      if (tag.name === "siteinfo" && tag.kind === "open") {
        info = await readSiteInfo(reader);
      } else if (tag.name === "page" && tag.kind === "open") {
        site ??= siteOf(info, language, options.wiki);
        yield* readPage(reader, site, options);
      } else {
        await skip(reader, tag);
      }
    }
    await tags.end();
  } finally {
    await tags.close();
  }
}

async function readRoot(reader: ExportReader): Promise<string> {
  const root = await reader.tags.next();
  if (root.name !== "mediawiki" || root.kind !== "open") {
    throw malformed(reader, "must be MediaWiki export XML, its first element <mediawiki>");
  }
  return attributes(reader, root).get("xml:lang") ?? "";
}

async function* readPage(
  reader: ExportReader,
  site: Site,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const { place } = reader;
  place.title = null;
  let id: number | null = null;
  let title: string | null = null;
  let namespace: number | null = null;
  let tag: Tag | null;
  for (;;) {
    tag = await childOf(reader, "page");
    if (tag === null || tag.name === "revision" || tag.name === "upload" || tag.name === "logitem") break;
    if (tag.name === "id") place.pageId = id = await integerOfLeaf(reader, tag);
    else if (tag.name === "title") place.title = title = await textOfLeaf(reader, tag);
    else if (tag.name === "ns") namespace = await integerOfLeaf(reader, tag);
    else await skip(reader, tag);
  }
  if (title === null) throw malformed(reader, "a <page> must begin with its <title>");

  const page: Page = {
    namespace: namespace ?? namespaceOf(title, site.namespaces),
    pageId: id ?? 0,
    site,
    title,
  };
  const rest = revisionsFrom(reader, tag);
  yield { page, revisions: inOrder(rest.revisions, place, options.sortIn) };
  await rest.skip();
  place.pageId = place.revisionId = place.title = null;
}

interface RestOfPage {
  readonly revisions: AsyncIterable<Revision>;
  /** Reads past what the consumer has left. */
  skip(): Promise<void>;
}

/** The revisions of a page, the first of whose tags has been taken; `null` where that was the page's end. */
function revisionsFrom(reader: ExportReader, first: Tag | null): RestOfPage {
  const texts = createTextDecoder();
  let tag = first;
  let isSkipped = false;

  async function* revisions(): AsyncGenerator<Revision, void, void> {
    for (;;) {
      if (isSkipped) throw leftBehind(reader.place);
      if (tag === null) return;
      if (tag.name === "revision" && tag.kind === "open") {
        const revision = await readRevision(reader, texts);
        tag = await childOf(reader, "page");
        yield revision;
      } else {
        await skip(reader, tag);
        tag = await childOf(reader, "page");
      }
    }
  }

  return {
    revisions: revisions(),
    skip: async () => {
      isSkipped = true;
      for (; tag !== null; tag = await childOf(reader, "page")) await skip(reader, tag);
    },
  };
}
