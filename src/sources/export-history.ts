import * as v from "valibot";
import { HistoryError } from "../errors.ts";
import { object } from "../ground/argument.ts";
import { parse } from "../ground/parse.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import type { Page, PageHistory } from "../revision.ts";
import type { ExportPage } from "./export-page.ts";
import { type FoundInInput, findPageInInput } from "./find-page-in-input.ts";
import { createLaidPosts } from "./laid-posts.ts";
import { type Input, openInput } from "./open-input.ts";
import { readOnce } from "./read-once.ts";
import { readPages } from "./read-pages.ts";
import { createSpool } from "./spool.ts";
import { type FoundPage, historiesAt, layPosts, placesOf } from "./wanted-pages.ts";

/** Which histories of an input are read, and how. */
export interface InputHistoryOptions {
  /** Title or id of one page, which is read with its talk page. When left out, every page is read, without its talk page. */
  readonly page?: string | undefined;
  /** Chooses the pages that are read, each with its talk page, instead of one by name: pages may have no id. */
  readonly pages?: ((page: Page) => boolean) | undefined;
  /** How many pages that chooses, if it is known: then no more is read of an input in the order of ids than they need. */
  readonly count?: number | undefined;
  /** Title of the page that comes first among them. */
  readonly firstTitle?: string | null | undefined;
  /** If given, an input of several pages is refused before one is read. The text tells the user what to do instead. */
  readonly only?: string | undefined;
  /** The wiki's key, if it should not come from the input. */
  readonly wiki?: string | undefined;
  /** Whether to sort the revisions of each page, however far they are out of order. */
  readonly sort?: boolean | undefined;
  /** Directory for temporary files: texts to be sorted, and streams that have to be read twice. */
  readonly scratch: string;
}

/**
 * The histories in MediaWiki export XML or in revisions as JSON lines, in the order of the input.
 *
 * Each history can be read once, and has to be read before the next one is taken.
 * @throws HistoryError `INVALID_INPUT` for an invalid input and for options without `scratch`; whatever the input's readers
 * throw; with `page` also `PAGE_MISSING`, `PAGE_INVALID`, `PAGE_SPECIAL`, `PAGE_INTERWIKI`; with `only` also `PAGE_MISSING`,
 * and `INVALID_INPUT` if there are several pages.
 */
export async function* readHistories(
  input: Input,
  options: InputHistoryOptions,
): AsyncGenerator<PageHistory, void, void> {
  parse(inputShape, input, "input");
  parse(optionsShape, options, "options");
  const { only, page, pages: isWanted, scratch, sort = false, wiki } = options;
  const pagesOf = (from: Input): AsyncIterable<ExportPage> =>
    readPages(from.read(), { input: input.name, sortIn: sort ? scratch : undefined, wiki });
  if (page === undefined && only === undefined && isWanted === undefined) {
    for await (const entry of pagesOf(input)) {
      yield { page: entry.page, timeline: readOnce(entry.page, mergeTimeline(entry.revisions, [], [])) };
    }
    return;
  }
  const { remove, repeatable } = await repeatableOf(input, scratch);
  const pages = () => pagesOf(repeatable);

  async function* withTalk(found: readonly FoundPage[]): AsyncGenerator<PageHistory, void, void> {
    if (found.length === 0) return;
    const laid = await createLaidPosts(scratch);
    try {
      await layPosts(found, pages, laid);
      const placed = found.map(({ position, talkKey }) => ({
        position,
        posts: () => laid.of(talkKey ?? ""),
      }));
      yield* historiesAt(placed, pages, input.name);
    } finally {
      await laid.remove();
    }
  }

  try {
    if (isWanted !== undefined) {
      const found = await placesOf(pages(), isWanted, options.count);
      const isFirst = ({ title }: FoundPage) => title === options.firstTitle;
      yield* withTalk(found.filter(isFirst));
      yield* withTalk(found.filter((one) => !isFirst(one)));
      return;
    }
    const { position, posts } =
      page === undefined
        ? await onlyPage(pages(), input.name, only)
        : await findPageInInput(page, pages, input.name);
    yield* historiesAt([{ position, posts: () => posts }], pages, input.name);
  } finally {
    await remove();
  }
}

const inputShape = v.looseObject(
  { name: v.string(), read: v.function() },
  'must be what openInput gives: readHistories(await openInput("dump.xml.gz"), …)',
);
const optionsShape = v.looseObject(
  {
    scratch: v.string("must be a folder for temporary files, such as tmpdir()"),
    page: v.optional(v.string('must be a title, or an id as text: "42"')),
    pages: v.optional(v.function("must be a function")),
    wiki: v.optional(v.string("must be a string, such as en.wikipedia.org")),
  },
  object("must be an object, such as { scratch: tmpdir() }"),
);

/** The error for an input without pages. */
export function noPages(input: string): HistoryError {
  return new HistoryError(
    "PAGE_MISSING",
    `${input}: holds no page; export it again, with the pages that are wanted`,
    {
      input,
    },
  );
}

async function onlyPage(
  pages: AsyncIterable<ExportPage>,
  input: string,
  instead: string | undefined,
): Promise<FoundInInput> {
  let count = 0;
  for await (const _ of pages) {
    if (++count === 1) continue;
    throw new HistoryError("INVALID_INPUT", `${input}: holds several pages; ${instead}`, { input });
  }
  if (count === 0) throw noPages(input);
  return { position: 0, posts: [] };
}

interface Repeatable {
  readonly repeatable: Input;
  remove(): Promise<void>;
}

/** An input that can be read twice, since a talk page may come after its page in the stream. */
async function repeatableOf(input: Input, scratch: string): Promise<Repeatable> {
  if (input.isRepeatable) return { remove: async () => undefined, repeatable: input };
  const spool = await createSpool(scratch);
  try {
    for await (const chunk of input.read()) await spool.append(chunk);
    return { remove: spool.remove, repeatable: await openInput(spool.path) };
  } catch (error) {
    await spool.remove();
    throw error;
  }
}
