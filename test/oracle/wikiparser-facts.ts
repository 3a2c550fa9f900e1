import Parser, { type Config } from "wikiparser-node";
import { decodeEntities } from "../../src/text/markup/entities.ts";
import type { Grammar } from "../../src/text/markup/grammar.ts";
import { type Facts, folded, noFacts } from "./facts.ts";

Parser.warning = false;
Parser.config = "enwiki";

/** Settings of the reference parser for a wiki: its namespaces, and languages as interwiki prefixes. */
export function wikiparserConfig(grammar: Grammar): Config {
  const base = Parser.getConfig();
  const namespaces: Record<string, string> = { ...base.namespaces };
  const nsid: Record<string, number> = { ...base.nsid };
  for (const [number, name] of grammar.site.namespaces) namespaces[number] = name;
  for (const [name, number] of grammar.namespaces) nsid[name] = number;
  const interwiki = [...grammar.languages].filter((prefix) => prefix !== grammar.site.language);
  const others = [...interwiki, ...projects].filter((prefix) => !grammar.namespaces.has(prefix));
  return { ...base, namespaces, nsid, interwiki: others };
}

const projects = "w wikt s b q n v c commons m meta d species mw voy f wikipedia wiktionary".split(" ");

/** A node of the reference parser's tree, as far as it is read. */
interface Node {
  readonly type: string;
  readonly childNodes?: readonly Node[];
  text(): string;
}

/** What the reference parser found. */
export function wikiparserFacts(text: string, grammar: Grammar, config: Config): Facts {
  const root = Parser.parse(text, false, 10, config);
  const facts = noFacts();
  const languages = grammar.languages;
  for (const token of root.querySelectorAll<TranscludeLike>("template")) {
    const written = token
      .getAllArgs()
      .map((parameter) => `${parameter.name}=${folded(withoutComments(parameter.lastChild))}`);
    facts.template.push(
      [
        title(token.name).replace(/^[^:]*:/, (prefix) => (prefix === templatePrefix(config) ? "" : prefix)),
        ...written,
      ].join(" | "),
    );
  }
  for (const token of root.querySelectorAll<ExtLike>("ext")) {
    if (token.name !== "ref") continue;
    const name = folded(String(token.getAttr("name") ?? ""));
    const group = folded(String(token.getAttr("group") ?? ""));
    facts.reference.push(`${name} | ${group} | ${folded(withoutComments(token.lastChild))}`);
  }
  for (const token of root.querySelectorAll<LinkLike>(
    "link, redirect-target, category, file, gallery-image",
  )) {
    const name = title(token.name);
    const bare = name.slice(name.indexOf(":") + 1);
    if (token.type === "category") facts.category.push(bare);
    else if (token.type === "file" || token.type === "gallery-image") facts.file.push(bare);
    else {
      const target = name + (token.fragment === undefined ? "" : `#${title(token.fragment)}`);
      const colon = token.firstChild.text().trim().startsWith(":");
      const isLanguage = !colon && languages.has(token.interwiki);
      facts[isLanguage ? "interlanguage" : "wikilink"].push(target);
    }
  }
  for (const token of root.querySelectorAll<AddressLike>("ext-link-url, free-ext-link")) {
    facts.external.push(decodeEntities(withoutComments(token)));
  }
  for (const token of root.querySelectorAll<HeadingLike>("heading")) {
    facts.heading.push(`${token.level} ${folded(decodeEntities(visible(token.firstChild)))}`);
  }
  return facts;
}

interface TranscludeLike {
  readonly name: string;
  getAllArgs(): readonly { readonly name: string; readonly lastChild: Node }[];
}
interface ExtLike {
  readonly name: string;
  readonly lastChild: Node;
  getAttr(name: string): string | true | undefined;
}
interface LinkLike {
  readonly type: string;
  readonly name: string;
  readonly fragment: string | undefined;
  readonly interwiki: string;
  readonly firstChild: Node;
}
type AddressLike = Node;
interface HeadingLike {
  readonly level: number;
  readonly firstChild: Node;
}

function templatePrefix(config: Config): string {
  return `${config.namespaces["10"]}:`;
}

function title(name: string): string {
  return name.replaceAll("_", " ");
}

/** The source of a node, comments left out. */
function withoutComments(node: Node): string {
  if (node.type === "comment") return "";
  const { childNodes } = node;
  if (childNodes === undefined || !String(node).includes("<!--")) return String(node);
  // What stands between the children is known only to the node: the comments are cut out of its source instead.
  let source = String(node);
  for (const comment of commentsIn(node)) source = source.replace(comment, "");
  return source;
}

function* commentsIn(node: Node): Generator<string> {
  if (node.type === "comment") yield String(node);
  else for (const child of node.childNodes ?? []) yield* commentsIn(child);
}

/** What a reader sees of a heading. */
function visible(node: Node): string {
  switch (node.type) {
    case "comment":
    case "quote":
    case "html":
    case "file":
    case "category":
    case "magic-word":
    case "arg":
      return "";
    case "template":
    case "free-ext-link":
      return String(node);
    case "ext":
      return "";
    case "link": {
      const [target, label] = node.childNodes ?? [];
      return label === undefined ? (target?.text() ?? "").replace(/^:/, "") : visible(label);
    }
    case "ext-link": {
      const [, label] = node.childNodes ?? [];
      return label === undefined ? "" : visible(label);
    }
    default:
      return node.childNodes === undefined || node.childNodes.length === 0
        ? String(node)
        : node.childNodes.map(visible).join("");
  }
}
