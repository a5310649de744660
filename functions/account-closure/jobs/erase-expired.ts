import * as z from 'zod';

import { closeAccount, eraseAccount } from '#functions/account-closure/closure.ts';
import {
  accountDataOf,
  accountStore,
  eraseAt,
  linksOf,
  passkeyStore,
  sessionStore,
} from '#functions/account/public.ts';
import { membershipOf } from '#functions/billing/public.ts';
import { callerStore, leavingOf } from '#functions/calls/public.ts';
import { accountTickets } from '#functions/helpdesk/public.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { openersOf } from '#functions/people/public.ts';
import { job } from '#functions/platform/job.ts';
import { log } from '#functions/platform/log.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { table } from '#functions/platform/table/live.ts';
import { recordings } from '#functions/providers/recordings/live.ts';
import type { AccountId } from '#shared/values/id.ts';

const live = {
  accounts: accountStore(table),
  logins: sessionStore(table),
  accountData: accountDataOf(table),
  passkeys: passkeyStore(table),
  membership: membershipOf(table),
  callers: callerStore(table),
  leaving: leavingOf(table),
  openers: openersOf(table),
  recordings,
  tickets: accountTickets(table),
  outbox: outboxOf(table),
  links: linksOf(table),
  secret: appSecret,
};
type Deps = typeof live;

/** The most that one run erases; the next hour’s run continues. */
const MOST = 200;

/**
 * Deletes what has no expiry date that DynamoDB could go by: closed accounts that their owners did not open again, accounts
 * that were never confirmed, and billing records after the legal term. One that fails does not keep the others.
 */
export const handler = job('account.eraseExpired', z.unknown(), live, async (_, deps, now) => {
  for (const { account_id, what } of await deps.accountData.toErase(now, MOST)) {
    await (what === 'money' ? eraseMoney : eraseOne)(account_id, deps, now).catch((error: unknown) =>
      log.error('expired data is not erased yet', { account_id, what, cause: String(error) }),
    );
  }
});

/** Another membership may have begun since the index was read. */
async function eraseMoney(account_id: AccountId, { membership, accountData }: Deps): Promise<void> {
  const last = await membership.of(account_id);
  if (last?.status === 'cancelled' && last.next === null) await accountData.removeMoney(account_id);
}

async function isInUse(account_id: AccountId, { membership, logins }: Deps, now: Date): Promise<boolean> {
  const [subscription, sessions] = await Promise.all([membership.of(account_id), logins.all(account_id)]);
  return subscription !== undefined || sessions.some(({ ends_at }) => ends_at > now.toISOString());
}

async function eraseOne(account_id: AccountId, deps: Deps, now: Date): Promise<void> {
  const stored = await deps.accounts.of(account_id);
  const due = stored && eraseAt(stored);
  // It may have been opened again, or confirmed, since the index was read.
  if (!due || due > now) return;
  if (!stored.closed_at) {
    // It stays while it is in use, and is checked again after the same time.
    if (await isInUse(account_id, deps, now)) {
      return deps.accounts.replace(stored, { ...stored, in_use_at: now.toISOString() });
    }
    // The address that nobody confirmed may belong to a stranger.
    await closeAccount(stored, deps, { isFinal: true }, now);
  } else if (!stored.erasing_at) {
    // From here on it cannot be opened again.
    const forgotten = await deps.passkeys.forget(account_id);
    await deps.accounts.replace(stored, { ...stored, erasing_at: now.toISOString() }, ...forgotten);
  }
  await eraseAccount(account_id, [keys.account({ account_id })], deps, now);
}
