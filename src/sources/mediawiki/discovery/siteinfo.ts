import * as v from "valibot";
import { fitting } from "../../../ground/parse.ts";
import type { Site } from "../../../revision.ts";
import { wikiAddressOf, wikiKey } from "../../../site.ts";
import { flag } from "../client/answer.ts";

/** The query that identifies a wiki, and proves that it is one. */
export const siteinfoQuery = { meta: "siteinfo", siprop: "general|namespaces|rightsinfo" };

const siteinfoSchema = v.object({
  general: v.object({
    generator: v.pipe(v.string(), v.startsWith("MediaWiki")),
    base: v.string(),
    case: v.optional(v.picklist(["first-letter", "case-sensitive"]), "first-letter"),
    lang: v.optional(v.string(), ""),
    readonly: flag,
  }),
  namespaces: v.record(
    v.pipe(v.string(), v.regex(/^-?\d{1,6}$/)),
    v.object({ name: v.optional(v.string()), "*": v.optional(v.string()) }),
  ),
  rightsinfo: v.optional(v.object({ url: v.optional(v.string(), ""), text: v.optional(v.string(), "") })),
});

/** A wiki as it describes itself. */
export interface Siteinfo {
  /** Only what exports of the wiki give, too. */
  readonly site: Site;
  /** `MediaWiki 1.39.17`. */
  readonly generator: string;
  /** The licence of its texts, as the wiki words it. */
  readonly rights: { readonly url: string; readonly text: string } | null;
}

/** Reads `query` of an answer to `siteinfoQuery`; `null` if it is not from a MediaWiki. */
export function siteinfoOf(query: unknown): Siteinfo | null {
  const siteinfo = fitting(siteinfoSchema, query);
  if (siteinfo === null || wikiAddressOf(siteinfo.general.base) === null) return null;
  const { general, namespaces, rightsinfo } = siteinfo;
  const { base, lang, generator } = general;
  const names = Object.entries(namespaces).map(
    ([number, { name, "*": old }]) => [Number(number), (name ?? old ?? "").toWellFormed()] as const,
  );
  names.sort(([a], [b]) => a - b);
  return {
    site: {
      wiki: wikiKey(base),
      base,
      case: general.case,
      language: lang.toLowerCase(),
      namespaces: new Map(names),
    },
    generator,
    rights: rightsinfo ?? null,
  };
}
