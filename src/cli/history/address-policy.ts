import { isIP } from "node:net";
import { HistoryError } from "../../errors.ts";
import type { AddressPolicy } from "../../net/check-address.ts";
import type { Host } from "../host.ts";

/**
 * The addresses that may be used where an address may come from a stranger, by the operator's environment.
 *
 * @throws HistoryError `INVALID_INPUT` when the setting is invalid: a misspelt one would allow more than was meant.
 */
export function strangersPolicy({ env }: Pick<Host, "env">): AddressPolicy {
  const network = (env.STEMMA_NETWORK ?? "").trim().toLowerCase();
  if (network !== "" && network !== "public") {
    throw new HistoryError("INVALID_INPUT", "STEMMA_NETWORK: must be public, or left out");
  }
  return {
    kind: "public-and-loopback",
    allowHosts: hostsIn(env.STEMMA_ALLOW_HOSTS ?? ""),
    loopback: network === "",
  };
}

function hostsIn(list: string): readonly string[] {
  const hosts = list
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== "");
  if (hosts.every(isHost)) return hosts;
  throw new HistoryError(
    "INVALID_INPUT",
    "STEMMA_ALLOW_HOSTS: must be hosts such as wiki.corp or 10.1.2.3:8080, separated by commas, without scheme, path or *",
  );
}

/** Whether an address can have this host and port: an entry that URLs spell otherwise would never match. */
function isHost(entry: string): boolean {
  const [, host = "", port = "1"] =
    /^(\[[\da-f:.]+\]|[\w.-]+)(?::([1-9]\d{0,4}))?$/.exec(isIP(entry) === 6 ? `[${entry}]` : entry) ?? [];
  const address = `http://${host}/`;
  return URL.canParse(address) && new URL(address).hostname === host && Number(port) < 65_536;
}
