import { expect, it } from "vitest";
import type { Detector } from "../../../src/detector.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { detect, history } from "../../../src/testing.ts";

/** A case: what it is about, and the texts of a page, oldest first. */
export type Case = readonly [string, ...(readonly string[])];

/** The events of a type at the last of some texts. */
export async function eventsAtLast(
  detector: Detector,
  type: string,
  texts: readonly string[],
  after: readonly Detector[] = [],
): Promise<readonly HistoryEvent[]> {
  const events = await detect(detector, history(...texts), { after });
  return events.filter((event) => event.type === type && event.anchor.id === texts.length);
}

/** Cases at whose last text an event type is told, and cases that come near it. */
export function tells(
  detector: Detector,
  type: string,
  { hits, near, after = [] }: { hits: readonly Case[]; near: readonly Case[]; after?: readonly Detector[] },
): void {
  it.each(hits.map(([name, ...texts]) => ({ name, texts })))("tells of $name", async ({ texts }) => {
    expect(await eventsAtLast(detector, type, texts, after)).not.toEqual([]);
  });
  it.each(near.map(([name, ...texts]) => ({ name, texts })))("does not tell of $name", async ({ texts }) => {
    expect(await eventsAtLast(detector, type, texts, after)).toEqual([]);
  });
  it("has eight cases of both kinds", () => {
    expect(Math.min(hits.length, near.length)).toBeGreaterThanOrEqual(8);
  });
}
