import { HistoryError } from "../../../errors.ts";
import type { Exchange } from "../../../net/exchange.ts";

type Lost = Extract<Exchange, { kind: "lost" }>["why"];

/** The error for an answer that did not come, or came in pieces. */
export function lostAnswer(host: string, why: Lost, cause: unknown): HistoryError {
  if (why === "timed_out") {
    const message = `${host} did not answer in time; try again later`;
    return new HistoryError("TIMED_OUT", message, { host }, { cause });
  }
  const what = {
    unreachable: "cannot be reached; check the address and the connection",
    cut: "broke off its answer; try again later",
    tls: "has no certificate this machine trusts; check the address, or set NODE_EXTRA_CA_CERTS to a file with that of its authority",
    encoding: "packed its answer as it was not asked to; only gzip is taken",
  }[why];
  return new HistoryError("NETWORK", `${host} ${what}`, { host }, { cause });
}
