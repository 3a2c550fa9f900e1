import { analyze } from "../../../src/analyze.ts";
import { chooseDetectors } from "../../../src/cli/history/choose-detectors.ts";
import type { NotifyChoice } from "../../../src/cli/notify/inputs.ts";
import type { HistoryEvent } from "../../../src/event.ts";
import { history, testPage } from "../../../src/testing.ts";

export const detectors = await chooseDetectors([], []);

/** A choice of whom to tell; nobody, and everything, unless stated. */
export function choice(stated: Partial<NotifyChoice>): NotifyChoice {
  return {
    onEvent: undefined,
    webhook: undefined,
    notifyTypes: undefined,
    notifyTheme: undefined,
    notifyPage: [],
    ...stated,
  };
}

/** The events of a page whose texts are these, as one observation. */
export async function observed(...texts: readonly string[]) {
  const events: HistoryEvent[] = [];
  for await (const batch of analyze({ page: testPage, timeline: entries(texts) }, detectors).events)
    events.push(...batch);
  const { pageId, site, title } = testPage;
  return { wiki: site.wiki, pageId, title, askedAs: [title], events };
}

async function* entries(texts: readonly string[]) {
  yield* history(...texts);
}
