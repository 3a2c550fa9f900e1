import { HistoryError } from "../../../errors.ts";
import { quoted } from "../../../ground/quoted.ts";

/**
 * The address by which a person named a wiki: `en.wikipedia.org`, or the address of a page, of `index.php` or of `api.php`.
 *
 * Without a scheme, it is https, or http on this machine. Query and fragment are dropped.
 * @throws HistoryError `INVALID_INPUT` when the text is not a web address, or holds a password.
 */
export function typedAddress(text: string): URL {
  const bare = text.trim().replace("$1", "");
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(bare);
  const host = bare.replace(/^\/+/, "");
  const isHere = /^(localhost|127(\.\d+){3}|\[::1\])([:/]|$)/i.test(host);
  const full = hasScheme ? bare : `${isHere ? "http" : "https"}://${host}`;
  if (bare === "" || !URL.canParse(full)) throw invalid(text, "must be a web address");
  const url = new URL(full);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw invalid(text, "must be an http or https address");
  if (url.username !== "" || url.password !== "") {
    throw new HistoryError("INVALID_INPUT", "api: take the user name and password out of the address");
  }
  // A host name may end in a dot, but may not begin with one or have two in a row, or be longer than DNS takes.
  if (/^\.|\.\./.test(url.hostname) || url.hostname.length > longestHost)
    throw invalid(text, "must be a web address");
  url.search = "";
  url.hash = "";
  url.pathname = url.pathname.replace(/\/{2,}/g, "/");
  return url;
}

const longestHost = 254;

/**
 * Where the `api.php` for a typed address may be, likeliest first.
 *
 * A path before `/wiki/` names one of several wikis on a host (`/de/wiki/Hallo`), so it is tried before the host's own.
 */
export function apiCandidates(typed: URL): { readonly first: readonly URL[]; readonly last: readonly URL[] } {
  const { pathname } = typed;
  const given = pathname.endsWith("/api.php") ? [pathname] : [];
  const cut = ["/wiki/", "/w/", "/index.php"].map((mark) => pathname.indexOf(mark)).filter((at) => at >= 0);
  const prefix = cut.length === 0 ? "" : pathname.slice(0, Math.min(...cut));
  // What follows a script is the name of a page, even if the script is in a folder `/wiki/`.
  const script = pathname.indexOf("/index.php/");
  const directory = pathname.slice(0, script < 0 ? pathname.lastIndexOf("/") : script);
  const below = [prefix, directory]
    .filter((path) => path !== "")
    .flatMap((path) => [`${path}/api.php`, `${path}/w/api.php`]);
  const root = ["/w/api.php", "/api.php"];
  const first = prefix === "" && given.length === 0 ? [...root, ...below] : [...given, ...below];
  return {
    first: addresses(typed, first),
    last: addresses(
      typed,
      root.filter((path) => !first.includes(path)),
    ),
  };
}

function addresses(typed: URL, paths: readonly string[]): readonly URL[] {
  return [...new Set(paths)].map((path) => new URL(path, typed.origin));
}

function invalid(text: string, why: string): HistoryError {
  return new HistoryError(
    "INVALID_INPUT",
    `api: ${why}; write for example en.wikipedia.org (was ${quoted(text)})`,
  );
}
