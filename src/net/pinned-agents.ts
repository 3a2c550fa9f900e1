import type { LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { http, https } from "./node-http.ts";
import type { ProxiedAgents, Way } from "./proxied-agents.ts";

/** Connections only to checked addresses, or to a proxy: no name is ever resolved a second time. */
export interface PinnedAgents {
  /** The means by which a request to this address is made. */
  of(url: URL): Way;
  /** @param hostname - As in the address, including brackets and a final dot. */
  pin(hostname: string, addresses: readonly LookupAddress[]): void;
  /** Sends requests to an origin through a proxy, which resolves the host. */
  lead(origin: string, proxy: URL): Promise<void>;
  /** The proxy through which an address is requested; `null`: none. */
  proxyOf(url: URL): URL | null;
  /** Ends all connections, even those in use. */
  close(): void;
}

/** How long a connection may be unused: a server may close one after some seconds, just as the next request goes out. */
const unusedMs = 4_000;

/** Starts connections that refuse every name that was not pinned. */
export function pinnedAgents(): PinnedAgents {
  const pinned = new Map<string, readonly LookupAddress[]>();
  // Not called for IP addresses: they are checked before the request, and need no resolving.
  const lookup: LookupFunction = (hostname, options, done) => {
    const addresses = pinned.get(hostname);
    const [first] = addresses ?? [];
    if (addresses === undefined || first === undefined) {
      return done(new Error("this name was not checked"), "", 0);
    }
    if (options.all === true) return done(null, [...addresses]);
    return done(null, first.address, first.family);
  };
  const options = { keepAlive: true, lookup, timeout: unusedMs };
  const plain = { agent: new http.Agent(options), request: http.request };
  const secure = { agent: new https.Agent(options), request: https.request };
  const proxies = new Map<string, URL>();
  let proxied: ProxiedAgents | null = null;
  const proxyOf = ({ origin }: URL) => proxies.get(origin) ?? null;
  return {
    of(url) {
      const proxy = proxyOf(url);
      if (proxy !== null && proxied !== null) return proxied.of(url, proxy);
      return url.protocol === "https:" ? secure : plain;
    },
    pin: (hostname, addresses) => pinned.set(hostname, addresses),
    async lead(origin, proxy) {
      const { proxiedAgents } = await import("./proxied-agents.ts");
      proxied ??= proxiedAgents(unusedMs);
      proxies.set(origin, proxy);
    },
    proxyOf,
    close() {
      proxied?.close();
      plain.agent.destroy();
      secure.agent.destroy();
    },
  };
}
