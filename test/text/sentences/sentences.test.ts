import { describe, expect, it } from "vitest";
import { sha256 } from "../../../src/json.ts";
import { type Block, emptyMemo } from "../../../src/page/block.ts";
import { testPage } from "../../../src/testing.ts";
import { grammarOf } from "../../../src/text/markup/grammar.ts";
import {
  maxSentenceLength,
  sentenceKey,
  sentenceRanges,
  sentencesOf,
} from "../../../src/text/sentences/sentences.ts";

function block(text: string): Block {
  return { bytes: Buffer.byteLength(text), grammar: grammarOf(testPage.site), memo: emptyMemo(), text };
}

const texts = (wikitext: string) => sentencesOf(block(wikitext)).map(({ text }) => text);

function split(text: string): string[] {
  const ranges = sentenceRanges(text);
  return ranges.flatMap((start, i) => (i % 2 === 0 ? [text.slice(start, ranges[i + 1]).trim()] : []));
}

describe("sentencesOf", () => {
  it.each([
    ["bold and italics", "'''Tea''' is a ''drink''. It's hot.\n", ["Tea is a drink.", "It's hot."]],
    ["an apostrophe before italics", "It is L'''amour'' here.\n", ["It is L'amour here."]],
    ["an apostrophe behind italics", "The ''Titanic'''s bow.\n", ["The Titanic's bow."]],
    ["two of them", "In l'''Iliade'' or l'''Odyssée'' it is.\n", ["In lIliade or lOdyssée it is."]],
    ["an apostrophe in a label", "An [[a|l'''Iliade'']] or '''two'''.\n", ["An l'Iliade or two."]],
    [
      "one in each cell of a line, whatever stands in the others",
      "| Elle voit l'''Iliade'' dans la ville. || Ada lit l'''Odyssée'' dans la ville.\n",
      ["Elle voit l'Iliade dans la ville.", "Ada lit l'Odyssée dans la ville."],
    ],
    [
      "one behind a letter at the beginning of a cell",
      "| d'''a''' b est là avec l'''Iliade'' ici.\n",
      ["da b est là avec l'Iliade ici."],
    ],
    ["list marks", "*: One thing. \n", ["One thing."]],
    [
      "quotes in the title of a link without a label",
      "The [[a''b'']] and ''[[c|'''d''']]'' and [[e%27'f]] are.\n",
      ["The a''b'' and d and e''f are."],
    ],
    ["them behind italics", "It is ''hot'' in [[a''b'']].\n", ["It is hot in a''b''."]],
    [
      "one of two tags around what is no markup, without the other",
      "A <nowiki>''b''</nowiki> </nowiki> <nowiki/> is ''hot'' <nowiki>and ''cold''.\n",
      ["A ''b'' </nowiki> is hot <nowiki>and cold."],
    ],
    ["comments between list marks", "#<!-- a -->*<!-- b --><!-- c -->: One *thing.\n", ["One *thing."]],
    [
      "links to a file",
      "A [[Media:S.ogg|song]] in [[:Media:T.ogg]] rises.\n",
      ["A song in Media:T.ogg rises."],
    ],
    [
      "the label of a link whose target has bars in braces",
      "Write to [[{{{page|{{ns:talk|x}}}}}|the keeper]] or [[:{{home|a|b}}|her {{lang|la|domus}}]] soon.\n",
      ["Write to the keeper or her domus soon."],
    ],
    [
      "what shows in the place of an argument",
      "It is {{{1|so ''hot''}}} in {{{place|{{{town|[[Vic]]}}}|not}}}{{{2}}}{{{3|}}}. {{{4|\n* One.\n}}}\n",
      ["It is so hot in Vic."],
    ],
    [
      "the label of an address that no space ends",
      "Read ([http://tea.example/a''Of tea''], [//tea.example<b>hot</b> now], [http://tea.example \"cold\"]).\n",
      ['Read (Of tea, hot now, "cold").'],
    ],
    [
      "tags of paragraphs and items, between sentences",
      "<p>Tea <br> is</p><P class=a>hot. It (cools</p><table>A<tr>B</table>) so.\n<dd>It is.\n",
      ["Tea is", "hot.", "It (cools", ") so.", "It is."],
    ],
    [
      "what is written out in the cells of a line",
      "| Oolong || 45 || Half of it is dried, slowly.<ref>p. 4</ref> It {{nowrap|cools [[in the]] tin (all\u00a0of it).}} || Ships at noon.\n",
      ["Half of it is dried, slowly.", "It cools in the tin (all of it)."],
    ],
    [
      "one in a cell with attributes",
      '! style="a: b." | It is "made of the leaves."\n',
      ['It is "made of the leaves."'],
    ],
    ["one in a caption", "|+ Teas that are drunk in the north.\n", ["Teas that are drunk in the north."]],
    ["one in a cell of a script without spaces", "| 烏龍茶 || 這是一種茶。 || 好。\n", ["這是一種茶。"]],
    [
      "what is written out in cells, with quotes, brackets and marks of direction behind it",
      "| « La moitié est séchée très lentement.\u00a0» || 這是一種茶（好的。） || חצי מהתה מיובש לאט מאוד.\u200f || (They say “leave at noon.”)\n",
      [
        "« La moitié est séchée très lentement. »",
        "這是一種茶（好的。）",
        "חצי מהתה מיובש לאט מאוד.\u200f",
        "(They say “leave at noon.”)",
      ],
    ],
    [
      "one of three words in a cell of a Korean table",
      "| 그는 서울에서 태어났다. || 1852년에 탑이 무너졌음(남쪽). || 아주 좋은 차예요! || “이 탑은 높다.”\n",
      ["그는 서울에서 태어났다.", "1852년에 탑이 무너졌음(남쪽).", "아주 좋은 차예요!", "“이 탑은 높다.”"],
    ],
    [
      "one in a cell that ends in an abbreviation",
      "| It was built by Ada Lee Jr. || Dr. Ada Lee built it here. || بنيت الطاحونة بالقرب من النهر في U.S.\n",
      ["It was built by Ada Lee Jr.", "Dr. Ada Lee built it here.", "بنيت الطاحونة بالقرب من النهر في U.S."],
    ],
    [
      "one in a cell with the mark of a note behind it",
      "| Half of it cools down.<sup>2</sup> || Half of it cools down.<sup>[b]</sup> || Half of it cools down.&dagger;* || 이 탑은 높다.[1] || Half of it cools down.\u200b\n",
      [
        "Half of it cools down.2",
        "Half of it cools down.[b]",
        "Half of it cools down.†*",
        "이 탑은 높다.[1]",
        "Half of it cools down.\u200b",
      ],
    ],
    [
      "one in a cell with a character reference at its end",
      "| Half of it is dried and&hellip; || Tea\n",
      ["Half of it is dried and…"],
    ],
    [
      "one in a table in HTML within a cell",
      "| Tea <table><tr><td>Half of it is dried, slowly.</table>\n",
      ["Half of it is dried, slowly."],
    ],
    [
      "what is written out behind a table in a cell, where both are in HTML",
      "<table><tr><td>Tea<table><tr><td>Ice</table>Tin cup. Half of it is dried, slowly.<td>So</table>It is.\n",
      ["Half of it is dried, slowly.", "It is."],
    ],
    [
      "what stands in no cell of a table in HTML that begins on an earlier line",
      "<td>Ice<table><td>Tea</table>Tin cup</td></tr></table>It is.<tr>So\n",
      ["It is.", "So"],
    ],
    [
      "what stands in no cell of a table in HTML",
      "<table>Tea cup<tr>Ice cup<td>Tin cup</table>\n",
      ["Tea cup", "Ice cup"],
    ],
    [
      "one with an equals sign in a cell written in HTML",
      "<table><tr><td>E = m is what they wrote here.</table>\n",
      ["E = m is what they wrote here."],
    ],
    [
      "what is written out in cells written in HTML, and what stands in none",
      "<table><tr><th>Tea<td>45 °C, hot. So.<td>Half of it is dried, slowly. It is (all of it</td> Ice <td>Tin</table>) so.\n",
      ["Half of it is dried, slowly.", "Ice", ") so."],
    ],
    [
      "tags of lists and of quotations",
      "* Ada: <blockquote>It is hot</blockquote> <ul><li>Tea<ref>p. 4</ref></li><li>[[Ice]]</li></ul>. <div>So</div>.\n",
      ["Ada: It is hot", "Tea", "Ice", "So"],
    ],
    [
      "separators of lines and paragraphs that were pasted into a sentence",
      "The mill\u2029was red.\u2028It burnt&#8233;down.\n",
      ["The mill was red.", "It burnt down."],
    ],
    ["HTML tags", "Two<br/>lines <span class='a'>here</span>.\n", ["Two lines here."]],
    [
      "what begins as an HTML tag and is none",
      "Ask <b.smith@tea.example> if a<b, c>d or <i-th> <br\\>it is.\n",
      ["Ask <b.smith@tea.example> if a<b, c>d or <i-th> <br\\>it is."],
    ],
    [
      "character references",
      "Five&nbsp;km &amp; more &#8211; or &bogus;.\n",
      ["Five km & more – or &bogus;."],
    ],
    ["symbols by name", "For &forall;x of &Sigma;&omicron;&phi;&omicron;&sigmaf;.\n", ["For ∀x of Σοφος."]],
    [
      "characters by their names in HTML 5",
      "T&omacr;ky&omacr; &lbrack;sic&rsqb; &check; by Dvo&rcaron;&aacute;k.\n",
      ["Tōkyō [sic] ✓ by Dvořák."],
    ],
    [
      "letters, arrows and spaces by their names in HTML 5",
      "&Ccirc;u&Tab;B&udblac;n&NewLine;d&wcirc;r &rightarrow; &LT;&bullet;&GT; &sung;.\n",
      ["Ĉu Bűn dŵr → <•> &sung;."],
    ],
    ["a tab and a line end by their numbers", "Tea&#9;is&#10;hot&#x0A;now&#13;.\n", ["Tea is hot now&#13;."]],
    ["controls by their numbers", "Tea &#150; is hot.\n", ["Tea &#150; is hot."]],
    [
      "a number that the wiki is to write",
      "It has {{formatnum:12500}} ({{ formatnum: -3.5 |R}}) of {{formatnum:{{pop}}}}.\n",
      ["It has 12500 (-3.5) of."],
    ],
    [
      "words that a template formats",
      "It weighs {{nowrap|30&nbsp;kg}}, {{Small|or ''so''}}.\n",
      ["It weighs 30 kg, or so."],
    ],
    [
      "words as a book has them",
      "{{center|{{x-larger|Of tea}}.}} {{Drop initial|T}}ea is hot.\n",
      ["Of tea.", "Tea is hot."],
    ],
    [
      "spaces as wide as a book has them",
      "{{em|4}}Tea{{gap}}is {{em|very}} hot.{{em|1.5}}Then{{gap|2em}}it cools{{em}}down in {{em|1802}}.\n",
      ["Tea is very hot.", "Then it cools down in 1802."],
    ],
    [
      "words in small capitals, and half of one on a page of a scan",
      "{{hwe|ing|sailing}} off. {{sc|Captain}} {{Small-caps|Dal}} drank in 50 {{Asc|B.C.}} and {{hws|sail|sailed}}\n",
      ["ing off.", "Captain Dal drank in 50 B.C. and sail"],
    ],
    [
      "words of another language",
      "The {{lang|de|Haus}} or {{lang-fr|maison}} {{lang|de}} stands.\n",
      ["The Haus or maison stands."],
    ],
    ["words transliterated", "He said {{transliteration|ja|hepburn|sake}} once.\n", ["He said sake once."]],
    [
      "sentences that lack a source",
      "{{Référence nécessaire|La ville est [[grand]]e.|date=mai}} Elle vit.\n",
      ["La ville est grande.", "Elle vit."],
    ],
    [
      "a template in one that shows",
      "{{要出典範囲|町は{{Ruby|古|ふる}}い{{fact}}。|date=2月}}\n",
      ["町は古い。"],
    ],
    [
      "a parameter by its number or its name",
      "It is {{nowrap|1=a = b}}. {{Citation needed span|text=It stands.|date=May}} {{lang|1=de|2=Haus}} {{cn span|is|text=}}.\n",
      ["It is a = b.", "It stands.", "Haus is."],
    ],
    [
      "words as they were misspelt, but no doubt about them",
      "He {{sic|recieved}} a {{SIC|lettter|letter}} of{{sic}} tea{{sic|?}} there{{sic|!|hide=y}}.\n",
      ["He recieved a lettter of tea there."],
    ],
    [
      "no half of a word",
      "He {{sic|recie|ved|hide=y}} it and {{not a typo|t|eh}} cup{{sic|?|le|tter}}.\n",
      ["He it and cup."],
    ],
    [
      "formulas, code and names of templates",
      "For {{mvar|n}} in {{math|1=a = b}} see H{{sub|2}}O, {{code|x}} and {{tl|fact}} and {{unicode|ḥ}}.\n",
      ["For n in a = b see H2O, x and fact and ḥ."],
    ],
    [
      "of one parameter that is given twice the last, and of a link to another wiki the words for it",
      "The {{lang|la|casa|2=domus}} on {{link-fr|Berg|Montagne|la montagne}} stands.\n",
      ["The domus on la montagne stands."],
    ],
    [
      "countries by name, beside their flags, but no codes of theirs",
      "* {{flag|Spain}} beat {{flagcountry|FRA|name=France}}, {{flagicon|Italy}} [[Italy]] and {{flag|GER}}, {{flag|United States|name=USA}}.\n",
      ["Spain beat France, Italy and, USA."],
    ],
    [
      "powers, breaks and signs",
      "Of 10{{sup|6}} or 10{{sup|−3}} the 5{{sup|th}}{{br}}in Hawai{{okina}}i{{·}}{{illm|Ann Berg|de}} is.\n",
      ["Of 10^6 or 10^−3 the 5th in Hawaiʻi · Ann Berg is."],
    ],
    [
      "words as a Wiktionary links them",
      "From {{m|la|vicus|vīcus||village}} and {{l|gem-pro|*wīhaz}}, {{m|5|6}} or {{mention|en}}.\n",
      ["From vīcus and *wīhaz, or."],
    ],
    ["a term and its definition", "; Tea : a drink. It is ''hot''.\n", ["Tea", "a drink.", "It is hot."]],
    ["a term in a list", "*; Tea: [[a:b|hot]] drink\n", ["Tea", "hot drink"]],
    ["a term within a term", ":;; Tea: a drink\n", ["Tea", "a drink"]],
    [
      "a term that holds colons",
      "; ''Tea: a [[t:u]]'' <b>x: y</b><br> [http://a.example b: c] {{nowrap|d: e}}: it\n",
      ["Tea: a t:u x: y b: c d: e", "it"],
    ],
    [
      "a term with bold in italics",
      "; ''Tea '''is: one''' two'' here: a drink\n",
      ["Tea is: one two here", "a drink"],
    ],
    [
      "a term with what is no markup",
      "; Tea <nowiki>is: ''one''</nowiki> <nowiki>x: y</nowiki> <nowiki/>here: a drink\n",
      ["Tea is: ''one'' x: y here", "a drink"],
    ],
    [
      "a term with half of a tag",
      "; Tea </b> is <nowiki> here: a drink\n",
      ["Tea is <nowiki> here", "a drink"],
    ],
    ["a term alone", "; '''Tea:''' a drink\n", ["Tea: a drink"]],
    ["an indented line with a colon", ":Tea: a drink\n", ["Tea: a drink"]],
    ["a line that begins with two marks", ";: Tea: a drink\n", ["Tea: a drink"]],
    [
      "names that lead to another wiki",
      "He met {{ill|Anna Berg|de}} and {{Interlanguage link|Bo Dal (poet)|sv|lt=Bo Dal}}.\n",
      ["He met Anna Berg and Bo Dal."],
    ],
    ["what shows in one that does not", "A {{cite|title={{nowrap|a b}}}} tower.\n", ["A tower."]],
    ["what shows nothing", "A {{nowrap}}{{lang|de}}{{bron?||2010}} tower.\n", ["A tower."]],
    ["behaviour switches in small letters", "__notoc__ Words __index__ stay.\n", ["Words __index__ stay."]],
    ["behaviour switches", "__NOTOC__ Words __here__ stay.\n", ["Words __here__ stay."]],
    [
      "behaviour switches of several words",
      "__KEIN_INHALTSVERZEICHNIS__ __SIN_TDC__ __БЕЗ_ОГЛАВЛЕНИЯ__ __KHÔNG_MỤC_LỤC__ __INGENINNEHÅLLSFÖRTECKNING__ Words __STDC_VERSION__ stay.\n",
      ["Words __STDC_VERSION__ stay."],
    ],
    [
      "behaviour switches of scripts without capitals",
      "__بلا_فهرس__ __目次非表示__ كلمة __واحدة\n",
      ["كلمة __واحدة"],
    ],
    [
      "behaviour switches of two letters, and with a mark that makes a vowel long",
      "__目次__ __목차__ __ギャラリー非表示__ __TJ__ __ΠΠ__ Words __ab__, __AB__ and __重要__ stay.\n",
      ["Words __ab__, __AB__ and __重要__ stay."],
    ],
    [
      "marks of what other pages take, closed at once or with an attribute",
      "The lamp<noinclude/> burns<onlyinclude /> <noinclude x='1'>oil.</noinclude>\n",
      ["The lamp burns oil."],
    ],
    [
      "an indicator",
      '<indicator name="lock">[[File:A.png|Locked]]</indicator>Tea is hot.\n',
      ["Tea is hot."],
    ],
    ["nowiki", "As <nowiki>''typed'' &lt;b></nowiki> ''here''.\n", ["As ''typed'' <b> here."]],
    [
      "nowiki in capitals, with a space, with an attribute, closed at once and never",
      "<NOWIKI>''A''</NoWiki> <nowiki >''b''</nowiki > <nowiki id='c'>''c''</nowiki> <nowiki/>''d'' <nowiki>''e''.\n",
      ["''A'' ''b'' ''c'' d <nowiki>e."],
    ],
    [
      "the quality of a page of a book",
      '<noinclude><pagequality level="4" user="Ada" /></noinclude>Tea is hot.\n',
      ["Tea is hot."],
    ],
    [
      "a button that plays how a word sounds, and words put into a language's variant",
      'Oslo (<phonos file="Oslo.oga" />) or <phonos file="O.oga" lang="no">\'\'Oslo\'\'</phonos> is <langconvert from="sr-el" to="sr-ec">big</langconvert>.\n',
      ["Oslo or Oslo is big."],
    ],
    [
      "what translators are given",
      '<translate><!--T:1--> Ask [[<tvar|1>Help:Tea</>|us]] or [<tvar name="2">http://tea.example</tvar> them] by <tvar|3>May</>.</translate>\n',
      ["Ask us or them by May."],
    ],
    ["tags that are given pages of a book", '<pages index="Tea.djvu" from=2 to=9 />\n', []],
    ["tags with what is no text of the page", "<youtube>a1b2c3</youtube> Tea is hot.\n", ["Tea is hot."]],
    ["the tags around tabs", "<tabber>\n", []],
    ["the tags of a main page's columns", "<mainpage-leftcolumn-start />Tea is hot.\n", ["Tea is hot."]],
    ["brackets that are no tag", "If a <b and c> 2 or x <y> then.\n", ["If a 2 or x <y> then."]],
    [
      "links",
      "[[Tea]] in [[the cup|cups]]s at [http://tea.example the site], [http://tea.example].\n",
      ["Tea in cupss at the site."],
    ],
    [
      "links to addresses that the wiki gives",
      "See [{{fullurl:Tea room|action=edit}} the room], [{{SERVER}}/tea a cup] and [{{canonicalurl:Tea|a={{b c}}}}].\n",
      ["See the room, a cup and."],
    ],
    [
      "links to addresses with braces",
      "See [http://tea.example/{{a b|c}} the room] or [http://tea.example/{a b} c].\n",
      ["See the room or b} c."],
    ],
    ["brackets around what a function gives", "See [{{localurl:Tea}} the room].\n", ["See [ the room]."]],
    [
      "templates and references",
      "Tea{{fact}} is hot in 571.<ref>A. B.</ref> It cools.\n",
      ["Tea is hot in 571.", "It cools."],
    ],
    [
      "a reference at the end",
      "Tea is hot.<ref>A. B.</ref> It cools.{{cite|a. b}}\n",
      ["Tea is hot.", "It cools."],
    ],
    [
      "files and categories",
      "[[File:a.png|thumb|A cup. Hot.]]Tea is hot.[[Category:Tea]]\n",
      ["Tea is hot."],
    ],
    ["comments and formulas", "Tea<!-- no. No --> is <math>a. b</math>hot.\n", ["Tea is hot."]],
    ["a heading", "== Tea is hot ==\n", []],
    [
      "notes in the cells of a line",
      "| Tea is hot || It cools || Warner Bros. || 40 km (25 mi) by 3 km. || Ad hoc. || 北京大學。\n",
      [],
    ],
    [
      "names and numbers with stops in the cells of a line",
      "| Los Angeles, California, U.S. || J. R. R. Tolkien Jr. || Mon to Fri, 9 a.m. to 5 p.m. || ३ किमी २ किमी ५ किमी ४.\n",
      [],
    ],
    [
      "names with abbreviations in the cells of a line",
      "| Rev. Dr. Martin Luther King Jr. || Lt. Gen. Sir John Smith Sr. || Mt. Wilson, Kern County, Calif. || Dipl.-Ing. Karl Müller, Fa. Meyer & Co. || Prof. Dr. Ada Lee, Ph.D., Univ. of Wash.\n",
      [],
    ],
    [
      "lists of names that end in an abbreviation in the cells of a line",
      "| Samuel Lee, Ada Lee, Bob Smith et al. || Directed by: Ada Lee, Sam Smith, etc. || The Lake District, North of England, U.K.\n",
      [],
    ],
    [
      "numbers and addresses in the cells of a line",
      "| The height of it is 4.5 || The law of the land, §&nbsp;4.a || http://tea.example/a.b/c.d?e=f.\n",
      [],
    ],
    [
      "notes in the cells of a Korean line",
      "| 경기도 수원시. || 김철수, 이영희, 박민수 등. || 약 40 km 거리. || 아니다. || 서울대학교 사범대학 부속고등학교.\n",
      [],
    ],
    ["one that goes on in a parameter", "| Half of it is dried by St. John || caption = It is.\n", []],
    ["cells that go on in the next", "| It is hot and it || cools down at noon.\n", []],
    [
      "what looks like a cell of a template that lost its braces",
      "| caption = Half of it is dried, slowly.\n",
      [],
    ],
    [
      "what stands behind the first sentence of one",
      "| <!-- x --> image_caption = It is hot. Half of it is dried, slowly.\n",
      [],
    ],
    ["one with a name in another script", "| подпись = Половина чая сушится очень медленно.\n", []],
    ["attributes", '{| title="Half of it is dried, slowly."\n', []],
    ["attributes of a row", '|- title="Half of it is dried, slowly."\n', []],
    [
      "what stands behind a table",
      "<!-- 2 --> |} It cools. <br>It's ''cold''.\n",
      ["It cools.", "It's cold."],
    ],
    ["a redirect", "#REDIRECT [[Tea is hot]]\n", []],
    ["a line of templates alone", "{{Infobox|name=Tea is hot}}\n", []],
    ["a template alone in a list", "* {{cite book|title=Tea is hot}} \n", []],
    ["a template alone that shows words", "* {{nowrap|Tea is hot}}\n", ["Tea is hot"]],
    ["words behind a template", "* {{cite book|title=Tea is hot}} It is.\n", ["It is."]],
    ["a line of marks alone", "----\n", []],
    ["what stands behind a rule", "<!-- 2 -->-----Tea is hot.\n", ["Tea is hot."]],
    ["three hyphens, which are no rule", "---Tea is hot.\n", ["---Tea is hot."]],
    [
      "templates that stand for a space or a dash",
      "It is 5{{nbsp}}km{{Spaced ndash}}or 6{{ndash}}7{{nnbsp|2}}km {{spam}}far.\n",
      ["It is 5 km – or 6–7 km far."],
    ],
    [
      "what stands for signs that would part a call",
      "So 2 + 2{{=}}4 on [http://tea.example Tea {{!}} News].\n",
      ["So 2 + 2=4 on Tea | News."],
    ],
    [
      "a poem with indented lines",
      "<poem>\n: Tea is hot,\n::and so: am I.\n* It cools.\n</poem>\n",
      ["Tea is hot, and so: am I.", "* It cools."],
    ],
    ["one letter", "* a\n", []],
    ["one letter with an accent", "* \u0430\u0306\n", []],
    ["a word of one letter and its vowel sign", "* हाँ।\n", ["हाँ।"]],
    ["what stands in a list behind a note", "<!-- 2 -->* The hall is old.\n", ["The hall is old."]],
    ["a word of one character", "* 甲\n", ["甲"]],
    ["a word of one syllable", "* 네.\n", ["네."]],
  ])("reads %s", (_, wikitext, expected) => {
    expect(texts(wikitext)).toEqual(expected);
  });

  it("shows what a property is given", () => {
    const site = {
      ...testPage.site,
      namespaces: new Map([
        [102, "Property"],
        [108, "Concept"],
      ]),
    };
    const tea = {
      ...block("Tea has [[Has name::two names]], [[kind::it| ]]of [[Has area::9 km²|nine]].\n"),
      grammar: grammarOf(site),
    };
    expect(sentencesOf(tea).map(({ text }) => text)).toEqual(["Tea has two names, of nine."]);
  });

  it("says where a sentence stands in its block", () => {
    const text = "* '''One''' is&nbsp;first. ''Two''&quot;\n";
    const [one, two] = sentencesOf(block(text));
    expect(text.slice(one?.start, one?.end)).toBe("One''' is&nbsp;first.");
    expect(text.slice(two?.start, two?.end)).toBe("Two''&quot;");
  });

  it.each([
    ["a number", "The mill burned down in 1868."],
    ["a closed quotation", 'He said "The mill burned down."'],
    ["no mark", "* The mill at Lom"],
  ])("ends before the reference behind it, whether or not a line ends there: %s", (_, words) => {
    const ends = ["", "\n", " \n"].map(
      (lineEnd) => sentencesOf(block(`${words}<ref>Smith 1999</ref>${lineEnd}`))[0]?.end,
    );
    expect(ends).toEqual([words.length, words.length, words.length]);
  });

  it("says where a definition stands in its block", () => {
    const text = "; Tea : a ''hot'' drink. It cools.\n";
    const parts = sentencesOf(block(text)).map(({ start, end }) => text.slice(start, end));
    expect(parts).toEqual(["Tea", "a ''hot'' drink.", "It cools."]);
  });

  it("says where those of cells stand, behind attributes and cells without one", () => {
    const text =
      "| a=\"{{b}}\" | It is \"dried,\" ''all'' of it. || Tea || c=d | It [[a|cools]] down at noon.\n";
    expect(sentencesOf(block(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
      "It is \"dried,\" ''all'' of it.",
      "It [[a|cools]] down at noon.",
    ]);
  });

  // Not timed: what looks for each end from where it begins does not come to its own.
  it("looks for the end of what is no markup in a term once", () => {
    expect(texts(`; tea ${"<nowiki>".repeat(100_000)}: hot\n`).at(-1)).toBe("hot");
  });

  it("keeps a term written for the variants of its language whole", () => {
    const grammar = grammarOf({ ...testPage.site, language: "zh" });
    const tea = { ...block("; -{zh-hans:红茶;zh-hant:紅茶}- : 茶叶。\n"), grammar };
    expect(sentencesOf(tea).map(({ text }) => text)).toEqual(["红茶", "茶叶。"]);
  });

  it("finds them once a block", () => {
    const tea = block("Tea is hot.\n");
    expect(sentencesOf(tea)).toBe(sentencesOf(tea));
  });
});

describe("a sentence with something in front of its mark", () => {
  const marks = [..."?!;:),.]»”।。؟،"];
  const tags = [
    "{{fact}}",
    "<ref>A book.</ref>",
    "<!-- sic -->",
    "{{fact}} <ref name=a />",
    "[[File:a.png]]",
  ];

  it.each(tags)("is the one it was without %s", (tag) => {
    for (const mark of marks) {
      for (const space of ["", " "]) {
        for (const rest of ["", " It is hot.", '"']) {
          const without = texts(`They sold tea to the country${mark}${rest}\n`);
          expect(texts(`They sold tea to the country${space}${tag}${mark}${rest}\n`)).toEqual(without);
        }
      }
    }
  });

  it("shows a power as one, and other raised text as it reads", () => {
    expect(texts("It has 10<sup>6</sup> or 10<SUP class=x>-3</SUP> parts.\n")).toEqual([
      "It has 10^6 or 10^-3 parts.",
    ]);
    expect(texts("The 1<sup>st</sup> of 5 km<sup>2</sup> and H<sub>2</sub>O.\n")).toEqual([
      "The 1st of 5 km2 and H2O.",
    ]);
  });

  it("keeps the base of a number and the fraction behind one apart", () => {
    expect(texts("It is 1010<sub>2</sub> or 10{{sub|2}}, H{{sub|2}}O.\n")).toEqual([
      "It is 1010_2 or 10_2, H2O.",
    ]);
    expect(
      texts(
        "Of 5<sup>1</sup>/<sub>2</sub>, 3<sup>17</sup>&frasl;<sub>32</sub>, 4<sup>3</sup>&#8260;<sub>7</sub> and 10<sup>6</sup>/ml.\n",
      ),
    ).toEqual(["Of 5 1/2, 3 17⁄32, 4 3⁄7 and 10^6/ml."]);
  });

  it("shows a number that templates put together", () => {
    expect(
      texts(
        "It is 5{{frac|1|2}} m, 3{{frac|17|32}} ft, 5{{times}}10{{sup|6}} or 5{{e|6}} of {{ca.|1850}}.\n",
      ),
    ).toEqual(["It is 5½ m, 3 17⁄32 ft, 5×10^6 or 5×10^6 of c. 1850."]);
  });

  it("shows the spaces somebody wrote, and takes no mark for a closing one that begins a word", () => {
    expect(texts("They sold labour {{fact}}. It pays.\n")).toEqual(["They sold labour.", "It pays."]);
    expect(texts("Du thé ? Oui, « du thé » !\n")).toEqual(["Du thé ?", "Oui, « du thé » !"]);
    expect(texts("Du thé {{fact}} ?\n")).toEqual(["Du thé ?"]);
    expect(texts("It runs on {{small}}.NET and [[C]] .\n")).toEqual(["It runs on .NET and C ."]);
    expect(texts("Er mag {{small}}»Tee« und [[;]] sehr.\n")).toEqual(["Er mag »Tee« und ; sehr."]);
    expect(texts("They came {{fact}}... and went ...\n")).toEqual(texts("They came... and went ...\n"));
  });

  it("says where it stands", () => {
    const text = "Is it hot ({{fact}}) {{fact}}? It is ({{lang|a}}; {{lang|b}}) cold {{fact}}!\n";
    expect(
      sentencesOf(block(text)).map(({ start, end, text: shown }) => [shown, text.slice(start, end)]),
    ).toEqual([
      ["Is it hot?", "Is it hot ({{fact}}) {{fact}}?"],
      ["It is cold!", "It is ({{lang|a}}; {{lang|b}}) cold {{fact}}!"],
    ]);
  });
});

describe("a sentence that stands against what was taken out", () => {
  it.each([
    ["It is old.<ref>A. B.</ref>The river is long.\n", ["It is old.", "The river is long."]],
    ["It is old.<ref>A.</ref><ref>B.</ref>'''[[The River|Rivers]]''' run.\n", ["It is old.", "Rivers run."]],
    [
      'He said "go."{{fact}}Then he left in 1990.{{fact}}Rome fell.\n',
      ['He said "go."', "Then he left in 1990.", "Rome fell."],
    ],
    [
      "The U.S.<ref>A.</ref>Army of J.{{fact}}Smith and e.g.{{fact}}The rest.\n",
      ["The U.S.Army of J.Smith and e.g.The rest."],
    ],
    ["It is old.<ref>A.</ref>the rest.\n", ["It is old.the rest."]],
  ])("is one by itself: %s", (wikitext, expected) => {
    expect(texts(wikitext)).toEqual(expected);
  });

  it("is found in one pass", () => {
    expect(sentencesOf(block(`${"It is old.{{a}}".repeat(100_000)}\n`))).toHaveLength(100_000);
  });

  it("stands where it is written", () => {
    const text = "It is old.<ref>A.</ref>The river.\n";
    expect(sentencesOf(block(text)).map(({ start, end }) => text.slice(start, end))).toEqual([
      "It is old.",
      "The river.",
    ]);
  });
});

describe("a mark in the words of a link", () => {
  it.each([
    ["She won [[Quiz! Masters]] twice. It ran.\n", ["She won Quiz! Masters twice.", "It ran."]],
    [
      "It is by [[Bo. Berg|Zoo Inc. Zebra]] of [[Rome]]. It ran.\n",
      ["It is by Zoo Inc. Zebra of Rome.", "It ran."],
    ],
    [
      "They saw [[Help!]] The end came. So did [[We. You]].\n",
      ["They saw Help!", "The end came.", "So did We. You."],
    ],
  ])("ends no sentence: %s", (wikitext, expected) => {
    expect(texts(wikitext)).toEqual(expected);
  });

  it("is looked for in one pass", () => {
    expect(sentencesOf(block(`${"So [[We! You]] do. ".repeat(50_000)}\n`))).toHaveLength(50_000);
  });
});

describe("the mark of a note that came with copied words", () => {
  it.each([
    ["Art [[Art#note 6|<sup>[6]</sup>]] rose.[[Art#note 7|<sup>[7]</sup>]] In 2015 it fell.\n"],
    ["Art [6] rose.[7] In 2015 it fell.\n"],
    ["Art [6] rose.<sup>[7]</sup> In 2015 it fell.\n"],
  ])("ends the sentence it stands behind: %s", (wikitext) => {
    expect(texts(wikitext)).toEqual(["Art [6] rose.[7]", "In 2015 it fell."]);
  });

  it.each([
    ["He said “It rose.”[1][12] Then it fell in 1990.[103] The end came.", 3],
    ["It rose.[1] then it fell.", 1],
    ["It rose.[1]Then it fell.", 1],
    ["It rose.[1990] Then it fell.", 1],
    ["It rose.[1, 2] Then it fell.", 1],
    ["It rose [1] Then it fell.", 1],
    ["By A.[1] Smith and J.[2] Berg of the U.S.[3] Army.", 1],
    ["It rose (or fell.[1] Then it lay) there.", 1],
  ])("ends none elsewhere: %s", (text, sentences) => {
    expect(split(text)).toHaveLength(sentences);
  });

  it("is looked for in one pass", () => {
    expect(split("It rose.[1] ".repeat(50_000))).toHaveLength(50_000);
    expect(split("It rose.[".repeat(50_000)).join("").length).toBeGreaterThan(400_000);
  });
});

describe("brackets behind a full stop", () => {
  it.each([
    ["He met George W. (the younger) there.\n", 1],
    ["It is in the U.S. (which is large) now.\n", 1],
    ["He met George there. (It was late.)\n", 2],
    ["So did I. (It was late.)\n", 2],
  ])("go on behind initials alone: %s", (wikitext, count) => {
    expect(texts(wikitext)).toHaveLength(count);
  });

  it.each([
    ["Berg TW & Lund AK. (1974). ''Of nests''.\n", ["Berg TW & Lund AK. (1974).", "Of nests."]],
    ["Озеров ВВ. (1999, 2001b). ''О гнёздах''.\n", ["Озеров ВВ. (1999, 2001b).", "О гнёздах."]],
    ["पाठक अआ. (१९७४). ''घोंसले''\n", ["पाठक अआ. (१९७४).", "घोंसले"]],
    ["The keeper left for good. (1904–1907)\n", ["The keeper left for good. (1904–1907)"]],
    ["The keeper left. (1904) Then he came.\n", ["The keeper left.", "(1904) Then he came."]],
    ["He asked who left. (In 1904.)\n", ["He asked who left.", "(In 1904.)"]],
  ])("begin no sentence where they hold a number alone: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual(shown);
  });

  it.each([
    "The avg. was 5 in the year.\n",
    "The orig. text and its transl. from French.\n",
    "Der Verein, gegr. 1890, singt.\n",
  ])("is one of an abbreviation: %s", (wikitext) => {
    expect(texts(wikitext)).toHaveLength(1);
  });
});

