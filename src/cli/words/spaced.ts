/** A title with spaces, as in lists, however it was typed. */
export function spaced(title: string): string {
  return title.replaceAll("_", " ").trim().normalize("NFC");
}
