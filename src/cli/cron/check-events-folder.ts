import { stat } from "node:fs/promises";
import { HistoryError } from "../../errors.ts";
import { speltOut } from "../history/store-folder.ts";

/**
 * Refuses what can be no folder for the files of events, before a wiki is asked: each page would fail there.
 *
 * @throws HistoryError `INVALID_INPUT`.
 */
export async function checkEventsFolder(folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  speltOut(folder, "--events");
  const there = await stat(folder).catch(() => null);
  if (there === null || there.isDirectory()) return;
  throw new HistoryError(
    "INVALID_INPUT",
    `--events ${folder}: is no folder; name a folder, which is made where there is none`,
  );
}
