import { choiceStore } from '#functions/account/choice-store.ts';
import { accountDataOf } from '#functions/account/account-data.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, type Kept } from '#shared/api/account.ts';

type StoredItem = { kind: string | undefined; item: Record<string, unknown> };

/** What of an account is counted, and how long it is kept. */
const retention: { what: Kept['what']; kept: Kept['kept']; is: (stored: StoredItem) => boolean }[] = [
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
const countsOf = (all: StoredItem[]): Kept[] =>
  retention.map(({ is, ...rest }) => ({ ...rest, count: all.filter(is).length }));

const live = { choices: choiceStore(table), accountData: accountDataOf(table) };

export const handler = handle(account.getPrivacy, live, async ({ member, now }, { choices, accountData }) => {
  const [{ privacy }, ...items] = await Promise.all([
    choices.of(member.accountId),
    accountData.of(member.accountId, now),
    accountData.conversation(member.accountId, now),
    accountData.money(member.accountId, now),
  ]);
  return { choices: privacy, kept: countsOf(items.flat()) };
});
