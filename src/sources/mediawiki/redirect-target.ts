import type { Envelope } from "./answer.ts";
import { pagesSchema } from "./answer.ts";
import type { Parameters } from "./api-client.ts";
import { titleFault } from "./invalid-title.ts";
import { readQuery } from "./read-query.ts";

/** Title that a redirect leads to in the end; `null` for what is none, or leads to another wiki. */
export async function redirectTarget(
  ask: (parameters: Parameters) => Promise<Envelope>,
  title: string,
): Promise<string | null> {
  // "A|B" would ask for two pages.
  if (titleFault(title) !== null) return null;
  const { pages, redirects } = readQuery(
    pagesSchema,
    await ask({ titles: title, redirects: "1", prop: "info" }),
  );
  return redirects.length === 0 ? null : (pages[0]?.title ?? null);
}
