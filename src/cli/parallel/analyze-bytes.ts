import { hasCode } from "../../errors.ts";
import type { BegunPage } from "../../sources/begun-pages.ts";
import { failureAt, startOf } from "../../sources/place.ts";
import type { Registered } from "../../walk/registry.ts";
import { analyzeHistories, type PagesTaker } from "../history/analyze-histories.ts";
import { typesIn } from "../history/choose-detectors.ts";
import type { Host } from "../host.ts";
import type { FileLeft } from "../words/file-left.ts";
import { historiesOf, type OnBegin } from "./unit-histories.ts";
import type { UnitChoice } from "./unit-task.ts";

/** Some bytes of an input, and how their pages are analysed. */
interface BytesRun {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** Name of the whole input, for messages. */
  readonly name: string;
  readonly choice: UnitChoice;
  readonly detectors: readonly Registered[];
  readonly begin: OnBegin;
  readonly fileLeft?: FileLeft | undefined;
}

/**
 * Analyses the pages in some bytes of an input one after the other.
 *
 * @throws HistoryError whatever reading and analysing throw; what is wrong with one page names it.
 */
export async function analyzeBytes(
  { bytes, name, choice, detectors, begin, fileLeft }: BytesRun,
  host: Pick<Host, "clock" | "progress" | "signal" | "version">,
  take: PagesTaker,
): Promise<void> {
  const options = { ...choice, types: typesIn(choice.types, detectors, "types") };
  const now: { page: BegunPage | null } = { page: null };
  const onBegin: OnBegin = (page, first) => {
    now.page = page;
    begin(page, first);
  };
  const histories = historiesOf(bytes, name, choice, onBegin, fileLeft);
  try {
    await analyzeHistories(histories, detectors, options, host, {
      lines: take.lines,
      page(manifest, closing) {
        now.page = null;
        take.page(manifest, closing);
      },
    });
  } catch (failure) {
    throw now.page === null ? failure : withPage(failure, name, now.page);
  }
}

/** Names the page in what does not, because whoever asks for one page knows which it is. */
function withPage(failure: unknown, input: string, { pageId, title }: BegunPage): unknown {
  return hasCode(failure, "DETECTOR_FAILED", "INVALID_EVENT", "RANGE_REVERSED", "REVISION_NOT_ON_PAGE")
    ? failureAt({ ...startOf(input), pageId, title }, failure.code, failure.message, failure)
    : failure;
}
