import { showAlike } from "../set-alike.ts";

/** A parameter given another value; `null` where it was not given before, or is not given now. */
interface ParameterChange {
  readonly parameter: string;
  readonly from: string | null;
  readonly to: string | null;
}

type Values = ReadonlyMap<string, string>;

/** Name under which a shift of positional values is reported: no parameter's number has an asterisk. */
const shifted = "*positional";

/**
 * The parameters of a template whose values changed.
 *
 * Where a positional value moved to another number, all positional values count as one change.
 */
export function parameterChanges(before: Values, after: Values): readonly ParameterChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  const changes: ParameterChange[] = [];
  for (const parameter of names) {
    const from = before.get(parameter) ?? null;
    const to = after.get(parameter) ?? null;
    if (from === null || to === null || !showAlike(from, to)) changes.push({ from, parameter, to });
  }
  const slots = changes.filter(({ parameter }) => isNumber(parameter));
  if (!hasShift(slots)) return changes;
  const whole = { from: positional(before), parameter: shifted, to: positional(after) };
  return [...changes.filter(({ parameter }) => !isNumber(parameter)), whole];
}

function hasShift(slots: readonly ParameterChange[]): boolean {
  const left = new Set<string>();
  for (const { from } of slots) if (from !== null && from !== "") left.add(from);
  return slots.some(({ to }) => to !== null && left.has(to));
}

/** The positional values, as a call may give them: one behind a number that is not given has its own before it, `a|3=c`. */
function positional(values: Values): string {
  const numbers = [...values.keys()].filter(isNumber).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const given = numbers.map((number, at) => {
    const value = values.get(number);
    return number === String(at + 1) ? value : `${number}=${value}`;
  });
  return given.join("|");
}

function isNumber(name: string): boolean {
  return /^[1-9]\d*$/.test(name);
}
