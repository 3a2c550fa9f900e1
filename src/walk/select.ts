import type { Detector, EventDefinition, Finding } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Depth } from "../event.ts";
import type { JsonObject } from "../json.ts";
import { calledOf, type Registered } from "./registry.ts";

/** A finding with the detector that made it and the definition of its type. */
export interface Found {
  readonly by: Registered;
  readonly definition: EventDefinition;
  readonly finding: Finding;
}

/** What one detector found at an anchor, all of types that it defines. */
export interface FoundBy {
  readonly by: Registered;
  readonly findings: readonly Finding[];
}

/** The findings of one anchor that are written at a depth, and how many others follow from a folding one. */
export interface Selected {
  readonly written: readonly Found[];
  /** How many content events follow from a folding one, by type, whether written or not; `null` if nothing folds. */
  readonly consequences: JsonObject | null;
}

/**
 * Chooses what a depth shows of one anchor: `brief` shows a part of `detailed`, `detailed` a part of `forensic`.
 *
 * Content events that follow from a revert, a blanking or a replacement are two thirds of all events of a contentious
 * page; below `forensic` they are counted.
 */
export function select(found: readonly FoundBy[], depth: Depth): Selected {
  const folded = isFolded(found);
  const written: Found[] = [];
  const counts = new Map<string, number>();
  for (const { by, findings } of found) {
    // Findings of one type mostly come in a row, so the definition is looked up once for each row.
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

/** Whether a finding is written at a depth. */
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

/** Whether another finding implies this one. */
export function isImplied({ implied }: Finding): boolean {
  return typeof implied === "function" ? implied() : implied === true;
}

/**
 * A detector's definition of a finding's type.
 *
 * @throws HistoryError `INVALID_EVENT` when the detector does not define it.
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

/** A detector's definition of a type, if any. Members that every object has, such as `constructor`, are none. */
export function declared({ events }: Detector, type: string): EventDefinition | undefined {
  return Object.hasOwn(events, type) ? events[type] : undefined;
}
