import type { Asked, Finding } from "../detector.ts";
import type { BoundaryPath, Depth, HistoryEvent } from "../event.ts";
import { addTo } from "../ground/add-to.ts";
import type { JsonObject } from "../json.ts";
import type { Registered } from "./registry.ts";
import { declared, type FoundBy, isWritten, select } from "./select.ts";
import {
  compare,
  eventMaker,
  factOf,
  inOrder,
  numbered,
  type Ordered,
  ordered,
  type Shared,
} from "./stamp.ts";

/** A question that a detector left open at an anchor. */
export interface OpenQuestion {
  readonly by: Registered;
  readonly asked: Asked;
}

/** A finished event, and its place in the stream. */
interface PlacedEvent {
  readonly event: HistoryEvent;
  /** The detector's place among all detectors. */
  readonly rank: number;
  readonly subjectKey: string;
  readonly occurrence: number;
}

/** A question with the events under each of its answers. */
export interface Choice {
  readonly by: Registered;
  readonly input: JsonObject;
  /** The rule's answer. */
  readonly answer: string;
  readonly outcomes: ReadonlyMap<string, readonly PlacedEvent[]>;
  /** The revisions whose texts the input may quote. */
  readonly revisions: readonly number[];
}

/** The events of one anchor, some of which depend on answers. Nothing in it refers to the page's texts. */
export interface OpenBatch {
  readonly certain: readonly PlacedEvent[];
  readonly choices: readonly Choice[];
}

/** The answer to a choice, and who chose it. */
export interface Chosen {
  readonly answer: string;
  readonly boundary: BoundaryPath;
}

/**
 * Makes the events of one anchor under every answer to its questions.
 *
 * Findings that no question is about become the same events as in `stamp`: the rule's findings are counted first. Findings of
 * other answers are the next occurrences of a fact, or take those that their own question leaves free.
 */
export function openBatch(
  shared: Shared,
  found: readonly FoundBy[],
  open: readonly OpenQuestion[],
  detectors: readonly Registered[],
  depth: Depth,
): OpenBatch {
  const selection = select(found, depth);
  const folded = selection.consequences !== null;
  const eventOf = eventMaker(shared, selection.consequences, depth);
  const placedOf = (one: Ordered, occurrence: number): PlacedEvent => ({
    event: eventOf(one, occurrence),
    rank: detectors.indexOf(one.by),
    subjectKey: one.subjectKey,
    occurrence,
  });

  const known = new Map<Finding, { readonly placed: PlacedEvent; readonly fact: string }>();
  /** How many occurrences of each fact are taken. */
  const given = new Map<string, number>();
  numbered(inOrder(selection.written, shared.anchored.anchor), (one, occurrence) => {
    known.set(one.finding, { placed: placedOf(one, occurrence), fact: factOf(one) });
    given.set(factOf(one), occurrence + 1);
  });

  const judged = new Set<Finding>();
  const choices: Choice[] = [];
  for (const { by, asked } of open) {
    const own = asked.outcomes[asked.answer] ?? [];
    if (own.some((finding) => judged.has(finding))) continue;
    for (const finding of own) judged.add(finding);
    choices.push({
      by,
      input: asked.input,
      answer: asked.answer,
      outcomes: outcomesOf(by, asked, own),
      revisions: shared.reading.inputs.map(({ revision }) => revision),
    });
  }
  const certain = [...known].flatMap(([finding, { placed }]) => (judged.has(finding) ? [] : [placed]));
  return { certain, choices };

  /** The events under each answer. Answers exclude each other, so each of them may use the same occurrence of a fact. */
  function outcomesOf(by: Registered, asked: Asked, own: readonly Finding[]): Choice["outcomes"] {
    const most = new Map<string, number>();
    const outcomes = Object.entries(asked.outcomes).map(([answer, findings]) => {
      const left = occurrencesOf(own.filter((finding) => !findings.includes(finding)));
      const next = new Map<string, number>();
      const placed = findings.flatMap((finding): readonly PlacedEvent[] => {
        const before = known.get(finding);
        if (before !== undefined) return [before.placed];
        const definition = declared(by.detector, finding.type);
        if (definition === undefined || !isWritten(definition, finding, depth, folded)) return [];
        const one = ordered({ by, definition, finding }, shared.anchored.anchor);
        const fact = factOf(one);
        const freed = left.get(fact)?.shift();
        if (freed !== undefined) return [placedOf(one, freed)];
        const occurrence = next.get(fact) ?? given.get(fact) ?? 0;
        next.set(fact, occurrence + 1);
        most.set(fact, Math.max(most.get(fact) ?? 0, occurrence + 1));
        return [placedOf(one, occurrence)];
      });
      return [answer, placed] as const;
    });
    for (const [fact, count] of most) given.set(fact, count);
    return new Map(outcomes);
  }

  /** The occurrences that the rule's findings have, by fact. */
  function occurrencesOf(findings: readonly Finding[]): ReadonlyMap<string, number[]> {
    const occurrences = new Map<string, number[]>();
    for (const finding of findings) {
      const one = known.get(finding);
      if (one === undefined) continue;
      addTo(occurrences, one.fact, one.placed.occurrence);
    }
    return occurrences;
  }
}

/** The wanted part of a batch, without the questions on which no wanted event depends. */
export function wantedOf(
  { certain, choices }: OpenBatch,
  isWanted: (event: HistoryEvent) => boolean,
): OpenBatch {
  const wanted = (all: readonly PlacedEvent[]) => all.filter(({ event }) => isWanted(event));
  return {
    certain: wanted(certain),
    choices: choices.flatMap((choice) => {
      const outcomes = new Map([...choice.outcomes].map(([answer, placed]) => [answer, wanted(placed)]));
      return [...outcomes.values()].some((placed) => placed.length > 0) ? [{ ...choice, outcomes }] : [];
    }),
  };
}

/** The events of a batch in stream order, once its questions are answered. */
export function closedBatch(
  { certain, choices }: OpenBatch,
  chosenIn: (choice: Choice) => Chosen,
): readonly HistoryEvent[] {
  const chosen = choices.flatMap((choice) => {
    const { answer, boundary } = chosenIn(choice);
    return (choice.outcomes.get(answer) ?? []).map((placed) => ({
      ...placed,
      event: judgedEvent(placed.event, boundary),
    }));
  });
  return [...certain, ...chosen]
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        compare(a.subjectKey, b.subjectKey) ||
        compare(a.event.type, b.event.type) ||
        a.occurrence - b.occurrence,
    )
    .map(({ event }) => event);
}

function judgedEvent(event: HistoryEvent, boundary: BoundaryPath): HistoryEvent {
  const { FactProvenance: provenance } = event;
  return {
    ...event,
    FactProvenance: { ...provenance, parameters: { ...provenance.parameters, boundary } },
  };
}
