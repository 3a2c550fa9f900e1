import type { JsonObject } from "../../json.ts";

/** For each type of event, the rule by which it is found, in words, with the parameters that were used. */
const rules: Readonly<Record<string, (parameter: (name: string) => string) => string>> = {
  revert_identity: (p) =>
    p("base") === "first"
      ? "The SHA-1 of the text equals that of an earlier revision; the first revision with that text is the one restored, however long ago (the rule of mediawiki_history). A text equal to the predecessor's is no revert. All revisions in between are reverted, except null edits, those with that text, and those that an earlier revert undid."
      : `The SHA-1 of the text equals that of an earlier revision: not the predecessor, but one of the ${p("radius")} revisions before it, the nearest first (MediaWiki's manual-revert rule). All revisions in between are reverted, except null edits.`,
  revert_partial: (p) =>
    `This is no identity revert, and does not blank, replace or redirect the page. It undoes at least ${percent(p("partialShare"))} of the sentence changes of an edit by somebody else (hidden names are nobody's) within ${p("radius")} revisions. That is at least ${percent(p("partialShare"))} of what this edit changes, and one of the sentences has ${p("partialWords")} words or more. Of several such edits, the nearest is the one taken back; the page's first text never is, nor is an edit with unreadable texts right before it. A sentence that goes while one comes that is the same with clauses put in, or alike by at least ${p("partialRewording")} was worded anew, not taken back. On a talk page, what goes while the summary links to a subpage of a talk page in the same namespace, and nothing comes back, was moved to an archive. An edit that the wiki tagged as undo or rollback counts by its tag alone (basis: tag).`,
  revert_war: (p) =>
    `Within ${p("warHours")} hours there are at least ${p("warReverts")} identity reverts of others (selfRevert: false), and two editors who undid each other. It is reported at the revert that completes this, and again only after ${p("warHours")} hours without such a revert.`,
  sentence_first_seen: (p) =>
    `The normalised sentence stood at no earlier revision of the page, and is paired with none of those that went in this edit. ${pairing(p)}`,
  sentence_modified: (p) =>
    `A sentence that went, and one that came and was never seen before, are paired. ${pairing(p)} In a split or merge, the joined pieces have to be alike, and of the words that only one piece has, at least ${percent(p("sharedWords"))} have to stand in the whole.`,
  sentence_removed: (p) =>
    `The normalised sentence stands on the page at fewer places than before, and is paired with none of those that came and were never seen before. ${pairing(p)}`,
  sentence_reintroduced: () =>
    "The normalised sentence came to the page in this edit and had stood at an earlier revision. This is checked before any similarity.",
  sentence_moved: () =>
    "The same sentence now stands in another section that both texts have, renamed or not; or off the longest run of sentences that kept their order in their section; or in a new section, and changed places with sentences that stayed in the old one. A section that moved, was renamed or lost its heading moves no sentence. Where a copy of a sentence came or went, none of the others moved.",
  claim_value_changed: () =>
    "A sentence was edited, or an older wording came back in its place, and both wordings are equal once numbers, dates, amounts, negations and hedges are taken out (and articles, where a negation came or went) and each quantifier may be another one in the same place. A quantifier may also have come or gone, unless that is all that differs and the sentence may mean as much without it, as it may mean all or some.",
  template_added: () =>
    `${callPairing} This template of the new text has no partner in the old. The lexicon of the wiki's language says what it signals.`,
  template_removed: () =>
    `${callPairing} This template of the old text has no partner in the new. The lexicon of the wiki's language says what it signals.`,
  template_parameter_changed: () =>
    `${callPairing} This pair differs in the parameter. Named values are trimmed, unnamed ones are taken as written, and of several values with one name the last counts. In a citation, a value that goes on under the same name with other dashes, underscores or spaces, or with or without the number 1 behind it, is no change. Where they differ only in sentences or templates within them that have events of their own, this one comes at forensic only. ${setAlike}`,
  edit_burst: (p) =>
    `The ${p("burstHours")} hours up to this revision hold at least ${p("burstRevisions")} counted revisions, and at the rate of the ${p("burstPriorDays")} days before (at least ${p("burstFloorPerDay")} a day) the probability of so many is below ${p("burstTail")} (Poisson). It can be reported again once the window, just before a revision, holds less than half of what it held at the last report. ${counted}`,
  quiet_period_ended: (p) =>
    `At least ${p("quietDays")} days, and ${p("quietMedians")} times the median gap so far, have passed since the last counted revision, and at least ${p("quietAfter")} revisions came before. ${counted}`,
  editor_influx: (p) =>
    `Within ${p("influxDays")} days at least ${p("influxEditors")} editors made their first edit of the page, at least ${percent(p("influxShare"))} of all who edited it in that time, and the page is ${p("influxPageDays")} days old or older. It can be reported again once they are fewer just before a revision. ${counted}`,
  size_spike: (p) =>
    `The length changed by at least ${p("sizeBytes")} bytes and ${percent(p("sizeShare"))}, and the modified z-score of the change, without sign, among the last ${p("sizeChanges")} changes (at least ${p("sizeAfter")}) is over ${p("sizeZ")} (Iglewicz and Hoaglin). The page's first text does not count as a change. ${counted}`,
  citation_added: () =>
    citing(
      "It is cited at more places than before, counting uses of a reference's name but not definitions in a list of references, and took no other work's place.",
    ),
  citation_removed: () =>
    citing(
      "It is cited at fewer places than before, counting uses of a reference's name but not definitions in a list of references, and no other work took its place.",
    ),
  citation_replaced: () =>
    "One work is cited at fewer places and another at more: under the same reference name, after the same sentence, the one it was modified to or an older wording that came back in its place in the same section, or as the value of the same parameter of a template. As many works went there as came, with one reference each; otherwise it would be a guess which took the place of which. The two are one work, and nothing was replaced, in these cases. (1) They share another identifier or address. (2) One has no identifier and no address, and two thirds of the words of the shorter reference (half under one name) stand in the longer, or both begin with the same words (at least six, and half of the shorter), or one ends with all the words of the other (at least five) behind words without a number, or the only title of one stands in the other with a name beside it. (3) Both are addresses at two sites that end in the same name of a page, which is no number and no numbered part. (4) Three quarters of the words of the shorter title stand in the longer, its numbers are equal, and neither author, year nor two identifiers of one kind speak against it. A note of at most eight words is the same work where it names the same people and year, and another one where it names nobody whom the other reference does, or another year. One work in other words is reported with the basis `work`: a reference that cites what it cited, and of which the words outside of templates and links do not all stand as often in the other text of it. Words of one or two letters do not count, but for Roman numbers of two, nor do numbers of seven digits or more, as identifiers have, nor dashes in numbers; as many references to the work were rewritten as stand rewritten now. What a use of a name says beside the source (`details`, such as a page) is compared in the same way, after the same sentence first, where the name stands for the work it stood for. Two works that changed places are reported with the basis `swap`, once each way: one sentence lost the works of one reference and took those of another, another sentence the reverse, both sentences stand once in each text and read as before, and neither work is cited at more or fewer places. A use of a reference's name cites what the name stands for.",
  section_changed: () =>
    "Sections of both texts are matched in this order. (1) By their headings, those below the same headings first; several with one heading there, by the text that only one of them has, then in order. (2) Where they share at least four fifths of both texts. (3) By their headings below other headings, whatever their case. (4) Where they share at least half of the smaller one's text, or of the larger one's if only one of them has sentences; categories and language links do not count, and of lists of references what they define does. (5) Where they follow the same neighbour, and both are empty or half of the pairs of neighbouring words stand in both. (6) Where they have one level, and half of the sections below them are the same. (7) Where they are the only ones left between the same neighbours, one of them has no sentences, and a section below them or a word is in both, or one is empty. A section without a partner came or went; of one with a partner, its heading, its level or its place differs.",
  link_changed: () =>
    `Links of both texts are compared by target and label; equal ones cancel wherever they stand, as do links to one page that read alike, whether by a label, by the title or by letters after the link. Of the rest, one that went and one that came are one link that changed where both have the same target, else where both lead to one language, else where both show the same words, whatever the case of the first letter (a link to a page without a label shows its title), else where both addresses are the same except for scheme, www., tracking, archive, escapes or a slash at the end, else where one sentence, edited or in an older wording that came back, holds both and the titles differ only in case, or are the only ones left there and nearly the same, else where one sentence, edited or not, holds both, they are the only ones left there, and the words of one are among those of the other. All others came or went. ${setAlike}`,
  category_changed: () =>
    "Categories of both texts are compared by name and sort key; equal ones cancel. Of the rest, one that went and one that came under the same name are one that is sorted otherwise. All others came or went.",
  media_changed: () =>
    `Files and gallery lines of both texts are compared by name, caption and options; equal ones cancel, whatever the order of their options and whichever English word for an option is used. Of the rest, one that went and one that came are one that changed where both have the same name, else the same caption. All others came or went, unless a parameter of a template names the file instead in the other text. Where only sentences of its caption changed, and these have events of their own, this one comes at forensic only. ${setAlike}`,
  table_changed: () =>
    `A table is written in wikitext or in HTML, and which of the two does not count: one that becomes the other, with the same cells, caption and attributes, is the same. Tables are matched by the cells they share, else by those that read the same without bold, italics and links, else by their caption; tables of one cell each, by how alike the cells read (at least 0.6). Rows are matched by the cells they share, else, where they have as many, by those that read the same; rows of one cell each, by their neighbours. Cells are matched by their place in a row. What has no partner came or went, and what differs within a pair changed. Equal rows cancel wherever they stand, so a row that only moved is not reported. ${setAlike}`,
  page_lifecycle_changed: () =>
    "MediaWiki's own tests of both texts (created, blanked, replaced, redirects, content model), or an entry of the wiki's log about the page.",
  talk_activity: (p) =>
    `On the talk page a topic is opened, or the ${ordinal(p("talkPosts"))} post with prose is made within ${p("talkPostHours")} hours, within ${p("talkArticleDays")} days after a revert, an edit war or a dispute template of the article; it is not reported again for ${p("talkRearmHours")} hours. A topic is a section whose heading was never seen there, if it has no sentences or at least half of its text comes with it, and if it does not hold half of a topic that just lost its heading; or a further section under a heading that was seen, without any sentence that was seen. A post with prose adds a sentence that was never seen there. A signature does not count, nor does a sentence of the editor's own in other words (alike by 0.6, or continued), or parted or joined elsewhere.`,
};

