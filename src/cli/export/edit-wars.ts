import type { HistoryEvent } from "../../event.ts";
import { escaped } from "../markdown/escaped.ts";
import { counted } from "../words/counted.ts";
import { durationWords } from "../words/duration-words.ts";
import { sentenceOf } from "./event-sentence.ts";
import { momentOf, nameOf } from "./revision-lines.ts";

/** Follows how long each edit war went on, and who reverted in it, from the reverts among the events. */
export interface EditWars {
  /** Takes the events of one revision, log entry or post, in the order of the stream. */
  add(events: readonly HistoryEvent[]): void;
  /** Each war in Markdown, the oldest first. */
  lines(): readonly string[];
}

/** A revert of somebody else's edits. */
interface Revert {
  readonly id: number;
  readonly seconds: number;
  readonly moment: string;
  readonly by: string;
}

interface War {
  readonly first: Revert;
  last: Revert;
  readonly counts: Map<string, number>;
}

/**
 * Knows of no war yet. A war lasts from the first revert that its event names to the last one before the detector's own time
 * without any. Only the reverts of that time, and of a war that is on, are kept.
 */
export function createEditWars(): EditWars {
  const told: string[] = [];
  const recent: Revert[] = [];
  let war: War | null = null;
  let quietSeconds = 0;
  let now = 0;

  function end(): void {
    if (war !== null) told.push(warLine(war, now - war.last.seconds > quietSeconds));
    war = null;
  }

  function reverted(event: HistoryEvent): void {
    quietSeconds = Number(event.FactProvenance.parameters.warHours) * 3600;
    const revert = {
      id: event.anchor.id,
      seconds: now,
      moment: momentOf(event),
      by: nameOf(event.observed.user),
    };
    if (war !== null && now - war.last.seconds > quietSeconds) end();
    recent.push(revert);
    recent.splice(
      0,
      recent.findIndex(({ seconds }) => now - seconds <= quietSeconds),
    );
    if (war !== null) join(war, revert);
  }

  function begun(event: HistoryEvent): void {
    end();
    const from = recent.findIndex(({ id }) => id === event.subject.firstRevert);
    const reverts = recent.slice(from);
    const [first] = reverts;
    // Where not all events were asked for, what its event tells by itself is all there is.
    if (from === -1 || first === undefined || reverts.length !== event.evidence.reverts) {
      told.push(`- ${momentOf(event)}: ${escaped(sentenceOf(event) ?? "")}`);
      return;
    }
    war = { first, last: first, counts: new Map() };
    for (const revert of reverts) join(war, revert);
  }

  return {
    add(events) {
      now = Date.parse(events[0]?.anchor.timestamp ?? "") / 1000;
      const revert = events.find(isOfOthers);
      if (revert !== undefined) reverted(revert);
      const beginning = events.find(({ type }) => type === "revert_war");
      if (beginning !== undefined) begun(beginning);
    },
    lines() {
      end();
      return told;
    },
  };
}

function isOfOthers({ type, evidence }: HistoryEvent): boolean {
  return type === "revert_identity" && evidence.selfRevert === false;
}

function join(war: War, revert: Revert): void {
  war.last = revert;
  war.counts.set(revert.by, (war.counts.get(revert.by) ?? 0) + 1);
}

function warLine({ first, last, counts }: War, isOver: boolean): string {
  const reverts = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const who = [...counts].sort(([, a], [, b]) => b - a).map(([by, count]) => `${by} (${count})`);
  const open = isOver ? "" : "; no later event tells whether it went on";
  return `- ${first.moment} to ${last.moment}, ${durationWords(last.seconds - first.seconds)}: ${counted(reverts, "revert")} by ${who.join(", ")}${open}`;
}
