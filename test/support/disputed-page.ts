import { mixer } from "./mixer.ts";
import { nonsense } from "./nonsense.ts";

/**
 * The texts of a page of which two versions are fought over, oldest first: rewritten, put back with small changes, blanked
 * and restored. Half of their paragraphs, many of their links and a few references are in both.
 *
 * @param rounds - How often the fight goes round; there are six texts to each.
 */
export function disputedPage(rounds: number): readonly string[] {
  const below = mixer(11);
  const { word, words } = nonsense(below);
  const titles = Array.from({ length: 120 }, () => words(1 + below(2)));
  // The first titles are linked to from everywhere, the last hardly ever.
  const title = () => titles[Math.min(below(titles.length), below(titles.length))];
  const link = () => (below(3) === 0 ? `[[${title()}|${words(1 + below(2))}]]` : `[[${title()}]]`);
  const reference = () =>
    below(3) === 0
      ? `<ref name="${titles[below(20)]}" />`
      : `<ref>{{cite web|url=https://example.org/${word()}/${word()}|title=${words(4)}|date=${1950 + below(70)}}}</ref>`;
  const sentence = () =>
    `The ${words(5)} ${link()} ${words(4)}${below(2) === 0 ? ` ${link()}` : ""}.${below(3) === 0 ? reference() : ""}`;
  const paragraph = () => Array.from({ length: 4 }, sentence).join(" ");
  const page = Array.from({ length: 50 }, (_, i) => (i % 5 === 0 ? `== ${words(2)} ==\n` : "") + paragraph());
  const rival = page.map((text) => (below(2) === 0 ? text : paragraph()));

  const texts: string[] = [];
  const save = (paragraphs: readonly string[]) => texts.push(paragraphs.join("\n\n"));
  const edited = (paragraphs: string[]) => {
    const at = below(paragraphs.length);
    paragraphs[at] = `${paragraphs[at]} ${sentence()}`;
    return paragraphs;
  };
  for (let round = 0; round < rounds; round++) {
    save(page);
    save(edited(page));
    save(rival);
    save(edited(rival));
    save([words(3)]);
    save(rival.toReversed());
  }
  return texts;
}
