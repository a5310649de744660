import type { CreditEntry } from '#shared/api/billing.ts';
import type { Opened, PastSearch } from '#shared/api/people/history.ts';
import { newId } from '#shared/values/id.ts';

export const entryOf = (but: Partial<CreditEntry>): CreditEntry => ({
  entry_id: newId('entry'),
  at: '2026-11-20T17:08:00.000Z',
  cause: 'report',
  change: -1,
  left: 47,
  subject: 'Piet Halloran',
  person_id: newId('person'),
  facts: 21,
  sources: 4,
  purpose: 'reconnect',
  free_until: '2026-12-20T17:08:00.000Z',
  ...but,
});

export const pastOf = (but: Partial<PastSearch>): PastSearch => ({
  search_id: newId('search'),
  type: 'name',
  search_query: 'Piet Halloran',
  request: { type: 'name', search_query: 'Piet Halloran', country: 'US' },
  asked_at: '2026-11-20T17:06:00.000Z',
  total: 4,
  opened: null,
  ...but,
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const openedOf = (but: Partial<Opened>): Opened => ({
  person_id: newId('person'),
  full_name: 'Piet Halloran',
  is_sparse: false,
  age: 52,
  lives_in: { city: 'Austin', state: 'TX', country: 'US' },
  portrait: null,
  facts: 21,
  new_facts: 0,
  purpose: 'reconnect',
  first_opened_at: inDays(-1),
  opened_at: inDays(-1),
  open_until: inDays(-0.9),
  free_until: inDays(29),
  returned: null,
  returned_at: null,
  ...but,
});
