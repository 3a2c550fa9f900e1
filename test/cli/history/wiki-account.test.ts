import { describe, expect, it } from "vitest";
import { wikiAccount } from "../../../src/cli/history/wiki-account.ts";

const origin = "https://wiki.example";

describe("wikiAccount", () => {
  it.each([
    [{ STEMMA_WIKI_ORIGIN: "", STEMMA_WIKI_TOKEN: "" }, undefined],
    [{ STEMMA_WIKI_TOKEN: "secret\n" }, { origin, token: "secret" }],
    [
      { STEMMA_WIKI_USER: "Ada@reader", STEMMA_WIKI_PASSWORD: " open " },
      { origin, user: "Ada@reader", password: " open " },
    ],
  ])("takes %j", (env, account) => {
    expect(wikiAccount({ env: { STEMMA_WIKI_ORIGIN: origin, ...env } })).toEqual(account);
  });

  it.each(["open sesame", "öffne", " \n"])("refuses %j as a token, naming its setting", (token) => {
    const read = () => wikiAccount({ env: { STEMMA_WIKI_ORIGIN: origin, STEMMA_WIKI_TOKEN: token } });
    expect(read).toThrow(/^STEMMA_WIKI_TOKEN: (?!.*(sesame|öffne))/);
  });

  it.each([
    [{ STEMMA_WIKI_ORIGIN: "" }, "STEMMA_WIKI_ORIGIN"],
    [{ STEMMA_WIKI_ORIGIN: "wiki.example" }, "STEMMA_WIKI_ORIGIN"],
    [{ STEMMA_WIKI_TOKEN: "secret" }, "STEMMA_WIKI_TOKEN"],
    [{ STEMMA_WIKI_USER: "" }, "STEMMA_WIKI_USER"],
    [{ STEMMA_WIKI_PASSWORD: "" }, "STEMMA_WIKI_PASSWORD"],
    [{ STEMMA_WIKI_USER: "", STEMMA_WIKI_PASSWORD: "" }, "STEMMA_WIKI_USER"],
  ])("refuses %j beside a whole account, and repeats no secret", (env, name) => {
    const whole = {
      STEMMA_WIKI_ORIGIN: origin,
      STEMMA_WIKI_USER: "Ada@reader",
      STEMMA_WIKI_PASSWORD: "opensesame",
    };
    const read = () => wikiAccount({ env: { ...whole, ...env } });
    expect(read).toThrow(expect.objectContaining({ code: "INVALID_INPUT" }));
    expect(read).toThrow(new RegExp(`^${name}: (?!.*(opensesame|secret))`));
  });
});
