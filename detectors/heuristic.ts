import * as v from "valibot";
import { type Asked, defineDetector, joined, savedPart } from "../src/plugin.ts";
import { citationEvents, createCitations } from "./heuristic/citations.ts";
import { gatherElements } from "./heuristic/element-difference.ts";
import { lifecycleEvents, lifecycleFindings, lifecycleLogFindings } from "./heuristic/lifecycle.ts";
import { linkEvents, linkFindings } from "./heuristic/links.ts";
import { categoryFindings, mediaEvents, mediaFindings } from "./heuristic/media.ts";
import { citationQuestion } from "./heuristic/question.ts";
import { sectionEvents, sectionFindings } from "./heuristic/sections.ts";
import { tableEvents, tableFindings } from "./heuristic/tables.ts";
import { createTalkActivity, talkActivityEvents, talkParameters } from "./heuristic/talk-activity.ts";
import { restoreState } from "./restore-state.ts";

/**
 * What plain rules find: citations, structure, the life of the page, and talk about it.
 *
 * Each part is a module in `heuristic/` with its events and a function of the pair, or a `create…` where it keeps a state.
 */
export const heuristic = defineDetector({
  name: "heuristic",
  version: "0.41.0",
  summary: "Citations, sections, links, categories, files and tables; the page's life, and talk about it.",
  parameters: talkParameters,
  events: {
    ...citationEvents,
    ...sectionEvents,
    ...linkEvents,
    ...mediaEvents,
    ...tableEvents,
    ...lifecycleEvents,
    ...talkActivityEvents,
  },
  question: citationQuestion,
  start(rules, saved) {
    const state = restoreState(SavedSchema, saved, "saved state of heuristic");
    const citations = createCitations(state?.citations);
    const talk = createTalkActivity(rules, state?.talk);
    let questions: () => readonly Asked[] = () => [];
    return {
      onPair(pair, earlier) {
        const { change } = pair;
        questions = () => [];
        talk.onArticle(pair.after, earlier);
        const gathered = gatherElements(change);
        const ofPage = lifecycleFindings(pair);
        if (gathered === null) return ofPage;
        const cited = citations.next(gathered, earlier);
        questions = cited.questions;
        const sections = sectionFindings(change);
        return joined(
          ofPage,
          cited.findings,
          sections,
          linkFindings(gathered, earlier, sections, ofPage[0]?.subject),
          categoryFindings(gathered),
          mediaFindings(gathered, earlier),
          tableFindings(change),
        );
      },
      onLogEntry: lifecycleLogFindings,
      onTalkPost: talk.onTalkPost,
      questions: () => questions(),
      save: () => ({ citations: citations.save(), talk: talk.save() }),
    };
  },
});

const SavedSchema = v.strictObject({ citations: savedPart, talk: savedPart });
