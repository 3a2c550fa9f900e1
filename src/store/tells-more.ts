import type { LogEntry } from "../revision.ts";

type Told = Pick<LogEntry, "user" | "comment">;

/** Whether what is kept of an entry has a user or a comment that the wiki no longer shows. */
export function tellsMore(kept: Told, now: Told | undefined): boolean {
  const isLost = (part: keyof Told) => kept[part] !== null && (now?.[part] ?? null) === null;
  return isLost("user") || isLost("comment");
}
