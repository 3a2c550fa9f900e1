import type { RealWiki } from "./real-wiki.ts";

/** What was done to the wiki by hand, for the tests to find again. */
export interface LiveEdits {
  /** Its name now; it was made as `Signal lamp`, and was `Lamp signal` and a draft on the way. */
  readonly title: string;
  readonly undone: number;
  readonly hiddenText: number;
  readonly hiddenUser: number;
  readonly hiddenComment: number;
}

const first = `A '''signal lamp''' sends messages by light over several miles.

== Use ==
Ships carried one on each side of the bridge. Crews trained with it once a week.

== Decline ==
Radio took its place on most ships after 1950.{{Citation needed}}
`;

/** Lives through what exports do not tell: undo, rollback, moves, protection, hiding, deletion, import and merge. */
export async function makeLiveEdits(wiki: RealWiki): Promise<LiveEdits> {
  const [keeper, ada, bela] = await Promise.all([
    wiki.logIn("Keeper"),
    wiki.logIn("Ada"),
    wiki.logIn("Bela"),
  ]);
  const title = "Signal lamp";

  await ada.edit(title, first, "first light");
  const second = first.replace("several miles", "twelve miles").concat("\n== Notes ==\nNone so far.\n");
  await bela.edit(title, second, "a number, and notes");
  const vandalism = await bela.edit(title, second.replace("Ships", "Shiny SHINY ships"), "better");
  const undone = await ada.undo(title, vandalism, "no");
  await bela.edit(title, second.concat("nonsense nonsense nonsense\n"), "more");
  await keeper.rollback(title, "Bela");
  await bela.edit(title, "", "gone");
  await ada.edit(title, second, "back by hand");
  await ada.edit(title, "#REDIRECT [[Lantern]]", "point there");
  await ada.edit(title, second, "no, it is its own thing");

  await ada.edit(`Talk:${title}`, "== Miles ==\nIs it twelve miles or ten? ~~~~\n", "a question");
  await bela.edit(
    `Talk:${title}`,
    "== Miles ==\nIs it twelve miles or ten? ~~~~\n\n:Ten. ~~~~\n",
    "an answer",
  );
  await bela.edit(
    `Talk:${title}`,
    "== Miles ==\nIs it twelve miles or ten? ~~~~\n\n:Ten. ~~~~\n\n== Name ==\nShould this be called an Aldis lamp? ~~~~\n",
    "the name",
  );

  await keeper.act("protect", {
    title,
    protections: "edit=autoconfirmed|move=sysop",
    expiry: "2031-01-01T00:00:00Z|infinite",
    reason: "too lively",
  });
  const lamp = "Lamp signal";
  await keeper.act("move", { from: title, to: lamp, movetalk: "1", reason: "see [[Talk:Signal lamp]]" });
  await keeper.act("protect", { title: lamp, protections: "edit=sysop", expiry: "infinite" });
  await keeper.act("protect", { title: lamp, protections: "edit=all|move=all" });

  const hiddenText = await bela.edit(lamp, second.concat("a telephone number\n"), "look");
  const hiddenUser = await bela.edit(lamp, second.concat("\nSomething else.\n"), "look again");
  const hiddenComment = await bela.edit(lamp, second.concat("\nSomething better.\n"), "an insult");
  // What is on top cannot be hidden.
  await ada.edit(lamp, second, "as it was");
  await hide(String(hiddenText), "content");
  await hide(String(hiddenUser), "user");
  await hide(String(hiddenComment), "comment");
  await hide(String(hiddenComment), "content|user");
  await keeper.act("revisiondelete", { type: "revision", ids: String(hiddenComment), show: "content|user" });

  await keeper.act("delete", { title: lamp, reason: "to see" });
  await keeper.act("undelete", { title: lamp, reason: "seen" });
  const draft = "User:Ada/Lamp";
  await keeper.act("move", { from: lamp, to: draft, movetalk: "1", noredirect: "1" });
  // The redirect left there is another page, and so is its deletion.
  await keeper.act("delete", { title, reason: "in the way" });
  await keeper.act("delete", { title: `Talk:${title}`, reason: "in the way" });
  await keeper.act("move", { from: draft, to: title, movetalk: "1", reason: "home" });
  // Somebody else's page under a name this one had: what is in its log is not this page's.
  await bela.edit(lamp, "A page of another kind.", "new");
  await keeper.act("delete", { title: lamp, reason: "nothing of the lamp's" });

  await keeper.importXml(importedXml, "from afar");
  await ada.edit(title, second.concat("\n== After ==\nThe last lamp was put out in 1998.\n"), "an end");

  const astray = [
    ["To afar", "mw:Help"],
    ["Around", "Around"],
    ["To nothing", "Nothing at all"],
    ["To the log", "Special:Log"],
  ] as const;
  for (const [from, to] of astray) await ada.edit(from, `#REDIRECT [[${to}]]`, "astray");

  await ada.edit("Old lantern", "A lantern of old.", "begin");
  await ada.edit("Old lantern", "A lantern of old, of tin.", "tin");
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await bela.edit("New lantern", "A lantern of now.", "begin");
  await keeper.act("mergehistory", { from: "Old lantern", to: "New lantern", reason: "one thing" });
  await wiki.maintain("runJobs");
  return { title, undone, hiddenText, hiddenUser, hiddenComment };

  async function hide(ids: string, parts: string): Promise<void> {
    await keeper.act("revisiondelete", { type: "revision", ids, hide: parts, reason: "out of view" });
  }
}

/** A revision from another wiki, older than all that are here. */
const importedXml = `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">
<siteinfo><sitename>Elsewhere</sitename><base>https://elsewhere.example/wiki/Main</base><case>first-letter</case></siteinfo>
<page><title>Signal lamp</title><ns>0</ns><id>7</id>
<revision><id>70</id><timestamp>2019-03-01T10:00:00Z</timestamp>
<contributor><username>Cara</username><id>5</id></contributor><comment>a stub</comment>
<model>wikitext</model><format>text/x-wiki</format>
<text xml:space="preserve">A lamp that signals.</text></revision>
<revision><id>71</id><timestamp>2019-03-02T10:00:00Z</timestamp>
<contributor><ip>192.0.2.7</ip></contributor><minor/><comment></comment>
<model>wikitext</model><format>text/x-wiki</format>
<text xml:space="preserve">A lamp that signals at sea.</text></revision>
</page></mediawiki>`;
