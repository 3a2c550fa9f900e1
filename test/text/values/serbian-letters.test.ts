import { describe, expect, it } from "vitest";
import { inBothLetters } from "../../../src/text/values/serbian-letters.ts";

describe("inBothLetters", () => {
  it("gives each word another form", () => {
    expect(inBothLetters("siječnja/januara ljudi nje đak")).toBe(
      "siječnja/januara/сијечња/јануара ljudi/људи nje/ње đak/ђак",
    );
  });

  it("gives each pair another one", () => {
    expect(inBothLetters("nije=je p_n_e=-")).toBe("nije=je није=је p_n_e=- п_н_е=-");
    expect(inBothLetters("mil/milion=1000000")).toBe("mil/milion=1000000 мил/милион=1000000");
  });
});
