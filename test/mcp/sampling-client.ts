import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { type Conversation, converse } from "./conversation.ts";

/** What a client was asked to put to its model. */
export interface Sampled {
  readonly systemPrompt?: string | undefined;
  readonly messages: readonly { readonly content: unknown }[];
  readonly modelPreferences?: unknown;
}

export interface SamplingClient {
  readonly client: Client;
  readonly conversation: Conversation;
  readonly sampled: readonly Sampled[];
}

/**
 * The client of the protocol's package, connected to a server in this process.
 *
 * @param sample - What its model answers; a client that declares no sampling when left out.
 */
export async function samplingClient(
  sample?: (asked: Sampled) => object | Promise<object>,
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<SamplingClient> {
  const transport: Transport = {
    start: async () => undefined,
    close: async () => conversation.hangUp(),
    send: async (message) => conversation.say(`${JSON.stringify(message)}\n`),
  };
  const conversation = converse(env, (message) => transport.onmessage?.(Object(message)), args);
  const capabilities = sample === undefined ? {} : { sampling: {} };
  const client = new Client({ name: "test", version: "1" }, { capabilities });
  const sampled: Sampled[] = [];
  if (sample !== undefined) {
    client.setRequestHandler(CreateMessageRequestSchema, async ({ params }) => {
      sampled.push(params);
      return Object(await sample(params));
    });
  }
  await client.connect(transport);
  return { client, conversation, sampled };
}
