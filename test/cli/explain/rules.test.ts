import { describe, expect, it } from "vitest";
import { ruleOf } from "../../../src/cli/explain/rules.ts";

describe("ruleOf", () => {
  it.each([
    [2, "2nd"],
    [3, "3rd"],
    [5, "5th"],
    [11, "11th"],
    [21, "21st"],
  ])("counts to the post %i as people do", (talkPosts, counted) => {
    expect(ruleOf("talk_activity", { talkPosts })?.words).toContain(`the ${counted} post with prose`);
  });
});
