import type { ApiClient } from "../client/api-client.ts";
import type { Discovered } from "./probe.ts";

/** A wiki that was found, and how much was requested of it so far. */
export interface Wiki {
  readonly client: ApiClient;
  readonly discovered: Discovered;
  readonly traffic: () => {
    readonly requests: number;
    readonly bytes: number;
    readonly waits: number;
    readonly waitedMs: number;
  };
}
