import type { JsonObject } from "../../json.ts";

/** The rule each type of event is found by, in words, with the parameters it was applied with. */
const rules: Readonly<Record<string, (parameter: (name: string) => string) => string>> = {
  revert_identity: (p) =>
    p("base") === "first"
      ? "The SHA-1 of the text equals that of an earlier revision; the first with that text is the one restored, however long ago (the rule of mediawiki_history). The same text as the predecessor's is no revert. All in between are reverted but null edits, those with that text, and those that an earlier revert undid."
      : `The SHA-1 of the text equals that of an earlier revision. The predecessor does not count, the ${p("radius")} revisions before it do, the nearest first (MediaWiki's manual-revert rule). All in between but null edits are reverted.`,
  revert_partial: (p) =>
    `This is no identity revert, and does not blank, replace or redirect the page. Of an edit by somebody else (hidden names are nobody's) within ${p("radius")} revisions, at least ${percent(p("partialShare"))} of the sentence changes are undone, and that is at least ${percent(p("partialShare"))} of what this edit changes; one of the sentences has ${p("partialWords")} words or more. Of several such edits it is the nearest; the page's first text, and one with unreadable texts right before it, are none. A sentence that goes while one comes that is alike by at least ${p("partialRewording")} was worded anew, not taken back. An edit the wiki tagged as undo or rollback counts on the tag's word alone (basis: tag).`,
  revert_war: (p) =>
    `Within ${p("warHours")} hours there are at least ${p("warReverts")} identity reverts of others (selfRevert: false), and two editors who undid each other. It is told at the revert that makes it so, and again only after ${p("warHours")} hours without such a revert.`,
  sentence_first_seen: (p) =>
    `The normalised sentence stood at no earlier revision of the page, and is paired with none that went in this edit. ${pairing(p)}`,
  sentence_modified: (p) =>
    `A sentence that went and one that came and was never seen are paired. ${pairing(p)} In a split or merge it is the joined pieces that are alike, and of the words that only one piece has, at least ${percent(p("sharedWords"))} stand in the whole.`,
  sentence_removed: (p) =>
    `The normalised sentence stands on the page at fewer places than before, and is paired with none that came and was never seen. ${pairing(p)}`,
  sentence_reintroduced: () =>
    "The normalised sentence came to the page in this edit and had stood at an earlier revision. That is asked before any similarity.",
  sentence_moved: () =>
    "The same sentence stands in a section that is not the match of its old one, off the longest run of sentences that kept their order, or in a section that is new, past sentences that stayed in its old one. A section that moved or was renamed as a whole moves no sentence.",
  claim_value_changed: () =>
    "A sentence was edited, or an older wording came back in its place, and both wordings are equal once numbers, dates, amounts, negations and hedges are taken out; where a negation came or went, articles, too.",
  template_added: () =>
    `${callPairing} This one of the new text has no partner in the old. The lexicon of the wiki's language says what it signals.`,
  template_removed: () =>
    `${callPairing} This one of the old text has no partner in the new. The lexicon of the wiki's language says what it signals.`,
  template_parameter_changed: () =>
    `${callPairing} This pair differs in the parameter. Values behind a name are trimmed, those without one are taken as written, and the last of a name holds.`,
  edit_burst: (p) =>
    `The ${p("burstHours")} hours up to this revision hold at least ${p("burstRevisions")} counted revisions, and by the rate of the ${p("burstPriorDays")} days before (at least ${p("burstFloorPerDay")} a day) the probability of so many is below ${p("burstTail")} (Poisson). It is told again once the window, before a revision, holds less than half of what it held when it was told. ${counted}`,
  quiet_period_ended: (p) =>
    `Since the last counted revision passed at least ${p("quietDays")} days and ${p("quietMedians")} times the median gap so far, after at least ${p("quietAfter")} revisions. ${counted}`,
  editor_influx: (p) =>
    `Within ${p("influxDays")} days at least ${p("influxEditors")} editors made their first edit of the page, at least ${percent(p("influxShare"))} of all who edited it then, and the page is ${p("influxPageDays")} days old or older. It is told again once there are fewer before a revision. ${counted}`,
  size_spike: (p) =>
    `The length changed by at least ${p("sizeBytes")} bytes and ${percent(p("sizeShare"))}, and the modified z-score of the change, without sign, among the last ${p("sizeChanges")} (at least ${p("sizeAfter")}) is over ${p("sizeZ")} (Iglewicz and Hoaglin). The page's first text is no change. ${counted}`,
  citation_added: () =>
    "A work is its DOI, ISBN, PMID or arXiv number, else its address without tracking, else its text. It is cited at more places than before, uses of a name included and definitions in a list of references left out, and took no other work's place. Two are one work where they share another identifier or address, or say the same in nearly the same words.",
  citation_removed: () =>
    "A work is its DOI, ISBN, PMID or arXiv number, else its address without tracking, else its text. It is cited at fewer places than before, uses of a name included and definitions in a list of references left out, and no other work took its place. Two are one work where they share another identifier or address, or say the same in nearly the same words.",
  citation_replaced: () =>
    "One work is cited at fewer places and another at more, under the same reference name, behind the same sentence or the one it was modified to, or for the same parameter's value of a template. As many went there as came, one reference each; else which took the place of which would be a guess. They are one work where they share another identifier or address; where one has neither and two thirds of the words of the shorter reference, half under one name, stand in the longer, or both begin with the same words, six at least and half of the shorter, or the only title of one stands in the other with a name beside it; where both are addresses at two sites that end in the same name of a page, which is no number and no numbered part; a note of eight words at most is another work where it names nobody whom the other does, or another year, and the same one where it names the same people and year; and where three quarters of the words of the shorter title stand in the longer, its numbers are equal, and neither author, year nor two identifiers of one kind speak against it.",
  section_changed: () =>
    "Sections of both texts are matched by their headings, those below the same headings first, several of one heading there by the text that only one of them has, then in order; else where they share at least four fifths of both texts; else by their headings below others, and whatever their case; else where they share at least half of the smaller one's text, categories and languages aside, and of lists of references what they define; the larger one's where only one of them has sentences; else, behind the same neighbour, where both are empty or half of the pairs of neighbouring words stand in both; else, at one level, where half of the sections below them are the same; else where they are the only ones left between the same neighbours, one of them has no sentences, and a section below them or a word is in both, or one is empty. Without a partner a section came or went; with one, its heading, its level or its place differs.",
  link_changed: () =>
    "Links of both texts are compared by target and label; equal ones cancel wherever they stand, as do links to one page that read alike, whether a label, the title or letters behind the link say it. Of what is left, one that went and one that came are one link that changed where both have the same target, else where both lead to one language, else where both show the same words, whatever the case of the first letter (a link to a page without a label shows its title), else where both addresses lead to the same but for scheme, www., tracking, archive or a slash at the end. The others came or went.",
  category_changed: () =>
    "Categories of both texts are compared by name and sort key; equal ones cancel. Of what is left, one that went and one that came under the same name are one that is sorted otherwise. The others came or went.",
  media_changed: () =>
    "Files and gallery lines of both texts are compared by name, caption and options; equal ones cancel, in whatever order and by whichever English word for one their options are written. Of what is left, one that went and one that came are one that changed where both have the same name, else the same caption. The others came or went, unless in the other text a parameter of a template names the file in its place.",
  table_changed: () =>
    "Tables are matched by the cells they share, else by their caption, else, of one cell each, by how alike that reads (0.6 at least); their rows by the cells they share, else, of one cell each, by their neighbours; cells by their place in a row. What has no partner came or went, and what differs within a pair changed. Equal rows cancel wherever they stand: one that only moved is not told.",
  page_lifecycle_changed: () =>
    "MediaWiki's own tests of both texts (created, blanked, replaced, redirects, content model), or an entry of the wiki's log about the page.",
  talk_activity: (p) =>
    `On the talk page a topic is opened, or the ${ordinal(p("talkPosts"))} post with prose is made within ${p("talkPostHours")} hours, within ${p("talkArticleDays")} days after a revert, an edit war or a dispute template of the article; then not again for ${p("talkRearmHours")} hours. A topic is a section whose heading was never seen there, without sentences, or half of whose text at least comes with it, and which holds no half of a topic that just lost its heading; or one more under a heading that was seen, with no sentence that was. A post with prose adds a sentence that was never seen there, other than the editor's own in other words (alike by 0.6, or gone on with), parted or joined elsewhere, or a signature behind it.`,
};

