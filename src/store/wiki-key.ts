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
  return api.protocol === "https:" && api.host === host ? wiki : `${wiki} at ${api.origin}${api.pathname}`;
}
