import * as v from "valibot";
import {
  cut,
  type Depth,
  epochSeconds,
  type Finding,
  isBot,
  type Json,
  sha256,
  type TalkPost,
  wholeNumber,
} from "../../src/plugin.ts";
import { daySeconds, hourSeconds } from "../durations.ts";
import { createQueue } from "../queue.ts";
import { restoreState } from "../restore-state.ts";

const signs = ["revert_identity", "revert_war", "dispute"] as const;
type Sign = (typeof signs)[number];

/** Talk that goes with a dispute in the article. */
export const talkActivityEvents = {
  talk_activity: {
    themes: ["disputes"],
    brief: true,
    content: false,
    summary:
      "On the talk page a topic is opened, or a fifth post made within 48 hours, in the week after a revert or a dispute template of the article.",
    subject: v.strictObject({
      trigger: v.picklist(["topic", "posts"]),
      /** SHA-256 of the headings of the topics it opens, in page order. */
      topics: v.array(v.string()),
    }),
    evidence: v.strictObject({
      /** Their headings. */
      topics: v.array(v.string()),
      /** Posts with prose within the trailing hours, this one included. */
      posts: v.number(),
      /** The latest sign of a dispute in the article. */
      sign: v.strictObject({ type: v.picklist(signs), revision: v.number(), secondsAgo: v.number() }),
      /** How many there were in the week before. */
      signs: v.strictObject({ revert_identity: v.number(), revert_war: v.number(), dispute: v.number() }),
    }),
  },
} as const;

/** When talk goes with a dispute. */
export const talkParameters = v.strictObject({
  /** What names of bots end in: their talk does not count. If empty, all counts. */
  botSuffix: v.optional(v.string(), "bot"),
  /** Days after a revert or a dispute template of the article in which talk counts as talk about it. */
  talkArticleDays: wholeNumber(7, 1, 3650),
  /** Posts with prose that make a discussion. */
  talkPosts: wholeNumber(5, 2, 1000),
  /** Length of the window in which posts are counted. */
  talkPostHours: wholeNumber(48, 1, 8760),
  /** Hours after an event for which no talk is reported. */
  talkRearmHours: wholeNumber(48, 0, 8760),
});

/** A sign of a dispute, and the revision of the article at which it was found. */
interface Seen {
  readonly type: Sign;
  readonly revision: number;
  readonly time: number;
}

/**
 * Finds discussion that goes with a dispute in the article. It has to be given what is found at each of the article's
 * revisions.
 *
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createTalkActivity(rules: v.InferOutput<typeof talkParameters>, saved?: Json) {
  const state = restoreState(SavedSchema, saved, "saved talk activity");
  const seen = createQueue<Seen>(state?.seen);
  const posts = createQueue(state?.posts.map((time) => ({ time })));
  let quietUntil = state?.quietUntil ?? null;
  const forget = (time: number) => seen.takeBefore(time - rules.talkArticleDays * daySeconds);

  return {
    onArticle(
      revision: { readonly id: number; readonly timestamp: string },
      findings: readonly Finding[],
    ): void {
      for (const finding of findings) {
        const type = signOf(finding);
        if (type === null) continue;
        const time = epochSeconds(revision.timestamp);
        forget(time);
        seen.add({ type, revision: revision.id, time });
      }
    },
    onTalkPost({ revision, newTopics, addsProse }: TalkPost) {
      if (isBot(revision.user, rules.botSuffix)) return [];
      const time = epochSeconds(revision.timestamp);
      posts.takeBefore(time - rules.talkPostHours * hourSeconds);
      if (addsProse) posts.add({ time });
      const isDiscussion = addsProse && posts.size >= rules.talkPosts;
      if (newTopics.length === 0 && !isDiscussion) return [];
      if (quietUntil !== null && time < quietUntil) return [];
      forget(time);
      const recent = seen.all();
      const last = recent.at(-1);
      if (last === undefined) return [];
      quietUntil = time + rules.talkRearmHours * hourSeconds;
      return [talkFinding(newTopics, posts.size, recent, last, time)];
    },
    save: (): Json => ({
      seen: seen.all().map(({ type, revision, time }) => ({ type, revision, time })),
      posts: posts.all().map(({ time }) => time),
      quietUntil,
    }),
  };
}

/**
 * `talk_activity`, reported at a post.
 *
 * @param recent - The signs of a dispute in the article that make talk about it notable; `last` is the latest of them.
 */
function talkFinding(
  newTopics: readonly string[],
  posts: number,
  recent: readonly Seen[],
  last: Seen,
  time: number,
) {
  const count = (type: Sign) => recent.filter((one) => one.type === type).length;
  const found = {
    posts,
    sign: { type: last.type, revision: last.revision, secondsAgo: time - last.time },
    signs: {
      revert_identity: count("revert_identity"),
      revert_war: count("revert_war"),
      dispute: count("dispute"),
    },
  };
  return {
    type: "talk_activity" as const,
    subject: {
      trigger: newTopics.length > 0 ? ("topic" as const) : ("posts" as const),
      topics: newTopics.map((topic) => sha256(topic)),
    },
    evidence: (depth: Depth) => ({
      topics: depth === "forensic" ? [...newTopics] : newTopics.map((topic) => cut(topic)),
      ...found,
    }),
  };
}

/** The sign of a dispute that a finding is; `null` where it is none. */
function signOf(finding: Finding): Sign | null {
  const { type } = finding;
  if (type === "revert_identity" || type === "revert_war") return type;
  if (type !== "template_added") return null;
  const { evidence } = finding;
  const told = typeof evidence === "function" ? evidence("brief") : evidence;
  return told.signal === "dispute" ? "dispute" : null;
}

const SavedSchema = v.strictObject({
  seen: v.array(v.strictObject({ type: v.picklist(signs), revision: v.number(), time: v.number() })),
  /** Times of the posts that add prose. */
  posts: v.array(v.number()),
  quietUntil: v.nullable(v.number()),
});
