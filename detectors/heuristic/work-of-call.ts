import {
  decodeEntities,
  type Link,
  sha256,
  type Template,
  tellsFirstAuthor,
  titleNames,
  wordsIn,
} from "../../src/plugin.ts";
import { normalisedAddress } from "./address.ts";
import {
  arxivOf,
  doiOf,
  identifierOfAddress,
  identifiersIn,
  isbnOf,
  pmidOf,
  prefixed,
} from "./identifiers.ts";
import type { NestedCall } from "./reference-contents.ts";
import { withoutMarkup } from "./without-markup.ts";

/** UTF-16 units of a key; a longer one is replaced by its digest. */
export const longestKey = 200;

const identifierParameters: readonly (readonly [
  string,
  readonly string[],
  (value: string) => string | null,
])[] = [
  ["doi", ["doi"], doiOf],
  ["isbn", ["isbn", "isbn13", "isbn-13", "ردمك", "شابک", 'מסת"ב', "আইএসবিএন"], isbnOf],
  ["pmid", ["pmid"], pmidOf],
  ["arxiv", ["arxiv", "eprint"], arxivOf],
];

/** Templates that are an identifier: `{{doi|10.…}}`, `{{ISBN|0-…}}`. */
const identifierTemplates: ReadonlyMap<string, readonly [string, (value: string) => string | null]> = new Map(
  [
    ["doi", ["doi", doiOf]],
    ["cite doi", ["doi", doiOf]],
    ["isbn", ["isbn", isbnOf]],
    ["isbnt", ["isbn", isbnOf]],
    ["pmid", ["pmid", pmidOf]],
    ["cite pmid", ["pmid", pmidOf]],
    ["arxiv", ["arxiv", arxivOf]],
    ["cite arxiv", ["arxiv", arxivOf]],
  ],
);

/** What a template names, if it names a work by an identifier or an address. */
export function workOfCall(call: NestedCall, links: readonly Link[]): string | null {
  return keysOfCall(call, links).next().value ?? null;
}

/** All that a template names its work by, the best first; each is found on demand. */
export function* keysOfCall(call: NestedCall, links: readonly Link[]): Generator<string, undefined> {
  const { template } = call;
  const parameters = filledIn(template);
  yield* identifiersOf(parameters);
  // `{{ISBN|…}}` itself, or as a value of another template: `|id={{ISBN|…}}`.
  for (const { name, parameters: values } of [template, ...call.inner.map((inner) => inner.template)]) {
    const identifier = identifierTemplates.get(name.toLowerCase());
    if (identifier === undefined) continue;
    const [kind, read] = identifier;
    const work = prefixed(kind, read(values[0]?.value ?? ""));
    if (work !== null) yield work;
  }
  yield* identifiersIn(parameters.get("id") ?? "");
  const address =
    parameters.get("url") ??
    links.find((link) => link.start >= template.start && link.end <= template.end)?.target;
  if (address !== undefined) yield workOfAddress(address);
}

/** Whether a template gives the title, an identifier or the address of a work by its own parameters. */
export function namesItsWork({ template }: NestedCall): boolean {
  if (identifierTemplates.has(template.name.toLowerCase()) || workByTitle(template) !== null) return true;
  const parameters = filledIn(template);
  if (parameters.has("url") || identifiersOf(parameters).next().done === false) return true;
  // `|id=` may also be the id of an element of the page.
  const id = parameters.get("id") ?? "";
  return id.includes("{{") || identifiersIn(id).length > 0;
}

function filledIn({ parameters }: Template): ReadonlyMap<string, string> {
  const filled = new Map<string, string>();
  for (const { name, value } of parameters) {
    if (value.trim() !== "") filled.set(name.toLowerCase(), decodeEntities(value.trim()));
  }
  return filled;
}

/** The identifiers for which a template has parameters. */
function* identifiersOf(parameters: ReadonlyMap<string, string>): Generator<string, undefined> {
  for (const [kind, names, read] of identifierParameters) {
    for (const name of names) {
      const work = prefixed(kind, read(parameters.get(name) ?? ""));
      if (work !== null) yield work;
    }
  }
}

/** The key of a work that has an address and nothing better. */
export function workOfAddress(address: string): string {
  const bare = normalisedAddress(address);
  const work = identifierOfAddress(bare) ?? `url:${bare}`;
  return work.length <= longestKey ? work : `url:sha256:${sha256(bare)}`;
}

/** The key of a work for which a template gives title and author alone: the page pointed to does not count. */
export function workByTitle({ parameters }: Template): string | null {
  const firstOf = (isMeant: (name: string) => boolean) =>
    parameters.find(({ name, value }) => isMeant(name.toLowerCase()) && value.trim() !== "")?.value ?? "";
  const title = firstOf((name) => titleNames.has(name));
  if (title === "") return null;
  return workOfText(`${firstOf(tellsFirstAuthor)} ${title} ${firstOf((name) => name === "chapter")}`);
}

/** The key of a reference that names nothing better: its words, without markup and punctuation. */
export function workOfText(content: string): string {
  const words = wordsIn(withoutMarkup(content));
  return `text:${sha256(words.length === 0 ? content : words.join(" "))}`;
}
