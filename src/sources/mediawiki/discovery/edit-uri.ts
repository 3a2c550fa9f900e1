const longestTag = 2_000;

/**
 * The `api.php` that a wiki's page names in `<link rel="EditURI">`, whose attributes may come in any order, quoted or not.
 *
 * @param from - Address of the page, the base of a relative link.
 */
export function editUri(html: string, from: URL): URL | null {
  for (let at = html.indexOf("<link"); at >= 0; at = html.indexOf("<link", at + 1)) {
    // No further than a tag may reach: a page of unclosed tags would be read to its end for each of them.
    const start = html.slice(at, at + longestTag + 1);
    const end = start.indexOf(">");
    if (end < 0) continue;
    const tag = start.slice(0, end);
    if (attribute(tag, "rel")?.toLowerCase() !== "edituri") continue;
    const href = attribute(tag, "href")?.replaceAll("&amp;", "&");
    if (href === undefined || !URL.canParse(href, from.href)) continue;
    const url = new URL(href, from.href);
    url.search = "";
    url.hash = "";
    if (url.pathname.endsWith("/api.php")) return url;
  }
  return null;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'=<>\`]+))`, "i")
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
}
