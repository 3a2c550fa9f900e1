import { type MediawikiSource, mediawikiSource } from "../../sources/mediawiki/mediawiki-source.ts";
import type { MediawikiOptions } from "../../sources/mediawiki/options.ts";
import type { Host } from "../host.ts";
import { proxyOf } from "../proxy-of.ts";
import { wikiAccount } from "./wiki-account.ts";

/**
 * A wiki as this run reads it: with the operator's contact and account.
 *
 * @throws HistoryError `INVALID_INPUT` for invalid settings of an account.
 */
export function wikiSource(
  choice: Pick<MediawikiOptions, "api" | "policy" | "patienceMs" | "onWait" | "stop">,
  host: Host,
): MediawikiSource {
  return mediawikiSource({
    ...choice,
    account: wikiAccount(host),
    clock: host.clock,
    contact: host.env.STEMMA_CONTACT,
    maxListed: host.maxListed,
    proxyOf: proxyOf(host.env),
    onNotice: (notice) => host.writeError(`stemma: ${notice}`),
    version: host.version,
  });
}
