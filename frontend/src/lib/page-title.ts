/** The title of a page from its heading, which may end as a sentence does. */
export const pageTitle = (heading: string): string => `${heading.replace(/[.。]$/, '')} · Calluna`;
