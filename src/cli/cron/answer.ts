import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import type { JsonObject } from "../../json.ts";
import type { PageResult } from "../../observe/result.ts";
import { answerBytes } from "../mcp/written.ts";
import { notice } from "../words/notice.ts";
import type { Totals } from "./totals.ts";

/** The common members of the tool's answers. */
export const cronAnswer = v.looseObject({
  notice: v.string(),
  totals: v.looseObject({}),
  pages: v.array(v.looseObject({ page: v.string(), status: v.string() })),
  truncated: v.boolean(),
  resultsFile: v.optional(v.string()),
});

/** The results that say something, as many as fit into an answer; if they do not all fit, a file has all of them. */
export async function cronAnswerOf(
  results: readonly PageResult[],
  totals: Totals,
  maxBytes: number,
): Promise<JsonObject> {
  const pages = results.filter(({ status }) => status !== "unchanged").map(shortened);
  const whole = { notice, totals, pages, truncated: false };
  if (answerBytes(whole) <= maxBytes) return whole;
  const resultsFile = join(await mkdtemp(join(tmpdir(), "stemma-cron-")), "results.ndjson");
  await writeFile(resultsFile, results.map((result) => `${JSON.stringify(result)}\n`).join(""), {
    mode: 0o600,
  });
  let shown = pages.length;
  const document = () => ({ notice, totals, pages: pages.slice(0, shown), truncated: true, resultsFile });
  while (shown > 0 && answerBytes(document()) > maxBytes) shown = Math.floor(shown / 2);
  return document();
}

/** A result without long lists of ids, which the file beside the events has. */
function shortened({ change, error, ...result }: PageResult): JsonObject {
  return {
    ...result,
    ...(error === undefined ? {} : { error }),
    ...(change === undefined
      ? {}
      : {
          change: {
            reason: change.reason,
            withdrawn: change.withdrawn.length,
            added: change.added.length,
            untold: change.untold.length,
            file: change.file,
          },
        }),
  };
}
