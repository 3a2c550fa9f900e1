import { escapeSteering } from "../json.ts";

/** A model's text as a message or a record may hold it: its beginning, with characters that control a terminal escaped. */
export function plain(text: string, maxLength: number): string {
  const start = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return escapeSteering(start.toWellFormed());
}
