import type { Kept } from '#shared/api/account.ts';

/** What of an account is counted, and how long it is kept. Of receipts and consents there are none before money comes. */
const kept: { what: Kept['what']; kept: Kept['kept']; kind: string | null }[] = [
  { what: 'searches', kept: '12-months', kind: 'pastSearch' },
  { what: 'reports', kept: '30-days', kind: 'opened' },
  { what: 'calls', kept: '90-days', kind: 'call' },
  { what: 'messages', kept: '30-days', kind: 'line' },
  { what: 'contacts', kept: 'until-deleted', kind: 'contact' },
  { what: 'access', kept: '12-months', kind: 'access' },
  { what: 'receipts', kept: '7-years', kind: null },
  { what: 'consents', kept: '7-years', kind: null },
];

/** How many there are of each, from the kinds of all that is held. */
export const keptOf = (kinds: (string | undefined)[]): Kept[] =>
  kept.map(({ kind, ...rest }) => ({ ...rest, count: kind ? kinds.filter((each) => each === kind).length : 0 }));
