import * as v from "valibot";
import type { Finding } from "../detector.ts";
import type { Anchor } from "../event.ts";
import { inputSchema } from "../event-schema.ts";
import { parse } from "../ground/parse.ts";
import { attempted } from "./at-work.ts";
import { calledOf, type Registered } from "./registry.ts";
import { definitionOf } from "./select.ts";

/**
 * The checked findings of a detector that is not built in. If one of their functions fails later, when the walk has gone on,
 * the error still names that detector.
 *
 * @throws HistoryError `INVALID_EVENT` for anything but a list of findings, for a theme that the type does not have, and for an
 * unknown member or an invalid value.
 */
export function guarded(by: Registered, anchor: Anchor, findings: readonly Finding[]): readonly Finding[] {
  if (by.trusted) return findings;
  const place = `${calledOf(by)} at ${anchor.kind} ${anchor.id}`;
  parse(list, findings, `findings of ${place}`, "INVALID_EVENT");
  return findings.map((finding) => {
    const { evidence, implied, type, theme } = finding;
    const { themes } = definitionOf(by, finding);
    const where = `finding ${type} by ${place}`;
    parse(members, finding, where, "INVALID_EVENT");
    if (theme !== undefined) {
      const placing = v.object({ theme: v.picklist(themes, `must be one of ${themes.join(", ")}`) });
      parse(placing, { theme }, where, "INVALID_EVENT");
    }
    return {
      ...finding,
      ...(typeof evidence === "function" ? { evidence: telling(by, anchor, evidence) } : {}),
      ...(typeof implied === "function" ? { implied: telling(by, anchor, implied) } : {}),
    };
  });
}

const list = v.array(
  v.looseObject({}, "must be a finding"),
  "must be a list of findings, [] where there is none",
);

const yesOrNo = v.boolean("must be true or false");
const members = v.strictObject({
  type: v.unknown(),
  subject: v.unknown(),
  evidence: v.unknown(),
  theme: v.optional(v.unknown()),
  brief: v.optional(yesOrNo),
  folds: v.optional(yesOrNo),
  exact: v.optional(yesOrNo),
  implied: v.optional(v.union([yesOrNo, v.function()], "must be true, false or a function")),
  inputs: v.optional(v.array(inputSchema, "must be a list of texts")),
});

function telling<TArguments extends readonly unknown[], TResult>(
  by: Registered,
  anchor: Anchor,
  call: (...given: TArguments) => TResult,
): (...given: TArguments) => TResult {
  return (...given) => attempted(by, anchor, () => call(...given));
}
