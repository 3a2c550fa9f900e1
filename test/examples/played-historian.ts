import * as v from "valibot";
import type { Question, Turn } from "../support/model-server.ts";

/** What the agent is asked on the page that shows it at work. */
export const question =
  "Harrow Skerry Lighthouse was fought over in March 2022. What was it about, and how did it end?";

const eventsOf = <const TEvidence extends v.GenericSchema>(evidence: TEvidence) =>
  v.object({ events: v.tuple([v.object({ eventId: v.string(), evidence })]) });

const wars = eventsOf(
  v.object({ reverts: v.number(), editors: v.array(v.object({ name: v.string(), reverts: v.number() })) }),
);
const rewordings = eventsOf(v.object({ before: v.string(), after: v.string() }));
const lifeline = v.object({
  matches: v.tuple([
    v.object({
      now: v.tuple([v.object({ wording: v.object({ text: v.string() }) })]),
      steps: v.array(
        v.object({
          kind: v.string(),
          revision: v.object({ timestamp: v.string() }),
          by: v.object({ user: v.string(), comment: v.string() }),
          eventIds: v.array(v.string()),
        }),
      ),
    }),
  ]),
});

/** Plays a model that looks at the counts, finds the war and what was reworded, and follows that sentence. */
export function playHistorian(api: string): (question: Question) => Turn {
  const page = { page: "Harrow Skerry Lighthouse", api };
  const since = { ...page, since: "2022-03-01" };
  return ({ messages }) => {
    const answers = messages.filter(({ role }) => role === "tool").map(({ content }) => String(content));
    const [, war, rewording, claim] = answers.map((answer): unknown => JSON.parse(answer));
    if (answers.length === 0) return { call: "analyze", arguments: { ...since, limit: "0" } };
    if (war === undefined) return { call: "analyze", arguments: { ...since, types: "revert_war" } };
    if (rewording === undefined) {
      return { call: "analyze", arguments: { ...since, types: "sentence_modified" } };
    }
    const [reworded] = v.parse(rewordings, rewording).events;
    if (claim === undefined) {
      return { call: "claim", arguments: { ...page, text: reworded.evidence.before } };
    }
    return { say: answerOf(v.parse(wars, war).events[0], reworded, v.parse(lifeline, claim).matches[0]) };
  };
}

type EventOf<TSchema extends v.GenericSchema<unknown, { events: readonly [unknown] }>> =
  v.InferOutput<TSchema>["events"][0];

function answerOf(
  war: EventOf<typeof wars>,
  reworded: EventOf<typeof rewordings>,
  { now, steps }: v.InferOutput<typeof lifeline>["matches"][0],
): string {
  const fighters = war.evidence.editors.map(({ name }) => name).join(" and ");
  const end = steps.findLast(({ kind }) => kind === "modified");
  return [
    `One sentence: "${reworded.evidence.before}" or "${reworded.evidence.after}" (${reworded.eventId}).`,
    `${fighters} put back their own wording, ${war.evidence.reverts} times before it was called a war (${war.eventId}).`,
    `${end?.by.user} ended it on ${end?.revision.timestamp.slice(0, 10)}, "${end?.by.comment}" (${end?.eventIds[0]}).`,
    `It stands as "${now[0].wording.text}"`,
  ].join("\n");
}
