import { describe, expect, it } from "vitest";
import { main } from "../../src/cli/main.ts";
import { testHost } from "../support/test-host.ts";

describe("stemma help", () => {
  it.each([
    ["claim", "Usage: stemma claim [PAGE] --text VALUE [OPTIONS]"],
    ["evaluate", "Usage: stemma evaluate --boundary VALUE --cases VALUE [OPTIONS]"],
    ["cron", "Usage: stemma cron PAGESFILE [OPTIONS]"],
    ["mcp", "Usage: stemma mcp [OPTIONS]"],
  ])("%s shows first what has to be given", async (command, usage) => {
    const { host, out } = testHost();
    expect(await main(["help", command], host)).toBe(0);
    expect(out().split("\n")[0]).toBe(usage);
  });

  it.each([
    ["help", "--help"],
    ["--help", "-h"],
  ])("shows what there is when asked %s %s", async (...args) => {
    const { host, out } = testHost();
    expect(await main(args, host)).toBe(0);
    expect(out()).toContain("\nUsage: stemma COMMAND [ARGUMENTS]\n");
  });

  it.each(["analyze", "claim", "explain", "export"])(
    "says that %s takes a page's address on its wiki, and the id of an input's page",
    async (command) => {
      const { host, out } = testHost();
      await main(["help", command], host);
      expect(out()).toContain(
        "\n  PAGE\n      Title of the page, or its address on the wiki; with --input title or id. ",
      );
    },
  );
});
