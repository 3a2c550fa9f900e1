/** An instant to the minute, in UTC: `2024-05-01 09:30`. */
export function minuteWords(timestamp: string): string {
  return timestamp.slice(0, 16).replace("T", " ");
}
