import * as v from "valibot";

const seconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

/** A span of time as people type it (`90s`, `5m`, `1h`, `2d`), in seconds. */
export const durationInput = v.pipe(
  v.string("must be a string"),
  v.regex(/^\d{1,6}[smhd]$/, "must be a number and s, m, h or d, such as 5m"),
  v.transform((typed) => {
    const unit = typed.at(-1);
    const factor = unit === "s" || unit === "m" || unit === "h" || unit === "d" ? seconds[unit] : 1;
    return Number(typed.slice(0, -1)) * factor;
  }),
);
