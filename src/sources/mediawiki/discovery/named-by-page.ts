import { hasCode } from "../../../errors.ts";
import type { Fetcher } from "../../../net/exchange.ts";
import type { Patience } from "../../../net/patience.ts";
import { isChallenge, saysNotNow } from "../client/refusal.ts";
import { editUri } from "./edit-uri.ts";

const longestPage = 2 * 1024 * 1024;

/** An address that a page names, and whether another request for the page may give another answer. */
interface NamedApi {
  readonly uri: URL | null;
  readonly mayPass: boolean;
}

/** The `api.php` that the typed page names; if a script was typed, the one that the host's front page names. */
export async function namedByPage(
  typed: URL,
  fetcher: Fetcher,
  patience: Patience,
  signal: AbortSignal | undefined,
): Promise<NamedApi> {
  const nothing = { uri: null, mayPass: false };
  if (patience.leftMs() === 0) return nothing;
  const url = typed.pathname.endsWith(".php") ? new URL("/", typed) : typed;
  const follows = (to: URL) => bareHost(to) === bareHost(url);
  try {
    const exchange = await fetcher.fetch({
      url,
      follows,
      maxBytes: longestPage,
      totalMs: patience.leftMs(),
      signal,
    });
    if (exchange.kind === "elsewhere") return nothing;
    if (exchange.kind === "lost") return { uri: null, mayPass: true };
    if (isChallenge(exchange)) return nothing;
    if (saysNotNow(exchange.status)) return { uri: null, mayPass: true };
    const uri = editUri(exchange.body.toString("utf8"), exchange.url);
    return { uri: uri === null ? null : onHostOf(exchange.url, uri), mayPass: false };
  } catch (error) {
    if (hasCode(error, "TOO_LARGE")) return nothing;
    throw error;
  }
}

/**
 * The address that a page names, but on the page's own host, and never less safe than the page. A page may name anything; and
 * behind a proxy or a forwarded port, wikis whose `$wgServer` is not the address they are reached at name another host, port or
 * scheme.
 */
function onHostOf(page: URL, named: URL): URL {
  const isDowngrade = page.protocol === "https:" && named.protocol !== "https:";
  if (!isDowngrade && bareHost(named) === bareHost(page)) return named;
  const own = new URL(page.origin);
  own.pathname = named.pathname;
  return own;
}

function bareHost({ host }: URL): string {
  return host.startsWith("www.") ? host.slice("www.".length) : host;
}
