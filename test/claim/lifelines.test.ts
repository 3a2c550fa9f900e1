import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { builtInDetectors } from "../../detectors/index.ts";
import { claim } from "../../src/claim/claim.ts";
import { createLines } from "../../src/claim/lines.ts";
import { livesOf } from "../../src/claim/lives.ts";
import type { Step } from "../../src/claim/result.ts";
import { stepsOf } from "../../src/claim/steps.ts";
import { walkPage } from "../../src/claim/walk-page.ts";
import { epochSeconds } from "../../src/revision.ts";
import { register } from "../../src/walk/registry.ts";
import { readFirst } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";

/** A lifeline of a shared history, each of whose steps was compared with the wikitext of its two revisions. */
interface Checked {
  readonly history: string;
  /** Key of a sentence of it: no text of a wiki is kept here. */
  readonly sentence: string;
  readonly why: string;
  readonly status: string;
  /** Revision, kind, and the first digits of the keys before and after. */
  readonly steps: readonly string[];
}

const checked: readonly [Checked, ...Checked[]] = JSON.parse(
  readFileSync(join(import.meta.dirname, "lifelines.json"), "utf8"),
);
const histories = [...new Set(checked.map(({ history }) => history))];

describe.skipIf(!hasHistories)("lifelines checked against the revisions", () => {
  it.each(histories)("of %s", async (name) => {
    const lifelines = await lifelinesOf(name);
    for (const { history, sentence, why, status, steps } of checked) {
      if (history !== name) continue;
      expect({ why, ...lifelines(sentence) }).toEqual({ why, status, steps });
    }
  });

  it("are those that claim tells", async () => {
    const [{ history, sentence, status, steps }] = checked;
    const { account } = await readFirst(history, (page) => walkPage(page, used, {}, () => {}));
    const text = account.sentences.text(account.sentences.find(sentence));
    const { matches } = await readFirst(history, (page) => claim(page, used, text));
    expect({ status: matches[0]?.status, steps: matches[0]?.steps.map(lineOf) }).toEqual({ status, steps });
  });
});

const used = register(builtInDetectors).filter(({ detector }) =>
  ["revert", "sentence_similarity"].includes(detector.name),
);

/** Walks a history once and tells the lifelines of its sentences by key. */
async function lifelinesOf(name: string) {
  const { account, last } = await readFirst(name, (history) => walkPage(history, used, {}, () => {}));
  const { journal, sentences } = account;
  const lines = createLines(journal.entries);
  return (key: string) => {
    const hit = { sentence: sentences.find(key), match: "exact" } as const;
    const [life] = livesOf([hit], journal, lines, epochSeconds(last?.timestamp ?? ""));
    return {
      status: life?.status,
      steps: stepsOf(life?.members ?? new Set(), account).map(({ step }) => lineOf(step)),
    };
  };
}

function lineOf({ kind, revision, before, after }: Step): string {
  const short = (wordings: Step["before"]) => wordings.map(({ key }) => key.slice(0, 8)).join("+");
  return `${revision.revision} ${kind} ${short(before)} > ${short(after)}`;
}
