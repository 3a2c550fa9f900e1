import { HistoryError } from "../../../errors.ts";
import { behindProxy } from "../../../net/behind-proxy.ts";
import type { Lost } from "../../../net/exchange.ts";

/** The error for an answer that did not come, or not completely. */
export function lostAnswer(host: string, lost: Lost): HistoryError {
  const { why, cause } = lost;
  if (why === "timed_out") {
    const message = `${host} did not answer in time; try again later`;
    return new HistoryError("TIMED_OUT", message, { host }, { cause });
  }
  const what = why === "proxy" ? behindProxy(lost) : words[why];
  return new HistoryError("NETWORK", `${host} ${what}`, { host }, { cause });
}

const words = {
  unreachable: "cannot be reached; check the address and the connection",
  cut: "broke off its answer; try again later",
  tls: "has no certificate this machine trusts; check the address, or set NODE_EXTRA_CA_CERTS to a file with that of its authority",
  encoding: "compressed its answer in a way it was not asked to; only gzip is accepted",
};
