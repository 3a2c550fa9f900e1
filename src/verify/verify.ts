import * as v from "valibot";
import { type Anchor, canonicalEvent, type Depth, depths, type HistoryEvent } from "../event.ts";
import { throwIfCancelled } from "../ground/cancelled.ts";
import { joined } from "../ground/joined.ts";
import { parse } from "../ground/parse.ts";
import type { JsonObject } from "../json.ts";
import type { PageHistory, TimelineEntry } from "../revision.ts";
import { savedAnchor, writtenHere } from "../saved-part.ts";
import type { Registered } from "../walk/registry.ts";
import type { WalkReport } from "../walk/walk-report.ts";
import { createWalker, type Told } from "../walk/walker.ts";
import { countedByStranger } from "./counted-by-stranger.ts";
import { differencesOf } from "./differences.ts";
import { createLacking } from "./lacking.ts";
import { isLinkScheme } from "./link-scheme.ts";
import { hidesNames } from "./redacted.ts";
import { isToldFromTags } from "./tag-evidence.ts";
import { changedInputs, whyUnverifiable } from "./unverifiable.ts";
import type { EventReference, MemberDifference, Reason, Verification } from "./verification.ts";

/** A statement as it is kept until its place in the timeline comes. */
export interface Stated {
  readonly line: number;
  /** The number of the analysis that has its parameters. */
  readonly pass: number;
  readonly eventId: string;
  /** Whether its source had tags. */
  readonly hasTags: boolean;
  /** Whether a model judged it: then it is not compared, but the stream does not lack it either. */
  readonly isJudged: boolean;
  /** The event as canonical JSON without what is only observed. */
  readonly canonical: string;
}

/** The statements about one page, or about all pages without an id. Each is handed out once. */
export interface PageStatements {
  /** The statements anchored at one timeline entry. */
  take(anchor: Anchor): AsyncIterable<Stated>;
  /** The statements that were not handed out. */
  rest(): AsyncIterable<Stated>;
}

/** How a page is verified. */
export interface VerifyOptions {
  /** If given, the stream should hold all events of the page at this depth, and what it lacks is `unstated`. */
  readonly complete?: Depth | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called after every entry of the timeline. */
  readonly onProgress?: ((report: WalkReport) => void) | undefined;
}

/**
 * Analyses a page again, and compares the result with what was stated about it.
 *
 * An event is compared with what its own depth shows of the same fact: it is reproduced if one of the three depths gives its
 * bytes. Memory holds the statements of one anchor, and a digest for each revision. Statements at anchors that the page does not
 * have are left for `verifyRest`.
 *
 * @param passes - The detectors of each analysis; there is one analysis for each set of parameters.
 */
export async function* verifyPage(
  history: PageHistory,
  statements: PageStatements,
  passes: readonly (readonly Registered[])[],
  options: VerifyOptions = {},
): AsyncGenerator<readonly Verification[], void, void> {
  const { complete, signal, onProgress } = options;
  const emitted = new Set(passes.flat().flatMap(({ detector }) => Object.keys(detector.events)));
  const walkers = passes.map((registered) => createWalker(history.page, registered, "forensic"));
  /** By revision: the SHA-1 of its text, or why it has none. */
  const texts = new Map<number, string>();
  const lacking = createLacking(history.page);
  for await (const entry of history.timeline) {
    throwIfCancelled(signal);
    const told: Told[] = [];
    for (const walker of walkers) told.push(await walker.tell(entry, signal));
    const [first] = told;
    if (first === undefined) return;
    if (entry.kind === "revision") texts.set(entry.revision.id, textOf(entry.revision.text.state, first));
    const rendered = told.map(renderer);
    const found: Verification[] = [];
    const ids = new Set<string>();
    for await (const stated of statements.take(first.anchor)) {
      throwIfCancelled(signal);
      ids.add(stated.eventId);
      if (stated.isJudged) continue;
      found.push(judge(stated, rendered[stated.pass] ?? nothing, texts, entry, emitted));
    }
    const missed =
      complete === undefined ? [] : lacking.at(first.anchor, ids.size > 0, unstated(first.at(complete), ids));
    const verifications = joined(found, missed);
    if (verifications.length > 0) yield verifications;
    const [walker] = walkers;
    if (walker !== undefined) onProgress?.(walker.report());
  }
}

/** The verdicts on statements that were left: the source does not have the page, or the page does not have their anchors. */
export async function* verifyRest(
  statements: PageStatements,
  reason: "page_gone" | "anchor_gone",
): AsyncGenerator<Verification, void, void> {
  for await (const stated of statements.rest()) {
    if (stated.isJudged) continue;
    yield { line: stated.line, ...placeOf(stated), verdict: "unverifiable", reason };
  }
}

/** Gives the event with an id at a depth, if there is one. */
type Rendered = (depth: Depth, eventId: string) => HistoryEvent | undefined;

