import { wordSet } from "../word-set.ts";
import type { Grammar } from "./grammar.ts";

// Names from the English messages of MediaWiki, WikidataPageBanner, Translate and HitCounters; localised names come with the
// grammar.
const variables = wordSet(
  "! = ARTICLEPAGENAME ARTICLEPAGENAMEE ARTICLESPACE ARTICLESPACEE BASEPAGENAME BASEPAGENAMEE CASCADINGSOURCES " +
    "CONTENTLANG CONTENTLANGUAGE CURRENTDAY CURRENTDAY2 CURRENTDAYNAME CURRENTDOW CURRENTHOUR CURRENTMONTH " +
    "CURRENTMONTH1 CURRENTMONTH2 CURRENTMONTHABBREV CURRENTMONTHNAME CURRENTMONTHNAMEGEN CURRENTTIME " +
    "CURRENTTIMESTAMP CURRENTVERSION CURRENTWEEK CURRENTYEAR DEFAULTCATEGORYSORT DEFAULTSORT DEFAULTSORTKEY " +
    "DIRECTIONMARK DIRMARK DISPLAYTITLE FULLPAGENAME FULLPAGENAMEE LOCALDAY LOCALDAY2 LOCALDAYNAME LOCALDOW " +
    "LOCALHOUR LOCALMONTH LOCALMONTH1 LOCALMONTH2 LOCALMONTHABBREV LOCALMONTHNAME LOCALMONTHNAMEGEN LOCALTIME " +
    "LOCALTIMESTAMP LOCALWEEK LOCALYEAR NAMESPACE NAMESPACEE NAMESPACENUMBER NOEXTERNALLANGLINKS NUMBERINGROUP " +
    "NUMBEROFACTIVEUSERS NUMBEROFADMINS NUMBEROFARTICLES NUMBEROFEDITS NUMBEROFFILES NUMBEROFPAGES NUMBEROFUSERS " +
    "NUMBEROFVIEWS NUMINGROUP PAGEBANNER PAGEID PAGELANGUAGE PAGENAME PAGENAMEE PAGESINCAT PAGESINCATEGORY " +
    "PAGESINNAMESPACE PAGESINNS PAGESIZE PROTECTIONEXPIRY PROTECTIONLEVEL REVISIONDAY REVISIONDAY2 REVISIONID REVISIONMONTH REVISIONMONTH1 " +
    "REVISIONSIZE REVISIONTIMESTAMP REVISIONUSER REVISIONYEAR ROOTPAGENAME ROOTPAGENAMEE SERVER SERVERNAME " +
    "SHORTDESC SITENAME SUBJECTPAGENAME SUBJECTPAGENAMEE SUBJECTSPACE SUBJECTSPACEE SUBPAGENAME SUBPAGENAMEE " +
    "TALKPAGENAME TALKPAGENAMEE TALKSPACE TALKSPACEE TRANSLATABLEPAGE TRANSLATIONLANGUAGE USERLANGUAGE",
);

/** Names that may be written in any case. */
const anyCase = wordSet(
  "anchorencode articlepath bidi canonicalurl canonicalurle filepath formatnum fullurl fullurle gender grammar " +
    "int lc lcfirst localurl localurle noexternallanglinks ns nse padleft padright plural scriptpath server " +
    "servername stylepath uc ucfirst urlencode",
);

const modifier = /^(?:subst|safesubst|msgnw|msg|raw)[ \t\n]*:/i;

/** The name in a transclusion without `subst:` and similar modifiers. */
export function withoutModifier(name: string): string {
  return modifier.test(name) ? name.slice(name.indexOf(":") + 1).trim() : name;
}

/**
 * Whether the words between `{{` and the first `|` call a variable or a parser function, and not a template.
 *
 * @param name - Trimmed, without modifier.
 */
export function isFunction(name: string, hasParameters: boolean, grammar: Grammar): boolean {
  if (name.startsWith("#")) return true;
  const colon = name.indexOf(":");
  if (colon <= 0) {
    if (colon === 0 || hasParameters) return false;
    return variables.has(name) || grammar.functionWords.has(name) || anyCase.has(name.toLowerCase());
  }
  const word = name.slice(0, colon);
  return variables.has(word) || anyCase.has(word.toLowerCase()) || grammar.functionWords.has(word);
}
