import { HistoryError } from "../errors.ts";
import type { Resolve } from "./check-address.ts";
import type { Clock } from "./clock.ts";
import { within } from "./deadlines.ts";

/**
 * Resolves a name only once. A second answer might lead elsewhere than the first, which was checked for another port.
 *
 * A failed search is forgotten, since a name that is unknown now may be known in a minute.
 * @param mostMs - Time after which a search counts as failed for all who wait for it; what is found later is dropped.
 * @throws HistoryError `TIMED_OUT` after that time; what `resolve` throws.
 */
export function resolvedOnce(resolve: Resolve, mostMs: number, clock: Clock): Resolve {
  const searches = new Map<string, ReturnType<Resolve>>();
  return (hostname) => {
    const before = searches.get(hostname);
    if (before !== undefined) return before;
    const search = inTime(hostname);
    searches.set(hostname, search);
    search.catch(() => searches.delete(hostname));
    return search;
  };

  async function inTime(hostname: string): ReturnType<Resolve> {
    const addresses = await within(resolve(hostname), mostMs, clock);
    if (addresses !== null) return addresses;
    throw new HistoryError("TIMED_OUT", `the host ${hostname} was not found in ${mostMs} ms`, {
      host: hostname,
    });
  }
}
