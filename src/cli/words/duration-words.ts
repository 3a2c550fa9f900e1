import { counted } from "./counted.ts";

/** How long something lasted, in the largest unit that fits at least twice. */
export function durationWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, "second");
  if (seconds < 7200) return `${Math.round(seconds / 60)} minutes`;
  if (seconds < 172_800) return `${Math.round(seconds / 3600)} hours`;
  return `${Math.round(seconds / 86_400)} days`;
}
