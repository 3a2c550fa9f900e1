import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

/** @see https://www.jsonrpc.org/specification#error_object */
export const rpcErrors = {
  parse: -32700,
  invalidRequest: -32600,
  invalidParams: -32602,
  busy: -32000,
} as const;

/**
 * Whether a value is a JSON-RPC 2.0 message: request, notification or response.
 *
 * Written by hand: the schema of the protocol's package takes longer to get ready than to answer the first request.
 */
export function isMessage(value: unknown): value is JSONRPCMessage {
  if (!isObject(value) || value.jsonrpc !== "2.0") return false;
  const hasId = isId(value.id);
  if (value.id !== undefined && !hasId) return false;
  if (typeof value.method === "string") return value.params === undefined || isObject(value.params);
  if (value.method !== undefined) return false;
  if (isObject(value.result)) return hasId;
  const { error } = value;
  return isObject(error) && Number.isSafeInteger(error.code) && typeof error.message === "string";
}

/** The id of what looks like a message, to answer it by; `null` where it has none. */
export function idOf(value: unknown): string | number | null {
  return isObject(value) && isId(value.id) ? value.id : null;
}

function isId(value: unknown): value is string | number {
  return typeof value === "string" || Number.isSafeInteger(value);
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
