import type { Exchange } from "./exchange.ts";

/** What is said of a host to which a proxy gave no way. */
export function behindProxy({ proxy, cause }: Extract<Exchange, { readonly why: "proxy" }>): string {
  return `cannot be reached by way of the proxy ${proxy} (${reasonIn(cause)}); check HTTPS_PROXY, HTTP_PROXY and NO_PROXY`;
}

/** What whoever met the failure first said of it. */
export function reasonIn(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure);
  // Of a name with several addresses each has failed, and Node says nothing of them all.
  if (failure instanceof AggregateError && failure.errors.length > 0) return reasonIn(failure.errors[0]);
  return failure.cause instanceof Error ? reasonIn(failure.cause) : failure.message;
}
