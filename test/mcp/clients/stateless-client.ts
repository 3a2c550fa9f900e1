import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { type Answer, answerOf, type ServerCommand, type ToolClient, toTheEnd } from "./tool-client.ts";

/**
 * The client of the protocol's version without a handshake, which speaks no older one.
 *
 * @param sample - What its model answers; a client that declares no sampling when left out.
 */
export async function statelessClient(
  { command, args, env = {} }: ServerCommand,
  sample?: (prompt: string) => string,
): Promise<ToolClient> {
  const capabilities = sample === undefined ? {} : { sampling: {} };
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities, versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  if (sample !== undefined) {
    client.setRequestHandler("sampling/createMessage", async ({ params }) => ({
      model: "played",
      role: "assistant" as const,
      content: { type: "text" as const, text: sample(JSON.stringify(params)) },
    }));
  }
  const own = { PATH: process.env.PATH ?? "", STEMMA_STORE: process.env.STEMMA_STORE ?? "", ...env };
  await client.connect(new StdioClientTransport({ command, args: [...args], env: own }));
  // From here on the client checks answers against the output schemas.
  await client.listTools();
  async function call(name: string, given: object): Promise<Answer> {
    return answerOf(await client.callTool({ name, arguments: { ...given } }));
  }
  return { ask: (tool, given) => toTheEnd(call, tool, given), close: () => client.close() };
}
