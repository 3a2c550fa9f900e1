/**
 * Words of Croatian, Bosnian and Serbian as written in Serbian: each in Latin letters, with its Cyrillic form as another
 * form.
 */
export function inBothLetters(words: string): string {
  return words
    .split(" ")
    .map((word) => `${word}${word.includes("=") ? " " : "/"}${inCyrillic(word)}`)
    .join(" ");
}

/** Words in Latin letters, written in Serbian Cyrillic. */
export function inCyrillic(words: string): string {
  return words.replace(/lj|nj|dž|[a-zčćđšž]/g, (letter) => cyrillic.get(letter) ?? letter);
}

const cyrillic: ReadonlyMap<string, string> = new Map(
  (
    "a=а b=б v=в g=г d=д đ=ђ e=е ž=ж z=з i=и j=ј k=к l=л lj=љ m=м n=н nj=њ o=о p=п r=р s=с t=т ć=ћ u=у f=ф h=х c=ц č=ч " +
    "dž=џ š=ш"
  )
    .split(" ")
    .map((pair) => {
      const [latin = "", letter = ""] = pair.split("=");
      return [latin, letter] as const;
    }),
);
