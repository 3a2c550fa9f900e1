import type { ClaimOptions } from "../../claim/claim.ts";
import type { Lifeline, Step } from "../../claim/result.ts";
import { turn } from "../../ground/turn.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { RangeOptions } from "../../range.ts";
import { cut } from "../../text/cut.ts";
import type { Registered } from "../../walk/registry.ts";
import { claimOpened } from "../history/claim-opened.ts";
import { type HistoryChoice, openHistories } from "../history/open-histories.ts";
import type { Host } from "../host.ts";
import { noticeOf } from "../words/notice.ts";
import { walkOptions } from "../words/progress.ts";
import type { LongAnswer } from "./page-of.ts";
import type { Snapshot } from "./snapshots.ts";

/**
 * The history of a sentence as a long answer: what was found first, then its steps.
 *
 * @param maxAnswerBytes - Most bytes of one answer, a part of which is needed for what precedes the steps.
 */
export function claimPages(
  choice: HistoryChoice & RangeOptions & Pick<ClaimOptions, "all">,
  text: string,
  detectors: readonly Registered[],
  maxAnswerBytes: number,
  host: Host,
): LongAnswer {
  const listedBytes = maxAnswerBytes * listedShare;
  return {
    async read(): Promise<Snapshot> {
      const source = await openHistories(choice, host);
      const entries: string[] = [];
      let head: JsonObject = {};
      for await (const opened of source.histories) {
        const options = { ...choice, ...walkOptions(opened, host) };
        const found = await claimOpened(opened, detectors, text.normalize("NFC"), options, host);
        const matches: LifelineHead[] = [];
        for (const { steps, searched, ...match } of found.matches) {
          await turn(host.signal);
          for (const step of steps) entries.push(JSON.stringify({ lifeline: matches.length, step }));
          matches.push({
            ...match,
            searched: cut(searched),
            stepCount: steps.length,
            lastStep: lastOf(steps),
          });
        }
        const nearest = shownOf(
          found.nearest.map((near) => ({ ...near, searched: cut(near.searched) })),
          listedBytes,
        );
        const shown = {
          ...found,
          text: cut(text),
          matches,
          matchCount: matches.length,
          nearest,
          nearestCount: found.nearest.length,
          notFound: found.notFound === null ? null : cut(found.notFound, maxAnswerBytes * notFoundShare),
        };
        head = JSON.parse(JSON.stringify({ notice: noticeOf(source.report()), ...shown }));
      }
      return { head, entries };
    },
    // An edit changes the summary of a lifeline, and not only its last steps.
    pinned: (head) => head,
    document({ head: { matches, ...head } }, entries, part) {
      const lifelines = Array.isArray(matches) ? matches : [];
      return {
        ...head,
        ...part,
        matches:
          entries.length === 0
            ? shownOf(lifelines.map(summaryOf), listedBytes)
            : lifelines
                .map((match, lifeline) => ({
                  ...match,
                  steps: entries.flatMap((entry) => stepOf(entry, lifeline)),
                }))
                // A later part has only the lifelines that go on.
                .filter(({ steps }) => steps.length > 0),
      };
    },
  };
}

/** The largest share of an answer for one list, which is in it twice: a long text may have forty sentences, found or not. */
const listedShare = 0.12;
/** Most characters about what was not found, for each byte of an answer: each takes up to three bytes, and is in it twice. */
const notFoundShare = 0.025;

function shownOf<T>(items: readonly T[], mostBytes: number): readonly T[] {
  let bytes = 0;
  const past = items.findIndex((item) => {
    bytes += Buffer.byteLength(JSON.stringify(item));
    return bytes > mostBytes;
  });
  return past === -1 ? items : items.slice(0, past);
}

/** What happened last to a sentence, and whose edit that was: who asks for it does not read all parts of an answer first. */
type LastStep = Pick<Step, "kind" | "revision" | "by">;

function lastOf(steps: readonly Step[]): LastStep | null {
  const last = steps.at(-1);
  return last === undefined ? null : { kind: last.kind, revision: last.revision, by: last.by };
}

type LifelineHead = Omit<Lifeline, "steps"> & {
  readonly stepCount: number;
  readonly lastStep: LastStep | null;
};

/** The summary of a lifeline, without its steps, and with no more of its wordings than tells it from the others. */
function summaryOf(head: LifelineHead) {
  const { searched, match, similarity, sentence, differences, firstSeen, status } = head;
  return {
    searched,
    match,
    similarity,
    sentence: { key: sentence.key, text: cut(sentence.text, mostQuoted) },
    differences,
    firstSeen: firstSeen === null ? null : { ...firstSeen, wording: undefined },
    status,
    stepCount: head.stepCount,
    lastStep: head.lastStep,
    steps: [],
  };
}

/** Most UTF-16 units of a sentence in a summary. */
const mostQuoted = 150;

function stepOf(entry: Json, lifeline: number): readonly Json[] {
  return isObject(entry) && entry.lifeline === lifeline && entry.step !== undefined ? [entry.step] : [];
}
