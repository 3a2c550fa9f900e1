import { HistoryError } from "../../errors.ts";
import type { Page } from "../../revision.ts";
import { type Envelope, logEventsSchema, pagesSchema } from "./answer.ts";
import type { Parameters } from "./api-client.ts";
import { logChangeOf } from "./log-change.ts";
import { type PageName, quotedName } from "./page-name.ts";
import { readQuery } from "./read-query.ts";

type Ask = (parameters: Parameters) => Promise<Envelope>;

/** The error for a page that is not there, with the last thing the log says of its title. */
export async function pageMissing(ask: Ask, name: PageName, title: string): Promise<HistoryError> {
  const nothing = `there is no page ${quotedName(name)} on this wiki`;
  if (title === "") return new HistoryError("PAGE_MISSING", `${nothing}; name it by its title`);
  const answer = await ask({
    list: "logevents",
    letitle: title,
    leprop: "ids|title|type|timestamp|details",
    lelimit: "50",
  });
  for (const row of readQuery(logEventsSchema, answer).logevents) {
    const change = logChangeOf(row);
    const entry = `on ${row.timestamp?.slice(0, 10)} (log entry ${row.logid})`;
    if (change?.kind === "moved") {
      return new HistoryError(
        "PAGE_MISSING",
        `${nothing}: it was moved ${entry}; details.movedTo has its new title`,
        {
          logId: row.logid,
          movedTo: change.to,
        },
      );
    }
    if (change?.kind === "deleted") {
      return new HistoryError("PAGE_MISSING", `${nothing}: it was deleted ${entry}`, { logId: row.logid });
    }
  }
  return new HistoryError("PAGE_MISSING", `${nothing}; check the spelling, capitals included`);
}

/**
 * Makes sure that a page is still there.
 *
 * @throws HistoryError `PAGE_MISSING`
 */
export async function throwIfGone(ask: Ask, name: PageName, { pageId, title }: Page): Promise<void> {
  const answer = await ask({ pageids: String(pageId), prop: "info" });
  if (readQuery(pagesSchema, answer).pages[0]?.missing === true) throw await pageMissing(ask, name, title);
}
