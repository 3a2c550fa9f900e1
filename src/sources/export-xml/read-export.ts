import type { Page, Revision, Site } from "../../revision.ts";
import { type BegunPages, createBegunPages, pageAgain } from "../begun-pages.ts";
import type { ExportPage, ReadOptions } from "../export-page.ts";
import { inOrder } from "../in-order.ts";
import { modelByTitle } from "../model-by-title.ts";
import { failureAt, leftBehind, startOf } from "../place.ts";
import {
  attributes,
  childOf,
  type ExportReader,
  idOfLeaf,
  integerOfLeaf,
  malformed,
  skip,
  textOfLeaf,
} from "./elements.ts";
import { readRevision } from "./revision-element.ts";
import { namespaceOf, noSiteInfo, readSiteInfo, type SiteInfo, siteOf } from "./site-info.ts";
import type { Tag } from "./tag.ts";
import { tagsOf } from "./tags.ts";
import { createTextDecoder, type TextDecoder } from "./text-decoder.ts";

/**
 * The pages of MediaWiki export XML, schemas 0.3 to 0.11, in the order of the file.
 *
 * A page without an id, as in converted exports, is page 0, and is distinguished by its namespace and title.
 * @throws HistoryError `INPUT_MALFORMED` for anything but an export, and for a page in two parts, `INPUT_TRUNCATED` for an export
 * that is cut off, `TOO_LARGE` for a field over 64 MiB, `OUT_OF_ORDER` when sorting a page takes more than a look ahead.
 * @see https://www.mediawiki.org/wiki/Help:Export
 */
export async function* readExport(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const place = startOf(options.input);
  const tags = tagsOf(chunks, (code, what, fix = "fetch or unpack the file again") =>
    failureAt(place, code, `${what}; ${fix}`),
  );
  const reader: ExportReader = { place, tags };
  const begun = createBegunPages();
  // One for all pages: with memory of their own for each, V8 collected all that it has every 50 pages.
  const texts = createTextDecoder();
  try {
    const language = await tags.together(() => readRoot(reader));
    let info: SiteInfo = noSiteInfo;
    let site: Site | null = null;
    for (;;) {
      const tag = await tags.together(() => childOf(reader, "mediawiki"));
      if (tag === null) break;
      if (tag.name === "siteinfo" && tag.kind === "open") {
        info = await tags.together(() => readSiteInfo(reader));
      } else if (tag.name === "page" && tag.kind === "open") {
        site ??= siteOf(info, language, options.wiki, options.input);
        yield* readPage(reader, site, begun, texts, options);
      } else {
        await tags.together(() => skip(reader, tag));
      }
    }
    await tags.end();
  } finally {
    await tags.close();
  }
}

function readRoot(reader: ExportReader): string {
  const root = reader.tags.next();
  if (root.name !== "mediawiki" || root.kind !== "open") {
    throw malformed(reader, "must be MediaWiki export XML, its first element <mediawiki>");
  }
  return attributes(reader, root).get("xml:lang") ?? "";
}

async function* readPage(
  reader: ExportReader,
  site: Site,
  begun: BegunPages,
  texts: TextDecoder,
  options: ReadOptions,
): AsyncGenerator<ExportPage, void, void> {
  const { place, tags } = reader;
  place.pageId = place.revisionId = place.title = null;
  const { first, page } = await tags.together(() => readPageHead(reader, site));
  place.pageId = page.pageId;
  texts.leavePage();
  const rest = restOfPage(reader, first, texts, modelByTitle(page.title, page.namespace), (revisionId) => {
    if (!begun.add(page, revisionId)) throw pageAgain(place);
  });
  try {
    yield { page, revisions: inOrder(rest.revisions, place, options.sortIn) };
  } finally {
    rest.leave();
  }
  await rest.skip();
  place.pageId = place.revisionId = place.title = null;
}

interface PageHead {
  readonly page: Page;
  /** The tag after the head; `null` if it was the page's end. */
  readonly first: Tag | null;
}

function readPageHead(reader: ExportReader, site: Site): PageHead {
  const { place } = reader;
  let id: number | null = null;
  let title: string | null = null;
  let namespace: number | null = null;
  let tag: Tag | null;
  for (;;) {
    tag = childOf(reader, "page");
    if (tag === null || tag.name === "revision" || tag.name === "upload" || tag.name === "logitem") break;
    if (tag.name === "id") place.pageId = id = idOfLeaf(reader, tag);
    else if (tag.name === "title") place.title = title = titleOfLeaf(reader, tag);
    else if (tag.name === "ns") namespace = integerOfLeaf(reader, tag);
    else skip(reader, tag);
  }
  if (title === null) throw malformed(reader, "a <page> must begin with its <title>");
  return {
    first: tag,
    page: { namespace: namespace ?? namespaceOf(title, site.namespaces), pageId: id ?? 0, site, title },
  };
}

/** A title without white space around it: no title has any, so it comes from a pretty printer's line breaks. */
function titleOfLeaf(reader: ExportReader, tag: Tag): string {
  const title = textOfLeaf(reader, tag).trim();
  if (title === "") throw malformed(reader, "the <title> of a page must not be empty");
  return title;
}

interface RestOfPage {
  readonly revisions: AsyncIterable<Revision>;
  /** Makes it an error to read its revisions from now on. */
  leave(): void;
  /** Skips what the consumer has not read. */
  skip(): Promise<void>;
}

/**
 * @param model - The content model of revisions that name none.
 * @param onBegin - Called once, with the id of the first revision that is read, or with `null` if none is.
 */
function restOfPage(
  reader: ExportReader,
  first: Tag | null,
  texts: TextDecoder,
  model: string,
  onBegin: (revisionId: number | null) => void,
): RestOfPage {
  const { place, tags } = reader;
  let tag = first;
  let isBegun = false;
  let isLeft = false;

  function begin(revisionId: number | null): void {
    if (!isBegun) onBegin(revisionId);
    isBegun = true;
  }

  /** Reads the element whose tag was taken, and takes the tag after it. */
  function readOn<T>(read: () => T): T {
    const element = read();
    const behind = childOf(reader, "page");
    // Assigned last, because all before this may have to be read again.
    tag = behind;
    return element;
  }

  async function* revisions(): AsyncGenerator<Revision, void, void> {
    for (;;) {
      if (isLeft) throw leftBehind(place);
      if (tag === null) return;
      const { name, kind } = tag;
      const current = tag;
      if (name === "revision" && kind === "open") {
        const revision = await tags.together(() => readOn(() => readRevision(reader, texts, model)));
        begin(revision.id);
        yield revision;
      } else await tags.together(() => readOn(() => skip(reader, current)));
    }
  }

  return {
    revisions: revisions(),
    leave: () => {
      isLeft = true;
    },
    skip: async () => {
      begin(null);
      while (tag !== null) {
        const current = tag;
        await tags.together(() => readOn(() => skip(reader, current)));
      }
    },
  };
}
