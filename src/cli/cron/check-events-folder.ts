import { stat } from "node:fs/promises";
import { HistoryError } from "../../errors.ts";
import { shownName } from "../../ground/quoted.ts";
import { systemCode } from "../../ground/system-code.ts";
import { speltOut } from "../history/store-folder.ts";

/**
 * Refuses, before a wiki is asked, what cannot be a folder for files of events: otherwise each page would fail there.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export async function checkEventsFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  speltOut(folder, "--events");
  const what = await stat(folder).then(
    (there) => (there.isDirectory() ? null : "is not a folder"),
    (cause: unknown) => (systemCode(cause) === "ENOENT" ? null : unreached(cause)),
  );
  if (what === null) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `--events ${shownName(folder)}: ${what}; name a folder (a new one is made)`,
  );
}

const told: Readonly<Record<string, string>> = {
  ENOTDIR: "a part of its path is not a folder",
  EACCES: "a folder of its path may not be entered",
  ELOOP: "its links do not lead to a folder",
  ENAMETOOLONG: "its name is too long",
};

function unreached(cause: unknown): string {
  const code = systemCode(cause) ?? "unknown";
  return told[code] ?? `cannot be looked at (${code})`;
}
