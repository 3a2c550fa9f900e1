import { describe, expect, inject, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import { canonicalEvent, type HistoryEvent } from "../../src/event.ts";
import { systemClock } from "../../src/net/system-clock.ts";
import type { PageHistory } from "../../src/revision.ts";
import { readHistories } from "../../src/sources/export-history.ts";
import { mediawikiSource } from "../../src/sources/mediawiki/mediawiki-source.ts";
import { openInput } from "../../src/sources/open-input.ts";
import { register } from "../../src/walk/registry.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { historyTitles } from "./imported-histories.ts";
import { manyTitle } from "./many-revisions.ts";

const wiki = inject("wiki");
const source = mediawikiSource({
  api: wiki.api,
  contact: "tests@example.org",
  version: "0.0.0",
  clock: systemClock,
  gapMs: 0,
});

async function eventsOf(history: PageHistory): Promise<Map<string, HistoryEvent>> {
  const events = new Map<string, HistoryEvent>();
  for await (const batch of analyze(history, register(builtInDetectors), { depth: "forensic" }).events) {
    for (const event of batch) events.set(event.eventId, event);
  }
  return events;
}

/** A history of an input has to be read before the loop goes on or ends. */
async function exportedEvents(title: string): Promise<Map<string, HistoryEvent>> {
  const histories = readHistories(await openInput(wiki.dump), {
    page: title,
    scratch: wiki.folder,
    sort: true,
  });
  for await (const history of histories) return await eventsOf(history);
  throw new Error(`${title} is not in the export`);
}

/** Exports have neither logs nor tags: what else may rest on them is nothing. */
function restsOn(event: HistoryEvent): "log" | "tags" | "texts" {
  if (event.anchor.kind === "log") return "log";
  return event.evidence.basis === "tag" ? "tags" : "texts";
}

/** Evidence that repeats what the wiki tagged an edit with. */
function withoutTags(event: HistoryEvent): string {
  const { tagAgrees: _, method: __, ...evidence } = event.evidence;
  return canonicalEvent({ ...event, evidence });
}

interface Difference {
  /** Events only one source has, by type and what they rest on. */
  readonly onlyApi: readonly string[];
  readonly onlyExport: readonly string[];
  /** Events both have, whose bytes differ in nothing but tags repeated as evidence. */
  readonly tagged: readonly string[];
  /** Events both have, whose bytes differ otherwise. */
  readonly differing: readonly string[];
  readonly common: number;
}

async function difference(title: string): Promise<Difference> {
  const api = await eventsOf(await source.page(title));
  const dump = await exportedEvents(title);
  const only = (events: ReadonlyMap<string, HistoryEvent>, others: ReadonlyMap<string, HistoryEvent>) =>
    [...events.values()].flatMap((event) =>
      others.has(event.eventId) ? [] : [`${event.type} (${restsOn(event)})`],
    );
  const tagged: string[] = [];
  const differing: string[] = [];
  let common = 0;
  for (const event of api.values()) {
    const other = dump.get(event.eventId);
    if (other === undefined) continue;
    common++;
    if (canonicalEvent(event) === canonicalEvent(other)) continue;
    (withoutTags(event) === withoutTags(other) ? tagged : differing).push(event.type);
  }
  return { onlyApi: only(api, dump), onlyExport: only(dump, api), tagged: unique(tagged), differing, common };
}

const unique = (types: readonly string[]) => [...new Set(types)].sort((a, b) => (a < b ? -1 : 1));

async function agrees(title: string): Promise<void> {
  const found = await difference(title);
  expect(found).toMatchObject({ onlyApi: [], onlyExport: [], differing: [] });
  expect(["", "revert_identity", "revert_identity revert_partial"]).toContain(found.tagged.join(" "));
  expect(found.common).toBeGreaterThan(0);
}

describe("the events of a page, through api.php and from the wiki's export", () => {
  it.each([manyTitle, ...wiki.samples])("are the same: %s", agrees);

  it.skipIf(!hasHistories).each(historyTitles)("are the same for a real history: %s", agrees);

  it("differ by the log and by tags where the page was edited live", async () => {
    const found = await difference(wiki.live.title);
    expect(found).toMatchObject({ onlyExport: [], differing: [] });
    expect(unique(found.onlyApi)).toEqual(["page_lifecycle_changed (log)"]);
    expect(found.onlyApi).toHaveLength(14);
    expect(found.tagged).toEqual(["revert_identity"]);
    expect(found.common).toBeGreaterThan(50);
  });

  it("are the same where histories were merged", async () => {
    expect(await difference("New lantern")).toMatchObject({ onlyApi: [], onlyExport: [], differing: [] });
  });
});
