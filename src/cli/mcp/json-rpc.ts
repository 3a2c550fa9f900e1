import type {
  JSONRPCErrorResponse,
  JSONRPCMessage,
  JSONRPCRequest,
} from "@modelcontextprotocol/sdk/types.js";
import { isObject } from "../../json.ts";

/**
 * Codes of the errors with which a request is answered.
 *
 * @see https://www.jsonrpc.org/specification#error_object
 */
export const rpcErrors = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  internal: -32603,
  busy: -32000,
  unknownMethod: -32601,
  unsupportedVersion: -32022,
} as const;

/** What a line contains, once it is read: a message, or something that has to be refused. */
export type Reading =
  | { readonly message: JSONRPCMessage }
  | {
      readonly refusal: { readonly id: string | number | null; readonly code: number; readonly text: string };
    };

type Members = Readonly<Record<string, unknown>>;
type Params = NonNullable<JSONRPCRequest["params"]>;

/**
 * Reads a value as a JSON-RPC 2.0 message, with the members that such a message has; `null` for a response to nobody.
 *
 * The protocol's package accepts everything that this lets through: a request that the package ignores would stay open for
 * ever. It is written by hand, since the package's schema takes longer to prepare than the first request to answer.
 */
export function readMessage(value: unknown): Reading | null {
  if (!isObject(value)) return refused(null, rpcErrors.invalidRequest, "a message has to be an object");
  const { jsonrpc, id, method, result, error } = value;
  const params = paramsOf(value.params);
  if (isNone(method) && (result !== undefined || error !== undefined)) return readResponse(value);
  const sender = isId(id) ? id : null;
  const invalid = (text: string) => refused(sender, rpcErrors.invalidRequest, text);
  if (jsonrpc !== "2.0") return invalid('jsonrpc has to be "2.0"');
  if (id !== undefined && sender === null) return invalid("id has to be a string or a whole number");
  if (typeof method !== "string") return invalid("method has to be a string");
  if (!isNone(result) || !isNone(error))
    return invalid("a request has no result and no error; leave them out");
  if (params !== undefined && !isObject(params)) {
    return invalid("params have to be an object; leave them out where there are none");
  }
  if (sender === null) {
    // A notification gets no answer, and nothing in its _meta matters here.
    const { _meta, ...rest } = params ?? {};
    return { message: { jsonrpc: "2.0", method, ...(params === undefined ? {} : { params: rest }) } };
  }
  if (params === undefined) return { message: { jsonrpc: "2.0", id: sender, method } };
  if (hasMeta(params)) return { message: { jsonrpc: "2.0", id: sender, method, params } };
  return refused(sender, rpcErrors.invalidParams, `params: ${wrongMeta(params._meta)}`);
}

/**
 * The parameters of a message, without what a client writes for what it does not have: `null` in its place, or PHP's form of an
 * empty object, `[]`.
 */
function paramsOf(given: unknown): unknown {
  if (isNothing(given)) return undefined;
  if (!isObject(given)) return given;
  const { _meta, ...rest } = given;
  if (isNothing(_meta)) return rest;
  if (!isObject(_meta)) return given;
  return { ...rest, _meta: Object.fromEntries(Object.entries(_meta).filter(([, one]) => !isNone(one))) };
}

function isNothing(given: unknown): boolean {
  return isNone(given) || (Array.isArray(given) && given.length === 0);
}

/** Reads a client's response. One that is invalid becomes an empty result, so that nobody goes on waiting for it. */
function readResponse({ jsonrpc, id, result, error }: Members): Reading | null {
  if (!isId(id)) return null;
  if (jsonrpc === "2.0" && isNone(error) && isObject(result) && hasMeta(result)) {
    return { message: { jsonrpc: "2.0", id, result } };
  }
  if (jsonrpc === "2.0" && isNone(result) && isError(error))
    return { message: { jsonrpc: "2.0", id, error } };
  return { message: { jsonrpc: "2.0", id, result: {} } };
}

function refused(id: string | number | null, code: number, text: string): Reading {
  return { refusal: { id, code, text } };
}

/** Whether a member is left out, for which some write `null`. */
function isNone(value: unknown): boolean {
  return value === undefined || value === null;
}

function isId(value: unknown): value is string | number {
  return typeof value === "string" || Number.isSafeInteger(value);
}

function isError(value: unknown): value is JSONRPCErrorResponse["error"] {
  return isObject(value) && Number.isSafeInteger(value.code) && typeof value.message === "string";
}

function hasMeta(value: Members): value is Params {
  return wrongMeta(value._meta) === null;
}

const relatedTask = "io.modelcontextprotocol/related-task";

function wrongMeta(meta: unknown): string | null {
  if (meta === undefined) return null;
  if (!isObject(meta)) return "_meta has to be an object";
  const { progressToken, [relatedTask]: task } = meta;
  if (progressToken !== undefined && !isId(progressToken)) {
    return "_meta: progressToken has to be a string or a whole number";
  }
  if (task !== undefined && !(isObject(task) && typeof task.taskId === "string")) {
    return `_meta: ${relatedTask} has to be an object with taskId, a string`;
  }
  return null;
}
