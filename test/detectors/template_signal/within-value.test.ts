import { describe, expect, it } from "vitest";
import { templateSignal } from "../../../detectors/template_signal.ts";
import { detect, history } from "../../../src/testing.ts";

const list = (...episodes: string[]) => `{{Episodes|no=1|list=\n${episodes.join("\n")}\n}}`;
const one = "{{Episode|title=Ash|air=May}}";
const two = "{{Episode|title=Oak|air=June}}";

/** The parameters whose changes are told at a depth in the last revision. */
async function changed(before: string, after: string, depth: "detailed" | "forensic") {
  const events = await detect(templateSignal, history(before, after), { depth });
  return events
    .filter(({ anchor, type }) => anchor.id === 2 && type === "template_parameter_changed")
    .map(({ subject }) => `${subject.template}.${subject.parameter}`)
    .sort();
}

describe("a value that holds calls", () => {
  it.each([
    ["is given another value", list(one, two), list(one, two.replace("June", "July")), ["Episode.air"]],
    ["came", list(one), list(one, two), []],
    ["went", list(one, two), list(one), []],
    ["went with a call within it", list(one, two.replace("Oak", "{{nihongo|Oak|a|b}}")), list(one), []],
    ["came before a full stop", list("Air.", one), list(`Air ${two}.`, one), []],
    ["came between words", list("New York", one), list(`New${two}York`, one), []],
    ["came, and a break is written otherwise", list("A<br>B", one), list("A<br />B", one, two), []],
    [
      "came, and the value is given twice",
      `{{Episodes|list=1|${list(one).slice(16)}`,
      `{{Episodes|list=1|${list(one, two).slice(16)}`,
      [],
    ],
  ])("is not told at detailed where a call in it %s", async (_, before, after, told) => {
    expect(await changed(before, after, "detailed")).toEqual(told);
    expect(await changed(before, after, "forensic")).toEqual([...told, "Episodes.list"].sort());
  });

  it.each([
    ["words beside the call changed, too", list("Air.", one), list("Aired.", one.replace("May", "June"))],
    ["a call is not told, since it stands elsewhere now", `${list(one, two)} x`, `${list(one)} x ${two}`],
    ["calls only changed places", list(one, two), list(two, one)],
    ["words were closed up", list("New York", one), list("NewYork", one)],
    ["words were closed up, and a call came", list("New York", one), list("NewYork", one, two)],
    ["only a space before a mark went, and it holds no call", list("Air ."), list("Air.")],
    ["it was not given before", "{{Episodes|no=1}}", list(one)],
  ])("is told where %s", async (_, before, after) => {
    expect(await changed(before, after, "detailed")).toContain("Episodes.list");
  });
});