/** When a work came or went: part of the rule of both. */
function citing(difference: string): string {
  return `A work is known by its DOI, ISBN, PMID or arXiv number, else by its address without tracking, else by its text. ${difference} Two references cite one work where they share another identifier or address, or say the same in nearly the same words. A work known by its text has neither come nor gone where all its words (at least five, or a name and a year) stand in their order in other references that the edit wrote or rewrote, in as many as before: references were put together or taken apart.`;
}

/** Says what is no difference between two values, labels, captions or cells. */
const setAlike =
  "What looks the same is equal, however it is written: a line break (`<br/>`), a space (`&nbsp;`), a character given by name or number (`&eacute;`), a link whose label says what it shows without one (`[[Mill|Mills]]`).";

/** Says which revisions count as activity. */
const counted = "Bots, null edits and imports do not count.";

/** Which calls of the two texts are the same: part of the rule of everything about templates. */
const callPairing =
  "Templates of one name in both texts are paired by equal values, within a sentence first, then with what that sentence was modified to, then within the section, then on the page; those left, by name alone, within a sentence, then the section, then the page, those that share most values first. By name alone these are not paired: a template whose sentence stays without it, with one elsewhere; two of several with one name that have several values each and none in common; two in different sections that have values and none in common; two of different sentences that have several values each and neither an address nor half of these in common, if one stands in a reference or there are several with that name. Nor is a tag with the signal citation_needed, dispute, sources or cleanup paired with an equal one in another sentence, if both sentences stand in both texts and neither tag stands in a reference.";

