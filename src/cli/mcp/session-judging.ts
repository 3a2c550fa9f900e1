import type { Registered } from "../../walk/registry.ts";
import type { Host } from "../host.ts";
import { type OpenJudging, openJudging } from "../judging/open-judging.ts";
import { readBoundaries } from "../judging/read-boundaries.ts";
import type { Session } from "./session.ts";

/**
 * The judging of one call: by whom the call names, otherwise by whom the operator named.
 *
 * @param typed - `NAME=PATH`, separated by commas.
 */
export async function sessionJudging(
  typed: string | undefined,
  detectors: readonly Registered[],
  host: Host,
  { judging, sampling }: Session,
): Promise<OpenJudging> {
  const own = readBoundaries(
    typed === undefined || typed.trim() === "" ? [] : typed.split(","),
    "boundaries",
  );
  const boundaries = new Map([...judging.boundaries, ...own]);
  return openJudging({ ...judging, boundaries }, detectors, host, sampling);
}
