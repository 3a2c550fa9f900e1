import { Agent, MCPServerStdio, OpenAIProvider, Runner, setTracingDisabled } from "@openai/agents";
import * as v from "valibot";
import { modelServer, type Question, type Turn } from "../../support/model-server.ts";
import { answerIn, nextOf, type ServerCommand, type ToolClient } from "./tool-client.ts";

/** An agent of the OpenAI Agents SDK, whose model is played on this machine. */
export async function agentClient({ command, args, env = {} }: ServerCommand): Promise<ToolClient> {
  setTracingDisabled(true);
  const model = await modelServer(play);
  const server = new MCPServerStdio({
    command,
    args: [...args],
    env: { PATH: process.env.PATH ?? "", STEMMA_STORE: process.env.STEMMA_STORE ?? "", ...env },
    clientSessionTimeoutSeconds: 120,
    timeout: 120_000,
  });
  await server.connect();
  const agent = new Agent({ name: "Historian", instructions: "Tell what happened.", mcpServers: [server] });
  const modelProvider = new OpenAIProvider({ apiKey: "none", baseURL: model.baseURL, useResponses: false });
  const runner = new Runner({ modelProvider, model: "played", tracingDisabled: true });
  return {
    async ask(tool, asked) {
      const task = JSON.stringify({ tool, arguments: asked });
      const { finalOutput } = await runner.run(agent, task, { maxTurns: 500 });
      if (finalOutput !== "That is all.") throw new Error(`the agent ended with ${finalOutput}`);
      return documents(model.questions.at(-1)).map(answerIn);
    },
    async close() {
      await server.close();
      await model.close();
    },
  };
}

/** A model that does what the user asks for, goes on while answers say how, and then says so. */
function play(question: Question): Turn {
  const answers = documents(question).map(answerIn);
  const task = textIn(question.messages.find(({ role }) => role === "user")?.content);
  const last = answers.at(-1);
  const next = last === undefined ? v.parse(call, JSON.parse(task)) : nextOf(last);
  if (next === null) return { say: "That is all." };
  if (!question.tools.some((tool) => tool.function.name === next.tool))
    return { say: `no tool ${next.tool}` };
  return { call: next.tool, arguments: next.arguments };
}

const call = v.object({ tool: v.string(), arguments: v.record(v.string(), v.unknown()) });

/** What the tools answered, as the model reads it. */
function documents(question: Question | undefined): readonly string[] {
  const answers = question?.messages.filter(({ role }) => role === "tool") ?? [];
  return answers.map(({ content }) => textIn(content));
}

const texts = v.union([v.string(), v.array(v.object({ text: v.string() }))]);

function textIn(content: unknown): string {
  const text = v.parse(texts, content);
  return typeof text === "string" ? text : text.map((one) => one.text).join("");
}
