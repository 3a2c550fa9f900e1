import * as v from "valibot";
import { type WikiSession, wikiSession } from "./wiki-session.ts";

/** What edits a page: two accounts, an administrator who rolls back, and whoever comes along. */
export interface Editors {
  readonly keeper: WikiSession;
  readonly ada: WikiSession;
  readonly bela: WikiSession;
  readonly passerBy: WikiSession;
}

/** What a page looks like between two edits. */
export interface PageNow {
  /** Every text it had, oldest first, as far as it was looked at. */
  readonly rows: { readonly id: number; readonly text: string; readonly user: string }[];
}

const answer = v.object({
  query: v.object({
    pages: v.array(
      v.object({
        revisions: v.optional(
          v.array(
            v.object({
              revid: v.number(),
              user: v.string(),
              slots: v.object({ main: v.object({ content: v.string() }) }),
            }),
          ),
        ),
      }),
    ),
  }),
});

/** The same numbers from the same seed: mulberry32. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somebody who is not logged in: undoing by the form, too. */
export function anonymousSession(api: string): WikiSession {
  const post = async (parameters: Readonly<Record<string, string>>): Promise<unknown> => {
    const body = new URLSearchParams({ format: "json", formatversion: "2", ...parameters });
    const reply: unknown = await (await fetch(api, { method: "POST", body })).json();
    if (v.is(v.object({ error: v.object({ info: v.string() }) }), reply)) throw new Error(reply.error.info);
    return reply;
  };
  const act = (action: string, parameters: Readonly<Record<string, string>>) =>
    post({ action, token: "+\\", ...parameters });
  const none = () => Promise.reject(new Error("nobody may do that without an account"));
  const id = (reply: unknown) =>
    v.parse(v.object({ edit: v.object({ newrevid: v.optional(v.number(), 0) }) }), reply).edit.newrevid;
  return {
    act,
    importXml: none,
    rollback: none,
    edit: async (title, text, summary = "") => id(await act("edit", { title, text, summary })),
    undo: async (title, undo, summary = "") => id(await act("edit", { title, undo: String(undo), summary })),
  };
}

/** Sends the form an undo link opens, with another text than it offers. */
export async function submitUndo(
  api: string,
  title: string,
  undone: number,
  top: number,
  text: string,
): Promise<void> {
  const form = {
    title,
    action: "submit",
    wpTextbox1: text,
    wpSummary: "undo, and a word of my own",
    wpUndidRevision: String(undone),
    wpUndoAfter: "0",
    editRevId: String(top),
    parentRevId: String(top),
    oldid: "0",
    wpStarttime: "20991231235959",
    wpEditToken: "+\\",
    wpUnicodeCheck: "ℳ𝒲♥𝓊𝓃𝒾𝒸ℴ𝒹ℯ",
    wpSave: "1",
    wpUltimateParam: "1",
  };
  const response = await fetch(api.replace("api.php", "index.php"), {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  await response.arrayBuffer();
  if (response.status !== 302) throw new Error(`the form was not saved (${response.status})`);
}

/** Logs everybody in. */
export async function editorsOf(api: string, passwords: Readonly<Record<string, string>>): Promise<Editors> {
  const [keeper, ada, bela] = await Promise.all(
    ["Keeper", "Ada", "Bela"].map((name) => wikiSession(api, name, passwords[name] ?? "")),
  );
  if (keeper === undefined || ada === undefined || bela === undefined) throw new Error("nobody came");
  return { keeper, ada, bela, passerBy: anonymousSession(api) };
}

/** Looks at what is on top now, and keeps it where it is new. */
export async function look(api: string, title: string, page: PageNow): Promise<void> {
  const query = new URLSearchParams({
    action: "query",
    prop: "revisions",
    titles: title,
    rvprop: "ids|user|content",
    rvslots: "main",
    format: "json",
    formatversion: "2",
  });
  const reply: unknown = await (await fetch(`${api}?${query}`)).json();
  const top = v.parse(answer, reply).query.pages[0]?.revisions?.[0];
  if (top === undefined || page.rows.at(-1)?.id === top.revid) return;
  page.rows.push({ id: top.revid, text: top.slots.main.content, user: top.user });
}

const words =
  "harbour lamp keeper winter storm island boat letter stone bridge market river garden clock window".split(
    " ",
  );

/** Does one random thing to a page. What the wiki refuses (an undo that no longer fits) does nothing. */
export async function randomEdit(
  api: string,
  title: string,
  page: PageNow,
  editors: Editors,
  random: () => number,
): Promise<void> {
  const { rows } = page;
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  const sentence = () => `The ${Array.from({ length: 7 }, () => pick(words)).join(" ")} ${between(1, 99)}.`;
  const who = pick([editors.ada, editors.bela, editors.passerBy]) ?? editors.ada;
  const top = rows.at(-1);
  if (top === undefined) {
    await who.edit(title, Array.from({ length: 6 }, sentence).join("\n\n"), "begin");
    await look(api, title, page);
    return;
  }
  const chance = random();
  const back = (places: number) => rows.at(-1 - places);
  const [undone, base] =
    chance < 0.5 ? [rows.at(-1), rows.at(-2)] : [rows.at(-between(2, 4)), rows.at(-between(3, 9))];
  try {
    if (chance < 0.36) await who.edit(title, reworded(top.text), "reword");
    else if (chance < 0.5) await who.edit(title, back(between(1, 4))?.text ?? sentence(), "back by hand");
    else if (chance < 0.57)
      await who.edit(title, back(between(13, 17))?.text ?? sentence(), "far back by hand");
    else if (chance < 0.68 && rows.length > 1) await who.undo(title, top.id);
    else if (chance < 0.8 && undone !== undefined) await who.undo(title, undone.id);
    else if (chance < 0.86) await editors.keeper.rollback(title, top.user);
    else if (chance < 0.9 && rows.length > 1)
      await submitUndo(api, title, top.id, top.id, reworded(rows.at(-2)?.text ?? ""));
    else if (chance < 0.93) {
      await editors.keeper.act("protect", {
        title,
        protections: `move=${pick(["autoconfirmed", "sysop"])}`,
        reason: "to see",
      });
    } else if (chance < 0.95) await who.edit(title, "", "gone");
    else if (chance < 0.97 && base !== undefined && base.id !== top.id) {
      await editors.keeper.act("revisiondelete", {
        type: "revision",
        ids: String(base.id),
        hide: "content",
        reason: "out of view",
      });
    } else {
      // Somebody takes back what they did themselves a moment ago.
      await who.edit(title, reworded(top.text), "try");
      await look(api, title, page);
      await who.edit(title, top.text, "no, leave it");
    }
  } catch {
    // Refused.
  }
  await look(api, title, page);

  function reworded(text: string): string {
    const lines = text.split("\n\n").filter((line) => line !== "");
    const at = Math.floor(random() * (lines.length + 1));
    const action = random();
    if (action < 0.3 && lines.length > 2) lines.splice(at, 1);
    else if (action < 0.6) lines.splice(at, 0, sentence());
    else lines.splice(at, 1, sentence());
    return lines.join("\n\n");
  }
}
