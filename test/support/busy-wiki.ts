import { json } from "./fake-wiki.ts";
import { type Asked, type LoopbackServer, loopbackServer, type Reply } from "./loopback-server.ts";

/** A revision on the wiki. */
export interface WikiRevision {
  readonly id: number;
  /** Id of the revision that was the latest before its time; 0 for none. */
  readonly parent: number;
  readonly timestamp: string;
  readonly text: string;
  readonly user: string;
  readonly comment: string;
  /** Parts hidden from public view. */
  hidden: readonly ("text" | "user" | "comment")[];
  tags?: readonly string[];
}

export interface WikiPage {
  readonly pageId: number;
  title: string;
  /** When the page last had to be rendered anew. */
  touched: string;
  revisions: WikiRevision[];
}

/** What a save may have beside its text. */
export interface Save {
  readonly user?: string;
  readonly comment?: string;
  /** Seconds before now: a slow save, or an import. */
  readonly secondsAgo?: number;
}

/** A wiki of many pages that changes while it is read, with a clock that only the test moves. */
export interface BusyWiki extends LoopbackServer {
  readonly api: string;
  /** Moves the wiki's clock forward. */
  pass(seconds: number): void;
  /** Sets the clock. */
  at(timestamp: string): void;
  now(): string;
  page(title: string): WikiPage;
  /** Saves a revision; makes the page if there is none yet. */
  save(title: string, text: string, save?: Save): number;
  /** Adds a log entry about a page: `type/action`. */
  log(kind: string, title: string, params?: object): number;
  /** Hides the comment of a log entry, or another part, which the log records. */
  hideEntry(id: number, part?: "comment" | "action"): void;
  /** Takes an entry out of the log, and returns a function that puts it back. */
  unlog(id: number): () => void;
  move(from: string, to: string): void;
  hide(title: string, ids: readonly number[], hidden?: WikiRevision["hidden"]): void;
  /** Hides texts, or other parts, as a suppression does: no log records it, only the time at which the page was touched changes. */
  suppress(title: string, ids: readonly number[], hidden?: WikiRevision["hidden"]): void;
  /**
   * Puts a revision of another page into this one, as a merge of histories does: the last revision stays, and no log here
   * records it.
   */
  merge(title: string, text: string, secondsAgo: number): void;
  vanish(title: string): void;
  /** Shows a page again that had vanished. */
  restore(page: WikiPage): void;
  /** Returns the number of requests so far, and starts counting anew. */
  requests(): number;
  /** Breaks off every answer about a single page, as a wiki does that is going down. */
  goDown(): void;
  /** Has the wiki call itself by another address. */
  rename(base: string): void;
  /** Gives a namespace a name. */
  nameNamespace(id: number, name: string): void;
  /** Moves `api.php` to another path. */
  moveScript(path: string): void;
  /** Holds back all answers, and requests that arrive meanwhile, until the function returned is called. */
  hold(): () => void;
  /** Calls the function before each answer; what it returns is answered instead. */
  fault(answer: ((asked: Asked) => Reply | undefined) | null): void;
  /** Refuses the next requests that name this title or page id. */
  break(title: string | null): void;
}

/** Title of the page about a page. */
export const talkOf = (title: string) => `Talk:${title}`;
const namespaceOf = (title: string) => (title.startsWith("Talk:") ? 1 : 0);
const stamp = (ms: number) => new Date(ms).toISOString().replace(/\.\d+Z/, "Z");

