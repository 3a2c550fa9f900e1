import type { LogEntry } from "../revision.ts";

type Told = Pick<LogEntry, "user" | "comment">;

/** Whether what is kept of an entry names a user or holds a comment that the wiki shows no more. */
export function tellsMore(kept: Told, now: Told | undefined): boolean {
  const isLost = (part: keyof Told) => kept[part] !== null && (now?.[part] ?? null) === null;
  return isLost("user") || isLost("comment");
}
