import type { Section } from "../../src/plugin.ts";

/**
 * A number for the headings of each section of some texts, its own and those around it: equal ones have one number.
 *
 * Written out they would be copied for each section, and a heading may be as long as a page.
 *
 * @param nameOf - What of a section's heading is compared.
 */
export function pathNumbers(
  nameOf: (section: Section) => string,
): (outline: readonly Section[]) => readonly number[] {
  const numbers = new Map<string, number>();
  return (outline) => {
    const paths: number[] = [];
    for (const section of outline) {
      const path = `${section.parent === -1 ? "" : paths[section.parent]}\n${nameOf(section)}`;
      const number = numbers.get(path) ?? numbers.size;
      numbers.set(path, number);
      paths.push(number);
    }
    return paths;
  };
}
