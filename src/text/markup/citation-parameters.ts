/**
 * Names of the parameters of citation templates that give a title, in lower case, in the languages whose templates have
 * names of their own.
 */
export const titleNames: ReadonlySet<string> = namesOf(
  "title titel tittel título títol titolo titre titlu titul tytuł nimeke başlık cím judul τίτλος заглавие название назва " +
    "שם כותרת عنوان शीर्षक শিরোনাম tiêu_đề 제목 标题 標題",
);

const partNames = namesOf(
  "chapter trans-chapter contribution series capítulo capitolo chapitre kapitel rozdział глава часть sammelwerk reihe",
);
/** Also within a longer name: `trans-title`, `sous-titre`, `TitelErg`. */
const anyTitle = /titl|titel|título|titolo|titre|заглав|タイトル/;

const authorNames = namesOf(
  "last author autor auteur autore автор nachname nom apellidos apellido sobrenome cognome nazwisko achternaam efternamn " +
    "författare forfatter tekijä yazar soyadı фамилия прізвище příjmení מחבר مؤلف نویسنده نام_خانوادگی लेखक লেখক শেষাংশ họ " +
    "tác_giả 저자",
);
const givenNames = namesOf("first vorname prénom");
const dateNames = namesOf(
  "date year datum jahr année fecha año data anno ano дата год jaar rok år dato ajankohta vuosi tarih yıl рік שנה " +
    "שנת_הוצאה تاريخ سنة تاریخ سال वर्ष तिथि তারিখ বছর năm ngày tahun tanggal 날짜 연도",
);
const publicationNames = namesOf(
  "publisher work website newspaper journal magazine periodical éditeur périodique site verlag werk hrsg editore ente sito " +
    "giornale rivista periodico pubblicazione editorial obra periódico publicación revista sitioweb sitio_web jornal " +
    "publicado uitgever utgiver forlag avis nettside publikasjon verk julkaisija julkaisu sivusto opublikowany praca " +
    "czasopismo издательство издание",
);

function namesOf(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map((name) => name.replace("_", " ")));
}

/** Whether a parameter names a work, a part of one, or what it stands in, in any language. */
export function tellsTitle(name: string): boolean {
  return titleNames.has(name) || partNames.has(name) || anyTitle.test(name);
}

/**
 * Whether a parameter gives an author or a part of an author's name, with or without a number: `last2`, `autor1`, `apellidos
 * 2`.
 */
export function tellsAuthor(name: string): boolean {
  const bare = name.replace(/[- ]?(?<!\p{Nd})\p{Nd}+$/u, "");
  return authorNames.has(bare) || givenNames.has(bare);
}

/** Whether a parameter gives the name of the first author. */
export function tellsFirstAuthor(name: string): boolean {
  return authorNames.has(name.replace(/[- ]?1$/, ""));
}

/** Whether a parameter gives the date at which a work appeared; the date at which it was read does not count. */
export function tellsDate(name: string): boolean {
  return dateNames.has(name);
}

/** Whether a parameter gives who published a work, or what it appeared in. */
export function tellsPublication(name: string): boolean {
  return publicationNames.has(name);
}

// Where and when a work was read is equal for all works read at that place and time.
const aside =
  /access|archiv|abruf|consult|acces+o|acesso|доступ|url|web.?site|work|publisher|newspaper|language|format|dostęp|viitattu|hämt|arkiv|bezocht|přístup|erişim|الوصول|بازبینی|truy cập|확인|সংগ্রহ|osoite|адрес|ссылка|посилання|نشانی|مسار/;

/** Whether a parameter gives something that is not among the words of the work. */
export function tellsAside(name: string): boolean {
  return dateNames.has(name) || aside.test(name);
}
