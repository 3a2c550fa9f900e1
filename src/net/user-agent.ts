/** Version of the HTTP library, as the User-Agent names it. */
export const ofetchVersion = "1.5.1";

/**
 * The User-Agent: program, who runs it, library.
 *
 * The contact is the operator's. Characters other than printable ASCII, and parentheses, which would end the comment, are
 * left out.
 * @see https://meta.wikimedia.org/wiki/User-Agent_policy
 */
export function userAgent(version: string, contact: string | undefined): string {
  const who = contact === undefined ? "" : contact.replace(/[^\x20-\x7e]|[()\\]/g, "").trim();
  return `stemma/${version}${who === "" ? "" : ` (${who})`} ofetch/${ofetchVersion}`;
}
