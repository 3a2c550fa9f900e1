/** A title as lists have it, however it was typed. */
export function spaced(title: string): string {
  return title.replaceAll("_", " ").trim().normalize("NFC");
}
