import type { Site } from "../../revision.ts";
import { siteBase, wikiKey } from "../../site.ts";
import { attributes, childOf, type ExportReader, malformed, skip, textOfLeaf } from "./elements.ts";

/** What a `<siteinfo>` says that events depend on. */
export interface SiteInfo {
  readonly base: string | null;
  readonly case: Site["case"];
  readonly namespaces: ReadonlyMap<number, string>;
}

/** The site of an export without `<siteinfo>`, which the oldest ones may leave out. */
export const noSiteInfo: SiteInfo = { base: null, case: "first-letter", namespaces: new Map([[0, ""]]) };

/** Reads a `<siteinfo>` whose tag has been taken. */
export function readSiteInfo(reader: ExportReader): SiteInfo {
  const info = { ...noSiteInfo };
  for (;;) {
    const tag = childOf(reader, "siteinfo");
    if (tag === null) return info;
    if (tag.name === "base") info.base = textOfLeaf(reader, tag).trim();
    else if (tag.name === "case") info.case = caseOf(reader, textOfLeaf(reader, tag));
    else if (tag.name === "namespaces" && tag.kind === "open") info.namespaces = readNamespaces(reader);
    else skip(reader, tag);
  }
}

function caseOf(reader: ExportReader, written: string): Site["case"] {
  if (written === "first-letter" || written === "case-sensitive") return written;
  throw malformed(reader, "<case> must be first-letter or case-sensitive");
}

function readNamespaces(reader: ExportReader): ReadonlyMap<number, string> {
  const namespaces = new Map([[0, ""]]);
  for (;;) {
    const tag = childOf(reader, "namespaces");
    if (tag === null) return namespaces;
    const key = Number(attributes(reader, tag).get("key") ?? Number.NaN);
    if (tag.name !== "namespace" || !Number.isSafeInteger(key)) {
      throw malformed(reader, "<namespaces> must hold <namespace> with a number as its key");
    }
    namespaces.set(key, textOfLeaf(reader, tag));
  }
}

/**
 * The wiki of an export.
 *
 * @param language - The document's `xml:lang`.
 * @param wiki - The wiki's key, if it should not come from `<base>`.
 * @param input - Name of the input.
 * @throws HistoryError `INPUT_MALFORMED` when neither says which wiki it is, or the address is not http or https;
 * `INVALID_INPUT` when `wiki` is not a key.
 */
export function siteOf(info: SiteInfo, language: string, wiki: string | undefined, input: string): Site {
  const base = siteBase({ base: info.base ?? (wiki === undefined ? "" : undefined) }, wiki, input);
  return {
    base,
    case: info.case,
    language: language.toLowerCase(),
    namespaces: info.namespaces,
    wiki: wiki ?? wikiKey(base),
  };
}

/** The number of a title's namespace, for exports before schema 0.6, which have no `<ns>`. */
export function namespaceOf(title: string, namespaces: ReadonlyMap<number, string>): number {
  const colon = title.indexOf(":");
  if (colon <= 0) return 0;
  const prefix = title.slice(0, colon);
  for (const [number, name] of namespaces) if (name === prefix) return number;
  return 0;
}
