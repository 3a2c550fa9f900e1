import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import {
  type ClientCapabilities,
  CreateMessageRequestSchema,
  type CreateMessageResult,
} from "@modelcontextprotocol/sdk/types.js";
import { type Answer, answerOf, type ServerCommand, type ToolClient, toTheEnd } from "./tool-client.ts";

/** The protocol's own client, connected. */
export async function connect(
  { command, args, env = {} }: ServerCommand,
  capabilities: ClientCapabilities = {},
  sample?: (prompt: string) => string,
): Promise<Client> {
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    env: { PATH: process.env.PATH ?? "", STEMMA_STORE: process.env.STEMMA_STORE ?? "", ...env },
  });
  const client = new Client({ name: "test", version: "1" }, { capabilities });
  if (sample !== undefined) {
    client.setRequestHandler(CreateMessageRequestSchema, ({ params }): CreateMessageResult => {
      const text = sample(JSON.stringify(params));
      return { model: "played", role: "assistant", content: { type: "text", text } };
    });
  }
  await client.connect(transport);
  // From here on the client checks answers against the output schemas.
  await client.listTools();
  return client;
}

/** The protocol's own client: with `sample` it declares sampling, and answers what it is asked by it. */
export async function protocolClient(
  server: ServerCommand,
  sample?: (prompt: string) => string,
): Promise<ToolClient> {
  const client = await connect(server, sample === undefined ? {} : { sampling: {} }, sample);
  async function call(name: string, args: object): Promise<Answer> {
    return answerOf(await client.callTool({ name, arguments: { ...args } }));
  }
  return { ask: (tool, args) => toTheEnd(call, tool, args), close: () => client.close() };
}
