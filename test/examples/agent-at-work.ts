import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, delimiter, dirname, join } from "node:path";
import { executable } from "../mcp/executable.ts";
import { historyWiki } from "../support/history-wiki.ts";
import { modelServer } from "../support/model-server.ts";
import { readSample } from "../support/read-shared.ts";
import { playHistorian, question } from "./played-historian.ts";
import { runExample } from "./run-example.ts";

/** What `examples/agents/ask.mjs` prints: a wiki on this machine holds the sample page, and the model is played. */
export async function agentAtWork(): Promise<string> {
  const { value: sample } = await readSample().next();
  if (sample === undefined) throw new Error("the sample holds no page");
  const wiki = await historyWiki(sample);
  const model = await modelServer(playHistorian(wiki.api));
  const store = await mkdtemp(join(tmpdir(), "stemma-at-work-"));
  const { out, errors, code } = await runExample("agents/ask.mjs", {
    args: [question],
    env: {
      MODEL: "played",
      OPENAI_API_KEY: "none",
      OPENAI_BASE_URL: model.baseURL,
      STEMMA_STORE: store,
      // Parted at its spaces: neither of the two folders may stand in it.
      STEMMA: `${basename(process.execPath)} ${basename(executable)} mcp`,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}`,
    },
    cwd: dirname(executable),
  });
  await Promise.all([wiki.close(), model.close(), rm(store, { recursive: true })]);
  if (code !== 0) throw new Error(errors);
  return out.replaceAll(wiki.host, "localhost:8080");
}

/** The block of the page that is written from this. */
export const outputBlock = /(?<=<!-- at-work-output -->\n```text\n)[\s\S]*?(?=```)/;
