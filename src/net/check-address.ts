import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { HistoryError } from "../errors.ts";
import { type AddressKind, addressKind } from "./address-kind.ts";
import { hostOf, portOf } from "./host-of.ts";

/**
 * The addresses that may be connected to.
 *
 * `typed`: a person typed the address and is trusted with it. `public-and-loopback`: the address may come from a stranger;
 * allowed are public addresses, loopback written as such, and what the operator lists.
 */
export type AddressPolicy =
  | { readonly kind: "typed" }
  | {
      readonly kind: "public-and-loopback";
      /** `host` or `host:port`, allowed wherever it leads. */
      readonly allowHosts: readonly string[];
      /** Whether `localhost`, 127.0.0.0/8 and `[::1]` are allowed. */
      readonly loopback: boolean;
    };

/** A host that may be connected to, at these addresses only: otherwise the check would be useless. */
export interface CheckedAddress {
  readonly addresses: readonly LookupAddress[];
  readonly kind: AddressKind;
}

/** Finds a name's addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** Asks the system's resolver. */
export const systemResolve: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

/**
 * Resolves an address's host and checks where it leads.
 *
 * @throws HistoryError `ADDRESS_REFUSED` when the policy forbids it, `NETWORK` when the host is unknown, and whichever of
 * these `resolve` throws.
 */
export async function checkAddress(
  url: URL,
  policy: AddressPolicy,
  resolve: Resolve = systemResolve,
): Promise<CheckedAddress> {
  const host = askableHost(url);
  const family = isIP(host);
  const addresses = family === 0 ? await resolved(host, resolve) : [{ address: host, family }];
  return { addresses, kind: checkKind(worst(addresses), url, policy) };
}

/**
 * Checks an address that is requested through a proxy, which resolves its host, and says whether it may be requested.
 *
 * A name that a person typed is left to the proxy. One that a stranger gave is checked if this machine can resolve it.
 * @throws HistoryError `ADDRESS_REFUSED` when the policy forbids it.
 */
export async function checkBehindProxy(
  url: URL,
  policy: AddressPolicy,
  resolve: Resolve = systemResolve,
): Promise<AddressKind> {
  const kind = await kindBehindProxy(askableHost(url), policy, resolve);
  return checkKind(kind, url, policy);
}

async function kindBehindProxy(host: string, policy: AddressPolicy, resolve: Resolve): Promise<AddressKind> {
  if (isIP(host) !== 0) return addressKind(host);
  const addresses = policy.kind === "typed" ? [] : await resolve(host).catch(() => []);
  if (addresses.length > 0) return worst(addresses);
  return namesOwnNetwork(host) ? "private" : "public";
}

/**
 * Whether a name is one that networks use for themselves, which no host of the public internet has.
 *
 * @see https://www.iana.org/assignments/special-use-domain-names
 */
function namesOwnNetwork(host: string): boolean {
  return !host.includes(".") || /\.(?:internal|local|lan|intranet|corp|home\.arpa|localhost)$/.test(host);
}

/** @throws HistoryError `ADDRESS_REFUSED` for what no policy allows. */
function askableHost(url: URL): string {
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw refused(url, "only http and https addresses are allowed");
  }
  if (url.username !== "" || url.password !== "") {
    throw refused(url, "take the user name and password out of the address");
  }
  return hostOf(url);
}

/** @throws HistoryError `ADDRESS_REFUSED` where the policy forbids this kind. */
function checkKind(kind: AddressKind, url: URL, policy: AddressPolicy): AddressKind {
  if (policy.kind === "typed" || kind === "public" || isListed(url, policy.allowHosts)) return kind;
  if (kind === "loopback" && isThisMachine(url)) {
    if (policy.loopback) return kind;
    throw refused(url, "it is this machine, which STEMMA_NETWORK=public forbids");
  }
  throw refused(
    url,
    `it does not lead to the public internet; to allow it, add STEMMA_ALLOW_HOSTS=${url.host}`,
  );
}

/** Whether an address is written as one of this machine: `localhost`, `127.0.0.1`, `[::1]`. */
export function isThisMachine(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 ? isLocalhost(host) : addressKind(host) === "loopback";
}

function isLocalhost(host: string): boolean {
  return host === "localhost" || host.endsWith(".localhost");
}

function isListed(url: URL, allowHosts: readonly string[]): boolean {
  const host = hostOf(url);
  const port = portOf(url);
  return allowHosts.some((allowed) => {
    // As `hostOf` gives hosts, without the dot of the root.
    const entry = allowed
      .trim()
      .toLowerCase()
      .replace(/\.(?=(?::\d+)?$)/, "");
    return (
      entry === host || entry === `[${host}]` || entry === `${host}:${port}` || entry === `[${host}]:${port}`
    );
  });
}

function worst(addresses: readonly LookupAddress[]): AddressKind {
  const kinds = addresses.map(({ address }) => addressKind(address));
  if (kinds.length === 0 || kinds.includes("private")) return "private";
  return kinds.includes("loopback") ? "loopback" : "public";
}

async function resolved(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  try {
    return await resolve(host);
  } catch (cause) {
    if (cause instanceof HistoryError) throw cause;
    throw new HistoryError("NETWORK", `the host ${host} is unknown; check its spelling`, { host }, { cause });
  }
}

function refused(url: URL, why: string): HistoryError {
  return new HistoryError("ADDRESS_REFUSED", `the address ${url.origin} is refused: ${why}`, {
    host: url.host,
  });
}
