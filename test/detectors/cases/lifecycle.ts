import { heuristic } from "../../../detectors/heuristic.ts";
import { revert } from "../../../detectors/revert.ts";
import { templateSignal } from "../../../detectors/template_signal.ts";
import type { LogChange, TimelineEntry } from "../../../src/revision.ts";
import { hoursAfterStart, logEntry, type RevisionSketch } from "../../../src/testing.ts";
import { post } from "../../support/post.ts";
import type { CaseTables } from "./cases.ts";

const day = 24;
const mill =
  "The mill on the lower river grinds rye for four villages, and has done so for three hundred years.";
const мельница = "Мельница на нижней реке мелет рожь для четырёх деревень.";
const चक्की = "नदी के किनारे की पुरानी चक्की चार गाँवों के लिए अनाज पीसती है।";
const 磨坊 = "下游的老磨坊为四个村庄磨黑麦和小麦。";
const طاحونة = "تطحن الطاحونة القديمة على النهر الحبوب.";

function log(change: LogChange): TimelineEntry {
  return logEntry({
    change,
    comment: "",
    id: 900,
    parameters: {},
    timestamp: hoursAfterStart(50),
    user: null,
  });
}

/** The third edit, two hours after the first, takes the second back. */
const reverted: readonly RevisionSketch[] = [mill, "Buy flour.", mill];
const calm: readonly RevisionSketch[] = [mill, `${mill} It is old.`, `${mill} It is very old.`];
const disputed: readonly RevisionSketch[] = [mill, `${mill} It is old.`, `{{POV}}\n${mill} It is old.`];

export const lifecycleCases: CaseTables = {
  page_lifecycle_changed: {
    detector: heuristic,
    hits: [
      ["a page that begins", mill],
      ["a page that is emptied", mill, ""],
      ["a page replaced by a word", mill, "Hello."],
      ["a page that becomes a redirect", mill, "#REDIRECT [[Watermill]]"],
      ["a redirect that goes elsewhere", "#REDIRECT [[Watermill]]", "#REDIRECT [[Windmill]]"],
      ["a redirect that becomes a page", "#REDIRECT [[Watermill]]", mill],
      ["another content model", "a()", { text: "a()", model: "javascript" }],
      ["a move", mill, log({ kind: "moved", from: "Mill", to: "Low Mill", redirectLeft: true })],
      [
        "a protection",
        mill,
        log({
          kind: "protected",
          protections: [{ action: "edit", level: "sysop", expiry: "2020-02-01T00:00:00Z" }],
        }),
      ],
      ["a protection that ends", mill, log({ kind: "unprotected" })],
      ["a deletion", mill, log({ kind: "deleted" })],
      ["a restoring", mill, log({ kind: "restored", revisions: 3 })],
      ["an import", mill, log({ kind: "imported", revisions: 3, from: "w:Mill" })],
      ["a merge", mill, log({ kind: "merged", from: "Old mill", to: "Mill", until: null })],
      [
        "a revision that is hidden",
        mill,
        log({ kind: "visibility_changed", revisions: [1], hidden: ["content"] }),
      ],
      ["a Russian page that is emptied", мельница, ""],
      ["a Hindi redirect", चक्की, "#REDIRECT [[पनचक्की]]"],
      ["a Chinese page moved", 磨坊, log({ kind: "moved", from: "磨坊", to: "水磨", redirectLeft: false })],
      ["an Arabic page replaced", طاحونة.repeat(10), "نص"],
    ],
    near: [
      ["an edit", mill, `${mill} It is old.`],
      ["an empty page that is filled", "", mill],
      ["a page that loses its half", `${mill} ${mill}`, mill],
      ["a page of which a tenth is left", "x".repeat(100), "y".repeat(10)],
      ["a redirect's other words", "#REDIRECT [[Watermill]]", "#REDIRECT [[Watermill]] {{R from move}}"],
      ["a redirect written in another way", "#REDIRECT [[Water mill]]", "#redirect [[water_mill]]"],
      ["a redirect below other words", mill, `${mill}\n#REDIRECT [[Watermill]]`],
      ["a redirect without a target", mill, `#REDIRECT the reader to the article about mills, and ${mill}`],
      ["a text that is hidden", mill, { text: { state: "hidden" } }],
      ["a text saved twice", mill, mill],
      ["an edit of a Russian page", мельница, `${мельница} Она стара.`],
      ["a Hindi page that gets a link", चक्की, चक्की.replace("चक्की", "[[चक्की]]")],
      ["a Chinese page of which half is left", 磨坊.repeat(2), 磨坊],
    ],
  },
  talk_activity: {
    detector: heuristic,
    after: [revert, templateSignal],
    hits: [
      ["a topic after a revert", ...reverted, post(3, { topics: ["Flour"] })],
      ["a topic after a dispute template", ...disputed, post(3, { topics: ["Neutrality"] })],
      ["a topic a week after, to the second", ...reverted, post(2 + 7 * day, { topics: ["Flour"] })],
      ["a topic without prose", ...reverted, post(3, { topics: ["Flour"], prose: false })],
      ["a fifth post", ...reverted, post(3), post(4), post(5), post(6), post(7)],
      ["a fifth post within 48 hours", ...reverted, post(3), post(13), post(23), post(33), post(51)],
      [
        "a topic after two days of silence",
        ...reverted,
        post(3, { topics: ["Flour"] }),
        post(51, { topics: ["Bread"] }),
      ],
      ["a topic by an address", ...reverted, post(3, { topics: ["Flour"], by: "192.0.2.7" })],
      ["a Russian topic", мельница, "Муки!", мельница, post(3, { topics: ["О муке"] })],
      ["a Hindi topic", चक्की, "आटा!", चक्की, post(3, { topics: ["आटे के बारे में"] })],
      ["a Chinese topic", 磨坊, "面粉！", 磨坊, post(3, { topics: ["关于面粉"] })],
      ["an Arabic topic", طاحونة, "دقيق!", طاحونة, post(3, { topics: ["عن الدقيق"] })],
    ],
    near: [
      ["a topic about a calm article", ...calm, post(3, { topics: ["Flour"] })],
      ["a topic eight days after a revert", ...reverted, post(2 + 8 * day, { topics: ["Flour"] })],
      ["a post under an old heading", ...reverted, post(3)],
      ["a fourth post", ...reverted, post(3), post(4), post(5), post(6)],
      [
        "a fifth post without prose",
        ...reverted,
        post(3),
        post(4),
        post(5),
        post(6),
        post(7, { prose: false }),
      ],
      ["a fifth post in three days", ...reverted, post(3), post(21), post(39), post(57), post(75)],
      ["a topic of a bot", ...reverted, post(3, { topics: ["Flour"], by: "MillBot" })],
      [
        "a topic soon after another",
        ...reverted,
        post(3, { topics: ["Flour"] }),
        post(40, { topics: ["Bread"] }),
      ],
      ["a Russian topic before the revert", мельница, "Муки!", post(1.5, { topics: ["О муке"] })],
      ["a Hindi post under an old heading", चक्की, "आटा!", चक्की, post(3)],
      ["a Chinese topic about a calm article", 磨坊, `${磨坊}面粉。`, post(3, { topics: ["关于面粉"] })],
    ],
  },
};
