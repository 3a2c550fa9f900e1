import * as v from "valibot";
import { interlanguagePrefixes } from "../../src/text/markup/language-words.ts";
import type { Facts } from "../oracle/facts.ts";

const languages = interlanguagePrefixes.trim().split(/\s+/).join(" ");

/**
 * Settings under which a wiki tells what its parser finds in a text by itself: templates show their arguments, references
 * their content, and prefixes of languages lead elsewhere, its own to itself, as on Wikimedia's wikis.
 */
export const transparentWiki = `
$prefixes = array_flip( explode( ' ', '${languages}' ) );
$wgLocalInterwikis = [ 'en' ];
$wgHooks['InterwikiLoadPrefix'][] = static function ( $prefix, &$row ) use ( $prefixes ) {
	$row = isset( $prefixes[$prefix] ) ? [ 'iw_prefix' => $prefix, 'iw_url' => "https://$prefix.wiki.example/$1",
		'iw_api' => '', 'iw_wikiid' => '', 'iw_local' => 1, 'iw_trans' => 0 ] : false;
	return false;
};
$wgHooks['BeforeParserFetchTemplateRevisionRecord'][] = static function ( $context, $title, &$skip, &$record ) {
	$record = new MediaWiki\\Revision\\MutableRevisionRecord( Title::newFromLinkTarget( $title ) );
	$record->setContent( 'main', new WikitextContent( '<arguments/>' ) );
};
$wgHooks['ParserFirstCallInit'][] = static function ( $parser ) {
	$parser->setHook( 'arguments', static function ( $text, $attributes, $parser, $frame ) {
		$frame->setVolatile();
		return $parser->recursiveTagParse( implode( ' ', $frame->getArguments() ), $frame );
	} );
	$parser->setHook( 'ref', static function ( $text, $attributes, $parser, $frame ) {
		return $text === null ? '' : $parser->recursiveTagParse( $text, $frame );
	} );
	$parser->setHook( 'references', static fn ( $text, $attributes, $parser, $frame ) =>
		$text === null ? '' : $parser->recursiveTagParse( $text, $frame ) );
};`;

const titled = v.object({ title: v.string() });
const reply = v.object({
  parse: v.object({
    links: v.array(titled),
    langlinks: v.array(v.object({ lang: v.string(), title: v.string() })),
    templates: v.array(titled),
    images: v.array(v.string()),
    externallinks: v.array(v.string()),
    categories: v.array(v.object({ category: v.string() })),
    sections: v.array(v.object({ level: v.string(), line: v.string(), index: v.string() })),
  }),
});

/** The kinds of elements that a wiki lists; of each it tells which there are, not how often. */
export type Listed = Readonly<Record<Exclude<keyof Facts, "reference">, readonly string[]>>;

/** What a wiki's own parser finds in a text. */
export async function parserFacts(api: string, text: string): Promise<Listed> {
  const body = new URLSearchParams({
    action: "parse",
    format: "json",
    formatversion: "2",
    contentmodel: "wikitext",
    title: "A page that is not there",
    prop: Object.keys(reply.entries.parse.entries).join("|"),
    text,
  });
  const response = await fetch(api, { method: "POST", body });
  const { parse } = v.parse(reply, await response.json());
  return {
    template: unique(parse.templates.map(({ title }) => title.replace(/^Template:/, ""))),
    wikilink: unique(parse.links.map(({ title }) => title)),
    interlanguage: unique(parse.langlinks.map(({ lang }) => lang)),
    external: unique(parse.externallinks.map(address)),
    category: unique(
      parse.categories.map(({ category }) => spaced(category)).filter((name) => !tracking.test(name)),
    ),
    file: unique(parse.images.map(spaced)),
    heading: unique(
      parse.sections
        .filter(({ index }) => !index.startsWith("T"))
        .map(({ level, line }) => `${level} ${plain(line)}`),
    ),
  };
}

const tracking = /^Pages (?:with|using) /;

/** Facts of ours, told as a wiki tells them. */
export function asListed(facts: Facts): Listed {
  const page = (target: string) => target.replace(/#.*$/s, "");
  const isPage = (title: string) => title !== "" && !/^(?:Special|\p{Ll}[\p{Ll}-]*):/u.test(title);
  return {
    template: unique(facts.template.map((fact) => fact.split(" | ", 1).join(""))),
    wikilink: unique(facts.wikilink.map(page).filter(isPage)),
    // Of two links to one language a wiki keeps the first.
    interlanguage: unique(facts.interlanguage.map((target) => target.slice(0, target.indexOf(":")))),
    external: unique(facts.external.map(address)),
    category: unique(facts.category),
    file: unique(facts.file),
    heading: unique(facts.heading.filter((heading) => !heading.includes("{{"))),
  };
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort((a, b) => (a < b ? -1 : 1));
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

/** An address as both write it: escapes of what needs none resolved, the host in small letters. */
function address(written: string): string {
  const resolved = written.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const text = Buffer.from(escapes.replaceAll("%", ""), "hex").toString("utf8");
    return /[\s\ufffd%]/.test(text) ? escapes.toUpperCase() : text;
  });
  return resolved.replace(/^[a-z]+:\/\/[^/?#]*/i, (start) => start.toLowerCase());
}

function plain(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}
