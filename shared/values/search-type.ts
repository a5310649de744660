/** The specification’s name, phone and email, and the two seen in one language only. */
export const searchTypes = ['name', 'phone', 'email', 'address', 'username'] as const;
export type SearchType = (typeof searchTypes)[number];