describe("a sentence that began with what was taken out", () => {
  it.each([
    ["It lies here. {{Start date|2010}}, it grew.\n", ["It lies here.", "it grew."]],
    ["{{Start date|2010}}, it grew.\n", ["it grew."]],
    ["It lies here. {{Start date|2010}}. Then it grew.\n", ["It lies here.", "Then it grew."]],
    ["It was built. {{USS|Foo}}, a ship, met it.\n", ["It was built.", "a ship, met it."]],
  ])("has no mark in front: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual(shown);
  });

  it.each([
    ["It is hot {{fact}}, it is.\n", ["It is hot, it is."]],
    ["George W. {{fact}}, it is.\n", ["George W., it is."]],
    ["It is Foo Inc.{{fact}}, it is.\n", ["It is Foo Inc., it is."]],
  ])("is no tag within a sentence: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual(shown);
  });
});

describe("an end mark on both sides of what was taken out", () => {
  it.each([
    ["It is old.<ref>A.</ref>. The river is long.\n", ["It is old.", "The river is long."]],
    ["It lies in the U.S.<ref>A.</ref><ref>B.</ref>.\n", ["It lies in the U.S."]],
    ["Is it old?{{fact}}? It is!<ref name=a />!\n", ["Is it old?", "It is!"]],
    ['He called it "old."<ref>A.</ref>. It is long.\n', ['He called it "old."', "It is long."]],
    ["Er nennt es „alt.“{{fact}}. Es ist lang.\n", ["Er nennt es „alt.“", "Es ist lang."]],
    ["塔は古い。<ref>本。</ref>。川は長い。\n", ["塔は古い。", "川は長い。"]],
    ["वह गया।{{fact}}। वह आया।\n", ["वह गया।", "वह आया।"]],
  ])("shows once: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual(shown);
  });

  it.each([
    ["It is old...<ref>A.</ref>.\n", ["It is old...."]],
    ["It is old.<ref>A.</ref>...\n", ["It is old...."]],
    ["It is old (or not (<ref>A.</ref>so)<ref>B.</ref>).\n", ["It is old (or not (so))."]],
    ["It is old (and so on.)<ref>A.</ref>. It is long.\n", ["It is old (and so on.).", "It is long."]],
    ['He asks "how old?"<ref>A.</ref>. It is long.\n', ['He asks "how old?".', "It is long."]],
  ])("is kept where it is no end twice: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual(shown);
  });
});

