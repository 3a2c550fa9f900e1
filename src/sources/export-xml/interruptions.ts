/** What may come between tags besides text: comments, CDATA sections and processing instructions. */
export const interruptions = [
  { close: "-->", open: "<!--" },
  { close: "]]>", open: "<![CDATA[" },
  { close: "?>", open: "<?" },
] as const;

/** How many bytes are needed to know which of them begins. */
export const openingBytes = 9;
