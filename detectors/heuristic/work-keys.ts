import type { Span, Template } from "../../src/plugin.ts";
import { normalisedAddress } from "./address.ts";
import { isSite, pageOfAddress } from "./page-of-address.ts";
import { workOfAddress } from "./work-of-call.ts";
import type { Written } from "./written.ts";

/**
 * All keys by which a reference makes a work known: its best key, its other identifiers, and its addresses.
 *
 * Two works that share a key are one.
 */
export function keysOfWork(work: string, written: Written): ReadonlySet<string> {
  const [calls, links] = [written.calls(), written.links()];
  const keys = new Set([work]);
  if (work.startsWith("url:") && !work.startsWith("url:sha256:")) keys.add(pageOfAddress(work.slice(4)));
  const own = calls.filter((call) => call.keys[0] === work);
  for (const call of own) {
    // Addresses are read again below, since a site as a whole is no key.
    for (const key of call.keys) if (!key.startsWith("url:")) keys.add(key);
    for (const address of addressesOf(call.template)) addAddress(keys, address);
    for (const key of numbersOf(call.template)) keys.add(key);
    const [first] = links.filter(({ link }) => isIn(link, call.template));
    if (first !== undefined) addAddress(keys, first.link.target);
  }
  if (calls.length > 0) return keys;
  const identifiers = written.identifiers();
  for (const key of identifiers) if (kindOf(key) !== kindOf(work)) keys.add(key);
  // If there is no identifier, each address is a work of its own.
  for (const { link, work: other } of links) {
    if (identifiers.includes(work) || other === work) addAddress(keys, link.target);
  }
  return keys;
}

const addressParameter = /^(?:(?:archiv|archive|article|chapter|contribution|entry|section)-?)?url$/i;

function addressesOf({ parameters }: Template): readonly string[] {
  return parameters.filter(({ name }) => addressParameter.test(name)).map(({ value }) => value);
}

/** Numbers that a site gives to a work, as `pageOfAddress` gives them for an address there. */
function numbersOf({ parameters }: Template): readonly string[] {
  return parameters.flatMap(({ name, value }) => {
    const kind = name.toLowerCase();
    const [, number] = /^(?:pmc)?\s*(\d{2,12})$/i.exec(value.trim()) ?? [];
    return number !== undefined && numberParameters.has(kind) ? [`${kind}:${number}`] : [];
  });
}

const numberParameters: ReadonlySet<string> = new Set(["jstor", "oclc", "pmc"]);

/** An address ends at white space, whatever was pasted after it. */
function addAddress(keys: Set<string>, written: string): void {
  const address = written.trim().split(/\s/, 1)[0] ?? "";
  const page = pageOfAddress(normalisedAddress(address));
  if (!isSite(page)) keys.add(workOfAddress(address)).add(page);
}

function isIn(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(":"));
}