/** Starts such a wiki on a free port of this machine. */
export async function busyWiki(listLimit = 500): Promise<BusyWiki> {
  let nowMs = Date.UTC(2024, 0, 1);
  let nextRevision = 1_000;
  let nextPage = 1;
  let nextLog = 1;
  let answered = 0;
  let broken: string | null = null;
  let isDown = false;
  const pages = new Map<string, WikiPage>();
  const pagesById = new Map<number, WikiPage>();
  const pageOfRevision = new Map<number, WikiPage>();
  const log: {
    logid: number;
    timestamp: string;
    type: string;
    action: string;
    title: string;
    logpage: number;
    params: object;
  }[] = [];

  let site = siteinfo;
  let script = "/w/api.php";
  let fault: ((asked: Asked) => Reply | undefined) | null = null;
  let held: Promise<void> = Promise.resolve();
  const server = await loopbackServer(async (asked) => {
    await held;
    return fault?.(asked) ?? (asked.path === script ? query(asked) : { status: 404, body: "no" });
  });

  function reply(query: object, more: object = {}): Reply {
    return json({ batchcomplete: true, curtimestamp: stamp(nowMs), query, ...more });
  }

  function byId(pageId: number): WikiPage | undefined {
    const page = pagesById.get(pageId);
    return page === undefined || pages.get(page.title) !== page ? undefined : page;
  }

  function query({ parameters: asked }: Asked): Reply {
    const isInfo = asked.get("prop") === "info" && asked.get("titles") !== null;
    if (asked.get("meta") === "siteinfo") return isInfo ? newsOf(asked) : reply(site);
    if (asked.get("list") === "logevents") return logEvents(asked);
    if (isDown && asked.get("prop") !== "info") return { body: "{", cut: true };
    if (asked.get("revids") !== null) return texts(asked);
    const titles = asked.get("titles")?.split("|") ?? [];
    const ids = asked.get("pageids")?.split("|").map(Number) ?? [];
    if (titles.length + ids.length > 50) return complain("toomanyvalues");
    const found = [...titles.map((title) => pages.get(upper(title))), ...ids.map(byId)];
    if (broken !== null && found.some((page) => page?.title === broken) && asked.get("prop") !== "info")
      return complain("internal_api_error_Broken");
    const normalized = titles
      .filter((title) => upper(title) !== title)
      .map((from) => ({ from, to: upper(from) }));
    if (asked.get("prop") !== "info") return list(asked, found[0], titles[0] ?? "");
    const rows = [
      ...new Set([
        ...titles.map((title) => infoOf(pages.get(upper(title)), { title: upper(title) })),
        ...ids.map((pageid) => infoOf(byId(pageid), { pageid })),
      ]),
    ];
    return reply({ pages: rows, ...(normalized.length === 0 ? {} : { normalized }) });
  }

  /** Everything that one request can report about a page and its talk page. */
  function newsOf(asked: URLSearchParams): Reply {
    const titles = asked.get("titles")?.split("|") ?? [];
    const normalized = titles
      .filter((title) => upper(title) !== title)
      .map((from) => ({ from, to: upper(from) }));
    const rows = titles.map((title) => infoOf(pages.get(upper(title)), { title: upper(title) }));
    return reply({ ...site, pages: rows, normalized, logevents: logRows(asked).map(withActor) });
  }

  function infoOf(page: WikiPage | undefined, named: { title?: string; pageid?: number }): object {
    if (named.title?.startsWith("Special:") === true) return { ns: -1, title: named.title, special: true };
    if (page === undefined) return { ...named, ns: 0, missing: true };
    const { pageId, title, revisions, touched } = page;
    const talk = pages.get(talkOf(title));
    return {
      touched,
      pageid: pageId,
      ns: namespaceOf(title),
      title,
      lastrevid: Math.max(...revisions.map(({ id }) => id)),
      ...(talk === undefined ? {} : { talkid: talk.pageId }),
    };
  }

  function list(asked: URLSearchParams, page: WikiPage | undefined, title: string): Reply {
    if (page === undefined) return reply({ pages: [{ ns: 0, title, missing: true }] });
    const start = asked.get("rvstartid");
    const all = [...pages.values()].flatMap((one) => one.revisions);
    const first = start === null ? undefined : all.find(({ id }) => id === Number(start));
    if (start !== null && first === undefined) return complain("nosuchrevid");
    const ordered = [...page.revisions]
      .sort(inOrder)
      .filter((one) => first === undefined || inOrder(one, first) >= 0);
    const from = Number(asked.get("rvcontinue") ?? 0);
    const rows = ordered.slice(from, from + listLimit).map((one) => rowOf(one, false));
    const more = from + listLimit < ordered.length;
    return reply(
      {
        pages: [{ ...infoOf(page, {}), ...(rows.length === 0 ? {} : { revisions: rows }) }],
        ...(title === upper(title) ? {} : { normalized: [{ from: title, to: upper(title) }] }),
      },
      {
        limits: { revisions: 500 },
        ...(more ? { continue: { rvcontinue: String(from + listLimit), continue: "||info" } } : {}),
      },
    );
  }

  function texts(asked: URLSearchParams): Reply {
    const wanted = new Set((asked.get("revids") ?? "").split("|").map(Number));
    const about = new Set([...wanted].flatMap((id) => pageOfRevision.get(id) ?? []));
    const rows = [...about].flatMap((page) => {
      const isThere = pages.get(page.title) === page;
      const own = page.revisions.filter(({ id }) => isThere && wanted.has(id));
      for (const { id } of own) wanted.delete(id);
      return own.length === 0 ? [] : [{ ...infoOf(page, {}), revisions: own.map((one) => rowOf(one, true)) }];
    });
    const bad = Object.fromEntries([...wanted].map((revid) => [String(revid), { revid, missing: true }]));
    return reply({ pages: rows, ...(wanted.size === 0 ? {} : { badrevids: bad }) });
  }

  function logRows(asked: URLSearchParams) {
    const [title, type, start] = ["letitle", "letype", "lestart"].map((name) => asked.get(name));
    const rows = log.filter(
      (row) =>
        (title === null || row.title === title) &&
        (type === null || row.type === type) &&
        (start === null || start === undefined || row.timestamp >= start),
    );
    return asked.get("ledir") === "older" ? rows.reverse() : rows;
  }

  function logEvents(asked: URLSearchParams): Reply {
    const rows = logRows(asked);
    const from = Number(asked.get("lecontinue") ?? 0);
    const more = from + listLimit < rows.length;
    const about = asked.get("pageids")?.split("|").map(Number) ?? [];
    return reply(
      {
        ...(about.length === 0 ? {} : { pages: about.map((pageid) => infoOf(byId(pageid), { pageid })) }),
        logevents: rows.slice(from, from + listLimit).map(withActor),
      },
      more ? { continue: { lecontinue: String(from + listLimit), continue: "-||" } } : {},
    );
  }

  function pageNamed(title: string): WikiPage {
    const page = pages.get(title);
    if (page === undefined) throw new Error(`no page ${title}`);
    return page;
  }

  function write(kind: string, title: string, params: object = {}): number {
    const [type = "", action = ""] = kind.split("/");
    const logpage = pages.get(title)?.pageId ?? 0;
    log.push({ logid: nextLog, timestamp: stamp(nowMs), type, action, title, logpage, params });
    return nextLog++;
  }

  function conceal(title: string, ids: readonly number[], hidden: WikiRevision["hidden"]): void {
    const page = pageNamed(title);
    for (const revision of page.revisions) if (ids.includes(revision.id)) revision.hidden = hidden;
    page.touched = stamp(nowMs);
  }

  const wiki: BusyWiki = {
    ...server,
    api: `${server.origin}/w/api.php`,
    now: () => stamp(nowMs),
    pass: (seconds) => {
      nowMs += seconds * 1000;
    },
    at: (timestamp) => {
      nowMs = Date.parse(timestamp);
    },
    page: pageNamed,
    save(title, text, { user = "Ada", comment = "", secondsAgo = 0 } = {}) {
      const page = pages.get(title) ?? { pageId: nextPage++, title, touched: "", revisions: [] };
      page.touched = stamp(nowMs);
      pages.set(title, page);
      pagesById.set(page.pageId, page);
      const id = nextRevision++;
      pageOfRevision.set(id, page);
      const timestamp = stamp(nowMs - secondsAgo * 1000);
      const earlier = page.revisions.filter((revision) => revision.timestamp <= timestamp).sort(inOrder);
      const parent = earlier.at(-1)?.id ?? 0;
      page.revisions.push({ id, parent, timestamp, text, user, comment, hidden: [] });
      return id;
    },
    log: write,
    hideEntry(id, part = "comment") {
      Object.assign(log.find(({ logid }) => logid === id) ?? {}, { [`${part}hidden`]: true });
      write("delete/event", "Special:Log/protect", { type: "logging", ids: [id] });
    },
    unlog(id) {
      const place = log.findIndex(({ logid }) => logid === id);
      const entries = log.splice(place, 1);
      return () => log.splice(place, 0, ...entries);
    },
    move(from, to) {
      const page = pageNamed(from);
      write("move/move", from, { target_title: to });
      pages.delete(from);
      page.title = to;
      pages.set(to, page);
      const last = [...page.revisions].sort(inOrder).at(-1);
      wiki.save(to, last?.text ?? "", { user: "Admin", comment: `moved [[${from}]] to [[${to}]]` });
      wiki.save(from, `#REDIRECT [[${to}]]`, { user: "Admin", comment: `moved [[${from}]] to [[${to}]]` });
    },
    suppress(title, ids, hidden = ["text"]) {
      conceal(title, ids, hidden);
    },
    hide(title, ids, hidden = ["text"]) {
      conceal(title, ids, hidden);
      const shown = { content: hidden.includes("text"), user: hidden.includes("user"), comment: false };
      write("delete/revision", title, { type: "revision", ids, new: shown });
    },
    merge(title, text, secondsAgo) {
      const page = pageNamed(title);
      const last = Math.max(...page.revisions.map(({ id }) => id));
      wiki.save(title, text, { secondsAgo });
      const merged = page.revisions.pop();
      if (merged === undefined) throw new Error("nothing was merged");
      // Its id is from the time when the other page had it.
      const older = { ...merged, id: last - 500 };
      page.revisions.push(older);
      pageOfRevision.set(older.id, page);
    },
    vanish(title) {
      write("delete/delete", title);
      pages.delete(title);
    },
    restore(page) {
      pages.set(page.title, page);
      write("delete/restore", page.title, { count: { revisions: page.revisions.length, files: 0 } });
    },
    requests() {
      const count = server.asked.length - answered;
      answered = server.asked.length;
      return count;
    },
    goDown() {
      isDown = true;
    },
    rename(base) {
      site = { ...site, general: { ...site.general, base } };
    },
    nameNamespace(id, name) {
      site = { ...site, namespaces: { ...site.namespaces, [id]: { id, name } } };
    },
    moveScript(path) {
      script = path;
    },
    hold() {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return () => letGo();
    },
    fault(answer) {
      fault = answer;
    },
    break(title) {
      broken = title;
    },
  };
  return wiki;
}

