import { type Answered, type Asker, type AskingOptions, createAsker, type Ticket } from "./boundary/asker.ts";
import { type BoundaryPath, families, type HistoryEvent } from "./event.ts";
import type { JsonObject } from "./json.ts";
import type { Page } from "./revision.ts";
import { type Choice, type Chosen, closedBatch, type OpenBatch } from "./walk/open.ts";

/** The judging of one page's events, under way. */
export interface Judging {
  /**
   * The events of batches, in order. Batches before the first question come at once; later ones are held until the whole
   * page is walked and all questions are counted and answered.
   *
   * @throws HistoryError `MODEL_BUDGET` before anything is asked; with `onModelError` `stop`, whatever a classifier throws.
   */
  events(batches: AsyncIterable<OpenBatch>): AsyncGenerator<readonly HistoryEvent[], void, void>;
  /** Who judged at which boundary, how many questions, and how often differently from the rule. */
  report(): JsonObject;
}

interface Held {
  readonly batch: OpenBatch;
  readonly tickets: ReadonlyMap<Choice, Ticket>;
}

/** How one boundary was answered. */
interface AnswerTally {
  judged: number;
  disagreed: number;
  fellBack: number;
}

/** Starts the judging of a page's events. */
export function createJudging(page: Page, options: AskingOptions): Judging {
  const asker = createAsker(options);
  const tallies = new Map<string, AnswerTally>();

  function chosenBy(choice: Choice, answered: Answered): Chosen {
    const boundary = choice.by.detector.name;
    const tally = tallies.get(boundary) ?? { judged: 0, disagreed: 0, fellBack: 0 };
    tallies.set(boundary, tally);
    if ("fallback" in answered) {
      tally.fellBack += 1;
      return { answer: choice.answer, boundary: { path: "heuristic", fallback: answered.fallback } };
    }
    const { answer } = answered.judgement;
    tally.judged += 1;
    if (answer !== choice.answer) tally.disagreed += 1;
    return { answer, boundary: pathOf(answered) };
  }

  return {
    async *events(batches) {
      let held: Held[] = [];
      for await (const batch of batches) {
        if (held.length === 0 && batch.choices.length === 0) {
          yield closedBatch(batch, unasked);
          continue;
        }
        const tickets = await ticketsOf(batch, asker, page);
        // No more events will come, but counting goes on: the error says how many questions there would have been.
        if (asker.isOverBudget()) held = [];
        held.push({ batch: asker.isOverBudget() ? nothing : batch, tickets });
      }
      if (held.length === 0) return;
      await asker.askAll();
      for (const { batch, tickets } of held) {
        yield closedBatch(batch, (choice) => chosenBy(choice, tickets.get(choice)?.answered() ?? unasked()));
      }
    },
    report: () =>
      Object.fromEntries(
        families.flatMap((family) => {
          const classifier = options.classifiers[family];
          if (classifier === undefined) return [];
          const { path, identity } = classifier;
          const tally = tallies.get(family) ?? { judged: 0, disagreed: 0, fellBack: 0 };
          return [[family, { path, ...identity, ...tally }]];
        }),
      ),
  };
}

const nothing: OpenBatch = { certain: [], choices: [] };

function unasked(): never {
  throw new Error("a batch without questions has none to be answered");
}

async function ticketsOf(batch: OpenBatch, asker: Asker, page: Page): Promise<Held["tickets"]> {
  const tickets = new Map<Choice, Ticket>();
  for (const choice of batch.choices) {
    const family = families.find((one) => one === choice.by.detector.name);
    if (family === undefined) continue;
    const quoted = { wiki: page.site.wiki, pageId: page.pageId, revisions: choice.revisions };
    const { input } = choice;
    const answers = [...choice.outcomes.keys()];
    tickets.set(choice, await asker.add({ boundary: family, input }, answers, quoted));
  }
  return tickets;
}

function pathOf({ judgement, path }: Extract<Answered, { readonly judgement: object }>): BoundaryPath {
  const { model, endpoint, temperature, promptDigest, responseDigest, answer, confidence } = judgement;
  return {
    path,
    model,
    ...(endpoint === null ? {} : { endpoint }),
    ...(temperature === null ? {} : { temperature }),
    promptDigest,
    responseDigest,
    answer,
    confidence,
  };
}
