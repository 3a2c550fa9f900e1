import { HistoryError } from "../../../errors.ts";
import type { Page } from "../../../revision.ts";
import { knownPagesSchema, logEventsSchema } from "../client/answer.ts";
import type { Ask } from "../client/api-client.ts";
import { readQuery } from "../client/read-query.ts";
import { logChangeOf } from "./log-change.ts";
import { type PageName, quotedName } from "./page-name.ts";

/** A page that does not exist, as errors describe it. */
export interface MissingPage {
  /** What is wrong, and what to do if the log says nothing about the title. */
  readonly what: string;
  readonly fix: string;
  /** The title as the wiki writes it; empty if the page was requested by its id. */
  readonly title: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A page that was requested but does not exist. */
export function noPage(name: PageName, title: string): MissingPage {
  const fix = title === "" ? "name it by its title" : "check the spelling, capitals included";
  return { what: `there is no page ${quotedName(name)} on this wiki`, fix, title };
}

/** The error for a page that does not exist, with the last thing that the log says about its title. */
export async function pageMissing(
  ask: Ask,
  { what, fix, title, details }: MissingPage,
): Promise<HistoryError> {
  const missing = (message: string, ofLog: Readonly<Record<string, unknown>> = {}) =>
    new HistoryError("PAGE_MISSING", message, { ...details, ...ofLog });
  if (title === "") return missing(`${what}; ${fix}`);
  const answer = await ask({
    list: "logevents",
    letitle: title,
    leprop: "ids|title|type|timestamp|details",
    lelimit: "50",
  });
  for (const row of readQuery(logEventsSchema, answer).logevents) {
    const change = logChangeOf(row);
    const day = row.timestamp === undefined ? "" : `on ${row.timestamp.slice(0, 10)} `;
    const entry = `${day}(log entry ${row.logid})`;
    if (change?.kind === "moved") {
      const message = `${what}: it was moved ${entry}; name it by its new title`;
      return missing(message, { logId: row.logid, movedTo: change.to });
    }
    if (change?.kind === "deleted") {
      return missing(`${what}: it was deleted ${entry}`, { logId: row.logid });
    }
  }
  return missing(`${what}; ${fix}`);
}

/**
 * Makes sure that a page still exists.
 *
 * @throws HistoryError `PAGE_MISSING` when it does not.
 */
export async function throwIfGone(ask: Ask, name: PageName, { pageId, title }: Page): Promise<void> {
  const answer = await ask({ pageids: String(pageId), prop: "info" });
  if (readQuery(knownPagesSchema, answer).pages[0]?.missing === true) {
    throw await pageMissing(ask, noPage(name, title));
  }
}
