import { HistoryError } from "../errors.ts";
import type { AddressPolicy } from "../net/check-address.ts";
import type { Host } from "./host.ts";

/**
 * The addresses that may be asked where an address may come from a stranger, as the operator's environment has it.
 *
 * @throws HistoryError `INVALID_INPUT` when the setting is none: what is misspelt would leave more open than was meant.
 */
export function strangersPolicy({ env }: Pick<Host, "env">): AddressPolicy {
  const network = (env.STEMMA_NETWORK ?? "").trim().toLowerCase();
  if (network !== "" && network !== "public") {
    throw new HistoryError("INVALID_INPUT", "STEMMA_NETWORK: must be public, or left out");
  }
  return {
    kind: "public-and-loopback",
    allowHosts: (env.STEMMA_ALLOW_HOSTS ?? "").split(",").filter((entry) => entry.trim() !== ""),
    loopback: network === "",
  };
}
