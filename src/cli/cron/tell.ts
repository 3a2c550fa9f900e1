import { hasCode } from "../../errors.ts";
import type { HistoryEvent } from "../../event.ts";
import { parse } from "../../ground/parse.ts";
import type { OnEvents } from "../../observe/observe-wiki.ts";
import { writtenHere } from "../../saved-part.ts";
import type { Host } from "../host.ts";
import type { Notifier } from "../notify/notifier.ts";
import type { Observation } from "../notify/observation.ts";
import { displayed } from "../words/displayed.ts";

/** Delivers new events, and remembers whether that failed. */
export interface Tell {
  readonly onEvents: OnEvents;
  hasFailed(): boolean;
}

/** The lines of our own files. */
const eventSchema = writtenHere<HistoryEvent>((value) => "eventId" in value && "type" in value);

/**
 * Delivers events through a notifier; if a delivery fails, the next pass tries it again.
 *
 * @param isUndecided - Whether only a later pass will know if a page's events are wanted: until then they wait.
 */
export function tellOf(
  notifier: Notifier,
  isUndecided: (page: Pick<Observation, "askedAs" | "pageId" | "title">) => boolean,
  host: Host,
): Tell {
  let failed = false;
  return {
    async onEvents({ site, pageId, title }, askedAs, lines) {
      if (isUndecided({ askedAs, pageId, title })) return false;
      try {
        const failures = await notifier.tell({
          wiki: site.wiki,
          pageId,
          title,
          askedAs,
          events: eventsOf(lines),
        });
        for (const failure of failures) host.writeError(`stemma: ${displayed(title)}: ${failure}`);
        const isDelivered = failures.length === 0;
        failed ||= !isDelivered;
        return isDelivered;
      } catch (failure) {
        // The events are on the disk, so the page itself has not failed.
        if (!hasCode(failure, "CANCELLED")) throw failure;
        return false;
      }
    },
    hasFailed: () => failed,
  };
}

async function* eventsOf(lines: AsyncIterable<string>): AsyncGenerator<HistoryEvent, void, void> {
  for await (const line of lines) yield parse(eventSchema, JSON.parse(line), "file of events");
}
