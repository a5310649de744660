import { choiceStore } from '#functions/account/choice-store.ts';
import { accountDataOf } from '#functions/account/account-data.ts';
import { inEffect } from '#functions/account/privacy-in-effect.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account, Kept } from '#shared/api/account.ts';
import { type Life, retention, type RetentionName } from '#shared/values/retention.ts';

type StoredItem = { kind: string | undefined; item: Record<string, unknown> };

/** What of an account is counted, and how long it is kept. */
const counted: { what: Kept['what']; life: RetentionName; is: (stored: StoredItem) => boolean }[] = [
  { what: 'profile', life: 'account', is: ({ kind }) => kind === 'account' },
  { what: 'searches', life: 'pastSearch', is: ({ kind }) => kind === 'pastSearch' },
  { what: 'reports', life: 'openedReport', is: ({ kind }) => kind === 'opened' },
  { what: 'flags', life: 'account', is: ({ kind }) => kind === 'flag' },
  { what: 'credits', life: 'account', is: ({ kind }) => kind === 'ledger' },
  { what: 'calls', life: 'call', is: ({ kind }) => kind === 'call' },
  { what: 'messages', life: 'conversation', is: ({ kind }) => kind === 'line' },
  { what: 'tickets', life: 'ticket', is: ({ kind }) => kind === 'accountTicket' },
  { what: 'contacts', life: 'account', is: ({ kind }) => kind === 'contact' },
  { what: 'access', life: 'accessLog', is: ({ kind }) => kind === 'access' },
  // A charge that was never taken has no receipt.
  { what: 'receipts', life: 'charge', is: ({ kind, item }) => kind === 'charge' && Boolean(item.receipt_number) },
  { what: 'consents', life: 'money', is: ({ kind }) => kind === 'consent' },
];

/** How many there are of each, in all that is held. */
const countsOf = (all: StoredItem[]): Kept[] =>
  counted.map(({ what, life, is }) => ({ what, kept: wordOf(retention[life].life), count: all.filter(is).length }));

/** A life as the contract names it: 12-months, until-deleted. */
function wordOf(life: Life): Kept['kept'] {
  if (life.is === 'until') return 'until-deleted';
  const [unit, number] = Object.entries(life.is === 'fixed' ? life.span : life.most)[0] ?? [];
  return Kept.shape.kept.parse(`${number}-${unit}`);
}

const live = { choices: choiceStore(table), accountData: accountDataOf(table) };

export const handler = handle(account.getPrivacy, live, async ({ member, now }, { choices, accountData }) => {
  const [{ privacy, opted_out_at }, ...items] = await Promise.all([
    choices.of(member.accountId),
    accountData.of(member.accountId, now),
    accountData.conversation(member.accountId, now),
    accountData.money(member.accountId, now),
  ]);
  return { choices: inEffect(privacy), opted_out_at, kept: countsOf(items.flat()) };
});
