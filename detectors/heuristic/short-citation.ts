import { type Template, wordsIn } from "../../src/plugin.ts";

/** Templates that put a note of author and year behind a sentence, for a work that a bibliography tells in full. */
const names: ReadonlySet<string> = new Set(["sfn", "sfnp"]);

/** What a short citation in the text cites, by its authors and year; `null` of another template. Pages do not count. */
export function shortWork({ name, parameters, reference }: Template): string | null {
  if (reference !== -1 || !names.has(name.toLowerCase())) return null;
  const said = parameters.flatMap(({ positional, value }) => (positional ? [value] : [])).join(" ");
  const words = wordsIn(said);
  return words.length === 0 ? null : `short:${words.join(" ")}`;
}