describe("brackets that something was taken out of", () => {
  it.each([
    ["Vic ({{lang|Wik}}) is a name.\n", "Vic is a name."],
    ["Vic ( {{lang|Wik}}, {{lang|Vik}} ), a name.\n", "Vic, a name."],
    ["* Finnish: {{t|fi|lamppu}}, {{t|fi|valaisin}}; {{t|fi|soihtu}}\n", "Finnish:"],
    ["In use: {{flag|NO}}, Vic and {{flag|SE}}.\n", "In use: Vic and."],
    ["Vic [<ref>A book.</ref>].\n", "Vic."],
    ["ウィク（{{lang|Wik}}）は名前。\n", "ウィクは名前。"],
    ["Vic ([[File:vic.ogg]]).\n", "Vic."],
    ["Vic (({{lang|Wik}})) is.\n", "Vic is."],
  ])("go where they are left empty: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual([shown]);
  });

  it.each([
    ["Call main() and f( ) first.\n", "Call main() and f( ) first."],
    ["Call {{code}} main() first.\n", "Call main() first."],
    ["Vic (born {{age}}) is.\n", "Vic (born) is."],
    ["Vic ({{lang|Wik}} – a name) is.\n", "Vic ( – a name) is."],
    ["Vic ({{lang|Wik}}] is.\n", "Vic (] is."],
  ])("stay where they are not: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual([shown]);
  });

  it.each([
    ["Vic ({{IPA|v}}; a name) is.\n", "Vic (a name) is."],
    ["Vic (a name, {{IPA|v}}) is.\n", "Vic (a name) is."],
    ["Vic (a name; {{IPA|v}}; {{audio|v}}) is.\n", "Vic (a name) is."],
    ["Vic (a name; {{IPA|v}}; born) is.\n", "Vic (a name; born) is."],
    ["Vic ({{IPA|v}}; {{born|1950}} – {{died|2000}}) is.\n", "Vic is."],
  ])("lose the marks of what went: %s", (wikitext, shown) => {
    expect(texts(wikitext)).toEqual([shown]);
  });

  it("are found in one pass", () => {
    const many = `Vic ${"({{a}},".repeat(20_000)} is${" ".repeat(20_000)}.\n`;
    expect(texts(many)).toEqual(["Vic", "is"]);
  });

  it("are found in one pass where marks alone part what went", { tags: "long" }, () => {
    const parted = "{{a}},".repeat(200_000);
    expect(texts(`It lies here. ${parted} so.\n`)).toEqual(["It lies here.", "so."]);
    expect(texts(`It lies here. ${"{{a}}, ".repeat(200_000)}so.\n`)).toEqual(["It lies here.", "so."]);
    expect(texts(`It is (${parted} so).\n`)).toEqual(["It is (so)."]);
    expect(texts(`It is (so${",{{a}}".repeat(200_000)}).\n`)).toEqual(["It is (so)."]);
  });

  it("are found in one pass where every sentence of a long line is tagged", { tags: "long" }, () => {
    const tagged = sentencesOf(block(`${"So {{a}}. ".repeat(200_000)}\n`));
    expect(tagged).toHaveLength(200_000);
    expect(tagged.at(-1)).toMatchObject({ end: 1_999_999, start: 1_999_990, text: "So." });
  });
});

