import * as v from "valibot";
import { object } from "../argument.ts";
import { HistoryError } from "../errors.ts";
import { mergeTimeline } from "../merge-timeline.ts";
import { parse } from "../parse.ts";
import type { Page, PageHistory } from "../revision.ts";
import type { ExportPage } from "./export-page.ts";
import { type FoundInInput, findPageInInput } from "./find-page-in-input.ts";
import { type Input, openInput } from "./open-input.ts";
import { readOnce } from "./read-once.ts";
import { readPages } from "./read-pages.ts";
import { createSpool } from "./spool.ts";
import { historiesAt, placesOf } from "./wanted-pages.ts";

/** Which histories of an input are read, and how. */
export interface InputHistoryOptions {
  /** Title or id of one page, whose talk page is read too; every page without its talk when left out. */
  readonly page?: string | undefined;
  /** The pages that are read, each with its talk page, in place of one by its name: they may have no id. */
  readonly pages?: ((page: Page) => boolean) | undefined;
  /** Title of the one of them that goes first. */
  readonly firstTitle?: string | null | undefined;
  /** Refuses an input of several pages before one is read: what to do instead, for the message. */
  readonly only?: string | undefined;
  /** The wiki's key, where it is not to come from the input. */
  readonly wiki?: string | undefined;
  /** Sort the revisions of each page, however far they are out of order. */
  readonly sort?: boolean | undefined;
  /** Directory for temporary files: texts to be sorted, and a stream that has to be read twice. */
  readonly scratch: string;
}

/**
 * The histories in MediaWiki export XML or in revisions as JSON lines, in the order of the input.
 *
 * Each has to be read, which can be done once, before the next is asked for.
 * @throws HistoryError `INVALID_INPUT` for what is no input and options without `scratch`; whatever the input's readers throw; for a page asked for also `PAGE_MISSING`, `PAGE_INVALID`,
 * `PAGE_SPECIAL`, `PAGE_INTERWIKI`; for the only page `PAGE_MISSING`, and `INVALID_INPUT` where there are several.
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
  try {
    const pages = () => pagesOf(repeatable);
    if (isWanted !== undefined) {
      const placed = await placesOf(pages, isWanted);
      const isFirst = ({ title }: { readonly title: string }) => title === options.firstTitle;
      const passes = [placed.filter(isFirst), placed.filter((one) => !isFirst(one))];
      for (const ofOne of passes) yield* historiesAt(ofOne, pages, input.name);
      return;
    }
    const { position, posts } =
      page === undefined
        ? await onlyPage(pages(), input.name, only)
        : await findPageInInput(page, pages, input.name);
    yield* historiesAt([{ position, posts: async () => posts }], pages, input.name);
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

/** The error for an input without pages, whoever reads it. */
export function noPages(input: string): HistoryError {
  return new HistoryError("PAGE_MISSING", `${input}: holds no page; export the pages that are wanted again`, {
    input,
  });
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

/** An input that can be read twice: the talk page may stand behind the page in a stream. */
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
