import * as v from "valibot";
import {
  type Change,
  cut,
  type Depth,
  gapsAmong,
  marksOf,
  onceFor,
  type Side,
  shownSection,
  shownText,
  shownTexts,
  unpairedInPlace,
} from "../../src/plugin.ts";
import { setAlike, showAlike } from "../set-alike.ts";
import { attributesIn } from "./attributes-in.ts";
import { asWords } from "./cell-words.ts";
import { elementEvidence } from "./element-evidence.ts";
import { identityOf } from "./identity.ts";
import { matchByCells, weightOf } from "./match-cells.ts";
import { matchLoneCells } from "./match-lone-cells.ts";
import { matchReworded } from "./match-reworded.ts";
import { type Table, type TableRow, tablesAfter, tablesOf } from "./read-tables.ts";
import { structural } from "./structural.ts";

/** Tables, rows and cells that come, go or change. */
export const tableEvents = {
  table_changed: {
    ...structural,
    summary:
      "A table, a row or a cell came, went or changed; a whole table that comes or goes is reported once.",
    subject: v.variant("action", [
      v.strictObject({
        action: v.picklist(["added", "removed"]),
        element: v.picklist(["table", "row", "cell"]),
        /** What it holds, or where it is long `sha256:` and its digest. */
        content: v.string(),
      }),
      v.strictObject({
        action: v.literal("changed"),
        /** `table`: its opening line or tag, or its caption. */
        element: v.picklist(["table", "cell"]),
        from: v.string(),
        to: v.string(),
      }),
    ]),
    evidence: v.strictObject({
      ...elementEvidence.entries,
      /** Caption of the table that it is, or is part of. */
      caption: v.nullable(v.string()),
      /** Place of the row in its table; 0 is the first. `null` where it is the table. */
      row: v.nullable(v.number()),
    }),
  },
} as const;

/** What a change did to the tables of a page. */
export function tableFindings(change: Change) {
  const { before, after } = change;
  const old = tablesOf(before.blocks);
  const now = tablesAfter(change, old);
  if (old.length === 0 && now.length === 0) return [];
  const [gone, come] = withoutRewritten(...leftInPlace(change, old, now));
  if (gone.length === 0 && come.length === 0) return [];
  const pairs = matchTables(gone, come);
  return [
    ...without(gone, pairs).map((table) =>
      placed("removed", "table", table.content, { side: before, table, row: null }),
    ),
    ...without(come, pairs).map((table) =>
      placed("added", "table", table.content, { side: after, table, row: null }),
    ),
    ...pairs.flatMap(([was, is]) => tableChanges(change, was, is)),
  ];
}

/**
 * Tables or rows that the other side has fewer of. Of equal ones, those stay that stand, or stood, where the other side has
 * none; then those that read alike cancel.
 */
function leftInPlace<TPart extends Table | TableRow>(
  change: Change,
  old: readonly TPart[],
  now: readonly TPart[],
): readonly [readonly TPart[], readonly TPart[]] {
  const [gone, come] = uncommonBy(old, now, contentOf);
  if (gone.length === 0 && come.length === 0) return [gone, come];
  const keys = { old: old.map(contentOf), now: now.map(contentOf) };
  const unpaired = { old: marksOf(old, gone), now: marksOf(now, come) };
  const left = unpairedInPlace(keys, unpaired, () => [gapsAmong(change, old, now)]);
  return withoutAlike(
    old.filter((_, i) => left.old[i] === 1),
    now.filter((_, j) => left.now[j] === 1),
  );
}

const contentOf = ({ content }: { readonly content: string }) => content;

/** Those of two lists that the other has fewer of: equal ones cancel, then those that read alike, from the first on. */
function uncommon<TPart extends { readonly content: string }>(old: readonly TPart[], now: readonly TPart[]) {
  return withoutAlike(...uncommonBy(old, now, contentOf));
}

function withoutAlike<TPart extends { readonly content: string }>(
  gone: readonly TPart[],
  come: readonly TPart[],
): readonly [readonly TPart[], readonly TPart[]] {
  // All tables of a page pass here at each edit, and few have to be compared by how they read.
  if (gone.length === 0 || come.length === 0) return [gone, come];
  return uncommonBy(gone, come, ({ content }) => setAlike(content));
}

