import { judgingInputs } from "../judging/inputs.ts";
import { readBoundaries } from "../judging/read-boundaries.ts";
import { serve } from "../mcp/serve.ts";
import { defineOperation, type Operation, type OperationEntry } from "../operation.ts";

/** `stemma mcp`: serves the operations that are tools to agents. */
export function mcpOperation(operations: Readonly<Record<string, OperationEntry>>): Operation {
  return defineOperation({
    name: "mcp",
    description:
      "Serves the tools to an agent over standard input and output, by the Model Context Protocol. When its input ends, ends as soon as every call is answered.",
    positional: [],
    input: judgingInputs,
    run: ({ boundary, ...asking }, host) =>
      serve(operations, host, { ...asking, boundaries: readBoundaries(boundary, "boundary") }),
  });
}
