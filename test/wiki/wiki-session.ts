import * as v from "valibot";

/** Somebody logged in, who edits. */
export interface WikiSession {
  /** One request that changes something, with the token it needs. */
  act(action: string, parameters: Readonly<Record<string, string>>): Promise<unknown>;
  /** Uploads an export, as Special:Import does. */
  importXml(xml: string, summary: string): Promise<unknown>;
  /** Saves a text and tells the id of the revision. */
  edit(title: string, text: string, summary?: string): Promise<number>;
  undo(title: string, revision: number, summary?: string): Promise<number>;
  rollback(title: string, user: string): Promise<unknown>;
}

const tokens = v.object({ query: v.object({ tokens: v.record(v.string(), v.string()) }) });
const login = v.object({ login: v.object({ result: v.literal("Success") }) });
const edited = v.object({ edit: v.object({ result: v.literal("Success"), newrevid: v.number() }) });
const failed = v.object({ error: v.object({ code: v.string(), info: v.string() }) });

/** Logs in at a wiki. */
export async function wikiSession(api: string, name: string, password: string): Promise<WikiSession> {
  const cookies = new Map<string, string>();

  async function send(body: URLSearchParams | FormData): Promise<unknown> {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join("; ");
    const response = await fetch(api, { method: "POST", body, headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";", 1);
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const answer: unknown = await response.json();
    if (v.is(failed, answer)) throw new Error(`the wiki refused: ${answer.error.code}: ${answer.error.info}`);
    return answer;
  }

  const post = (parameters: Readonly<Record<string, string>>) =>
    send(new URLSearchParams({ format: "json", formatversion: "2", ...parameters }));

  async function token(type: string): Promise<string> {
    const answer = v.parse(tokens, await post({ action: "query", meta: "tokens", type }));
    return answer.query.tokens[`${type}token`] ?? "";
  }

  v.parse(
    login,
    await post({ action: "login", lgname: name, lgpassword: password, lgtoken: await token("login") }),
  );
  const csrf = await token("csrf");
  const act = (action: string, parameters: Readonly<Record<string, string>>) =>
    post({ action, token: csrf, ...parameters });
  const saved = (answer: unknown) => v.parse(edited, answer).edit.newrevid;

  return {
    act,
    async importXml(xml, summary) {
      const form = new FormData();
      const fields = { action: "import", format: "json", token: csrf, summary, interwikiprefix: "elsewhere" };
      for (const [key, value] of Object.entries(fields)) form.set(key, value);
      form.set("xml", new Blob([xml], { type: "text/xml" }), "import.xml");
      return send(form);
    },
    edit: async (title, text, summary = "") => saved(await act("edit", { title, text, summary })),
    undo: async (title, revision, summary = "") =>
      saved(await act("edit", { title, undo: String(revision), summary })),
    rollback: async (title, user) =>
      post({ action: "rollback", title, user, token: await token("rollback") }),
  };
}
