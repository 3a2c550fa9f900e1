/** What stands between tags and is none: comments, CDATA sections and processing instructions. */
export const interruptions = [
  { close: "-->", open: "<!--" },
  { close: "]]>", open: "<![CDATA[" },
  { close: "?>", open: "<?" },
] as const;

/** As many bytes as tell which of them begins. */
export const openingBytes = 9;
