import { markupOf, type Side, type Template, wordsIn } from "../../src/plugin.ts";
import { beginningIn } from "../beginning-in.ts";
import { setAlike } from "../set-alike.ts";
import type { CallPair, PairedCalls } from "./pair-calls.ts";
import type { PlacedCall } from "./placed-call.ts";

/** Whether one value of a call differs only in calls within it that have events of their own. */
export type DiffersWithin = (pair: CallPair, parameter: string) => boolean;

/**
 * Finds out which changed values differ only in calls within them that have events of their own.
 *
 * @param paired - The calls of the change, of which all but those that are kept have events.
 */
export function differsWithin(
  [before, after]: readonly [Side, Side],
  { removed, added, changed }: PairedCalls,
): DiffersWithin {
  const told = new Set<Template>();
  const tell = ({ call }: PlacedCall) => told.add(call.template);
  for (const at of [...removed, ...added]) tell(at);
  for (const pair of changed) {
    tell(pair.before);
    tell(pair.after);
  }
  return (pair, parameter) => {
    const was = restOf(before, pair.before, parameter, told);
    const is = restOf(after, pair.after, parameter, told);
    return was !== null && is !== null && was.text === is.text && (was.holdsOne || is.holdsOne);
  };
}

/** What a value holds beside calls that have events, and whether it holds one; `null` where it is not given. */
function restOf(
  { blocks }: Side,
  { block, call }: PlacedCall,
  parameter: string,
  told: ReadonlySet<Template>,
): { readonly text: string; readonly holdsOne: boolean } | null {
  const source = blocks[block];
  const given = call.template.parameters.findLast(({ name }) => name === parameter);
  if (source === undefined || given === undefined) return null;
  const { templates } = markupOf(source);
  let rest = "";
  let at = given.start;
  let holdsOne = false;
  for (const inner of beginningIn(templates, ({ start }) => start, given)) {
    if (inner.start < at || !told.has(inner)) continue;
    rest += `${source.text.slice(at, inner.start)} `;
    at = inner.end;
    holdsOne = true;
  }
  const alike = setAlike(rest + source.text.slice(at, given.end));
  // Spaces come and go with a call, but divide words.
  return { text: `${alike.replace(/\s+/g, "")} ${wordsIn(alike).join(" ")}`, holdsOne };
}
