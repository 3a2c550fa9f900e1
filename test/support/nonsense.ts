const syllables = ["ba", "do", "ki", "lu", "me", "no", "ra", "si", "ta", "ve"];

/** Makes words that mean nothing, in an order that `below` decides: see `mixer`. */
export function nonsense(below: (limit: number) => number) {
  const word = () => Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]).join("");
  const words = (count: number) => Array.from({ length: count }, word).join(" ");
  return { word, words };
}
