import { addTo, decodeEntities, shortNotes, type Template, wordsIn } from "../../src/plugin.ts";

/**
 * The works that a note of author and year cites, by their authors and years; none for other templates. Pages do not count.
 */
export function shortWorks({ name, parameters, reference }: Template): readonly string[] {
  const works = reference === -1 ? shortNotes.get(name.toLowerCase()) : undefined;
  if (works === undefined) return none;
  const values = new Map(parameters.map(({ name, value }) => [name, decodeEntities(value).trim()]));
  return (works === "one" ? [inPlaces(values)] : several(values)).flatMap((said) => {
    const words = wordsIn(said.join(" "));
    return words.length === 0 ? [] : [`short:${words.join(" ")}`];
  });
}

const none: readonly string[] = [];

/** The values that have a place, which is also their name: `|Miller|1999` is short for `|1=Miller|2=1999`. */
function inPlaces(values: ReadonlyMap<string, string>): readonly string[] {
  return [...values]
    .filter(([name]) => /^[1-9]\d?$/.test(name))
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value);
}

/** Works by number, `1a1=Miller|1y=1999|2a1=Lee|2y=2005`; without numbers, in a row in which each year ends one. */
function several(values: ReadonlyMap<string, string>): readonly (readonly string[])[] {
  const byNumber = new Map<number, string[]>();
  // In the order of their names, the authors of a work come before its year, however they are written.
  for (const [name, value] of [...values].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, number] = /^(\d{1,2})(?:a\d{0,2}|y)$/.exec(name) ?? [];
    if (number !== undefined && value !== "") addTo(byNumber, Number(number), value);
  }
  if (byNumber.size > 0) return [...byNumber.values()];
  const works: string[][] = [[]];
  for (const value of inPlaces(values)) {
    works.at(-1)?.push(value);
    if (/\d{4}[a-z]?$|^n\.\s?d\.$/.test(value)) works.push([]);
  }
  return works;
}