describe("a word that is an abbreviation elsewhere", () => {
  it("ends its sentence before a capital", () => {
    expect(texts("The lamp was lit. The harbour slept.\n")).toEqual([
      "The lamp was lit.",
      "The harbour slept.",
    ]);
    expect(texts("A jet black cap. In flight it shows.\n")).toHaveLength(2);
    expect(texts("It is a work of art. See vol. 3 and cap. 4 of it.\n")).toHaveLength(2);
  });
});

describe("words written for the variants of a language", () => {
  const read = (text: string, language: string) =>
    sentencesOf({ ...block(text), grammar: grammarOf({ ...testPage.site, language }) });
  const shown = (text: string, language = "zh") => read(text, language).map((sentence) => sentence.text);

  it.each([
    ["他写-{zh-hans:软件; zh-hant:軟體}-。\n", "他写软件。"],
    ["他寫-{軟體}-。\n", "他寫軟體。"],
    ["他寫-{A|zh-cn:软件;zh-tw:軟體}-。\n", "他寫软件。"],
    ["他寫-{zh-hans;zh-hant|軟體}-。\n", "他寫軟體。"],
    ["他寫-{zh-cn:[[茶|好茶]];zh-tw:[[茗]]}-。\n", "他寫好茶。"],
    ["他寫[[茶|-{茶}-葉]]。\n", "他寫茶葉。"],
    ["-{H|zh-cn:茶;zh-tw:茗}-他走了。\n", "他走了。"],
    ["他寫-{{nowrap|軟體}}。\n", "他寫-軟體。"],
    ["他寫-{軟體。\n", "他寫-{軟體。"],
  ])("show those of the first: %s", (text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  it("show as they stand where a language has none", () => {
    expect(shown("It is 1-{4-chloro}-2.\n", "en")).toEqual(["It is 1-{4-chloro}-2."]);
    expect(shown("То је -{x}- овде.\n", "sr")).toEqual(["То је x овде."]);
  });

  it("say where they stand", () => {
    const [sentence] = read("他寫-{zh-cn:软件;zh-tw:軟體}-。\n", "zh");
    expect(sentence).toMatchObject({ start: 0, end: 24 });
  });
});

describe("a mark within an address", () => {
  it.each([
    ["https://tea.example/list?ID=5&Lang=en\n", ["https://tea.example/list?ID=5&Lang=en"]],
    [
      "See http://tea.example/?Page=2 for it. It ran.\n",
      ["See http://tea.example/?Page=2 for it.", "It ran."],
    ],
    ["Is it http://tea.example/tea? It is.\n", ["Is it http://tea.example/tea?", "It is."]],
    ["Did it (http://tea.example/?Q=1)? It did.\n", ["Did it (http://tea.example/?Q=1)?", "It did."]],
  ])("ends no sentence: %s", (wikitext, expected) => {
    expect(texts(wikitext)).toEqual(expected);
  });

  it("is looked for in one pass", () => {
    const text = "http://tea.example/?Q=1 is here. ".repeat(50_000);
    expect(split(text)).toHaveLength(50_000);
    expect(split(`http://${"?Q".repeat(100_000)}`).join("")).toHaveLength(200_007);
  });
});

describe("an abbreviation of the wiki's language", () => {
  it.each([
    ["de", "Bei Pfr. Meier und Hptm. Lang war Ruhe."],
    ["de", "Im Lkr. Hof, insbes. Naila, stellv. Landrat."],
    ["es", "El arq. Gil y el sgto. Ruiz a alt. 300 m."],
    ["es", "El ayto. de Lugo, el mtro. Ruiz, máx. 30 m."],
    ["fr", "Le gén. Petit du boul. Victor."],
    ["it", "Il card. Neri e il magg. Verdi."],
    ["pl", "Na wys. 300 m, szer. 20 m, o godz. 15 przy al. Lipowej."],
    ["pl", "W gm. Nowa k. Łodzi, gen. bryg. Jan Lis, zach. część."],
    ["pt", "O cel. Lima e o arq. Costa."],
    ["ru", "Выс. 200 м, шир. 5 м, худ. Лесов."],
    ["ru", "Лейт. Лесов, сост. Полев, сев. часть, прп. Нил, канд. техн. наук."],
    ["uk", "Вис. 200 м, шир. 5 м, ред. Лісовий, 5 трав. 1990 року."],
    ["bg", "В общ. Рила и обл. Перник."],
    ["cs", "Příp. soud, angl. Kent, tř. Nová a PaedDr. Malý."],
    ["fi", "Ent. Kotka ja nyk. Turku, vrt. Lahti."],
    ["hu", "Ez pl. Pest, ill. Eger, vö. Gyula."],
    ["id", "Di PT. Maju, CV. Jaya dan prov. Riau."],
    ["nl", "Dat is m.n. Gent, evt. Lier, afd. Ieper, gem. Geel."],
    ["ro", "De ex. Arad, com. Baia, str. Lungă."],
    ["sv", "På f.d. Ekeby, enl. Berg och kapt. Ek."],
    ["tr", "O Hz. Ali ve yakl. 300 kişi."],
  ])("ends no sentence in %s: %s", (language, text) => {
    expect(sentenceRanges(text, language)).toEqual([0, text.length]);
    expect(sentenceRanges(text, language === "es" ? "de" : "es").length).toBeGreaterThan(2);
  });

  it("is a length where it ends a short sentence", () => {
    expect(sentenceRanges("Mide 5 km. Nació aquí.", "es")).toHaveLength(4);
    expect(sentenceRanges("Mide 1,80 m. Nació aquí.", "es")).toHaveLength(4);
    expect(sentenceRanges("Рост 1,80 м. Родился здесь.", "ru")).toHaveLength(4);
    expect(sentenceRanges("Waży 70 kg. Potem wyszedł.", "pl")).toHaveLength(4);
    expect(sentenceRanges("Ma 5 tys. mieszk. i 3 km².", "pl")).toHaveLength(2);
  });

  it.each([
    ["ru", "Он вступил в полк. Потом служил."],
    ["uk", "Він забив гол. Матч тривав."],
    ["de", "Sie ist alt. Er mag. Dann ging er."],
  ])("is a word where it ends one in %s: %s", (language, text) => {
    expect(sentenceRanges(text, language).length).toBeGreaterThan(2);
  });
});

describe("sentenceRanges", () => {
  it("ends a sentence with a unit that is an abbreviation elsewhere", () => {
    expect(split("It is 5 mm. The other is 5 с. Он здесь.")).toHaveLength(3);
    expect(split("MM. Dupont et Durand vinrent de 5 à 7 c. 1900.")).toHaveLength(1);
  });

  it.each([
    ["de", "Im 3. Jahrhundert v. Chr. kam z. B. Dr. Meier."],
    ["en", "Mr. Lee and J. R. Hill left St. Paul."],
    ["fr", "M. Petit et Mme. Roux sont partis."],
    ["ru", "Он жил в г. Лесов у А. С. Лесова."],
  ])("takes a space at which no line breaks for any other in %s: %s", (language, text) => {
    const spaces = text.replaceAll(". ", ".\u00a0");
    expect(sentenceRanges(spaces, language)).toEqual(sentenceRanges(text, language));
    expect(sentenceRanges(spaces.replaceAll("\u00a0", "\u202f"), language)).toEqual([0, text.length]);
  });

  it("takes no quote within a Hebrew abbreviation for a quotation", () => {
    expect(split('צה"ל בא לארה"ב עם ד"ר כהן. הוא הלך. עוד אחד.')).toHaveLength(3);
    expect(split('הוא כתב ב"הארץ. כן. לא." אתמול. הוא הלך.')).toEqual([
      'הוא כתב ב"הארץ. כן. לא." אתמול.',
      "הוא הלך.",
    ]);
  });

  it.each([
    ["English", "Written by J. Smith, e.g. Tea. It sold.", ["Written by J. Smith, e.g. Tea.", "It sold."]],
    ["German", "Das ist z. B. Tee. D. h. es ist heiß.", ["Das ist z. B. Tee.", "D. h. es ist heiß."]],
    [
      "German without spaces",
      "Das ist z.B. Tee usw. Es ist heiß.",
      ["Das ist z.B. Tee usw.", "Es ist heiß."],
    ],
    [
      "French",
      "Par ex. le thé, p. ex. Assam. Il est chaud.",
      ["Par ex. le thé, p. ex. Assam.", "Il est chaud."],
    ],
    ["Spanish", "El Sr. Ruiz, p. ej., bebe. Es té.", ["El Sr. Ruiz, p. ej., bebe.", "Es té."]],
    [
      "Russian",
      "Это А. С. Попов, т. е. он. В 1990 г. он умер.",
      ["Это А. С. Попов, т. е. он.", "В 1990 г. он умер."],
    ],
    ["Hindi", "यह चाय है। वह गरम है।", ["यह चाय है।", "वह गरम है।"]],
    ["Urdu", "یہ چائے ہے۔ وہ گرم ہے۔", ["یہ چائے ہے۔", "وہ گرم ہے۔"]],
    ["Arabic", "هل هذا شاي؟ نعم هو.", ["هل هذا شاي؟", "نعم هو."]],
    ["Chinese", "这是茶。很热！", ["这是茶。", "很热！"]],
    ["Japanese", "「お茶。」と言った。熱い。", ["「お茶。」と言った。", "熱い。"]],
    ["Khmer", "នេះជាតែ។ វាក្តៅ។", ["នេះជាតែ។", "វាក្តៅ។"]],
    ["Armenian", "Սա թեյ է։ Այն տաք է։", ["Սա թեյ է։", "Այն տաք է։"]],
    ["Ethiopic", "ይህ ሻይ ነው። ትኩስ ነው።", ["ይህ ሻይ ነው።", "ትኩስ ነው።"]],
    ["Thai, which has no end mark", "นี่คือชา มันร้อน", ["นี่คือชา มันร้อน"]],
  ])("ends sentences in %s", (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it("cuts what has no stop", () => {
    const ranges = sentenceRanges("茶".repeat(15_000));
    expect(ranges.length / 2).toBe(Math.ceil(15_000 / maxSentenceLength));
  });

  it("cuts between words and never inside a character", () => {
    const words = split("tea ".repeat(3000));
    expect(words.every((part) => /^tea( tea)*$/.test(part))).toBe(true);
    expect(split(`a${"𝒜".repeat(5000)}`).every((part) => part.isWellFormed())).toBe(true);
  });
});

describe("sentenceKey", () => {
  it("is one for the forms of quotes, dashes and spaces", () => {
    expect(sentenceKey("It’s “hot” – now\u200b\u061c.")).toBe(sentenceKey('It\'s "hot" - now.'));
    for (const quoted of ["«чай»", "« чай »", "„чай“", "»чай«", "“чай”"]) {
      expect(sentenceKey(`Это ${quoted}, а это ‹ром›.`)).toBe(sentenceKey("Это \"чай\", а это 'ром'."));
    }
  });

  it.each([
    ["צה\"ל הוקם ב-1948, כתב ג'בוטינסקי.", "צה״ל הוקם ב־1948, כתב ג׳בוטינסקי."],
    ["O'zbekiston katta.", "Oʻzbekiston katta."],
    ["O‘zbekiston katta.", "Oʻzbekiston katta."],
    ["п'ять", "пʼять"],
  ])("is one for those a script has of its own: %s", (one, other) => {
    expect(sentenceKey(other)).toBe(sentenceKey(one));
  });

  it("is one with a space in front of a mark and without", () => {
    for (const mark of [..."?!;:),.]»।。؟،"]) {
      expect(sentenceKey(`Le thé ${mark}`)).toBe(sentenceKey(`Le thé${mark}`));
      expect(sentenceKey(`“Tea ${mark}” – is it?`)).toBe(sentenceKey(`“Tea${mark}” – is it?`));
    }
    expect(sentenceKey("Tea ”")).toBe(sentenceKey('Tea "'));
    expect(sentenceKey("Tea\u00a0 ?")).toBe(sentenceKey("Tea?"));
    expect(sentenceKey("On .NET, »Tee« … and ... so .5")).toBe(sha256('On .NET, "Tee" … and ... so .5'));
  });

  it("is one with a space behind a mark that opens and without", () => {
    expect(sentenceKey("Le « thé » ( ou l’« infusion »)")).toBe(sentenceKey("Le «thé» (ou l'«infusion» )"));
    expect(sentenceKey("« Thé »")).toBe(sentenceKey("«\u202fThé\u202f»"));
    expect(sentenceKey("»Tee« ist »Rum.« nicht")).toBe(sha256('"Tee" ist "Rum." nicht'));
  });

  it("is one with a space in front of the sign of a number and without", () => {
    expect(sentenceKey("5 % bei 20\u00a0°C und 3 ‰")).toBe(sentenceKey("5% bei 20°C und 3‰"));
    expect(sentenceKey("of % and 5 °North")).toBe(sha256("of % and 5 °North"));
  });

  it.each([
    ["Er kam z. B. nach Wien.", "Er kam z.B. nach Wien."],
    ["J. R. R. Hill wrote it.", "J.R.R. Hill wrote it."],
    ["Он жил в V в. до н.\u00a0э. и т. д.", "Он жил в V в. до н.э. и т.д."],
  ])("is one for initials with spaces and without: %s", (one, other) => {
    expect(sentenceKey(one)).toBe(sentenceKey(other));
  });

  it("keeps the space behind initials and what is none", () => {
    expect(sentenceKey("See p. 5 by A. Hill. B")).toBe(sha256("See p. 5 by A. Hill. B"));
  });

  it.each([
    "Tea—the drink",
    "Tea – the drink",
    "Tea - the drink",
    "Tea -- the drink",
    "Tea --- the drink",
    "Tea--the drink",
  ])("is one for a dash however it is set: %s", (text) => {
    expect(sentenceKey(`${text} of 1990\u00a0– 2000.`)).toBe(sentenceKey("Tea-the drink of 1990–2000."));
  });

  it.each([
    ["at -5 degrees", "at - 5 degrees"],
    ["pre- and post-war", "pre-and post-war"],
    ["use --all", "use -all"],
    ["- one tea", "-one tea"],
    ["tea -", "tea--"],
    ["one-----two", "one--two"],
    ["one - - two", "one - two"],
    ["i--; tea", "i-; tea"],
  ])("leaves a hyphen with what it stands at: %s is not %s", (one, other) => {
    expect(sentenceKey(one)).not.toBe(sentenceKey(other));
  });

  it("tells letters and case apart", () => {
    expect(new Set(["Tea", "tea", "Teas"].map(sentenceKey)).size).toBe(3);
  });
});