const nothing: Rendered = () => undefined;

function renderer(told: Told): Rendered {
  const known = new Map<Depth, ReadonlyMap<string, HistoryEvent>>();
  return (depth, eventId) => {
    const before = known.get(depth);
    const events = before ?? new Map(told.at(depth).map((event) => [event.eventId, event]));
    if (before === undefined) known.set(depth, events);
    return events.get(eventId);
  };
}

/** The depths, from the one that shows most to the one that shows least. */
const deepestFirst = [...depths].reverse();

function judge(
  stated: Stated,
  rendered: Rendered,
  texts: ReadonlyMap<number, string>,
  entry: TimelineEntry,
  emitted: ReadonlySet<string>,
): Verification {
  const { line, canonical, eventId } = stated;
  const tellings: { readonly depth: Depth; readonly again: string }[] = [];
  for (const depth of deepestFirst) {
    const event = rendered(depth, eventId);
    if (event === undefined) continue;
    const again = canonicalEvent(event);
    if (again === canonical) return { line, ...placeIn(event), verdict: "reproduced", depth };
    tellings.push({ depth, again });
  }
  const recorded = factsOf(canonical);
  const hasTags = entry.kind === "revision" && entry.revision.tags !== null;
  const nearest = nearestOf(
    recorded,
    tellings,
    (one) =>
      isLinkScheme(one) ||
      countedByStranger(one, emitted) === "added" ||
      (stated.hasTags !== hasTags && isToldFromTags(recorded.type, one, stated.hasTags)),
  );
  if (nearest?.differences.length === 0) {
    return { line, ...placeOf(stated), verdict: "reproduced", depth: nearest.depth };
  }
  const inputs = changedInputs(recorded, texts);
  const reason =
    whyUnverifiable(recorded, inputs, entry, nearest === null) ??
    (nearest === null ? null : whyDiffering(nearest, emitted));
  return {
    line,
    ...placeOf(stated),
    verdict: reason !== null ? "unverifiable" : nearest === null ? "missing" : "changed",
    ...(reason === null ? {} : { reason }),
    ...(inputs.length === 0 ? {} : { inputs }),
    ...(nearest === null ? {} : toldOf(nearest, hidesNames(canonical))),
  };
}

/** Why an event that differs may be the same after all; `null` if it is another one. */
function whyDiffering({ wrong }: Nearest, emitted: ReadonlySet<string>): Reason | null {
  if (wrong.length === 0) return "redacted";
  const ofStranger = wrong.every((one) => countedByStranger(one, emitted) === "not_loaded");
  return ofStranger ? "detector_not_loaded" : null;
}

const mostDifferences = 20;

/** How an event differs, as it is reported; if names are hidden, without what was found, which may name somebody. */
function toldOf({ depth, differences, wrong }: Nearest, isHiding: boolean) {
  const shown = wrong.length > 0 ? wrong : differences;
  const first = shown.slice(0, mostDifferences);
  return {
    depth,
    differences: isHiding ? first.map(({ found: _, ...rest }) => rest) : first,
    differing: shown.length,
  };
}

/** An event at one depth, compared with what is recorded. */
interface Nearest {
  readonly depth: Depth;
  readonly differences: readonly MemberDifference[];
  /** The differences other than hidden names. */
  readonly wrong: readonly MemberDifference[];
}

/** The event at the depth where it differs least; of several, the one that shows most. */
function nearestOf(
  recorded: JsonObject,
  tellings: readonly { readonly depth: Depth; readonly again: string }[],
  isNone: (difference: MemberDifference) => boolean,
): Nearest | null {
  let nearest: Nearest | null = null;
  for (const { depth, again } of tellings) {
    const differences = differencesOf(recorded, factsOf(again)).filter((one) => !isNone(one));
    const wrong = differences.filter(({ redacted }) => redacted !== true);
    if (nearest === null || wrong.length < nearest.wrong.length) nearest = { depth, differences, wrong };
  }
  return nearest;
}

function textOf(state: string, { input }: Told): string {
  return input?.sha1 ?? state;
}

function unstated(events: readonly HistoryEvent[], stated: ReadonlySet<string>): readonly Verification[] {
  return events
    .filter(({ eventId }) => !stated.has(eventId))
    .map((event) => ({ ...placeIn(event), verdict: "unstated" }));
}

function placeIn({ eventId, type, wiki, pageId, anchor }: HistoryEvent): EventReference {
  return { eventId, type, wiki, pageId, anchor };
}

const place = v.object({
  eventId: v.string(),
  type: v.string(),
  wiki: v.string(),
  pageId: v.number(),
  anchor: savedAnchor,
});

function placeOf({ canonical }: Stated): EventReference {
  return parse(place, JSON.parse(canonical), "event");
}

const facts = writtenHere<JsonObject>();

function factsOf(canonical: string): JsonObject {
  return parse(facts, JSON.parse(canonical), "event");
}
