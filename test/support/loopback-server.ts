import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** An answer, or what goes wrong with it. */
export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Breaks the connection after the body's first bytes. */
  readonly cut?: boolean;
  /** Sends a byte now and then, for ever. */
  readonly drip?: boolean;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  /** Query and form together. */
  readonly parameters: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
}

export interface LoopbackServer {
  readonly origin: string;
  readonly host: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

/** Serves on a free port of this machine. */
export async function loopbackServer(answer: (asked: Asked) => Reply): Promise<LoopbackServer> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    let form = "";
    for await (const chunk of request) form += String(chunk);
    const parameters = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)]);
    const one = { method: request.method ?? "", path: url.pathname, parameters, headers: request.headers };
    asked.push(one);
    send(response, answer(one));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body = "", cut, drip }: Reply): void {
  if (cut === true) {
    response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body) + 100) });
    response.write(body, () => response.destroy());
    return;
  }
  response.writeHead(status, headers);
  if (drip !== true) {
    response.end(body);
    return;
  }
  const timer = setInterval(() => response.write("x"), 20);
  response.on("close", () => clearInterval(timer));
}
