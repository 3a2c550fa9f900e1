/** The real histories that are imported, and the titles of their pages. */
export const importedHistories: Readonly<Record<string, string>> = {
  "dewiktionary-hallo.xml.gz": "Hallo",
  "en-nintendo-switch-2015.xml.gz": "Nintendo Switch",
  "en-vic.xml.gz": "Vic",
  "hi-kahani.xml.gz": "कहानी",
};

export const historyTitles = Object.values(importedHistories);
