import type { AddressPolicy } from "../net/check-address.ts";
import type { Host } from "./host.ts";

/** The addresses that may be asked where an address may come from a stranger, as the operator's environment has it. */
export function strangersPolicy({ env }: Host): AddressPolicy {
  return {
    kind: "public-and-loopback",
    allowHosts: (env.STEMMA_ALLOW_HOSTS ?? "").split(",").filter((entry) => entry.trim() !== ""),
    loopback: env.STEMMA_NETWORK !== "public",
  };
}
