import * as v from "valibot";
import { defineDetector, parse, savedPart } from "../src/plugin.ts";
import { linkEvents, linkFindings } from "./heuristic/links.ts";
import { categoryFindings, mediaEvents, mediaFindings } from "./heuristic/media.ts";
import { sectionEvents, sectionFindings } from "./heuristic/sections.ts";

/**
 * What plain rules find: citations, structure, the life of the page, and talk about it.
 *
 * Each part is a module in `heuristic/`: its events, and a function of the pair or, with a state, a `create…`.
 */
export const heuristic = defineDetector({
  name: "heuristic",
  version: "0.1.0",
  summary: "Citations, sections, links, categories, files and tables; the page's life, and talk about it.",
  parameters: v.strictObject({}),
  events: { ...sectionEvents, ...linkEvents, ...mediaEvents },
  start(_parameters, saved) {
    if (saved !== undefined) parse(SavedSchema, saved, "saved state of heuristic", "STATE_MISMATCH");
    return {
      onPair({ change }) {
        return [
          ...sectionFindings(change),
          ...linkFindings(change),
          ...categoryFindings(change),
          ...mediaFindings(change),
        ];
      },
      save: () => ({ citations: null }),
    };
  },
});

const SavedSchema = v.strictObject({ citations: savedPart });
