import { sentenceRanges } from "../../../src/text/sentences/sentences.ts";

/**
 * Sentences as they are parted: `|` stands where one ends, for the space there or, in Chinese and Japanese, for nothing.
 *
 * @param gap - What `|` stands for.
 */
export function parted(
  marked: string,
  language = "en",
  gap = language === "zh" || language === "ja" ? "" : " ",
): string {
  const text = marked.replaceAll("|", gap);
  const ranges = sentenceRanges(text, language);
  return ranges.flatMap((end, i) => (i % 2 === 1 ? [text.slice(ranges[i - 1], end).trim()] : [])).join("|");
}
