import * as v from "valibot";
import { parse } from "../ground/parse.ts";
import type { Json } from "../json.ts";
import { headOf, type Revision, type TalkPost } from "../revision.ts";
import { savedPart } from "../saved-part.ts";
import type { Grammar } from "../text/markup/grammar.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import { addsPost } from "./adds-post.ts";
import type { Side } from "./change.ts";
import { createEditors } from "./editors.ts";
import { newTopics } from "./new-topics.ts";
import { createPageState } from "./page-state.ts";

/** The state of a talk page while its revisions are read. */
export interface TalkReader {
  /** The next revision as a post. */
  next(revision: Revision): TalkPost;
  /** What `createTalkReader` needs to go on from here. */
  save(): Json;
}

/** The revisions of a talk page, oldest first, each reduced to what makes it a post. */
export async function* talkPosts(
  revisions: AsyncIterable<Revision>,
  grammar: Grammar,
): AsyncGenerator<TalkPost, void, void> {
  const reader = createTalkReader(grammar);
  for await (const revision of revisions) yield reader.next(revision);
}

/**
 * Starts reading a talk page at its first revision, or where it was saved.
 *
 * All that was ever on the page is remembered, so that a topic that returns from an archive is not taken for a new one.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createTalkReader(grammar: Grammar, saved?: Json): TalkReader {
  const state =
    saved === undefined ? undefined : parse(SavedSchema, saved, "saved talk page", "STATE_MISMATCH");
  const page = createPageState(grammar, state?.page);
  const editors = createEditors(state?.editors);
  const topics = new Set<string>(state?.topics);
  /** The number of the editor who added each sentence. */
  const sentences = new Map<string, number | null>(state?.sentences);

  return {
    next(revision) {
      const change = page.next(revision);
      const { after, kind } = change;
      const { user } = revision;
      if (kind !== "created" && kind !== "edited") {
        return { revision: headOf(revision), newTopics: [], addsProse: false };
      }
      const opened = newTopics(change, topics, sentences);
      const editor = editors.numberOf(user);
      const addsProse = addsPost(change, user, {
        has: (key) => sentences.has(key),
        isOwn: (key) => editor !== null && sentences.get(key) === editor,
      });
      for (const heading of opened.headings) topics.add(heading);
      for (const key of keysOf(after)) if (!sentences.has(key)) sentences.set(key, editor);
      return { revision: headOf(revision), newTopics: opened.topics, addsProse };
    },
    save: () => ({
      page: page.save(),
      topics: [...topics],
      sentences: [...sentences],
      editors: editors.save(),
    }),
  };
}

function keysOf({ blocks, changed }: Side): readonly string[] {
  return changed.flatMap((index) => sentencesOf(blocks[index]).map(({ key }) => key));
}

const SavedSchema = v.strictObject({
  page: savedPart,
  topics: v.array(v.string()),
  sentences: v.array(v.tuple([v.string(), v.nullable(v.number())])),
  editors: savedPart,
});
