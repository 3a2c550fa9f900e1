import * as v from "valibot";
import type { Json } from "../json.ts";
import { parse } from "../parse.ts";
import { headOf, type Revision, type TalkPost } from "../revision.ts";
import { savedPart } from "../saved-part.ts";
import type { Grammar } from "../text/markup/grammar.ts";
import { sentencesOf } from "../text/sentences/sentences.ts";
import type { Side } from "./change.ts";
import { newTopics } from "./new-topics.ts";
import { createPageState } from "./page-state.ts";

/** A talk page on its way through its revisions. */
export interface TalkReader {
  /** The post a revision is, the one after those given before. */
  next(revision: Revision): TalkPost;
  /** What `createTalkReader` needs to go on from here. */
  save(): Json;
}

/** The revisions of a talk page, oldest first, each reduced to what a post is known by. */
export async function* talkPosts(
  revisions: AsyncIterable<Revision>,
  grammar: Grammar,
): AsyncGenerator<TalkPost, void, void> {
  const reader = createTalkReader(grammar);
  for await (const revision of revisions) yield reader.next(revision);
}

/**
 * Reads a talk page from its first revision on, or from where it was saved.
 *
 * What was ever on the page stays known, so that a topic that comes back out of an archive is not a new one.
 * @throws HistoryError `STATE_MISMATCH` when `saved` is not what `save` returned.
 */
export function createTalkReader(grammar: Grammar, saved?: Json): TalkReader {
  const state =
    saved === undefined ? undefined : parse(SavedSchema, saved, "saved talk page", "STATE_MISMATCH");
  const page = createPageState(grammar, state?.page);
  const topics = new Set<string>(state?.topics);
  const sentences = new Set<string>(state?.sentences);

  return {
    next(revision) {
      const change = page.next(revision);
      const { after, kind } = change;
      const isNew = kind === "created" || kind === "edited";
      const opened = isNew ? newTopics(change, topics, sentences) : { topics: [], headings: [] };
      for (const heading of opened.headings) topics.add(heading);
      return {
        revision: headOf(revision),
        newTopics: opened.topics,
        addsProse: isNew && addsNew(sentences, keysOf(after)),
      };
    },
    save: () => ({ page: page.save(), topics: [...topics], sentences: [...sentences] }),
  };
}

/** Takes in what was not known yet, and says whether there was any. */
function addsNew(known: Set<string>, keys: readonly string[]): boolean {
  const before = known.size;
  for (const key of keys) known.add(key);
  return known.size > before;
}

function keysOf({ blocks, changed }: Side): readonly string[] {
  return changed.flatMap((index) => {
    const block = blocks[index];
    return block === undefined ? [] : sentencesOf(block).map(({ key }) => key);
  });
}

const SavedSchema = v.strictObject({
  page: savedPart,
  topics: v.array(v.string()),
  sentences: v.array(v.string()),
});
