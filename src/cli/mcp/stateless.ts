import type { Implementation, JSONRPCMessage, JSONRPCRequest } from "@modelcontextprotocol/sdk/types.js";
import { isObject } from "../../json.ts";
import { capabilities, instructions, serverInfo } from "./introduction.ts";
import { rpcErrors } from "./json-rpc.ts";

// From 2026-07-28 on, the protocol has no handshake: each request names the version and what its client can do.
// https://modelcontextprotocol.io/specification/2026-07-28/basic/versioning

/** Versions of the protocol that a request may name. Those before are agreed on by `initialize`. */
const statelessVersions: readonly string[] = ["2026-07-28"];

const versionKey = "io.modelcontextprotocol/protocolVersion";
const capabilitiesKey = "io.modelcontextprotocol/clientCapabilities";
const serverKey = "io.modelcontextprotocol/serverInfo";
const subscriptionKey = "io.modelcontextprotocol/subscriptionId";

/** Milliseconds for which a client may keep what it was told of the tools: only another version of the program has others. */
const ttlMs = 3_600_000;

type Members = Readonly<Record<string, unknown>>;

/**
 * The messages that answer a request without a handshake; `null` where it is a call of a tool, which the server answers, or
 * belongs to a handshake.
 *
 * @param tools - The tools listed.
 * @param version - Version of this program.
 */
export function statelessAnswers(
  { id, method, params }: JSONRPCRequest,
  tools: readonly object[],
  version: string,
): readonly JSONRPCMessage[] | null {
  const { [versionKey]: named, [capabilitiesKey]: can } = params?._meta ?? {};
  // The one method that a client may ask for before it knows which kind of server this is.
  if (named === undefined && method !== "server/discover") return null;
  const refused = (code: number, message: string, data?: object): readonly JSONRPCMessage[] => [
    { jsonrpc: "2.0", id, error: { code, message, data } },
  ];
  const invalid = (what: string) => refused(rpcErrors.invalidParams, `params of ${method}: _meta: ${what}`);
  if (typeof named !== "string") return invalid(`${versionKey} has to be a string`);
  if (!statelessVersions.includes(named)) {
    const message = `Unsupported protocol version; a request may name ${statelessVersions.join(", ")}, initialize older ones`;
    const data = { supported: statelessVersions, requested: named.slice(0, 100) };
    return refused(rpcErrors.unsupportedVersion, message, data);
  }
  if (!isObject(can)) return invalid(`${capabilitiesKey} has to be an object`);

  const server = serverInfo(version);
  const answered = (result: Members, meta?: Members): JSONRPCMessage => ({
    jsonrpc: "2.0",
    id,
    result: statelessResult(result, server, meta),
  });
  const kept = { ttlMs, cacheScope: "public" };
  switch (method) {
    case "tools/call":
      return null;
    case "server/discover":
      return [answered({ supportedVersions: statelessVersions, capabilities, instructions, ...kept })];
    case "tools/list":
      return [answered({ tools, ...kept })];
    case "subscriptions/listen": {
      // Nothing that is listed ever changes. It ends at once, since a request that stays open keeps the server from ending.
      const about = { [subscriptionKey]: id };
      const first = {
        method: "notifications/subscriptions/acknowledged",
        params: { _meta: about, notifications: {} },
      };
      return [{ jsonrpc: "2.0", ...first }, answered({}, about)];
    }
    default:
      return refused(rpcErrors.unknownMethod, "Method not found");
  }
}

/** A result as a request without a handshake gets it. */
export function statelessResult(result: object, server: Implementation, meta: Members = {}) {
  return { resultType: "complete", ...result, _meta: { [serverKey]: server, ...meta } };
}

/**
 * What the client of a request without a handshake can do; `null` for a request that belongs to a handshake.
 *
 * @param meta - The request's `_meta`.
 */
export function clientCapabilities(meta: Members | undefined): Members | null {
  const can = meta?.[versionKey] === undefined ? null : meta[capabilitiesKey];
  return isObject(can) ? can : null;
}

/**
 * Name in `_meta` under which the answers of the client's model are passed on to the server: the protocol's package drops
 * parameters that are new in these versions.
 */
export const roundKey = "stemma/round";
