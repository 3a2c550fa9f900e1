import type { Section } from "../../src/plugin.ts";

/**
 * For each section of some texts, a number for its path, which is its own heading and those around it; equal paths have one
 * number.
 *
 * Written out, a path would be copied for each section, and a heading may be as long as a page.
 *
 * @param nameOf - The part of a section's heading that is compared.
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
