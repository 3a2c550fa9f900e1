import * as v from "valibot";

/** The message for a value that is no object. For a missing key, which would get the same message, `parse` has words of its own. */
export function object(right: string): (issue: v.BaseIssue<unknown>) => string {
  return ({ message }) => (message.startsWith("Invalid key:") ? message : right);
}

/** A clock with all its functions: one that lacks some would fail only when it is first waited for. */
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

/** A signal to stop. An AbortController given by mistake would never be heard. */
export const signal = v.nullish(
  v.custom<AbortSignal>(isSignal, "must be an AbortSignal, such as the signal of an AbortController"),
);

function isSignal(value: unknown): boolean {
  return v.is(v.looseObject({ aborted: v.boolean(), addEventListener: v.function() }), value);
}
