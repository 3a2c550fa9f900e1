// The talk page of the lighthouse that does not exist. Written for stemma.
import type { Edit } from "./edit.ts";

const post = (heading: string, words: string) => (text: string) =>
  `${text}${text === "" ? "" : "\n\n"}== ${heading} ==\n${words}`;
const reply = (words: string) => (text: string) => `${text}\n:${words}`;

/** The edits of the talk page, oldest first. */
export const talk: readonly Edit[] = [
  {
    at: "2019-04-12T08:00:00Z",
    by: "Saltworks",
    comment: "/* Height */ new section",
    write: post(
      "Height",
      "The survey gives 31 metres from the rock to the vane. Does anybody have another figure?",
    ),
  },
  {
    at: "2022-03-01T12:00:00Z",
    by: "Gannet",
    comment: "/* Dray and the door */ new section",
    write: post(
      "Dray and the door",
      "The log of the night names Dray and the door. I see no reason to write that it is only said.",
    ),
  },
  {
    at: "2022-03-01T15:20:00Z",
    by: "Bellhanger",
    comment: "/* Dray and the door */",
    write: reply("The page of the log was filled in a week later by another hand."),
  },
  {
    at: "2022-03-01T21:00:00Z",
    by: "Quoin",
    comment: "/* Dray and the door */",
    write: reply("Then let us say that it is the log that says so, and cite it."),
  },
  {
    at: "2022-03-02T08:00:00Z",
    by: "Tern Counter",
    comment: "/* Dray and the door */",
    write: reply("I agree with Quoin. A reader can judge the log for himself."),
  },
  {
    at: "2022-03-04T19:00:00Z",
    by: "Gannet",
    comment: "/* Dray and the door */",
    write: reply("Fine by me, as long as the reference stays."),
  },
  {
    at: "2022-03-05T09:30:00Z",
    by: "Bellhanger",
    comment: "/* Dray and the door */",
    write: reply("Agreed. Thank you all for your patience."),
  },
  {
    at: "2023-10-05T18:00:00Z",
    by: "Marram",
    comment: "/* Redirect */ new section",
    write: post("Redirect", "The light has enough sources for a page of its own, so the redirect should go."),
  },
  {
    at: "2024-05-13T10:00:00Z",
    by: "Quoin",
    comment: "/* Height again */ new section",
    write: post("Height again", "Where can the survey of 2024 be read? The figure has no source yet."),
  },
];
