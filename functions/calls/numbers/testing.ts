/** The report of an owner who was called: it is spam. */
export const asSpam = { says: 'spam', spam_kind: null, was_called: true } as const;
