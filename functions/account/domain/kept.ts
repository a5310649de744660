import type { Kept } from '#shared/api/account.ts';

type Held = { kind: string | undefined; item: Record<string, unknown> };

/** What of an account is counted, and how long it is kept. */
const kept: { what: Kept['what']; kept: Kept['kept']; is: (held: Held) => boolean }[] = [
  { what: 'searches', kept: '12-months', is: ({ kind }) => kind === 'pastSearch' },
  { what: 'reports', kept: '30-days', is: ({ kind }) => kind === 'opened' },
  { what: 'calls', kept: '90-days', is: ({ kind }) => kind === 'call' },
  { what: 'messages', kept: '30-days', is: ({ kind }) => kind === 'line' },
  { what: 'contacts', kept: 'until-deleted', is: ({ kind }) => kind === 'contact' },
  { what: 'access', kept: '12-months', is: ({ kind }) => kind === 'access' },
  // A charge that was never taken has no receipt.
  { what: 'receipts', kept: '7-years', is: ({ kind, item }) => kind === 'charge' && Boolean(item.receipt_number) },
  { what: 'consents', kept: '7-years', is: ({ kind }) => kind === 'consent' },
];

/** How many there are of each, in all that is held. */
export const keptOf = (all: Held[]): Kept[] =>
  kept.map(({ is, ...rest }) => ({ ...rest, count: all.filter(is).length }));