/** When a sentence that went became one that came: part of the rule of pairs, and of sentences without a partner. */
function pairing(p: (name: string) => string): string {
  return `Sentences are paired one to one in this order, the most alike first, of equals those between the same lines. (1) Those that are alike by at least ${p("threshold")} (Sørensen-Dice of letter pairs, whatever the case; for Chinese and Japanese, the mean of this and the same of single characters) and, if both have more than ${p("longSentence")} characters, also share at least ${percent(p("sharedWords"))} of their words. (2) Those that are the same words once their values are taken out. (3) Of those left over below the same headings, two of which one is the other with clauses cut out, if neither fits a third. The shorter then has at least a fifth of the longer's words, and its words, six or more, all stand in the longer in order and in at most three runs; or it has eight or more, and all but one stand in the longer, those before that one in one run and so those behind it; or it has two to five, and the longer begins with them. With five words or more, it may have less than a fifth if the longer begins with all of them. In a large edit only sentences that share their rarest words are compared.`;
}

/** A rule in words, and the parameters that the words name. */
export interface Rule {
  readonly words: string;
  readonly parameters: readonly string[];
}

/** The rules that are part of the rules of several types, each with its title. */
export function sharedRules(
  parameters: JsonObject,
): readonly { readonly title: string; readonly words: string }[] {
  return [
    { title: "How sentences are paired", words: pairing((name) => String(parameters[name])) },
    { title: "How templates are paired", words: callPairing },
  ];
}

/** The rule of a type; `null` for a type of a third party. */
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
