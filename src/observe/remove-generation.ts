import type { EventFolder } from "./event-folder.ts";
import { changeFileName } from "./record.ts";

/**
 * Removes a file of events that counts no more, and the file that says what it changed: its readers have the one that took
 * its place, which tells what nobody was told of yet.
 */
export async function removeGeneration(folder: EventFolder, eventFile: string): Promise<void> {
  await folder.remove(eventFile);
  await folder.remove(changeFileName(eventFile));
}
