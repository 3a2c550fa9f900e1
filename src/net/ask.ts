import { createFetch } from "ofetch";
import { type Collected, collect, type Sending } from "./collect.ts";
import type { PinnedAgents } from "./pinned-agents.ts";

/** One request to make, by POST where it has a body. */
export interface Asking {
  /** Sent as a form. */
  readonly form?: string | undefined;
  readonly json?: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** How much of an answer to take, and whom to notify of it. */
export type Limits = Pick<Sending, "maxBytes" | "signal" | "onArrival" | "onHead">;

/**
 * Stand-ins that ofetch takes for headers and for an answer: of headers it needs names and values, of an answer a status and
 * no body. On first use of the global `Headers` and `Response` Node loads all of its own fetch, a third of the time until
 * the first request.
 */
const light: { readonly Headers: typeof Headers; readonly answer: Response } = Object.create(null, {
  Headers: { value: URLSearchParams },
  answer: { value: { status: 200 } },
});

/** Makes one request through ofetch, over pinned connections. */
export async function ask(
  agents: PinnedAgents,
  url: URL,
  { form, headers, json }: Asking,
  limits: Limits,
): Promise<Collected> {
  const body = form ?? json ?? null;
  const method = body === null ? "GET" : "POST";
  const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
  let collected: Collected | undefined;
  const overPinned = createFetch({
    Headers: light.Headers,
    fetch: async (_, init = {}) => {
      const sent = Object.fromEntries(new light.Headers(init.headers));
      collected = await collect(agents, url, { ...limits, method, headers: sent, body });
      // The bytes are read from `collected`: a response would only copy them.
      return light.answer;
    },
  });
  await overPinned.raw(url.href, {
    method,
    headers: {
      ...headers,
      accept: "*/*",
      "accept-encoding": "gzip",
      ...(body === null ? {} : { "content-type": type }),
    },
    body,
    retry: false,
  });
  if (collected === undefined) throw new Error("no answer was collected");
  return collected;
}
