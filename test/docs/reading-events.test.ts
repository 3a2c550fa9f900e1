import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { version } from "../../src/cli/version.ts";
import type { Depth, HistoryEvent } from "../../src/event.ts";
import { eventSchema } from "../../src/event-schema.ts";
import { canonicalJson, sha256 } from "../../src/json.ts";
import type { PageHistory, TimelineEntry } from "../../src/revision.ts";
import { register } from "../../src/walk/registry.ts";
import { readSample } from "../support/read-shared.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/reading-events.md"), "utf8");

async function sampleEvents(): Promise<readonly HistoryEvent[]> {
  const all: HistoryEvent[] = [];
  for await (const history of readSample()) all.push(...(await eventsOf(history, "detailed")));
  return all;
}

async function eventsOf(history: PageHistory, depth: Depth): Promise<readonly HistoryEvent[]> {
  const all: HistoryEvent[] = [];
  for await (const found of analyze(history, register(builtInDetectors), { depth }).events)
    all.push(...found);
  return all;
}

/** The sample page as if its last text were its first. */
async function lastAlone({ page, timeline }: PageHistory): Promise<PageHistory> {
  let last: TimelineEntry | undefined;
  for await (const entry of timeline) if (entry.kind === "revision") last = entry;
  if (last === undefined) throw new Error("no revision");
  return { page, timeline: asyncOf([last]) };
}

async function* asyncOf<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}

/** What the table under "Counting" says the last text has: how often, by what it is. */
function standing(events: readonly HistoryEvent[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const add = (what: string, name: unknown, step: number) => {
    const key = `${what} ${name}`;
    sums.set(key, (sums.get(key) ?? 0) + step);
  };
  const cited = (uses: unknown) => {
    const { before, after } = v.parse(v.object({ before: v.number(), after: v.number() }), uses);
    add("citations", "", after - before);
  };
  const named = v.union([
    v.pipe(
      v.object({ target: v.string() }),
      v.transform(({ target }) => target),
    ),
    v.pipe(
      v.object({ heading: v.string() }),
      v.transform(({ heading }) => heading),
    ),
    v.pipe(
      v.object({ name: v.string() }),
      v.transform(({ name }) => name),
    ),
  ]);
  for (const { type, subject, evidence } of events) {
    if (type === "sentence_first_seen" || type === "sentence_reintroduced")
      add("sentence", subject.sentence, 1);
    if (type === "sentence_removed") add("sentence", subject.sentence, -1);
    if (type === "sentence_modified") {
      for (const hash of v.parse(v.array(v.string()), subject.from)) add("sentence", hash, -1);
      for (const hash of v.parse(v.array(v.string()), subject.to)) add("sentence", hash, 1);
    }
    if (/^(?:link|category|media|section)_changed$/.test(type)) {
      const { action, element, from, to } = subject;
      if (action === "added") add(`${element}`, v.parse(named, subject), 1);
      if (action === "removed") add(`${element}`, v.parse(named, subject), -1);
      if (action === "changed" || action === "renamed") {
        add(`${element}`, v.parse(named, from), -1);
        add(`${element}`, v.parse(named, to), 1);
      }
    }
    if (type === "template_added") add("template", subject.template, 1);
    if (type === "template_removed") add("template", subject.template, -1);
    if (type === "citation_added" || type === "citation_removed") cited(evidence.uses);
    if (type === "citation_replaced") {
      cited(evidence.fromUses);
      cited(evidence.toUses);
    }
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
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

  it("adds up to what the last text has", async () => {
    for await (const history of readSample()) {
      const sums = standing(await eventsOf(history, "forensic"));
      for await (const again of readSample()) {
        expect(sums).toEqual(standing(await eventsOf(await lastAlone(again), "forensic")));
      }
      expect(sums.size).toBeGreaterThan(40);
    }
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
