import { describe, expect, it } from "vitest";
import { pauseWords } from "../../../src/cli/claim/words.ts";

describe("pauseWords", () => {
  const at = (timestamp: string) => ({ revision: { revision: 1, timestamp } });

  it.each([
    ["00:00:01", "1 second"],
    ["00:01:59", "119 seconds"],
    ["00:02:00", "2 minutes"],
    ["02:00:00", "2 hours"],
  ])("calls a pause of %s %s", (time, words) => {
    expect(pauseWords(at("2020-01-01T00:00:00Z"), at(`2020-01-01T${time}Z`))).toBe(words);
  });
});
