/** The elements two parsers are compared by, as text: equal texts are equal elements. */
export interface Facts {
  readonly template: readonly string[];
  readonly reference: readonly string[];
  readonly wikilink: readonly string[];
  readonly interlanguage: readonly string[];
  readonly external: readonly string[];
  readonly category: readonly string[];
  readonly file: readonly string[];
  readonly heading: readonly string[];
}

export const factKinds = [
  "template",
  "reference",
  "wikilink",
  "interlanguage",
  "external",
  "category",
  "file",
  "heading",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Facts to be filled. */
export function noFacts(): { [Kind in FactKind]: string[] } {
  return {
    template: [],
    reference: [],
    wikilink: [],
    interlanguage: [],
    external: [],
    category: [],
    file: [],
    heading: [],
  };
}

/** What one list has that the other lacks, as multisets. */
export function lacking(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const fact of other) left.set(fact, (left.get(fact) ?? 0) + 1);
  return list.filter((fact) => {
    const count = left.get(fact) ?? 0;
    left.set(fact, count - 1);
    return count <= 0;
  });
}

export function folded(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
