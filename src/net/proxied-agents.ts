import type { Agent, ClientRequest, request } from "node:http";
import type { RequestOptions } from "node:https";
import { isIP } from "node:net";
import { unescape as decoded } from "node:querystring";
import { Duplex } from "node:stream";
import { reasonIn } from "./behind-proxy.ts";
import { hostOf } from "./host-of.ts";
import { http, https } from "./node-http.ts";

/** The proxy to ask for an address, `http:` or `https:`; `null`: none. */
export type ProxyOf = (url: URL) => URL | null;

/** What a request is made with. */
export interface Way {
  readonly agent: Agent;
  readonly request: typeof request;
  /** What is said otherwise than the address has it. */
  readonly instead?: RequestOptions;
}

/** Connections by way of proxies: a tunnel to what is encrypted, and requests that name the whole address for the rest. */
export interface ProxiedAgents {
  of(url: URL, proxy: URL): Way;
  /** Ends all connections, those in use and those still asked for. */
  close(): void;
}

/** A proxy may ask a person first; after so long without a byte it is as good as none. */
const idleMs = 60_000;

/**
 * Starts with no connections.
 *
 * @param unusedMs - Time after which one that nobody uses is closed, tunnels too.
 */
export function proxiedAgents(unusedMs: number): ProxiedAgents {
  const kept = { keepAlive: true, timeout: unusedMs };
  const plain = { "http:": new http.Agent(kept), "https:": new https.Agent(kept) };
  const tunnels = new Map<string, Agent>();
  /** A tunnel that is not open yet would keep the process alive. */
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
    asked.on("connect", ({ statusCode = 0 }, socket) => {
      if (statusCode >= 200 && statusCode < 300) return resolve(socket);
      socket.destroy();
      reject(new Error(`it answered ${statusCode}`));
    });
    // A proxy that knows no CONNECT answers as any server does.
    asked.on("response", (answer) => {
      answer.destroy();
      reject(new Error(`it answered ${answer.statusCode}`));
    });
    asked.on("timeout", () => asked.destroy(new Error("it did not answer in time")));
    // Without its code: that of a certificate would be taken for the host's.
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
  // Said even where it is none: else Node takes that of the `host` header, which is another's.
  const servername = isIP(host) === 0 ? host : "";
  return { protocol, host, hostname: host, port: port === "" ? null : port, servername };
}

/** Name and password stand in the proxy's own address, where a `%` may stand for itself. */
function credentialsFor({ username, password }: URL): { readonly "proxy-authorization"?: string } {
  if (username === "" && password === "") return {};
  const both = `${decoded(username)}:${decoded(password)}`;
  return { "proxy-authorization": `Basic ${Buffer.from(both).toString("base64")}` };
}
