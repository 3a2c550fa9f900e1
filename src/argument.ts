import * as v from "valibot";

/** What an object has to be. A key that it lacks the library would tell with the same words: those are left to `parse`. */
export function object(right: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ message }) => (message.startsWith("Invalid key:") ? message : right);
}

/** A clock, of which what is not there would be missed when it is first waited for. */
export const clock = v.looseObject(
  { monotonicMs: v.function(), unixMs: v.function(), sleep: v.function(), timer: v.function() },
  "must be a clock, such as systemClock",
);

/** Which addresses may be asked: what is neither of the two would be missed at the first request. */
export const addressPolicy = v.variant(
  "kind",
  [
    v.looseObject({ kind: v.literal("typed") }),
    v.looseObject({
      kind: v.literal("public-and-loopback"),
      allowHosts: v.array(v.string(), "must be a list of hosts, such as []"),
      loopback: v.boolean("must be true or false"),
    }),
  ],
  object('must be { kind: "typed" }, or { kind: "public-and-loopback", allowHosts: [], loopback: false }'),
);

/** A function that a program may hand in. */
export const callback = v.nullish(v.function("must be a function"));

/** A timer set for more milliseconds is over at once. */
const mostMs = 2 ** 31 - 1;

/** A span of time that a program may hand in: with a gap of `NaN` a wiki would be asked without a pause. */
export function milliseconds(least: number) {
  return between(least, mostMs, `a number of milliseconds from ${least} to ${mostMs}`);
}

/** A limit that a program may hand in. */
export function between(least: number, most: number, right: string) {
  return v.nullish(
    v.custom<number>(
      (value) => typeof value === "number" && value >= least && value <= most,
      ({ received }) => `must be ${right} (was ${received})`,
    ),
  );
}

/** Of a controller itself, or of another's object, nobody would hear. */
export const signal = v.nullish(
  v.custom<AbortSignal>(isSignal, "must be an AbortSignal, such as the signal of an AbortController"),
);

function isSignal(value: unknown): boolean {
  return v.is(v.looseObject({ aborted: v.boolean(), addEventListener: v.function() }), value);
}
