import { BlockList, isIPv4 } from "node:net";

/** Where an IP address leads: the public internet, this machine, or anything else. */
export type AddressKind = "public" | "loopback" | "private";

const loopback4 = blockList("ipv4", [["127.0.0.0", 8]]);

/** @see https://www.iana.org/assignments/iana-ipv4-special-registry */
const notPublic4 = blockList("ipv4", [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
]);

/** Global unicast; everything outside it (mapped, NAT64, unique local, link-local, multicast) is not public. */
const unicast6 = blockList("ipv6", [["2000::", 3]]);

/** @see https://www.iana.org/assignments/iana-ipv6-special-registry */
const notPublic6 = blockList("ipv6", [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
]);

/**
 * The kind of an IP address, v4 or v6 without brackets.
 *
 * An IPv4 address in the form of an IPv6 one (`::ffff:8.8.8.8`, `64:ff9b::`) is never public: it may lead wherever its v4
 * part leads.
 */
export function addressKind(address: string): AddressKind {
  if (isIPv4(address)) {
    if (loopback4.check(address, "ipv4")) return "loopback";
    return notPublic4.check(address, "ipv4") ? "private" : "public";
  }
  if (address === "::1") return "loopback";
  return unicast6.check(address, "ipv6") && !notPublic6.check(address, "ipv6") ? "public" : "private";
}

function blockList(family: "ipv4" | "ipv6", nets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}
