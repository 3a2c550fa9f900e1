import { createSnapshots, type Snapshots } from "./snapshots.ts";

/** What the calls of one client share. */
export interface Session {
  /** Most bytes of one answer. */
  readonly maxAnswerBytes: number;
  /** The analyses whose pages are being asked for. */
  readonly snapshots: Snapshots;
}

/** Starts a session. */
export function createSession(maxAnswerBytes = 50_000): Session {
  return { maxAnswerBytes, snapshots: createSnapshots(1 << 25) };
}
