import type { EventFolder } from "./event-folder.ts";

const id = /"eventId":"([0-9a-f]{64})"/;

/** Id of the event in a line; `null` if the line was cut off. */
export function eventIdOf(line: string): string | null {
  return id.exec(line)?.[1] ?? null;
}

/** Ids of the events in lines, in order. */
export async function idsIn(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const line of lines) {
    const found = eventIdOf(line);
    if (found !== null) ids.push(found);
  }
  return ids;
}

/** Ids of the events in a file, in order; none if the file is gone. */
export async function eventIds(folder: EventFolder, name: string, bytes: number): Promise<readonly string[]> {
  return (await folder.bytes(name)) === null ? [] : idsIn(folder.lines(name, 0, bytes));
}
