import { serve } from "../mcp/serve.ts";
import type { Operation } from "../operation.ts";
import type { OperationEntry } from "./index.ts";

/** `stemma mcp`: the tools among the operations, for agents. */
export function mcpOperation(operations: Readonly<Record<string, OperationEntry>>): Operation {
  return {
    name: "mcp",
    description:
      "Serves the tools to an agent over standard input and output, as the Model Context Protocol has it. Ends when its input ends, once every call is answered.",
    positional: [],
    input: {},
    // Its input is empty by its flags; to check it would load what checks.
    run: (_, host) => serve(operations, host),
  };
}
