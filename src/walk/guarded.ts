import * as v from "valibot";
import type { DetectorRun, Finding } from "../detector.ts";
import { HistoryError } from "../errors.ts";
import type { Anchor } from "../event.ts";
import type { Json } from "../json.ts";
import { parse } from "../parse.ts";
import type { Registered } from "./registry.ts";
import { definitionOf } from "./select.ts";

/**
 * A detector at work.
 *
 * @throws HistoryError `DETECTOR_FAILED`, and what it throws of ours.
 */
export function begun(by: Registered, saved: Json | undefined): DetectorRun {
  try {
    return by.detector.start(by.parameters, saved);
  } catch (cause) {
    throw failureOf(by, null, cause);
  }
}

/**
 * Findings that tell a stranger's failure as such, also where they are asked for evidence when the walk has gone on.
 *
 * @throws HistoryError `INVALID_EVENT` for a theme the type does not have, and inputs that are none.
 */
export function guarded(by: Registered, anchor: Anchor, findings: readonly Finding[]): readonly Finding[] {
  if (by.trusted) return findings;
  return findings.map((finding) => {
    const { evidence, implied, type, theme, inputs } = finding;
    const { themes } = definitionOf(by, finding);
    if (theme !== undefined || inputs !== undefined) {
      const oneOf = v.picklist(themes, `must be one of ${themes.join(", ")}`);
      const placing = v.object({ theme: v.optional(oneOf), inputs: v.optional(texts) });
      parse(placing, { theme, inputs }, `finding ${type} by ${by.detector.name}`, "INVALID_EVENT");
    }
    return {
      ...finding,
      ...(typeof evidence === "function" ? { evidence: telling(by, anchor, evidence) } : {}),
      ...(typeof implied === "function" ? { implied: telling(by, anchor, implied) } : {}),
    };
  });
}

const texts = v.array(
  v.strictObject({ revision: v.number(), sha1: v.nullable(v.string()) }),
  "must be a list of texts",
);

function telling<TArguments extends readonly unknown[], TResult>(
  by: Registered,
  anchor: Anchor,
  call: (...given: TArguments) => TResult,
): (...given: TArguments) => TResult {
  return (...given) => {
    try {
      return call(...given);
    } catch (cause) {
      throw failureOf(by, anchor, cause);
    }
  };
}

/**
 * What a detector threw, as ours.
 *
 * @param place - The entry it was at; `null` before the first.
 */
export function failureOf(
  by: Registered,
  place: Pick<Anchor, "kind" | "id"> | null,
  cause: unknown,
): HistoryError {
  if (cause instanceof HistoryError) return cause;
  const { name } = by.detector;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const where = place === null ? "at its start" : `at ${place.kind} ${place.id}`;
  return new HistoryError(
    "DETECTOR_FAILED",
    `detector ${name} failed ${where}: ${reason}; leave it out, or mend it`,
    { detector: name, ...(place === null ? {} : { kind: place.kind, id: place.id }) },
    { cause },
  );
}
