import { createReadStream } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { folderAside, notLaidAside, removeAside } from "../../sources/folder-aside.ts";
import type { Output } from "../files/output.ts";
import { aboutOf } from "./account.ts";
import { type ColumnKind, columns } from "./columns.ts";
import type { Sink } from "./sink.ts";

const types = {
  text: "TEXT",
  json: "TEXT",
  instant: "TEXT",
  integer: "INTEGER",
  boolean: "INTEGER",
} as const satisfies Record<ColumnKind, string>;

/**
 * A database of two tables: `events`, in order of `position`, and `about`, whose `notice`, `counts` and `manifest` are texts
 * and JSON. It is built in a temporary file and copied when it is complete.
 */
export async function sqliteSink(output: Output, scratch: string): Promise<Sink> {
  const folder = await folderAside(scratch, "stemma-sqlite-");
  const path = join(folder, "export.sqlite");
  const { database, insert } = await begun(scratch, path).catch(async (failure) => {
    await removeAside(folder);
    throw failure;
  });
  let position = 0;
  let isOpen = true;

  function closeDatabase(): void {
    if (!isOpen) return;
    isOpen = false;
    insert.finalize();
    database.close();
  }

  return {
    async take(events) {
      written(scratch, () => {
        for (const event of events) insert.run([position++, ...columns.map(({ of }) => of(event))]);
      });
    },
    async end(account) {
      written(scratch, () => {
        for (const about of aboutOf(account)) database.run("INSERT INTO about VALUES (?, ?)", [...about]);
        database.exec("COMMIT");
        closeDatabase();
      });
      for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }))
        await output.writeBytes(chunk);
    },
    async close() {
      try {
        closeDatabase();
      } catch {
        // Closing throws the last write's error again, and that error is already being thrown.
      } finally {
        await removeAside(folder);
      }
    },
  };
}

async function begun(scratch: string, path: string) {
  return written(scratch, () => {
    const database = new sqlite.Database(path);
    // Nobody else sees this file, and none is left by an interrupted run: it needs no way back.
    database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF");
    database.exec(schema());
    database.exec("BEGIN");
    const names = ["position", ...columns.map(({ name }) => name)];
    const values = names.map(() => "?").join(", ");
    return {
      database,
      insert: database.prepare(`INSERT INTO events (${names.join(", ")}) VALUES (${values})`),
    };
  });
}

function schema(): string {
  const members = columns.map(
    ({ name, kind, nullable }) => `${name} ${types[kind]}${nullable ? "" : " NOT NULL"}`,
  );
  return [
    `CREATE TABLE events (position INTEGER PRIMARY KEY, ${members.join(", ")})`,
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    "CREATE INDEX events_by_id ON events (event_id)",
    "CREATE INDEX events_by_type ON events (type, event_timestamp)",
  ].join(";\n");
}

function written<T>(scratch: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw notLaidAside(scratch, "the database", cause);
  }
}
