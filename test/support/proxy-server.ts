import { createServer, request } from "node:http";
import { connect, type Socket } from "node:net";

/** A request to the proxy, and who made it. */
export interface ThroughProxy {
  readonly method: string;
  /** `host:port` for a tunnel, otherwise the whole address. */
  readonly target: string;
  readonly host: string | undefined;
  readonly credentials: string | undefined;
}

export interface ProxyServer {
  readonly url: URL;
  readonly asked: readonly ThroughProxy[];
  /** The number of open connections to it. */
  connections(): number;
  close(): Promise<void>;
}

/**
 * A proxy on this machine that leads every name to one server here.
 *
 * @param port - Port of that server; a status is what the proxy answers instead, `null` means that it never answers.
 */
export async function proxyServer(port: number | { readonly status: number } | null): Promise<ProxyServer> {
  const asked: ThroughProxy[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const { method = "", url = "", headers } = incoming;
    asked.push({ method, target: url, host: headers.host, credentials: headers["proxy-authorization"] });
    if (port === null) return;
    if (typeof port === "object") return void response.writeHead(port.status).end();
    const { pathname, search } = new URL(url);
    const onward = { port, method, path: pathname + search, headers };
    const passed = request(onward, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    incoming.pipe(passed);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("connect", ({ method = "", url = "", headers }, socket: Socket) => {
    asked.push({ method, target: url, host: headers.host, credentials: headers["proxy-authorization"] });
    socket.on("error", () => undefined);
    // The socket of a tunnel stays half open, and is not read by itself.
    socket.on("end", () => socket.destroy());
    if (port === null) return void socket.resume();
    if (typeof port === "object") return void socket.end(`HTTP/1.1 ${port.status} No\r\n\r\n`);
    const onward = connect(port, "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connected\r\n\r\n");
      socket.pipe(onward).pipe(socket);
    });
    onward.on("error", () => socket.destroy());
    socket.on("close", () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${own}`),
    asked,
    connections: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
