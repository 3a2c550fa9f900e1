import type { Detector, EventDefinition, Finding } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Depth } from "../event.ts";
import type { JsonObject } from "../json.ts";
import { calledOf, type Registered } from "./registry.ts";

/** A finding with the detector that made it and what that detector says of its type. */
export interface Found {
  readonly by: Registered;
  readonly definition: EventDefinition;
  readonly finding: Finding;
}

/** What one detector found at an anchor, of types it declares. */
export interface FoundBy {
  readonly by: Registered;
  readonly findings: readonly Finding[];
}

/** The findings of one anchor that are written at a depth, and how many follow from one of them. */
export interface Selected {
  readonly written: readonly Found[];
  /** How many content events follow from a folding one, by type, written or not; `null` where nothing folds. */
  readonly consequences: JsonObject | null;
}

/**
 * Chooses what a depth tells of one anchor: `brief` tells part of `detailed`, `detailed` part of `forensic`.
 *
 * Content events that follow from a revert, a blanking or a replacement are two thirds of all events of a contentious
 * page; below `forensic` they are counted.
 */
export function select(found: readonly FoundBy[], depth: Depth): Selected {
  const folded = isFolded(found);
  const written: Found[] = [];
  const counts = new Map<string, number>();
  for (const { by, findings } of found) {
    // Findings of a type mostly stand together: its definition is looked up once.
    let definition: EventDefinition | null = null;
    let type = "";
    for (const finding of findings) {
      if (definition === null || finding.type !== type) definition = definitionOf(by, finding);
      type = finding.type;
      if (folded && definition.content) counts.set(type, (counts.get(type) ?? 0) + 1);
      if (isWritten(definition, finding, depth, folded)) written.push({ by, definition, finding });
    }
  }
  return { consequences: folded ? Object.fromEntries(counts) : null, written };
}

/** Whether one of an anchor's findings folds the others. */
function isFolded(found: readonly FoundBy[]): boolean {
  return found.some(({ findings }) => findings.some(({ folds }) => folds === true));
}

/** Whether a depth tells of a finding. */
export function isWritten(
  definition: EventDefinition,
  finding: Finding,
  depth: Depth,
  folded: boolean,
): boolean {
  if (depth === "forensic") return true;
  if ((folded && definition.content) || isImplied(finding)) return false;
  return depth === "detailed" || (finding.brief ?? definition.brief);
}

/** Whether a finding goes without saying beside another one. */
export function isImplied({ implied }: Finding): boolean {
  return typeof implied === "function" ? implied() : implied === true;
}

/**
 * What a detector says of a finding's type.
 *
 * @throws HistoryError `INVALID_EVENT` when it does not declare it.
 */
export function definitionOf(by: Registered, { type }: Finding): EventDefinition {
  const definition = declared(by.detector, type);
  if (definition === undefined) {
    throw new HistoryError(
      "INVALID_EVENT",
      `detector ${calledOf(by)} emitted ${type}, which it does not declare in its events (${Object.keys(by.detector.events).join(", ")})`,
    );
  }
  return definition;
}

/** What a detector says of a type; of `constructor` and the like, which every object has, nothing. */
export function declared({ events }: Detector, type: string): EventDefinition | undefined {
  return Object.hasOwn(events, type) ? events[type] : undefined;
}
