import { quoted } from "../../ground/quoted.ts";

/** The IP addresses that begin with the same bits; one address is a range of its own. */
interface IpRange {
  /** The first address: four groups of eight bits, or eight of sixteen. */
  readonly first: readonly number[];
  readonly prefix: number;
}

/**
 * An IP address or a range (`192.0.2.0/24`) as MediaWiki writes it: a range by its first address, IPv6 as eight groups in
 * capitals, without zeros at their beginning. `null` for any other text.
 *
 * @see https://www.mediawiki.org/wiki/Help:Range_blocks
 */
export function ipNameOf(text: string): string | null {
  const range = ipRangeOf(text);
  if (range === null) return null;
  const { first, prefix } = range;
  const address = first.length === 4 ? first.join(".") : first.map(inCapitals).join(":");
  return text.includes("/") ? `${address}/${prefix}` : address;
}

/** Tells which addresses are within a range; `null` where `text` is none. */
export function withinIpRange(text: string): ((name: string) => boolean) | null {
  const range = ipRangeOf(text);
  if (range === null) return null;
  const { first, prefix } = range;
  return (name) => {
    const address = addressOf(name);
    return (
      address?.length === first.length && firstOf(address, prefix).every((group, at) => group === first[at])
    );
  };
}

/** Why a text that begins as a range of addresses is none; `null` for a range, and for any other text. */
export function faultOfIpRange(text: string): string | null {
  const [words = "", ...lengths] = text.split("/");
  const address = addressOf(words);
  if (address === null || lengths.length === 0 || ipRangeOf(text) !== null) return null;
  return `must end in a number from /0 to /${address.length * groupBits(address)} (was ${quoted(text)})`;
}

function ipRangeOf(text: string): IpRange | null {
  const [words = "", length, ...more] = text.split("/");
  const address = addressOf(words);
  if (address === null || more.length > 0) return null;
  const bits = address.length * groupBits(address);
  if (length === undefined) return { first: address, prefix: bits };
  const prefix = decimal(length);
  return prefix === null || prefix > bits ? null : { first: firstOf(address, prefix), prefix };
}

function addressOf(text: string): readonly number[] | null {
  return text.includes(":") ? v6Of(text) : v4Of(text);
}

function firstOf(address: readonly number[], prefix: number): readonly number[] {
  const bits = groupBits(address);
  return address.map((group, at) => {
    const free = Math.min(Math.max((at + 1) * bits - prefix, 0), bits);
    return (group >>> free) << free;
  });
}

function groupBits({ length }: readonly number[]): number {
  return length === 4 ? 8 : 16;
}

function v4Of(text: string): readonly number[] | null {
  const groups = text.split(".");
  const numbers = groups.flatMap((group) => decimal(group) ?? []).filter((number) => number < 256);
  return groups.length === 4 && numbers.length === 4 ? numbers : null;
}

function v6Of(text: string): readonly number[] | null {
  const [left = [], right, ...more] = text.split("::").map((part) => (part === "" ? [] : part.split(":")));
  const zeros = 8 - left.length - (right ?? []).length;
  if (more.length > 0 || (right === undefined ? zeros !== 0 : zeros < 1)) return null;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...(right ?? [])];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.map((group) => Number.parseInt(group, 16));
}

function decimal(digits: string): number | null {
  return /^(?:0|[1-9]\d{0,2})$/.test(digits) ? Number(digits) : null;
}

function inCapitals(group: number): string {
  return group.toString(16).toUpperCase();
}
