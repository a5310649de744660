import { numbersIn, peopleIn } from '#functions/account-closure/domain/export.ts';
import {
  type Account,
  accountDataOf,
  type AccountStore,
  deletionMail,
  type Links,
  type passkeyStore,
} from '#functions/account/public.ts';
import type { membershipOf } from '#functions/billing/public.ts';
import type { CallerStore, leavingOf } from '#functions/calls/public.ts';
import type { accountTickets } from '#functions/helpdesk/public.ts';
import type { outboxOf } from '#functions/messaging/public.ts';
import type { openersOf } from '#functions/people/public.ts';
import type { Key } from '#functions/platform/table/keys.ts';
import type { Revised, Write } from '#functions/platform/table/table.ts';
import type { recordings } from '#functions/providers/recordings/live.ts';
import type { AccountId } from '#shared/values/id.ts';
import { varietyOfMember } from '#shared/values/variety.ts';

type ClosingDeps = {
  accounts: AccountStore;
  passkeys: Pick<ReturnType<typeof passkeyStore>, 'close'>;
  membership: ReturnType<typeof membershipOf>;
  leaving: ReturnType<typeof leavingOf>;
  outbox: ReturnType<typeof outboxOf>;
  links: Pick<Links, 'make'>;
  /** Seals the link that undoes it. */
  secret: () => Promise<string>;
};

/**
 * Closes an account in one transaction: it loses its credentials, its sessions and its forwarding, and the membership no
 * longer renews. A payment that is captured later is refunded. Its data stays until `endOfLife('closedAccount')`, so
 * that its owner can undo the deletion by the mailed link; `isFinal` closes one that is erased at once, without a mail. `by` is who did it, for
 * the mails about it.
 *
 * @returns the code that ends forwarding on the phone, where it forwards
 */
export async function closeAccount(
  stored: Revised<Account>,
  { accounts, passkeys, membership, leaving, outbox, links, secret }: ClosingDeps,
  { isFinal, by }: { isFinal: boolean; by?: NonNullable<Account['closed_by']> },
  now: Date,
  ...withIt: Write[]
): Promise<{ closed_at: string; undo: string | null }> {
  const { account_id, phone } = stored;
  const language = varietyOfMember(stored);
  const closed_at = now.toISOString();
  const closed = {
    ...stored,
    epoch: stored.epoch + 1,
    closed_at,
    ...(by && { closed_by: by }),
    ...(isFinal && { erasing_at: closed_at }),
  };
  const ending = await membership.end(account_id, 'account-deleted', now);
  // The phone forwards to our number until its owner dials the undo code, which is texted to them.
  const { writes: forwardingWrites, undo } = await leaving.ofAccount(account_id, now);
  const mail = isFinal ? undefined : await deletionMail(closed, { outbox, links, secret }, now);
  const text =
    undo && phone
      ? outbox.queue({ purpose: 'number-left', to: phone, account_id: null, language, params: { undo } }, now)
      : undefined;
  const messages = [...(mail?.writes ?? []), ...(text ? [text.write] : [])];
  const credentials = await passkeys.close(account_id, { isFinal });
  await accounts.replace(stored, closed, ...messages, ...ending, ...forwardingWrites, ...credentials, ...withIt);
  await mail?.send();
  await text?.send();
  return { closed_at, undo };
}

type ErasingDeps = {
  membership: Pick<ReturnType<typeof membershipOf>, 'forgetUnusedDetails'>;
  accountData: ReturnType<typeof accountDataOf>;
  openers: ReturnType<typeof openersOf>;
  recordings: typeof recordings;
  tickets: Pick<ReturnType<typeof accountTickets>, 'erase'>;
  callers: Pick<CallerStore, 'forgetOwner'>;
};

/** Deletes the data of a closed account, the `last` items at the end. Billing records stay, as the law requires. */
export async function eraseAccount(
  account_id: AccountId,
  last: readonly Key[],
  { membership, accountData, openers, recordings, tickets, callers }: ErasingDeps,
  now: Date,
): Promise<void> {
  const data = await accountData.of(account_id, now);
  await openers.forget(account_id, peopleIn(data));
  await callers.forgetOwner(account_id, numbersIn(data));
  await recordings().removeAll(account_id);
  await tickets.erase(account_id);
  await membership.forgetUnusedDetails(account_id);
  await accountData.remove(account_id, last);
}
