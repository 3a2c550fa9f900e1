import { describe, expect, it } from "vitest";
import { asOf } from "../../../src/text/markup/as-of-template.ts";

describe("asOf", () => {
  it.each([
    ["{{as of|2010}}", "As of 2010"],
    ["{{As of|2010|5}}", "As of May 2010"],
    ["{{As_of | 2010 | may }}", "As of May 2010"],
    ["{{as of|2010|05|lc=y}}", "as of May 2010"],
    ["{{as of|2010|since=y}}", "Since 2010"],
    ["{{as of|2010|df=US}}", "As of 2010"],
    ["{{as of|2010|alt=|since=|lc= }}", "As of 2010"],
  ])("of %s is %s", (call, words) => {
    const text = `so ${call}, and {{as of|1990}}`;
    expect(asOf(text, 3, 3 + call.length)).toBe(words);
  });

  it.each([
    "{{as of}}",
    "{{as of|now}}",
    "{{as of|2010|13}}",
    "{{as of|2010|spring}}",
    "{{as of|2010|5|3}}",
    "{{as of|2010|alt=By 2010}}",
    "{{as of now|2010}}",
    "{{has of|2010}}",
  ])("is not known of %s", (call) => {
    expect(asOf(call, 0, call.length)).toBe("");
  });
});
