import type { TimelineEntry } from "../../src/revision.ts";
import { hoursAfterStart, talkPost } from "../../src/testing.ts";

/** What matters about a post on a talk page. */
export interface PostSketch {
  readonly topics?: readonly string[];
  readonly prose?: boolean;
  /** `null` for a hidden name. */
  readonly by?: string | null;
}

/** A post on the talk page at an hour; by default it adds prose under an existing heading. */
export function post(
  hours: number,
  { topics = [], prose = true, by = "Ann" }: PostSketch = {},
): TimelineEntry {
  return talkPost({
    addsProse: prose,
    newTopics: topics,
    revision: {
      comment: "",
      id: Math.round(1000 + hours * 100),
      minor: false,
      model: "wikitext",
      tags: null,
      timestamp: hoursAfterStart(hours),
      user: by === null ? null : { id: 0, name: by },
    },
  });
}
