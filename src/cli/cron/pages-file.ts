import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { type FileHandle, open, realpath } from "node:fs/promises";
import { sep } from "node:path";
import { HistoryError } from "../../errors.ts";
import { cannotRead } from "../../ground/cannot-read.ts";
import { shownName } from "../../ground/quoted.ts";
import { titleFault } from "../../sources/mediawiki/listing/invalid-title.ts";
import { cut } from "../../text/cut.ts";
import { readUpTo } from "../files/beginning-of.ts";
import { addressedPage } from "../history/page-address.ts";
import { spaced } from "../words/spaced.ts";

/** The pages of one wiki, in the order of the list. */
export interface WikiPages {
  /** Any address of the wiki; `undefined` for the wiki of lines that name none. */
  readonly api: string | undefined;
  readonly titles: readonly string[];
}

/** A line of a list that names no page, and why. */
export interface FaultyLine {
  /** The line, cut where it is long. */
  readonly page: string;
  readonly fault: string;
}

/** The pages to look at, and the lines that name none. */
export interface PageList {
  readonly wikis: readonly WikiPages[];
  readonly faulty: readonly FaultyLine[];
}

const maxBytes = 10 * 1024 * 1024;

/**
 * Reads a list of pages, one title on each line; blank lines and those that begin with `#` are left out.
 *
 * For a person, a line that cannot name a page is set aside: one slip does not keep the others from being looked at. Where there
 * are more such lines than others, it is another file, whose lines a wiki is not asked about. For an agent, one such line is
 * enough: what it reads may have led it to a file that is no list.
 *
 * @param forPerson - Whether a person named the file. Then a line may also be `api|title`, or the page's address.
 * @throws HistoryError `INPUT_NOT_FOUND`; `INVALID_INPUT` naming the file and the line, but never quoting it: it may be the
 * wrong file.
 */
export async function readPagesFile(file: string, forPerson: boolean): Promise<PageList> {
  const bytes = await readWhole(file);
  const bom = bytes.subarray(0, 2).toString("hex");
  if (bom === "fffe" || bom === "feff") throw invalid(file, "is UTF-16; save it as UTF-8");
  if (!isUtf8(bytes)) throw invalid(file, "is not UTF-8; save it as UTF-8");
  const text = bytes.toString("utf8");
  const wikis = new Map<string | undefined, Set<string>>();
  const faulty: FaultyLine[] = [];
  let good = 0;
  for (const [i, line] of text.split("\n").entries()) {
    // This takes away the mark of the byte order, too.
    const bare = line.trim();
    if (bare === "" || bare.startsWith("#")) continue;
    const bar = forPerson ? bare.indexOf("|") : -1;
    const addressed = forPerson && bar < 0 ? addressedPage(bare) : null;
    const api = bar < 0 ? addressed?.api : bare.slice(0, bar).trim();
    const title = spaced(addressed?.page ?? bare.slice(bar + 1));
    const fault = titleFault(title) ?? (title.includes("#") ? sectioned : null);
    if (api === "" || fault !== null) {
      const ofOne = bare.includes("|") ? "a title without |; the wiki is named by api" : "a title";
      const form = forPerson ? "a title, the page's address, or the wiki's address, | and a title" : ofOne;
      // An agent is told nothing about a line, not even a character of it.
      const why = fault === null || !forPerson ? "" : ` (${fault})`;
      faulty.push({ page: cut(bare), fault: `line ${i + 1} must be ${form}${why}` });
      continue;
    }
    good++;
    const titles = wikis.get(api) ?? new Set();
    wikis.set(api, titles.add(title));
  }
  const [first] = faulty;
  if (first !== undefined && (!forPerson || faulty.length > good)) throw invalid(file, first.fault);
  if (wikis.size === 0) throw invalid(file, "holds no title; write one on each line");
  return { wikis: [...wikis].map(([api, titles]) => ({ api, titles: [...titles] })), faulty };
}

/** The fault of a title with `#`: a wiki would read the page and ignore the rest of the line. */
const sectioned = "# names a section, and a comment needs a line of its own; leave out # and what follows it";

async function readWhole(file: string): Promise<Buffer> {
  const handle = await opened(file);
  try {
    const status = await handle.stat();
    if (status.isDirectory()) throw invalid(file, "is a folder; name a file in it");
    if (!status.isFile()) throw invalid(file, "must be a regular file");
    const bytes = await readUpTo(handle, maxBytes + 1);
    if (bytes.length > maxBytes) throw invalid(file, `must have at most ${maxBytes} bytes`);
    return bytes;
  } finally {
    await handle.close();
  }
}

/** Opens without waiting: otherwise a pipe that nobody writes to would never open. */
async function opened(file: string): Promise<FileHandle> {
  try {
    const real = await realpath(file);
    if (["proc", "sys", "dev"].some((folder) => real.startsWith(`${sep}${folder}${sep}`))) {
      throw invalid(file, "lies among the system's own files; name a list of pages");
    }
    return await open(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (cause) {
    if (cause instanceof HistoryError) throw cause;
    throw new HistoryError(
      "INPUT_NOT_FOUND",
      `pages file ${shownName(file)}: ${cannotRead(cause)}`,
      { file },
      { cause },
    );
  }
}

function invalid(file: string, what: string): HistoryError {
  return new HistoryError("INVALID_INPUT", `pages file ${shownName(file)}: ${what}`, { file });
}
