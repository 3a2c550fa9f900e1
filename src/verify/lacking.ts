import type { Anchor } from "../event.ts";
import { joined } from "../ground/joined.ts";
import type { Page } from "../revision.ts";
import type { Verification } from "./verification.ts";

/** What a stream lacks of a page, reported once it is certain that the stream is about the page. */
export interface Lacking {
  /** What can be reported after an anchor, given what is lacking there and whether the stream states anything there. */
  at(anchor: Anchor, isStated: boolean, unstated: readonly Verification[]): readonly Verification[];
}

/**
 * Holds back what a stream lacks of a page without an id, until something that the stream states is found on the page.
 *
 * Several pages may have no id, and the stream may be about others of them. Their talk pages, which are read if the stream
 * mentions any, are held back separately.
 */
export function createLacking({ pageId }: Page): Lacking {
  if (pageId !== 0) return { at: (_anchor, _isStated, unstated) => unstated };
  const ofPage = createHold();
  const ofTalk = createHold();
  return {
    at({ kind }, isStated, unstated) {
      const isTalk = kind === "talk";
      (isTalk ? ofTalk : ofPage).add(unstated);
      if (isStated) ofPage.open();
      if (isStated && isTalk) ofTalk.open();
      return joined(ofPage.told(), ofTalk.told());
    },
  };
}

function createHold() {
  const held: Verification[] = [];
  let isOpen = false;
  return {
    add(unstated: readonly Verification[]) {
      for (const one of unstated) held.push(one);
    },
    open: () => {
      isOpen = true;
    },
    told: () => (isOpen ? held.splice(0) : []),
  };
}