/** Leaves out tables that are only written otherwise: of many with the same few values, cells do not tell which is which. */
function withoutRewritten(
  gone: readonly Table[],
  come: readonly Table[],
): readonly [readonly Table[], readonly Table[]] {
  if (gone.length === 0 || come.length === 0) return [gone, come];
  return uncommonBy(
    gone,
    come,
    ({ opening, content }) => attributesIn(opening) + content.slice(opening.length),
  );
}

function uncommonBy<TPart>(
  old: readonly TPart[],
  now: readonly TPart[],
  keyOf: (part: TPart) => string,
): readonly [readonly TPart[], readonly TPart[]] {
  const oldKeys = old.map(keyOf);
  const copies = new Map<string, number>();
  for (const key of oldKeys) copies.set(key, (copies.get(key) ?? 0) + 1);
  const cancelled = new Map<string, number>();
  const come = now.filter((part) => {
    const key = keyOf(part);
    const left = copies.get(key) ?? 0;
    if (left === 0) return true;
    copies.set(key, left - 1);
    cancelled.set(key, (cancelled.get(key) ?? 0) + 1);
    return false;
  });
  const gone = old.filter((_, i) => {
    const key = oldKeys[i] ?? "";
    const left = cancelled.get(key) ?? 0;
    if (left === 0) return true;
    cancelled.set(key, left - 1);
    return false;
  });
  return [gone, come];
}

/**
 * Pairs tables that are the same: they share half of their cells as written or as they read, or a caption, or their only
 * cells read alike.
 */
function matchTables(gone: readonly Table[], come: readonly Table[]): (readonly [Table, Table])[] {
  const written = matchByRows(gone, come, (row) => row);
  const read = matchByRows(without(gone, written), without(come, written), asWords);
  const pairs = [...written, ...read];
  const taken = new Set(pairs.flat());
  const byCaption = new Map<string, Table>();
  for (const table of come.toReversed()) {
    const { caption } = table;
    // A blank caption names nothing: editors begin every table with one.
    if (caption !== null && caption !== "" && !taken.has(table)) byCaption.set(caption, table);
  }
  for (const old of gone) {
    const now = taken.has(old) ? undefined : byCaption.get(old.caption ?? "");
    if (now === undefined) continue;
    pairs.push([old, now]);
    byCaption.delete(now.caption ?? "");
  }
  return [...pairs, ...matchReworded(without(gone, pairs), without(come, pairs))];
}

/** Those that are in no pair. */
function without<TPart>(
  parts: readonly TPart[],
  pairs: readonly (readonly [TPart, TPart])[],
): readonly TPart[] {
  const matched = new Set(pairs.flat());
  return parts.filter((part) => !matched.has(part));
}

/** Rows count beside cells: tables of one kind have headers and values in common, whatever they are about. */
function matchByRows(
  gone: readonly Table[],
  come: readonly Table[],
  asRead: (row: TableRow) => TableRow,
): readonly (readonly [Table, Table])[] {
  if (gone.length === 0 || come.length === 0) return [];
  const asCells = (table: Table) => {
    const rows = table.rows.map(asRead);
    return { table, cells: rows.flatMap(({ cells }) => cells), rows: new Set(rows.map(contentOf)) };
  };
  const sharedRows = (was: ReturnType<typeof asCells>, is: ReturnType<typeof asCells>) =>
    textOfShared(was.rows, is.rows);
  return matchByCells(gone.map(asCells), come.map(asCells), sharedRows).map(
    ([was, is]) => [was.table, is.table] as const,
  );
}

/** Goes through the smaller set of rows: one table of thousands may share a cell with each of thousands. */
function textOfShared(old: ReadonlySet<string>, now: ReadonlySet<string>): number {
  const [fewer, more] = old.size < now.size ? [old, now] : [now, old];
  let length = 0;
  for (const row of fewer) if (more.has(row)) length += weightOf(row);
  return length;
}

