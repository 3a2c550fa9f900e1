import { groupedBy } from "../grouped-by.ts";
import type { ChangedWork } from "./citation-uses.ts";
import { elementDifference, type Gathered, type PlacedElement } from "./element-difference.ts";
import { detailsKind } from "./element-kinds.ts";
import { sayOther } from "./other-words.ts";
import type { Replaced } from "./replaced.ts";
import { type Citation, citationsOf } from "./works.ts";

/**
 * Finds uses of a name that say something else beside what the name stands for, such as another page, or that began or ceased to.
 *
 * Where more uses of a name went than came, or fewer, it would be a guess which of them was changed.
 *
 * @param worksOf - The works that a name stands for after the change.
 */
export function otherDetails(
  gathered: readonly [Gathered, Gathered],
  worksOf: (name: string) => readonly string[],
  standing: (work: string) => ChangedWork,
): readonly Replaced[] {
  if (!gathered.some(hasDetails)) return none;
  const { removed, added } = elementDifference(gathered, detailsKind);
  const came = groupedBy(added, nameOf);
  return [...groupedBy(removed, nameOf)].flatMap(([name, went]) => {
    const inPlace = came.get(name);
    const [work] = worksOf(name);
    if (work === undefined || inPlace?.length !== went.length) return [];
    const cited = { ...standing(work), work };
    return went.flatMap((was, place): readonly Replaced[] => {
      const is = inPlace[place];
      if (is === undefined || !sayOther(was.found.details ?? "", is.found.details ?? "")) return [];
      return [{ from: { ...cited, at: [was] }, to: { ...cited, at: [is] }, basis: "work", at: [was, is] }];
    });
  });
}

const none: readonly Replaced[] = [];

function hasDetails({ side, blocks }: Gathered): boolean {
  return blocks.some((index) => {
    const block = side.blocks[index];
    return block !== undefined && citationsOf(block).some(({ details }) => details !== null);
  });
}

function nameOf({ found }: PlacedElement<Citation>): string {
  return found.name ?? "";
}
