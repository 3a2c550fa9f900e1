import { heuristic } from "../../../detectors/heuristic.ts";
import { sentenceSimilarity } from "../../../detectors/sentence_similarity.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { detect, history, testPage } from "../../../src/testing.ts";
import { register } from "../../../src/walk/registry.ts";
import { createWalker } from "../../../src/walk/walker.ts";

/** The events of some types at the last of some texts; sentences are followed beside. */
export async function lastEvents(
  types: readonly string[],
  ...texts: readonly string[]
): Promise<HistoryEvent[]> {
  const events = await detect(heuristic, history(...texts), { after: [sentenceSimilarity] });
  return events.filter(({ type, anchor }) => types.includes(type) && anchor.id === texts.length);
}

/** What the last of some texts does to the works cited, apart from saying one work in other words. */
export async function lastCitations(...texts: readonly string[]): Promise<HistoryEvent[]> {
  const types = ["citation_added", "citation_removed", "citation_replaced"];
  return (await lastEvents(types, ...texts)).filter(({ evidence }) => evidence.basis !== "work");
}

/** The subjects of the events of one type. */
export async function lastSubjects(type: string, ...texts: readonly string[]) {
  return (await lastEvents([type], ...texts)).map(({ subject }) => subject);
}

/** The events of one type at the last of some texts of a wiki in another language. */
export async function lastEventsOn(language: string, type: string, ...texts: readonly string[]) {
  const page = { ...testPage, site: { ...testPage.site, language } };
  const { told } = await createWalker(page, register([heuristic]), "forensic").tellAll(history(...texts));
  const events = told.flatMap((one) => one.at("forensic"));
  return events.filter((event) => event.type === type && event.anchor.id === texts.length);
}
