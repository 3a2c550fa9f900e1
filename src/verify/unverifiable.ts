import * as v from "valibot";
import { inputSchema } from "../event-schema.ts";
import { parse } from "../ground/parse.ts";
import type { JsonObject } from "../json.ts";
import type { TimelineEntry } from "../revision.ts";
import type { ChangedInput, Reason } from "./verification.ts";

/** Why an event cannot be reproduced: its texts or tags cannot be read; `null` if they can. */
export function whyUnverifiable(
  recorded: JsonObject,
  inputs: readonly ChangedInput[],
  entry: TimelineEntry,
  isMissing: boolean,
): Reason | null {
  if (inputs.some(({ found }) => found === "gone")) return "input_gone";
  if (inputs.some(({ found }) => !isDigest(found))) return "hidden";
  const hasNoTags = entry.kind === "revision" && entry.revision.tags === null;
  return isMissing && hasNoTags && v.is(tagBased, recorded) ? "no_tags" : null;
}

const tagBased = v.looseObject({ evidence: v.looseObject({ basis: v.literal("tag") }) });

const provenance = v.looseObject({
  FactProvenance: v.looseObject({ inputs: v.array(inputSchema) }),
});

/**
 * The texts in which an event was found that are not the same any more.
 *
 * @param texts - By revision: the SHA-1 of its present text, or why it has none.
 */
export function changedInputs(
  recorded: JsonObject,
  texts: ReadonlyMap<number, string>,
): readonly ChangedInput[] {
  const { inputs } = parse(provenance, recorded, "event").FactProvenance;
  return inputs.flatMap(({ revision, sha1 }) => {
    const found = texts.get(revision) ?? "gone";
    const isSame = sha1 === null ? !isDigest(found) && found !== "gone" : sha1 === found;
    return isSame ? [] : [{ revision, recorded: sha1, found }];
  });
}

function isDigest(text: string): boolean {
  return text.length === 40;
}
