import {
  blockOffset,
  type Change,
  cut,
  type Depth,
  type Side,
  shownSection,
  shownText,
  shownTexts,
  type Template,
  titleNames,
} from "../../src/plugin.ts";
import { secondsOf } from "../seconds-of.ts";
import { subjectText } from "../subject-text.ts";
import { valuesOf } from "./call.ts";
import type { CallPair } from "./pair-calls.ts";
import { parameterChanges } from "./parameter-changes.ts";
import type { PlacedCall } from "./placed-call.ts";
import type { Resolution } from "./resolution.ts";
import { isBrief, type Signal, themeOf } from "./signal.ts";
import type { DiffersWithin } from "./within-value.ts";

/** What all findings of one change depend on. */
interface Telling {
  readonly change: Change;
  readonly signalOf: (templateName: string) => Signal;
  /** How a request for a citation ended. */
  readonly resolutionOf: (at: PlacedCall) => Resolution;
  /** Version of the lexicon; `null` where the language has none. */
  readonly lexicon: string | null;
  /** Whether the change of a value is told by the events of calls within it. */
  readonly isWithin: DiffersWithin;
}

// Members of evidence stand in the order of canonical JSON, which makes writing faster.

/**
 * A call that went.
 *
 * @param since - When it came, in seconds; `null` where no revision read so far added it.
 * @param successor - The tag of the same signal that took its place.
 */
export function removedFinding(
  { change: { before, after }, signalOf, resolutionOf, lexicon }: Telling,
  at: PlacedCall,
  since: number | null,
  successor: PlacedCall | undefined,
) {
  const { name } = at.call.template;
  const rule = signalOf(name);
  const openSeconds = secondsOf(after) - (since ?? secondsOf(before));
  const finding = {
    brief: isBrief(rule),
    evidence: (depth: Depth, signal = rule) => ({
      ...(depth !== "brief" && { before: sourceOf(before, at, depth) }),
      lexicon,
      ...(depth === "forensic" && { offset: beginOf(before, at) }),
      openSeconds,
      ...(successor !== undefined && signal === rule && { replacedBy: nameOf(successor) }),
      ...(successor === undefined &&
        signal === "citation_needed" && {
          resolution: resolutionOf(at),
        }),
      section: shownSection(before, at.block),
      signal,
    }),
    subject: instanceOf(at),
    theme: themeOf(rule),
    type: "template_removed" as const,
  };
  return { finding, rule, template: name };
}

/**
 * A call that came.
 *
 * @param predecessor - The tag of the same signal whose place it took.
 */
export function addedFinding(
  { change: { after }, signalOf, lexicon }: Telling,
  at: PlacedCall,
  predecessor: PlacedCall | undefined,
) {
  const { name } = at.call.template;
  const rule = signalOf(name);
  const finding = {
    brief: isBrief(rule),
    evidence: (depth: Depth, signal = rule) => ({
      ...(depth !== "brief" && { after: sourceOf(after, at, depth) }),
      lexicon,
      ...(depth === "forensic" && { offset: beginOf(after, at) }),
      ...(predecessor !== undefined && signal === rule && { replaces: nameOf(predecessor) }),
      section: shownSection(after, at.block),
      signal,
    }),
    subject: instanceOf(at),
    theme: themeOf(rule),
    type: "template_added" as const,
  };
  return { finding, rule, template: name };
}

/** Most UTF-16 units of one call's source in all its findings together: a call of a megabyte may have 100,000 parameters. */
const mostRepeated = 1 << 20;

/** Whether a call cites a work, as far as can be seen from it: it stands in a reference, or gives a title. */
function isCitation({ reference, parameters }: Template): boolean {
  return reference !== -1 || parameters.some(({ name }) => titleNames.has(name));
}

/** A call that is given something else: one finding for each parameter. */
export function changedFindings({ change: { after }, signalOf, lexicon, isWithin }: Telling, pair: CallPair) {
  const { template } = pair.after.call;
  const rule = signalOf(template.name);
  const changes = parameterChanges(
    valuesOf(pair.before.call),
    valuesOf(pair.after.call),
    isCitation(template),
  );
  const isRepeatable = changes.length * (template.end - template.start) <= mostRepeated;
  return changes.map(({ parameter, from, to }) => {
    const finding = {
      evidence: (depth: Depth, signal = rule) => {
        const [was, is] = shownValues(from, to, depth);
        return {
          ...(is !== null && { after: is }),
          ...(was !== null && { before: was }),
          lexicon,
          ...(depth === "forensic" && { offset: beginOf(after, pair.after) }),
          section: shownSection(after, pair.after.block),
          signal,
          ...(depth === "forensic" && {
            source: sourceOf(after, pair.after, isRepeatable ? "forensic" : "detailed"),
          }),
        };
      },
      implied: () => isWithin(pair, parameter),
      subject: {
        from: from === null ? null : subjectText(from),
        inReference: template.reference !== -1,
        parameter: subjectText(parameter),
        template: subjectText(template.name),
        to: to === null ? null : subjectText(to),
      },
      theme: themeOf(rule),
      type: "template_parameter_changed" as const,
    };
    return { finding, rule, template: template.name };
  });
}

function instanceOf({ call }: PlacedCall) {
  return {
    inReference: call.template.reference !== -1,
    parameters: subjectText(call.given),
    template: subjectText(call.template.name),
  };
}

function nameOf({ call }: PlacedCall): string {
  return cut(call.template.name);
}

function sourceOf(side: Side, { block, call }: PlacedCall, depth: Depth): string {
  const source = side.blocks[block]?.text.slice(call.template.start, call.template.end) ?? "";
  return shownText(source, depth);
}

/** Two values for the evidence, each only where the subject does not hold it as it is. */
function shownValues(
  from: string | null,
  to: string | null,
  depth: Depth,
): readonly [string | null, string | null] {
  const isWhole = (value: string | null) => value === null || value === subjectText(value);
  const [was, is] = shownTexts(from ?? "", to ?? "", depth);
  return [isWhole(from) ? null : was, isWhole(to) ? null : is];
}

function beginOf(side: Side, { block, call }: PlacedCall): number {
  return blockOffset(side, block) + call.template.start;
}
