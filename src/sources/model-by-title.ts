const userNamespace = 2;
const interfaceNamespace = 8;

/**
 * The content model that follows from a page's title, for wikis before MediaWiki 1.21 and exports before schema 0.8, which give
 * none.
 *
 * @see https://doc.wikimedia.org/mediawiki-core/master/php/classMediaWiki_1_1Content_1_1ContentHandler.html getDefaultModelFor
 */
export function modelByTitle(title: string, namespace: number): string {
  const isCode = namespace === interfaceNamespace || (namespace === userNamespace && title.includes("/"));
  if (!isCode) return "wikitext";
  if (title.endsWith(".css")) return "css";
  return title.endsWith(".js") ? "javascript" : "wikitext";
}
