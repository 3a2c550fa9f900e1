import { setAlike, showAlike } from "../set-alike.ts";

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
 * In a citation, a value that is given under another spelling of its parameter's name is no change. Where a positional value moved
 * to another number, all positional values count as one change.
 */
export function parameterChanges(
  before: Values,
  after: Values,
  isCitation: boolean,
): readonly ParameterChange[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  const found: ParameterChange[] = [];
  for (const parameter of names) {
    const from = before.get(parameter) ?? null;
    const to = after.get(parameter) ?? null;
    if (from === null || to === null || !showAlike(from, to)) found.push({ from, parameter, to });
  }
  const changes = isCitation ? withoutRespelt(found) : found;
  const slots = changes.filter(({ parameter }) => isNumber(parameter));
  if (!hasShift(slots)) return changes;
  const whole = { from: positional(before), parameter: shifted, to: positional(after) };
  return [...changes.filter(({ parameter }) => !isNumber(parameter)), whole];
}

/** Leaves out a value that is not given under one name any more, and is under another one that is spelt alike. */
function withoutRespelt(changes: readonly ParameterChange[]): readonly ParameterChange[] {
  const came = new Map<string, ParameterChange>();
  for (const change of changes) {
    if (change.from === null && !isNumber(change.parameter))
      came.set(spelling(change.parameter, change.to), change);
  }
  if (came.size === 0) return changes;
  const respelt = new Set<ParameterChange>();
  for (const change of changes) {
    const key = change.to === null ? spelling(change.parameter, change.from) : "";
    const other = came.get(key);
    if (other === undefined) continue;
    came.delete(key);
    respelt.add(change).add(other);
  }
  return respelt.size === 0 ? changes : changes.filter((change) => !respelt.has(change));
}

/**
 * A name without dashes and spaces, and without the number of the first of several, with its value: templates of citations know
 * one parameter by each (`accessdate`, `access-date`; `last`, `last1`). Of other templates nobody knows which spelling they show.
 */
function spelling(parameter: string, value: string | null): string {
  return `${parameter.replace(/[-_ ]|(?<!\d)1$/g, "")}\n${setAlike(value ?? "")}`;
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
