import { describe, expect, it } from "vitest";
import { outcomeOf } from "../../../src/cli/words/outcome.ts";
import { HistoryError } from "../../../src/errors.ts";

describe("outcomeOf", () => {
  it("shows where a missing page was moved, its title made harmless", () => {
    const failure = new HistoryError("PAGE_MISSING", "it was moved", { movedTo: "New\u001b[31m page" });
    expect(outcomeOf(failure)).toEqual({
      exitCode: 3,
      message: "stemma: it was moved (movedTo: New\\u{1b}[31m page) [PAGE_MISSING]",
    });
  });

  it("is one line that steers no terminal, whatever a file is named", () => {
    const failure = new HistoryError("INPUT_NOT_FOUND", "\u001b[2J\nx\u202e: there is no such file");
    expect(outcomeOf(failure).message).toBe(
      "stemma: \\u{1b}[2J\\u{a}x\\u{202e}: there is no such file [INPUT_NOT_FOUND]",
    );
  });

  it("shows why a wiki refuses a title, its words made harmless", () => {
    const failure = new HistoryError("PAGE_INVALID", "the wiki refuses it", {
      reason: "A bad\n\u001b[31mtitle.",
    });
    expect(outcomeOf(failure).message).toBe(
      "stemma: the wiki refuses it (reason: A bad\\u{a}\\u{1b}[31mtitle.) [PAGE_INVALID]",
    );
  });

  it("shows the title of a page that has no id, and of no other", () => {
    const failure = (pageId: number) =>
      new HistoryError("INPUT_MALFORMED", "it has a second part", { pageId, title: "Old\u001b[31m page" });
    expect(outcomeOf(failure(0)).message).toBe(
      "stemma: it has a second part (title: Old\\u{1b}[31m page) [INPUT_MALFORMED]",
    );
    expect(outcomeOf(failure(7)).message).toBe("stemma: it has a second part [INPUT_MALFORMED]");
  });

  it("asks for a report where the failure is not one of ours", () => {
    expect(outcomeOf(new TypeError("x is undefined")).message).toContain("defect of stemma");
  });
});
