import type { Site } from "../revision.ts";

/**
 * What wikitext means on one wiki: its names for namespaces, languages and redirects.
 *
 * Built from what an export tells plus tables of our own, never from more, so that both sources parse alike.
 */
export interface Grammar {
  readonly site: Site;
}
