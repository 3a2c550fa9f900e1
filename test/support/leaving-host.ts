import type { Host } from "../../src/cli/host.ts";
import { testHost } from "./test-host.ts";

/** A host with a page of one revision on standard input, whose client gives the call up once it is told of progress. */
export function leavingHost(paragraphs: number): Host {
  const text = Array.from({ length: paragraphs }, (_, i) => `Mill ${i} is old.`).join("\n\n");
  const revision = { id: 1, pageId: 1, title: "Lom", timestamp: "2020-01-01T00:00:00Z", text, user: null };
  const { host } = testHost(JSON.stringify(revision));
  const leaving = new AbortController();
  return { ...host, progress: () => void setImmediate(() => leaving.abort()), signal: leaving.signal };
}
