// @module-tag long
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../src/cli/main.ts";
import { type BusyWiki, busyWiki, talkOf } from "../support/busy-wiki.ts";
import { scratchFolder } from "../support/scratch-store.ts";
import { testHost } from "../support/test-host.ts";

const title = "Lamp";
const protection = { details: [{ type: "edit", level: "sysop", expiry: "infinity" }] };

async function startWiki(): Promise<BusyWiki> {
  const wiki = await busyWiki();
  onTestFinished(() => wiki.close());
  for (const words of ["It burns oil.", "It burns gas.", "It burns coal.", "It burns wood."]) {
    wiki.save(title, `The lamp is lit at dusk. ${words}`);
    wiki.pass(600);
  }
  wiki.save(talkOf(title), "== Oil ==\nWhich oil is it? ~~~~");
  wiki.log("protect/protect", title, protection);
  wiki.pass(3_600);
  return wiki;
}

async function run(...line: string[]): Promise<string> {
  const { host, out, errors } = testHost();
  const code = await main(["analyze", title, "--depth", "forensic", ...line], host);
  return code === 0 ? out() : errors().join("\n");
}

type Change = (wiki: BusyWiki) => void;
const revision = (wiki: BusyWiki, at: number) => wiki.page(title).revisions[at]?.id ?? 0;

function move(wiki: BusyWiki): void {
  wiki.move(title, "Light");
  wiki.move(talkOf(title), talkOf("Light"));
}

/** What happens to a page all at once. */
const changes: readonly (readonly [string, Change])[] = [
  ["edited", (wiki) => void wiki.save(title, "The lamp is out.")],
  ["discussed", (wiki) => void wiki.save(talkOf(title), "== Oil ==\nWhich?\n\n== Gas ==\nWhich? ~~~~")],
  [
    "protected",
    (wiki) => {
      wiki.save(title, wiki.page(title).revisions.at(-1)?.text ?? "", { comment: "Protected" });
      wiki.log("protect/modify", title, protection);
    },
  ],
  ["moved", move],
  [
    "moved there and back",
    (wiki) => {
      wiki.move(title, "Light");
      wiki.vanish(title);
      wiki.move("Light", title);
    },
  ],
  ["hidden", (wiki) => wiki.hide(title, [revision(wiki, 1)], ["comment"])],
  ["suppressed", (wiki) => wiki.suppress(title, [revision(wiki, 1)])],
  ["merged into", (wiki) => wiki.merge(title, "The lamp is old.", 500_000)],
  [
    "imported",
    (wiki) => {
      wiki.save(title, "A lamp.", { secondsAgo: 500_000 });
      wiki.log("import/interwiki", title, { count: 1, interwiki_title: "de:Lampe" });
    },
  ],
  [
    "restored",
    (wiki) => {
      const page = wiki.page(title);
      wiki.vanish(title);
      wiki.restore(page);
      page.touched = wiki.now();
    },
  ],
];

/** Has a page change just before the answer to a request. */
function changeBefore(wiki: BusyWiki, request: number, change: Change): { readonly hasChanged: boolean } {
  const state = { hasChanged: false };
  let asked = 0;
  wiki.fault(() => {
    asked++;
    if (asked === request) {
      state.hasChanged = true;
      change(wiki);
    }
    return undefined;
  });
  return state;
}

describe("a page that changes while it is read", () => {
  // Within a second: no clock of a wiki parts what it was from what it is.
  it.each(changes)(
    "is told as it was, or as it is, when it is %s, and next time as it is",
    async (_, change) => {
      for (let request = 1; request < 20; request++) {
        const wiki = await startWiki();
        const store = scratchFolder();
        const before = await run("--api", wiki.api, "--no-store");
        const state = changeBefore(wiki, request, change);
        const told = await run("--api", wiki.api, "--store", store);
        wiki.fault(null);
        const after = await run("--api", wiki.api, "--no-store");
        if (!told.includes("texts not readable"))
          expect([before, after], `request ${request}`).toContain(told);
        expect(await run("--api", wiki.api, "--store", store), `request ${request}`).toBe(after);
        if (!state.hasChanged) return;
      }
      throw new Error("it was asked without end");
    },
  );

  it("is told as it was when it is moved with its talk page behind its list, without a store as well", async () => {
    const wiki = await startWiki();
    const before = await run("--api", wiki.api, "--no-store");
    changeBefore(wiki, 3, move);
    expect(await run("--api", wiki.api, "--no-store")).toBe(before);
  });

  it.each(changes)("and was just looked at is told as it is next time when it is %s", async (_, change) => {
    const wiki = await startWiki();
    const store = scratchFolder();
    await run("--api", wiki.api, "--store", store);
    wiki.save(title, "The lamp is lit at dusk. It burns peat.");
    await run("--api", wiki.api, "--store", store);
    change(wiki);
    expect(await run("--api", wiki.api, "--store", store)).toBe(await run("--api", wiki.api, "--no-store"));
  });
});
