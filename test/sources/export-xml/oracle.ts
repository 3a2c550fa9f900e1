import { SaxesParser } from "saxes";
import { sha1 } from "../../../src/json.ts";
import type { Page, Revision, RevisionText, Site, User } from "../../../src/revision.ts";
import { wikiKey } from "../../../src/site.ts";

/** A page as both readers tell it, its texts as their SHA-1. */
export interface ReadPage {
  readonly page: Page;
  readonly revisions: readonly string[];
}

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly isSelfClosing: boolean;
  readonly children: Element[];
  text: string;
}

/** An export that the oracle refuses. */
class Refusal extends Error {}

/** The pages of an export as a validating XML parser reads them, revisions sorted; throws for what is none. */
export async function readWithSaxes(chunks: AsyncIterable<Uint8Array>): Promise<readonly ReadPage[]> {
  const pages: ReadPage[] = [];
  const parser = new SaxesParser();
  const stack: Element[] = [];
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let info: Element | null = null;
  let site: Site | null = null;
  let revisions: Revision[] = [];

  parser.on("doctype", () => refuse("doctype"));
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) refuse("encoding");
  });
  parser.on("opentag", ({ attributes, isSelfClosing, name }) => {
    if (stack.length === 0 && (name !== "mediawiki" || isSelfClosing)) refuse("root");
    const element: Element = { attributes, children: [], isSelfClosing, name, text: "" };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  const addText = (text: string): void => {
    const element = stack.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => {
    const element = stack.pop();
    const [root, parent] = stack;
    if (element === undefined || root === undefined) return;
    if (stack.length === 1) {
      root.children.length = 0;
      if (element.isSelfClosing) return;
      if (element.name === "siteinfo") {
        info = element;
        siteOf(info, "", "https://checked.example/wiki/");
      }
      if (element.name !== "page") return;
      site ??= siteOf(info, root.attributes["xml:lang"] ?? "");
      pages.push({ page: pageOf(element, site), revisions: sorted(revisions).map(digest) });
      revisions = [];
    }
    if (stack.length === 2 && parent?.name === "page" && element.name === "revision") {
      revisions.push(revisionOf(element));
      element.children.length = 0;
    }
  });
  parser.on("error", (error) => {
    throw error;
  });
  for await (const chunk of chunks) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
  return pages;
}

/** A revision on one line. */
export function digest({ text, ...head }: Revision): string {
  return JSON.stringify([
    Object.entries(head).sort(),
    text.state === "readable" ? sha1(text.bytes) : text.state,
  ]);
}

function refuse(why: string): never {
  throw new Refusal(why);
}

function leaf(element: Element): string {
  if (element.children.length > 0) refuse(`<${element.name}> with children`);
  return element.text;
}

function integer(element: Element): number {
  const text = leaf(element).trim();
  if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(Number(text))) refuse(`<${element.name}> no integer`);
  return Number(text);
}

function idOf(element: Element): number {
  const id = integer(element);
  if (id < 0) refuse("id");
  return id;
}

function siteOf(info: Element | null, language: string, otherBase?: string): Site {
  const last = (name: string): Element | undefined => info?.children.findLast((child) => child.name === name);
  const base = last("base");
  const written = last("case");
  const wikiCase = written === undefined ? "first-letter" : leaf(written);
  if (wikiCase !== "first-letter" && wikiCase !== "case-sensitive") return refuse("case");
  const namespaces = new Map([[0, ""]]);
  for (const child of last("namespaces")?.children ?? []) {
    const key = Number(child.attributes.key ?? Number.NaN);
    if (child.name !== "namespace" || !Number.isSafeInteger(key)) refuse("namespace");
    namespaces.set(key, leaf(child));
  }
  const told = base === undefined ? "" : leaf(base).trim();
  const address = otherBase ?? told;
  return {
    base: address,
    case: wikiCase,
    language: language.toLowerCase(),
    namespaces,
    wiki: wikiKey(address),
  };
}

function pageOf(element: Element, site: Site): Page {
  const end = element.children.findIndex(({ name }) => ["revision", "upload", "logitem"].includes(name));
  const head = end < 0 ? element.children : element.children.slice(0, end);
  const last = (name: string): Element | undefined => head.findLast((child) => child.name === name);
  const [id, title, ns] = [last("id"), last("title"), last("ns")];
  if (title === undefined || leaf(title).trim() === "") return refuse("no title");
  const [prefix] = leaf(title).trim().split(":", 1);
  const derived = [...site.namespaces].find(([, name]) => name !== "" && name === prefix)?.[0] ?? 0;
  return {
    namespace: ns === undefined ? (leaf(title).includes(":") ? derived : 0) : integer(ns),
    pageId: id === undefined ? 0 : idOf(id),
    site,
    title: leaf(title).trim(),
  };
}

function revisionOf(element: Element): Revision {
  if (element.isSelfClosing) refuse("empty revision");
  let user: User | null = null;
  let comment: string | null = "";
  let text: RevisionText = { state: "missing" };
  let [id, timestamp, minor, model] = [0, "", false, "wikitext"];
  for (const child of element.children) {
    const isHidden = "deleted" in child.attributes;
    if (child.name === "id") id = idOf(child);
    if (child.name === "timestamp") timestamp = leaf(child);
    if (child.name === "minor") minor = true;
    if (child.name === "model") model = leaf(child);
    if (child.name === "comment") comment = hide(isHidden, leaf(child));
    if (child.name === "contributor") user = hide(isHidden, userOf(child));
    if (child.name === "text") text = textOf(child, isHidden);
  }
  if (!element.children.some(({ name }) => name === "id")) refuse("no id");
  const ms = Date.parse(timestamp);
  if (Number.isNaN(ms) || new Date(ms).toISOString().replace(".000Z", "Z") !== timestamp) refuse("time");
  return { comment, id, minor, model, tags: null, text, timestamp, user };
}

function hide<T>(isHidden: boolean, value: T): T | null {
  return isHidden ? null : value;
}

function userOf(contributor: Element): User | null {
  let [id, name] = [0, ""];
  for (const child of contributor.children) {
    if (child.name === "id") id = integer(child);
    if (child.name === "username" || child.name === "ip") name = leaf(child);
  }
  return name === "" && id === 0 ? null : { id, name };
}

function textOf(element: Element, isHidden: boolean): RevisionText {
  const text = leaf(element);
  if (isHidden) return { state: "hidden" };
  if (text === "" && Number(element.attributes.bytes ?? 0) > 0) return { state: "missing" };
  return { bytes: Buffer.from(text), state: "readable" };
}

function sorted(revisions: readonly Revision[]): readonly Revision[] {
  const inOrder = [...revisions].sort((a, b) =>
    a.timestamp === b.timestamp ? a.id - b.id : a.timestamp < b.timestamp ? -1 : 1,
  );
  const kept = inOrder.filter((revision, i) => {
    const before = inOrder[i - 1];
    if (before?.id !== revision.id || before.timestamp !== revision.timestamp) return true;
    if (digestOfText(before) !== digestOfText(revision)) refuse("twice");
    return false;
  });
  if (new Set(kept.map(({ id }) => id)).size < kept.length) refuse("an id at two times");
  return kept;
}

function digestOfText({ text }: Revision): string {
  return text.state === "readable" ? sha1(text.bytes) : text.state;
}
