import { HistoryError } from "../../../errors.ts";
import { shownName } from "../../../ground/quoted.ts";
import { createPatience, type Try, withPatience } from "../../../net/patience.ts";
import { namedByPage } from "./named-by-page.ts";
import { type Discovered, type ProbeOptions, probe, type Tried } from "./probe.ts";
import { apiCandidates, typedAddress } from "./typed-address.ts";

/** What a search for a wiki needs. */
export interface DiscoverOptions extends ProbeOptions {
  readonly patienceMs: number;
}

/** How often to try an address that is silent, or whose answer may be a maintenance page, or no wiki at all. */
const mostRounds = 3;

/**
 * Finds the `api.php` of a wiki from any of its addresses. If the wiki is in trouble, waits for it.
 *
 * @param text - What was typed: `en.wikipedia.org`, or the address of a page, of `index.php` or of `api.php`.
 * @throws HistoryError `NOT_A_WIKI` naming what was tried; `INVALID_INPUT`, `ADDRESS_REFUSED`, `FORBIDDEN` for a private
 * wiki, `CONTACT_REQUIRED`, `BLOCKED_BY_CDN`, `RATE_LIMITED`, `CANCELLED`.
 */
export async function discover(
  text: string,
  options: DiscoverOptions,
  signal: AbortSignal | undefined,
): Promise<Discovered> {
  const typed = typedAddress(text);
  const { clock } = options;
  const patience = createPatience(options.patienceMs, clock);
  const known = new Map<string, Tried>();
  const probed = async (candidate: URL): Promise<Discovered | null> => {
    if (known.get(candidate.href)?.mayPass === false || patience.leftMs() === 0) return null;
    const found = await probe(candidate, options, patience, signal);
    if ("api" in found) return found;
    known.set(candidate.href, found);
    return null;
  };
  const search = async (rounds: number): Promise<Try<Discovered | null>> => {
    const { first, last } = apiCandidates(typed);
    const inThisRound = new Set<string>();
    const firstOf = async (candidates: readonly URL[]): Promise<Discovered | null> => {
      for (const candidate of candidates) {
        if (inThisRound.has(candidate.href)) continue;
        inThisRound.add(candidate.href);
        const found = await probed(candidate);
        if (found !== null) return found;
      }
      return null;
    };
    const likely = await firstOf(first);
    if (likely !== null) return { done: likely };
    const named = await namedByPage(typed, options.fetcher, patience, signal);
    const found = await firstOf(named.uri === null ? last : [named.uri, ...last]);
    const mayPass = named.mayPass || [...known.values()].some((one) => one.mayPass);
    const isLast = rounds + 1 >= mostRounds || patience.leftMs() === 0;
    if (found !== null || !mayPass || isLast) return { done: found };
    return {
      waitMs: null,
      failure: new HistoryError("NETWORK", `no api.php answers at ${typed.host} yet`, { host: typed.host }),
    };
  };
  const found = await withPatience(search, Number.MAX_SAFE_INTEGER, clock, signal, options);
  if (found !== null) return found;
  const tried = [...known.values()];
  const refused = tried.find(({ failure }) => failure !== undefined)?.failure;
  if (refused !== undefined && options.tellsAnswers) throw refused;
  const list = tried.map(({ address, result }) =>
    options.tellsAnswers ? `${shownName(address)} (${result})` : shownName(address),
  );
  throw new HistoryError(
    "NOT_A_WIKI",
    `no MediaWiki answers at ${shownName(typed.href)}; tried ${list.join(", ")}`,
    {
      tried: list,
    },
  );
}