function complain(code: string): Reply {
  return json({ errors: [{ code, text: "No.", module: "main" }] }, { "mediawiki-api-error": code });
}

function upper(title: string): string {
  return title.charAt(0).toUpperCase() + title.slice(1).replaceAll("_", " ");
}

function inOrder(a: WikiRevision, b: WikiRevision): number {
  return a.timestamp === b.timestamp ? a.id - b.id : a.timestamp < b.timestamp ? -1 : 1;
}

function rowOf(
  { id, parent, timestamp, text, user, comment, hidden, tags = [] }: WikiRevision,
  withText: boolean,
): object {
  const isHidden = hidden.includes("text");
  return {
    revid: id,
    parentid: parent,
    minor: false,
    timestamp,
    size: Buffer.byteLength(text),
    tags,
    ...(hidden.includes("user") ? { userhidden: true } : { user, userid: user.length }),
    ...(hidden.includes("comment") ? { commenthidden: true } : { comment }),
    ...(isHidden ? { sha1hidden: true } : {}),
    slots: {
      main: {
        contentmodel: "wikitext",
        ...(withText ? (isHidden ? { texthidden: true } : { content: text }) : {}),
      },
    },
  };
}

interface NamedNamespace {
  readonly id: number;
  readonly name: string;
}

const siteinfo: {
  general: object;
  namespaces: Readonly<Record<string, NamedNamespace>>;
  rightsinfo: object;
} = {
  general: {
    generator: "MediaWiki 1.43.0",
    base: "https://busy.example/wiki/Main_Page",
    case: "first-letter",
    lang: "en",
  },
  namespaces: {
    "-1": { id: -1, name: "Special" },
    0: { id: 0, name: "" },
    1: { id: 1, name: "Talk" },
  },
  rightsinfo: { url: "https://creativecommons.org/licenses/by-sa/4.0/", text: "CC BY-SA 4.0" },
};

const withActor = (row: object) => ({ ns: 0, user: "Admin", userid: 2, comment: "", ...row });
