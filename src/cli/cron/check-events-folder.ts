import { stat } from "node:fs/promises";
import { HistoryError } from "../../errors.ts";
import { systemCode } from "../../system-code.ts";
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
    (there) => (there.isDirectory() ? null : "is no folder"),
    (cause: unknown) => (systemCode(cause) === "ENOENT" ? null : unreached(cause)),
  );
  if (what === null) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `--events ${folder}: ${what}; name a folder, which is made where there is none`,
  );
}

const told: Readonly<Record<string, string>> = {
  ENOTDIR: "a part of its path is no folder",
  EACCES: "a folder of its path may not be entered",
  ELOOP: "the links there lead to no folder",
  ENAMETOOLONG: "no folder has so long a name",
};

function unreached(cause: unknown): string {
  const code = systemCode(cause) ?? "unknown";
  return told[code] ?? `cannot be looked at (${code})`;
}
