import type { EventFolder } from "./event-folder.ts";
import { changeFileName } from "./record.ts";

/**
 * Removes a file of events that no longer counts, and the file that says what it changed. Its readers have the file that
 * replaced it, whose own change file lists what nobody was told about yet.
 */
export async function removeGeneration(folder: EventFolder, eventFile: string): Promise<void> {
  await folder.remove(eventFile);
  await folder.remove(changeFileName(eventFile));
}
