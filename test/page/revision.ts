import { type Revision, textOf } from "../../src/revision.ts";

/** A revision of which only the text matters; `null`: taken from public view. */
export function revision(id: number, text: string | null, model = "wikitext"): Revision {
  return {
    id,
    timestamp: `2020-01-01T00:00:${String(id % 60).padStart(2, "0")}Z`,
    user: { id: 1, name: "Ada" },
    comment: "",
    minor: false,
    model,
    tags: null,
    text: text === null ? { state: "hidden" } : textOf(text),
  };
}