function tableChanges(change: Change, was: Table, is: Table) {
  const { before, after } = change;
  const [gone, come] = leftInPlace(change, was.rows, is.rows);
  const pairs = matchRows(was, is, gone, come);
  return [
    ...headChange(change, was, is),
    ...without(gone, pairs).map((row) =>
      placed("removed", "row", row.content, { side: before, table: was, row }),
    ),
    ...without(come, pairs).map((row) =>
      placed("added", "row", row.content, { side: after, table: is, row }),
    ),
    ...pairs.flatMap(([old, now]) =>
      rowChanges({ side: before, table: was, row: old }, { side: after, table: is, row: now }),
    ),
  ];
}

/**
 * Pairs rows that are the same: they share half of their cells as written, or as they read if they have as many, or their
 * only cell stands where the other one's stood.
 */
function matchRows(was: Table, is: Table, gone: readonly TableRow[], come: readonly TableRow[]) {
  const written = matchByCells(gone, come);
  const asCells = (row: TableRow) => ({ row, cells: asWords(row).cells });
  const read = matchByCells(without(gone, written).map(asCells), without(come, written).map(asCells))
    .map(([old, now]) => [old.row, now.row] as const)
    // Cells of which none is written as before would each be told as gone and come.
    .filter(([old, now]) => old.cells.length === now.cells.length);
  const pairs = [...written, ...read];
  const partners = new Map(pairs.map(([old, now]) => [now, old]));
  const free = (rows: readonly TableRow[]) => new Set(without(rows, pairs));
  return [...pairs, ...matchLoneCells(was.rows, is.rows, free(gone), free(come), partners)];
}

function headChange({ after }: Change, was: Table, is: Table) {
  const old = headOf(was);
  const now = headOf(is);
  const isRewritten = was.caption === is.caption && attributesIn(was.opening) === attributesIn(is.opening);
  return isRewritten ? [] : [changed("table", old, now, { side: after, table: is, row: null })];
}

function headOf({ opening, caption }: Table): string {
  return caption === null ? opening : `${opening} |+ ${caption}`;
}

/** Cells of rows of equal length changed in place; otherwise the cells that are not in the other row came or went. */
function rowChanges(
  was: Place & { readonly row: TableRow },
  is: Place & { readonly row: TableRow },
): (ReturnType<typeof placed> | ReturnType<typeof changed>)[] {
  if (was.row.cells.length === is.row.cells.length) {
    return was.row.cells.flatMap((old, i) => {
      const now = is.row.cells[i] ?? "";
      return showAlike(old, now) ? [] : [changed("cell", old, now, is)];
    });
  }
  const asParts = (cells: readonly string[]) => cells.map((content) => ({ content }));
  const [gone, come] = uncommon(asParts(was.row.cells), asParts(is.row.cells));
  return [
    ...gone.map(({ content }) => placed("removed", "cell", content, was)),
    ...come.map(({ content }) => placed("added", "cell", content, is)),
  ];
}

/** Where a table or row stands. */
interface Place {
  readonly side: Side;
  readonly table: Table;
  readonly row: TableRow | null;
}

function placed(
  action: "added" | "removed",
  element: "table" | "row" | "cell",
  content: string,
  place: Place,
) {
  return {
    type: "table_changed" as const,
    subject: { action, element, content: identityOf(content) },
    evidence: (depth: Depth) => ({
      ...shared(place),
      before: action === "removed" ? shownText(content, depth) : null,
      after: action === "added" ? shownText(content, depth) : null,
    }),
  };
}

function changed(element: "table" | "cell", from: string, to: string, is: Place) {
  return {
    type: "table_changed" as const,
    subject: { action: "changed" as const, element, from: identityOf(from), to: identityOf(to) },
    evidence(depth: Depth) {
      const [before, after] = shownTexts(from, to, depth);
      return { ...shared(is), before, after };
    },
  };
}

function shared({ side, table, row }: Place) {
  return {
    section: shownSection(side, table.block),
    caption: table.caption === null ? null : cut(table.caption),
    row: row === null ? null : (placesIn(table).get(row) ?? null),
  };
}

/** Places of a table's rows, found once: with thousands of changes, each would otherwise be a search from the first row on. */
const placesIn = onceFor(
  ({ rows }: Table): ReadonlyMap<TableRow, number> => new Map(rows.map((row, place) => [row, place])),
);
