import { BlockList, isIP } from "node:net";
import { domainToASCII } from "node:url";
import { HistoryError } from "../errors.ts";
import { bareHost, hostOf, portOf } from "../net/host-of.ts";
import type { ProxyOf } from "../net/proxied-agents.ts";
import { webAddressOf } from "../site.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxies that the environment names, as for many programs: `HTTPS_PROXY`, `HTTP_PROXY`, otherwise `ALL_PROXY`, except
 * for what `NO_PROXY` lists. Names in small letters take precedence.
 *
 * @returns A function that throws `INVALID_INPUT` for an invalid proxy.
 */
export function proxyOf(env: Environment): ProxyOf {
  return (url) => {
    const name = url.protocol === "https:" ? "HTTPS_PROXY" : "HTTP_PROXY";
    const variable = [name, "ALL_PROXY"].find((one) => setting(env, one) !== "");
    if (variable === undefined || isSpared(url, setting(env, "NO_PROXY"))) return null;
    return addressOf(variable, setting(env, variable));
  };
}

function setting(env: Environment, name: string): string {
  return (env[name.toLowerCase()] ?? env[name] ?? "").trim();
}

function addressOf(name: string, value: string): URL {
  const address = value.includes("://") ? value : `http://${value}`;
  const url = webAddressOf(address);
  if (url !== null) return url;
  // The value may contain a password.
  throw new HistoryError(
    "INVALID_INPUT",
    `${name}: must be the address of an HTTP proxy, such as http://proxy.example.org:3128; unset it to ask directly`,
  );
}

/**
 * Whether a list exempts an address from its proxy: by hosts, with everything below them, and networks (`10.0.0.0/8`); `*`
 * exempts all.
 */
function isSpared(url: URL, list: string): boolean {
  const host = hostOf(url);
  const port = portOf(url);
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === "" || entry === "*") return entry === "*";
    if (entry.includes("/")) return isWithin(host, entry);
    // The last digits of an IPv6 address are no port, unless the address is in brackets.
    const named = isIP(entry) === 0 ? /^(.*):(\d+)$/.exec(entry) : null;
    const [, name = entry, only = port] = named ?? [];
    const typed = bareHost(name).replace(/^\*?\./, "");
    // An address has names in other scripts in their ASCII form, and IPv6 in its shortest.
    const spared = isIP(typed) === 6 ? shortest(typed) : domainToASCII(typed) || typed.toLowerCase();
    return only === port && (host === spared || host.endsWith(`.${spared}`));
  });
}

/** An IPv6 address as `URL` writes it; one with a zone (`fe80::1%eth0`) is in no URL. */
function shortest(address: string): string {
  const url = webAddressOf(`http://[${address}]/`);
  return url === null ? address.toLowerCase() : hostOf(url);
}

function isWithin(host: string, network: string): boolean {
  const [base = "", prefix = ""] = network.split("/");
  const version = isIP(base);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || isIP(host) !== version || !/^\d+$/.test(prefix) || Number(prefix) > most) return false;
  const list = new BlockList();
  list.addSubnet(base, Number(prefix), version === 4 ? "ipv4" : "ipv6");
  return list.check(host, version === 4 ? "ipv4" : "ipv6");
}
