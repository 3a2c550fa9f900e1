import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createAnswers } from "../../src/store/answers.ts";
import { openEnvironment } from "../../src/store/environment.ts";
import { scratchFolder } from "../support/scratch-store.ts";

const lamp = { wiki: "wiki.example", pageId: 7 };
const tower = { wiki: "wiki.example", pageId: 8 };

async function scratchAnswers() {
  const environment = await openEnvironment(join(scratchFolder(), "answers.mdb"));
  onTestFinished(() => environment.close());
  return { answers: createAnswers(environment), environment };
}

describe("what models answered", () => {
  it("goes with one of the revisions it was about, and nothing that points at it stays", async () => {
    const { answers, environment } = await scratchAnswers();
    answers.put("d1", "same", { ...lamp, revisions: [10, 11] });
    answers.put("d2", "other", { ...lamp, revisions: [12] });
    answers.forget(lamp, new Set([11]));
    expect([answers.get("d1"), answers.get("d2")]).toEqual([null, "other"]);
    expect(environment.keys("about/")).toEqual(["about/wiki.example 7/12/d2"]);
  });

  it("goes for every page whose texts were the same", async () => {
    const { answers } = await scratchAnswers();
    answers.put("d1", "same", { ...lamp, revisions: [10] });
    answers.put("d1", "same", { ...tower, revisions: [20] });
    answers.forget(lamp, "all");
    expect([answers.count(), answers.pages()]).toEqual([0, []]);
  });

  it("is told by the page it is about, whatever is in the key of its wiki", async () => {
    const { answers } = await scratchAnswers();
    const page = { wiki: "wiki.example/w my wiki", pageId: 9 };
    answers.put("d1", "same", { ...page, revisions: [10, 11] });
    expect(answers.pages()).toEqual([page]);
  });

  it("stays where another revision is hidden", async () => {
    const { answers } = await scratchAnswers();
    answers.put("d1", "same", { ...lamp, revisions: [10] });
    answers.forget(lamp, new Set([1, 100]));
    answers.forget(tower, "all");
    expect([answers.get("d1"), answers.pages()]).toEqual(["same", [lamp]]);
  });
});
