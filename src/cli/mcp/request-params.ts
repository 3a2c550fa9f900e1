import type { JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { isObject } from "../../json.ts";
import { roundKey } from "./stateless.ts";

type Params = NonNullable<JSONRPCRequest["params"]>;

/** The parameters of a request in the server's form, or what is wrong with them. */
export type ReadParams = { readonly params: Params | undefined } | { readonly wrong: string };

/**
 * Reads the parameters of a request; what the server does not use is left out.
 *
 * The protocol's package would answer with a dump of a schema, and is strict about members that are not used here.
 */
export function readParams(method: string, params: Params | undefined): ReadParams {
  if (method === "initialize") return introduction(params);
  if (method === "tools/call") return toolCall(params);
  return { params };
}

function introduction({ protocolVersion, capabilities, clientInfo }: Params = {}): ReadParams {
  if (typeof protocolVersion !== "string") return { wrong: "protocolVersion has to be a string" };
  if (!isObject(capabilities)) return { wrong: "capabilities has to be an object" };
  // Some clients write null for what they do not have.
  const sampling = capabilities.sampling ?? undefined;
  if (sampling !== undefined && !isObject(sampling)) {
    return { wrong: "capabilities: sampling has to be an object; leave it out where there is none" };
  }
  if (!isObject(clientInfo)) return { wrong: "clientInfo has to be an object with name and version" };
  const { name, version } = clientInfo;
  if (typeof name !== "string") return { wrong: "clientInfo: name has to be a string" };
  if (typeof version !== "string") return { wrong: "clientInfo: version has to be a string" };
  return {
    params: {
      protocolVersion,
      capabilities: sampling === undefined ? {} : { sampling: {} },
      clientInfo: { name, version },
    },
  };
}

function toolCall({ name, arguments: given, _meta, inputResponses, requestState }: Params = {}): ReadParams {
  if (typeof name !== "string") return { wrong: "name has to be a string, the name of a tool" };
  if (given !== undefined && !isObject(given)) {
    return { wrong: "arguments has to be an object, a member for each argument" };
  }
  // The package drops this name silently; all others reach the tool, which knows its own names.
  if (given !== undefined && Object.hasOwn(given, "__proto__")) {
    return { wrong: "arguments: __proto__: is not an argument of any tool; leave it out" };
  }
  if (inputResponses !== undefined && !isObject(inputResponses)) {
    return { wrong: "inputResponses has to be an object, a member for each question" };
  }
  if (requestState !== undefined && typeof requestState !== "string") {
    return { wrong: "requestState has to be the string that came with the questions" };
  }
  const isRound = inputResponses !== undefined || requestState !== undefined;
  const meta = isRound ? { ..._meta, [roundKey]: { inputResponses, requestState } } : _meta;
  return {
    params: {
      name,
      ...(given === undefined ? {} : { arguments: given }),
      ...(meta === undefined ? {} : { _meta: meta }),
    },
  };
}
