/** What all structural events have in common: they are part of the text, and are implied where a text comes back. */
export const structural = { themes: ["structure"], brief: false, content: true } as const;
