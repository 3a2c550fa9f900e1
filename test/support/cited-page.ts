import { mixer } from "./mixer.ts";
import { nonsense } from "./nonsense.ts";

/** A work, and what references say of it. */
interface Work {
  readonly title: string;
  readonly author: string;
  readonly address: string;
  year: number;
  note: string;
}

/** A reference to a work: by a template, in words, or by the name that the first reference to the work has. */
interface Reference {
  work: number;
  kind: "template" | "words" | "name";
}

/**
 * The texts of a page whose references are worked on, oldest first: details and words of works change, references come, go,
 * change places or cite another work, and each eighth text puts back the one before the last.
 *
 * @param edits - How many texts there are.
 */
export function citedPage(edits: number): readonly string[] {
  const below = mixer(23);
  const { word, words } = nonsense(below);
  const works = Array.from(
    { length: 70 },
    (): Work => ({
      title: words(5),
      author: `${word()} ${word()}`,
      address: `https://${word()}.example/${word()}/${word()}`,
      year: 1950 + below(70),
      note: words(6),
    }),
  );
  const reference = (): Reference => ({
    work: below(works.length),
    kind: (["template", "words", "name", "name"] as const)[below(4)] ?? "name",
  });
  const sentences = Array.from({ length: 200 }, () => ({
    text: `The ${words(9)}.`,
    references: Array.from({ length: below(3) }, reference),
  }));

  const written = ({ work, kind }: Reference): string => {
    const { title, author, address, year, note } = works[work] ?? { title: "" };
    if (kind === "name") return `<ref name="w${work}" />`;
    if (kind === "words") return `<ref>${author} (${year}). "${title}". ${note}, p. ${work}.</ref>`;
    return `<ref name="w${work}">{{cite web|url=${address}|title=${title}|last=${author}|date=${year}}}</ref>`;
  };
  const page = () =>
    sentences
      .map(({ text, references }, i) => {
        const before = i % 40 === 0 ? `\n\n== Part ${i / 40} ==\n` : i % 4 === 0 ? "\n\n" : " ";
        return before + text + references.map(written).join("");
      })
      .join("");

  const some = () => sentences[below(sentences.length)]?.references ?? [];
  const editings: readonly (() => void)[] = [
    () => {
      for (const work of works.slice(0, 1 + below(9))) work.year = 1950 + below(70);
    },
    () => {
      for (const work of works.slice(below(60)))
        work.note = `${work.note.split(" ").slice(1).join(" ")} ${word()}`;
    },
    () => some().push(reference()),
    () => some().pop(),
    () => {
      const [one, other] = [some(), some()];
      one.push(...other.splice(0, other.length, ...one.splice(0)));
    },
    () => {
      for (const cited of some()) cited.work = below(works.length);
    },
  ];
  const texts: string[] = [];
  for (let edit = 0; edit < edits; edit++) {
    editings[below(editings.length)]?.();
    texts.push(edit % 8 === 7 ? (texts.at(-2) ?? "") : page());
  }
  return texts;
}
