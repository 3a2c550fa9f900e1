import { type Asked, type LoopbackServer, loopbackServer, type Reply } from "./loopback-server.ts";

/** A revision as the wiki keeps it; what is left out is ordinary. */
export interface KeptRevision {
  readonly id: number;
  readonly text: string;
  readonly timestamp?: string;
  readonly comment?: string;
  /** Members that replace those of the answer: `{ userhidden: true }`. */
  readonly row?: object;
  readonly slot?: object;
}

export interface FakeWikiOptions {
  readonly title?: string;
  readonly isRedirect?: boolean;
  readonly revisions?: readonly KeptRevision[];
  /** Rows of `list=logevents` by title. */
  readonly log?: Readonly<Record<string, readonly object[]>>;
  /** Most bytes of text in one answer. */
  readonly maxResult?: number;
  /** Most rows of a list in one answer. */
  readonly listLimit?: number;
  /** Most rows of a list as the wiki reports it: 5000 for bots, who get 500 texts at once. */
  readonly listsAtOnce?: number;
  /** Called before each answer; what it returns is answered instead. */
  readonly fault?: (asked: Asked, nth: number) => Reply | undefined;
}

export interface FakeWiki extends LoopbackServer {
  readonly api: string;
}

export const json = (value: unknown, headers: Reply["headers"] = {}): Reply => ({
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(value),
});

/** An answer in which api.php complains. */
export const complaint = (code: string, headers: Readonly<Record<string, string>> = {}): Reply =>
  json(
    { errors: [{ code, text: "Please wait.", module: "main" }] },
    { "mediawiki-api-error": code, ...headers },
  );

const siteinfo = {
  general: {
    generator: "MediaWiki 1.43.0",
    base: "https://wiki.example/wiki/Main_Page",
    case: "first-letter",
    lang: "en",
    server: "https://evil.example",
  },
  namespaces: {
    "-1": { id: -1, name: "Special" },
    0: { id: 0, name: "" },
    1: { id: 1, name: "Talk" },
  },
  rightsinfo: { url: "https://creativecommons.org/licenses/by-sa/4.0/", text: "CC BY-SA 4.0" },
};

/** A wiki with one page that answers as MediaWiki does, as far as a reader of histories can see. */
export async function fakeWiki(options: FakeWikiOptions = {}): Promise<FakeWiki> {
  const {
    title = "Lamp",
    isRedirect = false,
    revisions = [],
    log = {},
    maxResult = 8e6,
    listLimit = 500,
    listsAtOnce = 500,
    fault,
  } = options;
  let nth = 0;
  const server = await loopbackServer((asked) => {
    const wrong = fault?.(asked, nth++);
    if (wrong !== undefined) return wrong;
    if (asked.path === "/w/index.php") return raw(asked.parameters);
    if (asked.path !== "/w/api.php")
      return { status: 404, headers: { "content-type": "text/html" }, body: "<p>no</p>" };
    return query(asked.parameters);
  });

  function query(asked: URLSearchParams): Reply {
    if (asked.get("meta") === "siteinfo") return json({ batchcomplete: true, query: siteinfo });
    if (asked.get("list") === "logevents") {
      return json({ query: { logevents: log[asked.get("letitle") ?? ""] ?? [] } });
    }
    const wanted = asked.get("titles");
    if (wanted !== null && wanted !== title)
      return json({ query: { pages: [{ ns: 0, title: wanted, missing: true }] } });
    return asked.get("revids") === null ? list(asked) : texts(asked);
  }

  function list(asked: URLSearchParams): Reply {
    const from = Number(asked.get("rvcontinue") ?? 0);
    const rows = revisions.slice(from, from + listLimit).map((revision) => rowOf(revision, {}));
    const more = from + listLimit < revisions.length;
    return json({
      ...(more ? { continue: { rvcontinue: String(from + listLimit), continue: "||info" } } : {}),
      limits: { revisions: listsAtOnce },
      query: { pages: [{ pageid: 7, ns: 0, title, redirect: isRedirect, revisions: rows }] },
    });
  }

  function texts(asked: URLSearchParams): Reply {
    const ids = (asked.get("revids") ?? "")
      .split("|")
      .map(Number)
      .sort((a, b) => a - b);
    const from = Number(asked.get("rvcontinue") ?? 0);
    const rows: object[] = [];
    let bytes = 0;
    for (const id of ids.filter((one) => one >= from)) {
      const revision = revisions.find((one) => one.id === id);
      if (revision === undefined) continue;
      bytes += Buffer.byteLength(revision.text);
      if (bytes > maxResult) {
        return json({
          continue: { rvcontinue: String(id), continue: "||" },
          warnings: [{ code: "truncatedresult", text: "too large", module: "main" }],
          query: { pages: [{ pageid: 7, ns: 0, title, revisions: rows }] },
        });
      }
      rows.push(rowOf(revision, { content: revision.text }));
    }
    return json({ query: { pages: [{ pageid: 7, ns: 0, title, revisions: rows }] } });
  }

  function raw(asked: URLSearchParams): Reply {
    const revision = revisions.find(({ id }) => String(id) === asked.get("oldid"));
    if (revision === undefined) return { status: 404, headers: { "content-type": "text/x-wiki" } };
    return { headers: { "content-type": "text/x-wiki; charset=UTF-8" }, body: revision.text };
  }

  return { ...server, api: `${server.origin}/w/api.php` };
}

function rowOf({ id, text, timestamp, comment = "", row, slot }: KeptRevision, content: object): object {
  return {
    revid: id,
    parentid: 0,
    minor: false,
    user: "Ada",
    userid: 1,
    timestamp: timestamp ?? new Date(Date.UTC(2020, 0, 1, id)).toISOString().replace(".000", ""),
    size: Buffer.byteLength(text),
    comment,
    tags: [],
    slots: { main: { contentmodel: "wikitext", ...content, ...slot } },
    ...row,
  };
}
