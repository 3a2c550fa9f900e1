import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";
import { pinnedAgents } from "../../src/net/pinned-agents.ts";
import { loopbackServer } from "../support/loopback-server.ts";

describe("pinnedAgents", () => {
  it("connect to no name that was not checked", async () => {
    const server = await loopbackServer(() => ({}));
    onTestFinished(() => server.close());
    const agents = pinnedAgents();
    onTestFinished(() => agents.close());
    const url = new URL(`http://unchecked.test:${new URL(server.origin).port}/`);
    const { agent, request } = agents.of(url);
    const [failure] = await once(request(url, { agent }).end(), "error");
    expect(String(failure)).toContain("this name was not checked");
    expect(server.asked).toEqual([]);
  });

  it("give up a connection that nobody uses before a server would close it", async () => {
    const server = await loopbackServer(() => ({}));
    onTestFinished(() => server.close());
    const agents = pinnedAgents();
    onTestFinished(() => agents.close());
    const url = new URL(server.origin);
    const { agent, request } = agents.of(url);
    const freed = once(agent, "free");
    const [response] = await once(request(url, { agent }).end(), "response");
    response.resume();
    await freed;
    const unused = Object.values(agent.freeSockets).flat();
    expect(unused.map((socket) => socket?.timeout)).toEqual([4_000]);
  });
});
