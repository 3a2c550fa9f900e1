import type { Agent, ClientRequest, request } from "node:http";
import type { RequestOptions } from "node:https";
import { isIP } from "node:net";
import { unescape as decoded } from "node:querystring";
import { Duplex } from "node:stream";
import { reasonIn } from "./behind-proxy.ts";
import { hostOf } from "./host-of.ts";
import { http, https } from "./node-http.ts";

/** The proxy for an address, `http:` or `https:`; `null`: none. */
export type ProxyOf = (url: URL) => URL | null;

/** The means by which a request is made. */
export interface Way {
  readonly agent: Agent;
  readonly request: typeof request;
  /** Options that replace what the address says. */
  readonly instead?: RequestOptions;
}

/** Connections through proxies: a tunnel for encrypted requests; any other request gives the proxy the whole address. */
export interface ProxiedAgents {
  of(url: URL, proxy: URL): Way;
  /** Ends all connections, those in use and those still being opened. */
  close(): void;
}

/** How long a proxy may send nothing, as it may ask a person first; after that it counts as unreachable. */
const idleMs = 60_000;

/**
 * Starts with no connections.
 *
 * @param unusedMs - Time after which an unused connection is closed, tunnels included.
 */
export function proxiedAgents(unusedMs: number): ProxiedAgents {
  const kept = { keepAlive: true, timeout: unusedMs };
  const plain = { "http:": new http.Agent(kept), "https:": new https.Agent(kept) };
  const tunnels = new Map<string, Agent>();
  /** A tunnel that is still being opened would keep the process alive. */
  const opening = new Set<ClientRequest>();

  function tunnelsBy(proxy: URL): Agent {
    const known = tunnels.get(proxy.href);
    if (known !== undefined) return known;
    const agent = new https.Agent(kept);
    const encrypt = agent.createConnection.bind(agent);
    agent.createConnection = (options, done) => {
      openTunnel(proxy, options, opening).then(
        (socket) => done?.(null, encrypt(Object.assign({}, options, { socket })) ?? socket),
        (failure: Error) => done?.(failure, new Duplex()),
      );
      return undefined;
    };
    tunnels.set(proxy.href, agent);
    return agent;
  }

  return {
    of(url, proxy) {
      if (url.protocol === "https:") return { agent: tunnelsBy(proxy), request: https.request };
      const protocol = proxy.protocol === "https:" ? "https:" : "http:";
      return {
        agent: plain[protocol],
        request: protocol === "https:" ? https.request : http.request,
        instead: {
          ...addressOf(proxy),
          path: `${url.origin}${url.pathname}${url.search}`,
          headers: { host: url.host, ...credentialsFor(proxy) },
        },
      };
    },
    close() {
      for (const request of opening) request.destroy();
      for (const agent of [...Object.values(plain), ...tunnels.values()]) agent.destroy();
    },
  };
}

/** Asks a proxy for a connection to a host. */
function openTunnel(
  proxy: URL,
  { host, port }: RequestOptions,
  opening: Set<ClientRequest>,
): Promise<Duplex> {
  const target = `${host?.includes(":") ? `[${host}]` : host}:${port}`;
  const { request } = proxy.protocol === "https:" ? https : http;
  const asked = request({
    ...addressOf(proxy),
    method: "CONNECT",
    path: target,
    headers: { host: target, ...credentialsFor(proxy) },
    agent: false,
    timeout: idleMs,
  });
  opening.add(asked);
  return new Promise((resolve, reject) => {
    // Every answer to CONNECT comes here, also that of a server which does not know it.
    asked.on("connect", ({ statusCode = 0 }, socket) => {
      if (statusCode >= 200 && statusCode < 300) return resolve(socket);
      socket.destroy();
      reject(new Error(`it answered ${statusCode}`));
    });
    asked.on("timeout", () => asked.destroy(new Error("it did not answer in time")));
    // Without the error's code: that of a certificate would be taken for the host's.
    asked.on("error", (failure) => reject(new Error(reasonIn(failure))));
    asked.on("close", () => {
      opening.delete(asked);
      reject(new Error("it closed the connection"));
    });
    asked.end();
  });
}

function addressOf(proxy: URL): RequestOptions {
  const { protocol, port } = proxy;
  const host = hostOf(proxy);
  // Given even where it is empty: otherwise Node takes the name in the `host` header, which is another's.
  const servername = isIP(host) === 0 ? host : "";
  return { protocol, host, hostname: host, port: port === "" ? null : port, servername };
}

/** Name and password are in the proxy's own address, where a `%` may stand for itself. */
function credentialsFor({ username, password }: URL): { readonly "proxy-authorization"?: string } {
  if (username === "" && password === "") return {};
  const both = `${decoded(username)}:${decoded(password)}`;
  return { "proxy-authorization": `Basic ${Buffer.from(both).toString("base64")}` };
}
