import * as v from "valibot";
import { textLike } from "../inputs.ts";

/** A span of time as people type it (`90s`, `5m`, `1h`, `2d`), in seconds. */
export const durationInput = v.pipe(
  textLike(/^\d{1,6}[smhd]$/, "must be a number of one to six digits and s, m, h or d, such as 5m"),
  v.transform((typed) => {
    const number = Number(typed.slice(0, -1));
    if (typed.endsWith("d")) return number * 86_400;
    if (typed.endsWith("h")) return number * 3_600;
    return typed.endsWith("m") ? number * 60 : number;
  }),
);
