import type { Exchange } from "./exchange.ts";

/** The words for a host to which a proxy did not connect. */
export function behindProxy({ proxy, cause }: Extract<Exchange, { readonly why: "proxy" }>): string {
  return `cannot be reached through the proxy ${proxy} (${reasonIn(cause)}); check HTTPS_PROXY, HTTP_PROXY and NO_PROXY`;
}

/** The reason for a failure, as given where it first occurred. */
export function reasonIn(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  // With several addresses of a name each has failed, and Node gives no reason for all of them together.
  if (failure instanceof AggregateError && failure.errors.length > 0) return reasonIn(failure.errors[0]);
  return failure.cause instanceof Error ? reasonIn(failure.cause) : failure.message;
}
