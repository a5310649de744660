import { pendingEmailStore } from '#functions/account/pending-email.ts';
import { type Account, accountStore, newAccount } from '#functions/account/store.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { passkeyStore } from '#functions/account/passkeys/store.ts';
import { messageStore, outboxOf } from '#functions/messaging/public.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import type { Member } from '#functions/platform/session.ts';
import { aMember } from '#functions/platform/testing.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { addMinutes } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

/** When the tests of accounts take place. */
export const NOW = new Date('2026-11-21T14:05:00.000Z');

/** An account with its own address. */
export async function createAccount(table: Table, more: Partial<Account> = {}): Promise<Account> {
  const account_id = newId('account');
  const email = `${account_id.toLowerCase()}@example.com`;
  const item = newAccount({ account_id, email, language: 'en', name: 'Ida Lindqvist', ...more }, NOW);
  await accountStore(table).create(item);
  return item;
}

/** A member who signed in now, or some minutes ago. */
export const loggedIn = ({ account_id }: Pick<Account, 'account_id'>, minutesAgo = 0): Member =>
  aMember(account_id, { authenticatedAt: addMinutes(NOW, -minutesAgo).toISOString() });

/** The dependencies of handlers that send messages; nothing is delivered. */
export const messagingDeps = (table: Table) => ({
  clock: () => NOW,
  accounts: accountStore(table),
  links: linksOf(table),
  pendingEmails: pendingEmailStore(table),
  knownDevices: knownDevicesOf(table, async () => 'secret'),
  isNeutral: () => true,
  outbox: outboxOf(table, async () => {}),
  passkeys: passkeyStore(table),
  limits: limiterOf(table, async () => 'secret'),
  commit: table.commit.bind(table),
});

/** Messages to an address or a number, latest first. */
export const messagesTo = async (table: Table, to: string) =>
  (await messageStore(table).latest(100)).filter((message) => message.to === to);
