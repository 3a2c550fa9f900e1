import { heuristic } from "../../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { detect, history } from "../../../src/testing.ts";

/** The events of some types at the last of some texts; sentences are followed beside. */
export async function lastEvents(
  types: readonly string[],
  ...texts: readonly string[]
): Promise<HistoryEvent[]> {
  const events = await detect(heuristic, history(...texts), { after: [sentenceSimilarity] });
  return events.filter(({ type, anchor }) => types.includes(type) && anchor.id === texts.length);
}

/** Their subjects. */
export async function lastSubjects(type: string, ...texts: readonly string[]) {
  return (await lastEvents([type], ...texts)).map(({ subject }) => subject);
}
