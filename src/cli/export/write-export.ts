import type { AnalyzeOptions } from "../../analyze.ts";
import { turn } from "../../ground/turn.ts";
import { isObject } from "../../json.ts";
import type { Site } from "../../revision.ts";
import { createEventCounter } from "../../sinks/event-counter.ts";
import type { Registered } from "../../walk/registry.ts";
import type { Output } from "../files/output.ts";
import type { HistoryChoice } from "../history/open-histories.ts";
import { readEvents } from "../history/read-events.ts";
import type { Host } from "../host.ts";
import { type Account, accountOf } from "./account.ts";
import type { Pseudonym } from "./pseudonym.ts";
import { createRedaction, type Redaction, redactionAccount } from "./redact.ts";
import { type Format, openSink } from "./sink.ts";

/** How an export is written. */
export interface ExportChoice {
  readonly format: Format;
  /** Replaces users; `null` leaves their names as they are. */
  readonly pseudonym: Pseudonym | null;
  /** Directory for temporary files of a format. */
  readonly scratch: string;
}

/**
 * Most events that a format of rows is given at once. One edit may have many thousands: their rows would all be in memory, and
 * until all are written no signal would be heard.
 */
const mostAtOnce = 1_000;

/**
 * Analyses a page into an output, which becomes complete or is not made at all.
 *
 * @throws HistoryError `OUTPUT_FAILED`, and whatever the sources throw.
 */
export async function writeExport(
  choice: HistoryChoice & AnalyzeOptions,
  detectors: readonly Registered[],
  { format, pseudonym, scratch }: ExportChoice,
  output: Output,
  host: Host,
): Promise<Account> {
  const counter = createEventCounter();
  // How users may be named on this wiki is known only from its first events.
  const redacting: { by: Redaction | null } = { by: null };
  try {
    const sink = await openSink(format, output, scratch);
    try {
      await sink.begin?.();
      const { manifest, page, source } = await readEvents(
        choice,
        detectors,
        host,
        async (events, { site }) => {
          if (pseudonym !== null) redacting.by ??= createRedaction(site, pseudonym);
          for (const event of events) counter.add(event);
          const told = redacting.by === null ? events : redacting.by.events(events);
          const most = sink.takesWholeEdits === true ? told.length : mostAtOnce;
          for (let from = 0; from < told.length; from += most) {
            await sink.take(told.slice(from, from + most));
            if (told.length > mostAtOnce) await turn(host.signal);
          }
        },
      );
      const account = accountOf(manifest, counter.counts(), source);
      const told = pseudonym === null ? account : redacted(account, page.site, pseudonym);
      await sink.end?.(told);
      await output.finish();
      return told;
    } finally {
      await sink.close?.();
    }
  } finally {
    await output.discard();
  }
}

/** Replaces users in the account: a page may be a user's, and its title is in the account and in the source's report. */
function redacted(account: Account, site: Site, pseudonym: Pseudonym): Account {
  const { manifest } = account;
  const { title, source, byUser, selection } = manifest;
  const told = createRedaction(site, pseudonym).account({ title, source, byUser, user: selection?.user });
  return {
    ...account,
    manifest: {
      ...manifest,
      title: String(told.title),
      source: told.source,
      ...(selection?.user !== undefined && { selection: { ...selection, user: told.user } }),
      ...(byUser !== undefined && isObject(told.byUser) && { byUser: { ...byUser, ...told.byUser } }),
      redaction: redactionAccount,
    },
  };
}
