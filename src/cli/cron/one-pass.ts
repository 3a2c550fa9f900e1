import { HistoryError } from "../../errors.ts";
import type { PageResult } from "../../observe/result.ts";
import { isReaderGone } from "../files/standard-output.ts";
import type { Host } from "../host.ts";
import type { Notifier } from "../notify/notifier.ts";
import { isUndecided, namesOfNone } from "../notify/observation.ts";
import { displayed } from "../words/displayed.ts";
import { type ObserveChoice, observePages } from "./observe-pages.ts";
import { tellOf } from "./tell.ts";
import { totalsLine, totalsOf } from "./totals.ts";

/**
 * Makes one pass over a list: prints a line for each page, and one for all of them, on standard output.
 *
 * @param notifyPage - Names of the pages whose events are delivered; those of all pages where there are none.
 * @throws HistoryError `PAGES_FAILED` when pages failed, were not looked at or not notified of; and the same as
 * `observePages`.
 */
export async function onePass(
  choice: ObserveChoice,
  notifier: Notifier | null,
  notifyPage: readonly string[],
  host: Host,
): Promise<void> {
  const results: PageResult[] = [];
  let unfound: ReadonlySet<string> = new Set();
  const tell =
    notifier === null ? null : tellOf(notifier, (page) => isUndecided(notifyPage, unfound, page), host);
  // If nobody takes the lines any more, the run is ending, and still sums up what it has done.
  const print = async (line: object) => {
    await host.writeOut(`${JSON.stringify(line)}\n`).catch((failure: unknown) => {
      if (!host.signal.aborted) throw failure;
    });
  };
  let listed = 0;
  const onListed: typeof choice.onListed = (pages, titles) => {
    listed = pages;
    unfound = titles;
  };
  for await (const result of observePages({ ...choice, onEvents: tell?.onEvents, onListed }, host)) {
    results.push(result);
    await print(result);
    if (result.error !== undefined)
      host.writeError(`${displayed(result.page)}: ${displayed(result.error.message)} [${result.error.code}]`);
  }
  const totals = totalsOf(results, listed);
  await print({ totals });
  host.writeError(totalsLine(totals));
  // Nobody knows the present name of a page that was not looked at.
  if (totals.left + totals.status.error === 0) {
    const titles = choice.wikis.flatMap((wiki) => wiki.titles);
    for (const name of namesOfNone(notifyPage, titles, results)) {
      host.writeError(
        `stemma: --notify-page ${displayed(name)} is not a page of the list; give the title in the list, the page's title now, or its id`,
      );
    }
  }
  const isUnread = isReaderGone(host.signal.reason);
  if (!isUnread) host.signal.throwIfAborted();
  const { status, left } = totals;
  if (isUnread && left > 0) {
    throw new HistoryError(
      "PAGES_FAILED",
      `${left} of ${totals.pages + left} pages were not looked at, because standard output was closed; the next run looks at them`,
    );
  }
  if (status.error > 0) {
    throw new HistoryError(
      "PAGES_FAILED",
      `${status.error} of ${totals.pages} pages failed; their lines say why, and the next run tries them again`,
    );
  }
  if (tell?.hasFailed() === true) {
    throw new HistoryError("PAGES_FAILED", "new events could not be passed on; the next run tries again");
  }
}
