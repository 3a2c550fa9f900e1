import { describe, expect, it } from "vitest";
import { valueWords } from "../../../../src/text/values/words/index.ts";
import type { ValueWords } from "../../../../src/text/values/words/value-words.ts";

/** Languages whose months are numbers. */
const withoutMonths = new Set(["ja", "ko", "vi", "zh"]);

describe.each(Object.entries<ValueWords>(valueWords))("the words of %s", (language, words) => {
  it("are written as texts are read: composed, and in lower case", () => {
    for (const list of Object.values(words)) {
      expect(list).toBe(list.normalize("NFC"));
      expect(list).toBe(list.toLowerCase());
      expect(list).not.toMatch(/^ | $| {2}|\/\/|\/(?: |$)| \//);
    }
  });

  it("have twelve months for each calendar", () => {
    const months = words.months.split(" ").length;
    expect(withoutMonths.has(language) ? 1 : months % 12).toBe(withoutMonths.has(language) ? months : 0);
  });

  it("give each form to one month and to one unit", () => {
    for (const list of [words.months, words.units, words.bounds, words.hedges]) {
      const meant = new Map<string, string>();
      for (const forms of list.split(" ")) {
        const [first = ""] = forms.split("/");
        for (const form of forms.split("/")) {
          expect(meant.get(form) ?? first).toBe(first);
          meant.set(form, first);
        }
      }
    }
  });
});
