import { sha256 } from "../json.ts";

/**
 * Under which name a wiki's pages are kept: its own, where it answers at its own address over https.
 *
 * A wiki may call itself what it likes. One that answers elsewhere has a name of its own, or a stranger's could put its
 * texts under the name of another.
 *
 * @param wiki - Key of the wiki as it tells of itself.
 * @param api - Address of the `api.php` that was asked.
 */
export function keptWikiKey(wiki: string, api: URL): string {
  const [host] = wiki.split("/");
  const isAtHome = api.protocol === "https:" && api.host === host;
  return withinKeys(isAtHome ? wiki : `${wiki} at ${api.origin}${api.pathname}`);
}

/**
 * The name of a wiki as it may stand in keys of the store, which hold 1,978 bytes: of a longer one its beginning and digest.
 * No wiki's own name has the mark between them, for it is of an address.
 */
export function withinKeys(wiki: string): string {
  return Buffer.byteLength(wiki) <= mostBytes ? wiki : `${wiki.slice(0, shownLength)}…${sha256(wiki)}`;
}

const mostBytes = 500;
const shownLength = 400;
