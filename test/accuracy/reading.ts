import { builtInDetectors } from "../../detectors/index.ts";
import { analyze } from "../../src/analyze.ts";
import type { HistoryEvent } from "../../src/event.ts";
import type { Page, PageHistory, Revision } from "../../src/revision.ts";
import { register } from "../../src/walk/registry.ts";

/** A page read to its end: every revision, and every event by the revision it stands at. */
export interface Reading {
  readonly page: Page;
  readonly revisions: readonly Revision[];
  readonly events: ReadonlyMap<number, readonly HistoryEvent[]>;
}

const detectors = register(builtInDetectors);

/** Reads a page whole, at the greatest depth. */
export async function readWhole({ page, timeline }: PageHistory): Promise<Reading> {
  const revisions: Revision[] = [];
  async function* kept(): PageHistory["timeline"] {
    for await (const entry of timeline) {
      if (entry.kind === "revision") revisions.push(entry.revision);
      yield entry;
    }
  }
  const events = new Map<number, HistoryEvent[]>();
  for await (const batch of analyze({ page, timeline: kept() }, detectors, { depth: "forensic" }).events) {
    for (const event of batch) events.set(event.anchor.id, [...(events.get(event.anchor.id) ?? []), event]);
  }
  return { page, revisions, events };
}

/** A revision's text; `null` where it cannot be read. */
export function textIn({ text }: Revision): string | null {
  return text.state === "readable" ? new TextDecoder().decode(text.bytes) : null;
}

/** The events of some types at a revision. */
export function eventsAt({ events }: Reading, revision: number, ...types: readonly string[]): HistoryEvent[] {
  return (events.get(revision) ?? []).filter(({ type }) => types.includes(type));
}
