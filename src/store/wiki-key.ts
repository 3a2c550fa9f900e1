import { sha256 } from "../json.ts";

/**
 * The name under which a wiki's pages are kept: its own key, if it answers over https where a wiki of that key does.
 *
 * A wiki may call itself anything. One that answers elsewhere gets another name; otherwise a stranger's wiki could put its texts
 * under the name of another. Elsewhere is also another folder of the host: those in `/wiki/de` and in `/wiki/en` have one key.
 *
 * @param wiki - Key of the wiki as it gives it itself.
 * @param api - Address of the `api.php` that answered.
 */
export function keptWikiKey(wiki: string, api: URL): string {
  const isAtHome = homes.some(
    (path) => `${api.protocol}//${api.host}${api.pathname}` === `https://${wiki}${path}`,
  );
  return withinKeys(isAtHome ? wiki : `${wiki} at ${api.origin}${api.pathname}`);
}

/** Where `api.php` is below the path of a wiki's key. */
const homes = ["/w/api.php", "/api.php"];

/**
 * The name of a wiki, short enough for keys of the store, which hold 1,978 bytes: for a longer name, its beginning and digest. No
 * wiki's own name has the mark between the two, because it comes from an address.
 */
export function withinKeys(wiki: string): string {
  return Buffer.byteLength(wiki) <= mostBytes ? wiki : `${wiki.slice(0, shownLength)}…${sha256(wiki)}`;
}

const mostBytes = 500;
const shownLength = 400;
