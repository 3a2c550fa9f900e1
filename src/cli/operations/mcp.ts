import { judgingInputs } from "../judging/inputs.ts";
import { readBoundaries } from "../judging/read-boundaries.ts";
import { serve } from "../mcp/serve.ts";
import { defineOperation, type Operation, type OperationEntry } from "../operation.ts";

/** `stemma mcp`: the tools among the operations, for agents. */
export function mcpOperation(operations: Readonly<Record<string, OperationEntry>>): Operation {
  return defineOperation({
    name: "mcp",
    description:
      "Serves the tools to an agent over standard input and output, as the Model Context Protocol has it. Ends when its input ends, once every call is answered.",
    positional: [],
    input: judgingInputs,
    run: ({ boundary, ...asking }, host) =>
      serve(operations, host, { ...asking, boundaries: readBoundaries(boundary, "boundary") }),
  });
}
