import type { Readable } from "node:stream";

/** The longest line that is kept until it ends, in UTF-16 code units; a command may never end one. */
const longest = 65_536;

/**
 * Shows what a stream gives, line by line, and what it ends with if that is no whole line. A line that gets too long is shown
 * in parts, so that little of it is kept, however much comes.
 */
export function showLines(stream: Readable, show: (line: string) => void): void {
  let begun = "";
  // A carriage return at the end may be half of a line end.
  let half = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = `${half}${text}`.split(/\r\n|\n|\r(?!$)/);
    const last = lines.pop() ?? "";
    for (const line of lines) {
      show(`${begun}${line}`);
      begun = "";
    }
    half = last.endsWith("\r") ? "\r" : "";
    begun += last.slice(0, last.length - half.length);
    if (begun.length < longest) return;
    show(begun);
    begun = "";
  });
  stream.once("close", () => {
    if (begun !== "" || half !== "") show(begun);
  });
}
