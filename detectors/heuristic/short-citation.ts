import { addTo, decodeEntities, type Parameter, type Template, wordsIn } from "../../src/plugin.ts";

/**
 * The works that a note of author and year cites, by their authors and years; none for other templates. A bibliography gives
 * them in full. Pages do not count.
 *
 * @see https://en.wikipedia.org/wiki/Template:Sfn
 * @see https://en.wikipedia.org/wiki/Template:Sfnm
 */
export function shortWorks({ name, parameters, reference }: Template): readonly string[] {
  const read = reference === -1 ? notes.get(name.toLowerCase()) : undefined;
  if (read === undefined) return none;
  const shown = parameters.map((parameter) => ({ ...parameter, value: decodeEntities(parameter.value) }));
  return read(shown).flatMap((said) => {
    const words = wordsIn(said.join(" "));
    return words.length === 0 ? [] : [`short:${words.join(" ")}`];
  });
}

const none: readonly string[] = [];

/** What is said about each work: authors, then the year. */
type Read = (parameters: readonly Parameter[]) => readonly (readonly string[])[];

const one: Read = (parameters) => [positionals(parameters)];

const notes: ReadonlyMap<string, Read> = new Map([
  ["sfn", one],
  ["sfnp", one],
  ["sfnm", several],
  ["sfnmp", several],
]);

function positionals(parameters: readonly Parameter[]): readonly string[] {
  return parameters.flatMap(({ positional, value }) => (positional ? [value.trim()] : []));
}

/** Works by number, `1a1=Miller|1y=1999|2a1=Lee|2y=2005`; without numbers, in a row in which each year ends one. */
function several(parameters: readonly Parameter[]): readonly (readonly string[])[] {
  const byNumber = new Map<number, string[]>();
  for (const { name, value } of parameters) {
    const [, number] = /^(\d{1,2})(?:a\d{0,2}|y)$/.exec(name) ?? [];
    if (number === undefined || value.trim() === "") continue;
    addTo(byNumber, Number(number), value);
  }
  if (byNumber.size > 0) return [...byNumber.values()];
  const works: string[][] = [[]];
  for (const value of positionals(parameters)) {
    works.at(-1)?.push(value);
    if (/\d{4}[a-z]?$|^n\.\s?d\.$/.test(value)) works.push([]);
  }
  return works;
}
