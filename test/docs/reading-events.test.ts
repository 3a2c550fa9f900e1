import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { version } from "../../src/cli/version.ts";
import type { HistoryEvent } from "../../src/event.ts";
import { eventSchema } from "../../src/event-schema.ts";
import { canonicalJson, sha256 } from "../../src/json.ts";
import { register } from "../../src/walk/registry.ts";
import { readSample } from "../support/read-shared.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/reading-events.md"), "utf8");

async function sampleEvents(): Promise<readonly HistoryEvent[]> {
  const all: HistoryEvent[] = [];
  for await (const history of readSample()) {
    for await (const found of analyze(history, register(builtInDetectors)).events) all.push(...found);
  }
  return all;
}

describe("docs/reading-events.md", () => {
  it("has the members of an event, and no others", () => {
    const [, table = ""] = page.split("\n## ");
    const listed = [...table.matchAll(/^\| (`\w+`(?:, `\w+`)*) \|/gm)].flatMap(([, names = ""]) =>
      names.replaceAll("`", "").split(", "),
    );
    const [{ name, events } = { name: "", events: {} }] = builtInDetectors;
    const [[type, definition] = []] = Object.entries(events);
    if (type === undefined || definition === undefined) throw new Error("no detector, or no event");
    expect(listed.sort()).toEqual(Object.keys(eventSchema(type, name, definition).pipe[0].entries).sort());
  });

  it("cites an event of the sample page, whose id is made as it says", async () => {
    const [, type, id, link, by] = /> (\w+) (\w{64}), (\S+)\n> \(stemma (\S+)\)/.exec(page) ?? [];
    const event = (await sampleEvents()).find(({ eventId }) => eventId === id);
    expect([event?.type, event?.links.diff, by]).toEqual([type, link, version]);
    if (event === undefined) throw new Error("no such event");
    const { anchor, pageId, subject, wiki } = event;
    const place = { id: anchor.id, kind: anchor.kind };
    expect(sha256(canonicalJson({ anchor: place, pageId, subject, type, wiki }))).toBe(id);
  });

  it("compares two runs by the ids of their events", () => {
    const folder = mkdtempSync(join(tmpdir(), "stemma-"));
    const lines = (ids: readonly string[]) =>
      ids.map((eventId) => `${JSON.stringify({ eventId })}\n`).join("");
    writeFileSync(join(folder, "before.ndjson"), lines(["c", "a", "b"]));
    writeFileSync(join(folder, "after.ndjson"), lines(["d", "b", "c"]));
    // Where there is no jq: an id stands alone in its line here.
    writeFileSync(join(folder, "jq"), '#!/bin/sh\nsed \'s/.*:"\\(.*\\)"}/\\1/\' "$3"\n', { mode: 0o755 });
    const command = page.split("<!-- compare -->\n```sh\n")[1]?.split("```")[0] ?? "";
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const told = execFileSync("sh", ["-c", command], { cwd: folder, encoding: "utf8", env });
    expect(told).toBe("a\n\td\n");
  });
});
