import { ByteWriter, ParquetWriter, schemaFromColumnData } from "hyparquet-writer";
import type { HistoryEvent } from "../../event.ts";
import type { Output } from "../files/output.ts";
import { aboutOf } from "./account.ts";
import { type Cell, type ColumnKind, columns } from "./columns.ts";
import type { Sink } from "./sink.ts";

const types = {
  text: "STRING",
  json: "STRING",
  integer: "INT64",
  boolean: "BOOLEAN",
  instant: "TIMESTAMP",
} as const satisfies Record<ColumnKind, string>;

/** Most rows of a group, which is held until it is written: readers want large groups, and the largest event has megabytes. */
const maxRows = 20_000;
const maxLength = 16 * 1024 * 1024;

type Row = readonly (Cell | bigint | Date)[];

/** A table as Parquet; counts and manifest are JSON in the metadata of the file. */
export function parquetSink(output: Output): Sink {
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({
    writer: bytes,
    schema: schemaFromColumnData({ columnData: columnsOf([]) }),
    createdBy: "stemma",
  });
  let rows: Row[] = [];
  let length = 0;

  async function writeGroup(): Promise<void> {
    if (rows.length === 0) return;
    await writer.write({ columnData: columnsOf(rows), rowGroupSize: rows.length });
    rows = [];
    length = 0;
    await flush();
  }

  /** Passes on what has been encoded; the writer's positions go on from there. */
  async function flush(): Promise<void> {
    await output.writeBytes(bytes.getBytes().slice());
    bytes.index = 0;
  }

  return {
    async take(events) {
      for (const event of events) {
        const row = rowOf(event);
        for (const value of row) length += typeof value === "string" ? value.length : 8;
        rows.push(row);
        if (rows.length >= maxRows || length >= maxLength) await writeGroup();
      }
    },
    async end(account) {
      await writeGroup();
      writer.kvMetadata = aboutOf(account).map(([name, value]) => ({ key: `stemma.${name}`, value }));
      await writer.finish();
      await flush();
    },
  };
}

function columnsOf(rows: readonly Row[]) {
  return columns.map(({ name, kind, nullable }, at) => ({
    name,
    type: types[kind],
    nullable,
    data: rows.map((row) => row[at] ?? null),
  }));
}

function rowOf(event: HistoryEvent): Row {
  return columns.map(({ kind, of }) => {
    const cell = of(event);
    if (kind === "integer" && typeof cell === "number") return BigInt(cell);
    return kind === "instant" && typeof cell === "string" ? new Date(cell) : cell;
  });
}
