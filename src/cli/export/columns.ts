import type { HistoryEvent } from "../../event.ts";
import { canonicalJson } from "../../json.ts";

/** A cell of a table. */
export type Cell = string | number | boolean | null;

/** What the cells of a column contain: `instant` is a time in ISO 8601, `json` canonical JSON. */
export type ColumnKind = "text" | "integer" | "boolean" | "instant" | "json";

/** A column of an export. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly nullable: boolean;
  readonly of: (event: HistoryEvent) => Cell;
}

/**
 * The columns of every table, in order. They contain everything that an event has.
 *
 * A column with a name from Wikimedia's mediawiki_history means the same as there, except that `event_timestamp` is in ISO
 * 8601. Names that would promise more are not used: there `event_type` is the kind of a log action, `revision_parent_id` the
 * parent that was saved, and `revision_is_identity_revert` belongs to a revision and looks back without limit.
 * @see https://wikitech.wikimedia.org/wiki/Data_Platform/Data_Lake/Edits/MediaWiki_history
 */
export const columns: readonly Column[] = [
  text("event_id", (event) => event.eventId),
  text("type", (event) => event.type),
  text("family", (event) => event.family),
  text("theme", (event) => event.theme),
  text("wiki", (event) => event.wiki),
  { name: "event_timestamp", kind: "instant", nullable: false, of: (event) => event.anchor.timestamp },
  integer("page_id", (event) => event.pageId),
  text("page_title", ({ observed }) => titleKey(observed.title, observed.namespace)),
  integer("page_namespace", (event) => event.observed.namespace),
  maybe(integer("revision_id", (event) => event.revision?.id ?? null)),
  maybe(boolean("revision_minor_edit", (event) => event.revision?.minor ?? null)),
  maybe(json("revision_tags", (event) => event.observed.tags ?? null)),
  maybe(text("event_comment", (event) => event.observed.comment)),
  maybe(text("event_user_text", (event) => event.observed.user?.name ?? null)),
  maybe(boolean("event_user_is_anonymous", isAnonymous)),
  maybe(text("user_kind", (event) => event.observed.user?.kind ?? null)),
  maybe(integer("predecessor_id", (event) => event.revision?.predecessorId ?? null)),
  text("anchor_kind", (event) => event.anchor.kind),
  integer("anchor_id", (event) => event.anchor.id),
  maybe(text("link", linkOf)),
  json("links", (event) => event.links),
  json("subject", (event) => event.subject),
  json("evidence", (event) => event.evidence),
  json("fact_provenance", (event) => event.FactProvenance),
  text("schema_version", (event) => event.schemaVersion),
];

/** The address that shows an event best: the difference it made, otherwise the revision or the log entry. */
export function linkOf({ links }: HistoryEvent): string | null {
  const link = links.diff ?? links.revision ?? links.log;
  return typeof link === "string" ? link : null;
}

/** A title in the form of the wiki's database: without a namespace, with underscores. */
function titleKey(title: string, namespace: number): string {
  const name = namespace === 0 ? title : title.slice(title.indexOf(":") + 1);
  return name.replaceAll(" ", "_");
}

/** Whether the user had no account; `null` where nobody knows, as with an imported name. */
function isAnonymous({ observed: { user } }: HistoryEvent): boolean | null {
  return user === null || user.kind === "imported" ? null : user.kind === "address";
}

function text(name: string, of: Column["of"]): Column {
  return { name, kind: "text", nullable: false, of };
}

function integer(name: string, of: Column["of"]): Column {
  return { name, kind: "integer", nullable: false, of };
}

function boolean(name: string, of: Column["of"]): Column {
  return { name, kind: "boolean", nullable: false, of };
}

function json(name: string, value: (event: HistoryEvent) => unknown): Column {
  const of = (event: HistoryEvent) => {
    const found = value(event);
    return found === null ? null : canonicalJson(found);
  };
  return { name, kind: "json", nullable: false, of };
}

function maybe(column: Column): Column {
  return { ...column, nullable: true };
}
