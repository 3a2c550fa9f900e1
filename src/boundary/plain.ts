import { escapeSteering } from "../json.ts";

/** A text of a model as it may stand in a message or a record: its beginning, what steers a display escaped. */
export function plain(text: string, maxLength: number): string {
  const start = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return escapeSteering(start.toWellFormed());
}
