import { type Template, wordsIn } from "../../src/plugin.ts";
import { withoutMarkup } from "./without-markup.ts";
import { titleNames } from "./work-of-call.ts";
import type { Written } from "./written.ts";

/** What a reference says of a work beside its address. */
export interface Named {
  readonly title: ReadonlySet<string>;
  /** Numbers in the title: of two yearly reports they are all the difference. */
  readonly numbers: ReadonlySet<string>;
  readonly authors: ReadonlySet<string>;
  readonly years: ReadonlySet<string>;
  /** All of it that is a word; none where the reference cites other works, too. */
  readonly words: ReadonlySet<string>;
}

/** Words of a reference that are compared: most have some thirty, and a page may be one. */
const mostWords = 2000;

/** The words of a reference, as it is shown. */
export function wordsOf(reference: string): ReadonlySet<string> {
  return new Set(wordsIn(withoutMarkup(reference)).slice(0, mostWords));
}

/**
 * A reference without how its templates and their parameters are called. A template that is given no letter is called
 * after its work, `{{Smith 2001|p=5}}`.
 */
export function withoutNames(reference: string): string {
  return reference
    .replace(/\|[^|={}[\]<>/]{0,60}=/g, "|")
    .replace(/\{\{[^{}|]*\|(?![^\p{L}{}]*\}\})/gu, " |");
}

/** What a reader of a reference sees, and what its templates are given. */
export function withoutAddresses(content: string): string {
  return content.replace(/(?:https?:)?\/\/[^\s|{}[\]<>"]+/gi, " ");
}

/** What a reference says of one of the works it cites that is known by its address. */
export function namedIn(work: string, { calls, content, links, titled }: Written): Named | null {
  if (work.startsWith("text:")) {
    const [only, another] = titled;
    return only === undefined || another !== undefined ? null : namedByTemplate(only);
  }
  const call = calls.find(({ keys }) => keys[0] === work);
  if (call !== undefined) return namedByTemplate(call.template);
  const own = links.filter((link) => link.work === work);
  const isOnly = own.length === links.length && calls.length === 0;
  const prose = isOnly ? withoutAddresses(content) : "";
  return named(own.map(({ link }) => link.label ?? "").join(" "), "", prose, prose);
}

// As templates of several wikis call them, without the number behind: `last2`, `autor1`, `apellidos 2`.
const authors = namesOf(
  "last first author autor auteur autore автор nachname vorname nom prénom apellidos apellido sobrenome cognome nazwisko " +
    "achternaam efternamn författare forfatter tekijä yazar soyadı фамилия прізвище příjmení מחבר مؤلف نویسنده " +
    "نام_خانوادگی लेखक লেখক শেষাংশ họ tác_giả 저자",
);
const dates = namesOf(
  "date year datum jahr année fecha año data anno ano дата год jaar rok år dato ajankohta vuosi tarih yıl рік שנה " +
    "שנת_הוצאה تاريخ سنة تاریخ سال वर्ष तिथि তারিখ বছর năm ngày tahun tanggal 날짜 연도",
);
// Where and when a work was read is the same of all that were read there and then.
const aside =
  /access|archiv|abruf|consult|acces+o|acesso|доступ|url|web.?site|work|publisher|newspaper|language|format|dostęp|viitattu|hämt|arkiv|bezocht|přístup|erişim|الوصول|بازبینی|truy cập|확인|সংগ্রহ|osoite|адрес|ссылка|посилання|نشانی|مسار/;

function namesOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map((name) => name.replace("_", " ")));
}

function isAuthor(name: string): boolean {
  return authors.has(name.replace(/[- ]?\p{Nd}+$/u, ""));
}

function namedByTemplate(template: Template): Named {
  return named(
    titleOf(template),
    valuesOf(template, isAuthor),
    valuesOf(template, (name) => dates.has(name)),
    valuesOf(template, (name) => !aside.test(name) && !dates.has(name)),
  );
}

/** The title that a citation template tells. */
export function titleOf(template: Template): string {
  return valuesOf(template, (name) => titleNames.includes(name));
}

function valuesOf({ parameters }: Template, isWanted: (name: string) => boolean): string {
  return parameters
    .filter(({ name }) => isWanted(name.toLowerCase()))
    .map(({ value }) => value)
    .join(" ");
}

function named(title: string, authors: string, dates: string, words: string): Named {
  const inTitle = wordsOf(title);
  return {
    title: inTitle,
    numbers: new Set([...inTitle].filter(isNumber)),
    authors: wordsOf(authors),
    years: new Set(dates.match(/(?<!\d)[12]\d{3}(?!\d)/g)),
    words: new Set([...wordsOf(words)].filter((word) => !isNumber(word))),
  };
}

function isNumber(word: string): boolean {
  return /^\p{N}+$/u.test(word);
}
