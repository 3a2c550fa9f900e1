import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { checkSettings } from "../../src/cli/mcp/check-settings.ts";
import { testHost } from "../support/test-host.ts";
import { askOnce, textOf } from "./conversation.ts";

describe("a setting of the operator", () => {
  it.each([
    { STEMMA_NETWORK: "pubic" },
    { STEMMA_ANSWER_BYTES: "50_000" },
    { STEMMA_ANSWER_BYTES: "8000" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp,https://wiki.corp" },
    { STEMMA_ALLOW_HOSTS: "*.corp" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp;10.1.2.3" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp/w" },
    { STEMMA_ALLOW_HOSTS: "wiki.corp:80800" },
    { STEMMA_ALLOW_HOSTS: "127.1" },
    { STEMMA_ROOTS: "/nowhere" },
    { STEMMA_ROOTS: `${tmpdir()},/etc` },
    { STEMMA_ROOTS: import.meta.filename },
    { STEMMA_INFERENCE_ORIGINS: "api.openai.com" },
    { STEMMA_INFERENCE_ENDPOINT: "localhost:11434" },
    { STEMMA_INFERENCE_API_KEY: "sk-one sk-two" },
  ])("that is none ends the server before it listens: %j", async (env) => {
    const { host, errors } = testHost("", env);
    expect(await main(["mcp"], host)).toBe(2);
    expect(errors().join("")).toContain(`${Object.keys(env)[0]}: must be`);
  });

  it("may list hosts as addresses write them, ports, and folders that are there", async () => {
    const { host } = testHost("", {
      STEMMA_ALLOW_HOSTS: " Wiki.corp:8080, 10.1.2.3,fd00::1 ,[fd00::1]:80, my_wiki,",
      STEMMA_ROOTS: tmpdir(),
      STEMMA_INFERENCE_ORIGINS: "https://api.openai.com, https://models.example/v1",
    });
    await expect(checkSettings(host)).resolves.toBeUndefined();
  });

  it("is read in any case", async () => {
    const asked = { page: "Lamp", api: "http://localhost" };
    const answer = await askOnce("analyze", asked, { STEMMA_NETWORK: " Public" });
    expect(textOf(answer).code).toBe("ADDRESS_REFUSED");
  });
});
