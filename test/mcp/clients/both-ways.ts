import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { main } from "../../../src/cli/main.ts";
import { modelServer } from "../../support/model-server.ts";
import { testHost } from "../../support/test-host.ts";
import type { StartClient } from "./tool-client.ts";
import type { Asked, ToolRow } from "./tool-rows.ts";

/** What a model answers here whenever it is asked. */
export const opinion = '{"answer":"modified","confidence":0.5,"rationale":"a number"}';

/**
 * Asks a tool by a client, and the command line the same.
 *
 * @param file - The executable that the client starts.
 */
export async function bothWays(
  row: ToolRow,
  start: StartClient,
  file: string,
  page: Pick<Asked, "api" | "page" | "text">,
  answerBytes: number,
): Promise<{ readonly told: unknown; readonly written: unknown }> {
  const folder = await mkdtemp(join(tmpdir(), "stemma-row-"));
  const model = await modelServer(() => ({ say: opinion }));
  const asked = { ...page, endpoint: model.endpoint, pagesFile: join(folder, "pages.txt") };
  await writeFile(asked.pagesFile, `${page.page}\n`);
  const env = { STEMMA_ANSWER_BYTES: String(answerBytes), STEMMA_STORE: join(folder, "told") };
  const client = await start({ command: process.execPath, args: [file, "mcp"], env });
  try {
    const told = await row.told(await client.ask(row.tool, row.args(asked)));
    const { host, out, errors } = testHost(row.stdin, { STEMMA_STORE: join(folder, "written") });
    if ((await main(row.typed(asked), host)) !== 0) throw new Error(errors().join("\n"));
    return { told, written: await row.written(out()) };
  } finally {
    await Promise.all([client.close(), model.close()]);
    await rm(folder, { recursive: true });
  }
}
