import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createSecureServer, type ServerOptions } from "node:https";

/** An answer, or what goes wrong with it. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** Breaks the connection after the body's first bytes. */
  readonly cut?: boolean;
  /** Breaks the connection before anything is sent. */
  readonly reset?: boolean;
  /** Sends nothing at all. */
  readonly silent?: boolean;
  /** Sends no `Date`. */
  readonly dateless?: boolean;
  /** Sends a byte now and then, for ever. */
  readonly drip?: boolean;
  /** How long after the headers the body comes. */
  readonly lateMs?: number;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Port of the client: one for each connection. */
  readonly port: number | undefined;
  /** Parameters of query and form together. */
  readonly parameters: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

export interface LoopbackServer {
  readonly origin: string;
  readonly host: string;
  readonly asked: readonly Asked[];
  /** How many answers drip that somebody still listens to. */
  dripping(): number;
  close(): Promise<void>;
}

/** Serves on a free port of this machine; over TLS where a key is given. */
export async function loopbackServer(
  answer: (asked: Asked) => Reply | Promise<Reply>,
  tls?: ServerOptions,
): Promise<LoopbackServer> {
  const asked: Asked[] = [];
  let dripping = 0;
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    const pieces: Buffer[] = [];
    for await (const chunk of request) pieces.push(Buffer.from(chunk));
    const body = Buffer.concat(pieces).toString("utf8");
    const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
    const form = new URLSearchParams(isForm ? body : "");
    const parameters = new URLSearchParams([...url.searchParams, ...form]);
    const one = {
      method: request.method ?? "",
      path: url.pathname,
      port: request.socket.remotePort,
      parameters,
      headers: request.headers,
      body,
    };
    asked.push(one);
    const reply = await answer(one);
    if (reply.drip) {
      dripping++;
      response.on("close", () => dripping--);
    }
    if (reply.reset === true) request.socket.destroy();
    else if (reply.silent !== true) send(response, reply);
  };
  const server = tls === undefined ? createServer(serve) : createSecureServer(tls, serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `${tls === undefined ? "http" : "https"}://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    dripping: () => dripping,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(
  response: ServerResponse,
  { status = 200, headers = {}, body = "", cut, dateless, drip, lateMs }: Reply,
): void {
  response.sendDate = dateless !== true;
  if (cut === true) {
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body) + 100) });
    response.write(body, () => response.destroy());
    return;
  }
  response.writeHead(status, headers);
  if (lateMs !== undefined) {
    response.flushHeaders();
    setTimeout(() => response.end(body), lateMs);
    return;
  }
  if (drip !== true) {
    response.end(body);
    return;
  }
  const timer = setInterval(() => response.write("x"), 20);
  response.on("close", () => clearInterval(timer));
}
