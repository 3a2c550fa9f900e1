import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { splitBlocks } from "../../src/page/split.ts";
import type { Revision } from "../../src/revision.ts";
import { scanMarkup } from "../../src/text/markup/scan-markup.ts";
import { ourFacts } from "../oracle/our-facts.ts";
import { readShared } from "../support/read-shared.ts";
import { hasHistories } from "../support/shared-histories.ts";
import { english } from "../text/wikis.ts";
import { asListed, parserFacts, transparentWiki } from "./parser-facts.ts";
import { setExtra } from "./real-wiki.ts";

const wiki = inject("wiki");

function scanned(text: string) {
  const bytes = Buffer.from(text);
  const { ends } = splitBlocks(bytes);
  const blocks = ends.map((end, i) => bytes.toString("utf8", ends[i - 1] ?? 0, end));
  return asListed(ourFacts(blocks.map((block) => scanMarkup(block, english))));
}

/** Of so many revisions of a history one is compared. */
const everyRevision = 30;

async function textsOf(history: string): Promise<string[]> {
  const revisions: Revision[] = [];
  for await (const { timeline } of readShared(history)) {
    for await (const entry of timeline) if (entry.kind === "revision") revisions.push(entry.revision);
  }
  const readable = revisions.flatMap(({ text }) =>
    text.state === "readable" ? [text.bytes.toString()] : [],
  );
  return readable.filter((_, i) => i % everyRevision === everyRevision - 1);
}

describe("the scanner beside a wiki's own parser", () => {
  beforeAll(() => setExtra(wiki.folder, transparentWiki));
  afterAll(() => setExtra(wiki.folder, ""));

  it.each([
    "[[a]] [[b|c]] [[d|e|f]] [[ g_h ]] [[i#j]] [[#k]] [[:l]] [[::m]] [[/n]] [[o]]s [[p%41]] [[q&amp;r]]",
    "[[a/../b]] [[./c]] [[..]] [[d/.]] [[e~~~f]] [[g%2541]] [[h&amp;i;]] [[j/...]] [[.k]] {{l%41}} {{100%}}",
    "[[a [[b]] c]] [[d|x [[e]] y]] [[[f]]] [[[[g]]]] [[h] [[i|j]]] [[k|[l] m]] [[n|]] [[|o]] [[]] [[p|| q]]",
    "[[File:A.jpg|thumb|x [[b]] y]] [[image:c d.png|alt=[[e]]|f]] [[:File:g.jpg]] [[Media:h.ogg|i]] [[:media:j.ogg]]",
    "[[Category:a|b]] [[category: c_d |k]] [[:Category:e]] [[Category:f#g]] [[Category:]] [[Talk:x]] [[User:y]]",
    "[[de:A]] [[:fr:B]] [[en:C]] [[it: d_e ]] [[Ru:F|g]]",
    "[[:en:A]] [[en:en:B]] [[en:de:C]] [[en:Category:D]] [[:en:Category:E]] [[en:Template:F]] {{en:G}} [[en:H#i]]",
    "http://a.example. http://b.example, (http://c.example) http://d.example/(x) http://e.example/?f=g&h;i: mailto:j@k",
    "http://a.example/x''y'' http://b.example/c'd \"http://e.example/f\" http://g.example/[h] xhttp://i.example http://",
    "[http://a.example] [http://b.example c d] [//e.example f] [ http://g.example h] [http://i.example [[j]] k] [[http://l.example m]]",
    "[[de:h]]http://i.example [[a]]http://a.example [[b|c]]mailto:d@e [[f]]Http://g.example",
    "http://a.example/&lt;x http://b.example/&amp;c http://d.example/&nbsp;x http://e.example/%20f https://[2001:db8::1]/g",
    "{{a}} {{b|c}} {{d|e=[[f]]}} {{:g}} {{User:h}} {{Template:i}} {{ j_k }} {{l|m={{n|o}}}} {{{p|[[q]]}}} {{{{r}}}} {{lc:S}}",
    "{{box|\n== [[a]] ==\n[[b]]}} {{box|\n=d\n=[[e]]}}",
    "<ref>[[a]] http://b.example</ref> <ref name=c/> <ref name='d' group=e>{{f}}</ref> <REF>[[g]]</REF > <ref><nowiki></ref></nowiki>",
    "<nowiki>[[a]] {{b}}</nowiki> [[<nowiki>c</nowiki>]] <nowiki/>[[d]] <pre>[[e]]</pre> <!-- [[f]] --> [[g<!-- h -->i]]",
    '<span title="[[a]] http://b.example">[[c]]</span> <b [[d]]>e</b> <br {{f}} /> a < b [[g]] > c',
    '== a <span\nid="b">[[c]]</span\n> ==\n[[d|e <br\n/> f]] [http://g.example h <i\n> j]\n* <b and\nc> [[k]]\n<br\n[[l]]',
    "#REDIRECT [[Category:a]]",
    "#redirect: [[de:b]] [[Category:c]]",
    "== a ==\n=b=\n== c == <!-- d -->\n=== e ==\n======= f =======\n == g ==\n== h == i\n== [[j|k]] ''l'' &amp; ==\n=\n==\n===\n",
    "{|\n! [[a]] !! http://b.example\n|-\n| x || [[c|d]]\n|}\n* [[e]]\n; [[f]] : [http://g.example h]\n-{[[i]]}-",
    "<gallery>\nA.jpg|x [[y]]\nFile:B.jpg\nImage:c d.png|alt=x|[http://z.example z]\n[[q]]\n</gallery>",
  ])("finds the same in %j", async (text) => {
    expect(scanned(text)).toEqual(await parserFacts(wiki.api, text));
  });

  it
    .skipIf(!hasHistories)
    .each(["en-vic.xml.gz", "en-american-goldfinch.xml.gz", "en-adam-himebauch.xml.gz"])(
    "finds the same in revisions of %s",
    async (history) => {
      const texts = await textsOf(history);
      expect(texts.length).toBeGreaterThan(2);
      for (const text of texts) expect(scanned(text)).toEqual(await parserFacts(wiki.api, text));
    },
  );
});