/** What activity is made of. */
const counted = "Bots, null edits and imports do not count.";

/** Which calls of both texts are one: the rule of all that templates do. */
const callPairing =
  "Templates of both texts are paired by equal values, within a sentence first, then what it was modified to, then the section, then the page; else by name within a sentence, then the section, then the page, those that share most values first. One whose sentence stays without it pairs with none elsewhere, nor do two that have several values each and none in common, of several of a name, nor two in different sections that have values and none in common, nor two in references of different sentences that have neither an address nor half of their values in common.";

/** When a sentence that went became one that came: the rule of the pairs, and of those that have no partner. */
function pairing(p: (name: string) => string): string {
  return `Sentences pair one to one, the most alike first, that are alike by at least ${p("threshold")} (Sørensen-Dice of letter pairs, whatever the case; of Chinese and Japanese its mean with that of single characters) and, of more than ${p("longSentence")} characters both, also share at least ${percent(p("sharedWords"))} of their words; else those that are the same words once their values are taken out; else, of those left over in one section, two of which one is the other with clauses cut out: its words, six or more and a fifth of the other's, stand there in order and in at most three runs, or but for the last of eight or more it begins with them, or but for the first it ends with them, or two to five of them are what it begins with, and it could be no other's. In a large edit only those are compared that share their rarest words.`;
}

/** A rule in words, and the parameters that they name. */
export interface Rule {
  readonly words: string;
  readonly parameters: readonly string[];
}

/** The rule of a type; `null` for a third party's. */
export function ruleOf(type: string, parameters: JsonObject): Rule | null {
  const rule = Object.hasOwn(rules, type) ? rules[type] : undefined;
  if (rule === undefined) return null;
  const named = new Set<string>();
  const words = rule((name) => {
    named.add(name);
    return String(parameters[name]);
  });
  return { words, parameters: [...named] };
}

function percent(share: string): string {
  return `${Math.round(Number(share) * 1000) / 10} %`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });

/** `1st`, `2nd`, `3rd`, `11th`. */
function ordinal(number: string): string {
  const kind = ordinals.select(Number(number));
  return `${number}${kind === "one" ? "st" : kind === "two" ? "nd" : kind === "few" ? "rd" : "th"}`;
}
