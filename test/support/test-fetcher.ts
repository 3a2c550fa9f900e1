import { createFetcher, type FetcherOptions } from "../../src/net/fetcher.ts";
import { fakeClock } from "./fake-clock.ts";

/** A fetcher that may request any address, at once, for 5 s; its clock is not the system's. */
export const testFetcher = (options: Partial<FetcherOptions> = {}) =>
  createFetcher({
    clock: fakeClock(),
    userAgent: "stemma/test",
    policy: { kind: "typed" },
    gapMs: () => 0,
    maxBytes: 1_000_000,
    idleMs: 5_000,
    totalMs: 5_000,
    ...options,
  });
