// Modules of undici, taken one by one: its own entry loads fetch, web sockets and caches along with them.

declare module "undici/lib/dispatcher/agent.js" {
  import { Agent } from "undici";
  export default Agent;
}

declare module "undici/lib/api/api-stream.js" {
  import type { Agent, Dispatcher } from "undici";
  /** What the package's entry makes the method `stream` of a dispatcher. */
  export default function stream(
    this: Agent,
    options: Dispatcher.RequestOptions,
    factory: Dispatcher.StreamFactory,
  ): Promise<Dispatcher.StreamData>;
}

declare module "undici/lib/web/fetch/headers.js" {
  export { Headers } from "undici";
}

declare module "undici/lib/web/fetch/response.js" {
  export { Response } from "undici";
}
