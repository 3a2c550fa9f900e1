import * as v from "valibot";
import { inspector } from "../../support/inspector.ts";
import { answerIn, type ServerCommand, type ToolClient, toTheEnd } from "./tool-client.ts";

const answered = v.object({
  result: v.object({ content: v.tuple([v.object({ text: v.string() })]) }),
});

/** The MCP inspector's command line: a process, and a server, for each call. */
export async function inspectorClient({ command, args, env = {} }: ServerCommand): Promise<ToolClient> {
  const inspect = await inspector();
  const environment = Object.entries(env).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  const how = ["--method", "tools/call", "--format", "json", "--quiet", ...environment];
  async function call(tool: string, asked: object) {
    const typed = ["--tool-name", tool, "--tool-args-json", JSON.stringify(asked)];
    const { out } = await inspect(command, ...args, ...how, ...typed);
    return answerIn(v.parse(answered, JSON.parse(out)).result.content[0].text);
  }
  return { ask: (tool, asked) => toTheEnd(call, tool, asked), close: async () => undefined };
}
