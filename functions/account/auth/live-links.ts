import type { PendingEmails } from '#functions/account/pending-email.ts';
import { type Account, type AccountStore, isUndoable } from '#functions/account/store.ts';
import { isOutdated } from '#functions/account/auth/claim-account.ts';
import { isOfReplacedAddress } from '#functions/account/auth/disown.ts';
import type { Link } from '#functions/account/auth/links.ts';
import type { Registrations } from '#functions/account/auth/registrations.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/**
 * The account of a link that can still do what it is for, whoever presses it. Who looks at a link and who uses it get the
 * same answer. An account that was deleted has none but the links that disown what happened to it: they undo that, too.
 * @throws auth.link-expired where the account is gone or closed, or something took the place of the link
 */
export async function liveAccountOf(
  link: Link,
  now: Date,
  { accounts, pendingEmails }: { accounts: AccountStore; pendingEmails: PendingEmails },
): Promise<Revised<Account>> {
  const account = await accounts.of(link.account_id);
  const isThere = account && (!account.closed_at || (isDisowning(link) && isUndoable(account, now)));
  if (!isThere || !isLiveFor(account, link)) throw new Fault('auth.link-expired');
  if (link.action === 'change-email' && (await pendingEmails.of(account.account_id, now))?.link !== link.digest) {
    throw new Fault('auth.link-expired');
  }
  return account;
}

/**
 * The same of a link that opens an account: there is none yet.
 * @throws auth.link-expired where the address was registered again, or has an account by now
 */
export async function requireLiveRegistration(
  link: Link,
  now: Date,
  { accounts, registrations }: { accounts: AccountStore; registrations: Registrations },
): Promise<void> {
  const isOver = !(await registrations.isLast(link)) || (await accounts.takerOf(link.data.email ?? '', now));
  if (isOver) throw new Fault('auth.link-expired');
}

/** Whether the owner reports an intruder by a link, which also restores the address. */
export const isDisowning = ({ action }: Pick<Link, 'action'>): boolean =>
  action === 'not-me' || action === 'restore-email';

function isLiveFor(account: Account, link: Link): boolean {
  const { action, data } = link;
  switch (action) {
    case 'not-me':
    case 'restore-email':
    case 'remove-passkey':
      return !isOfReplacedAddress(link, account);
    case 'confirm-email':
      return data.email === account.email;
    case 'reset-password':
      return data.email === account.email && !isOutdated(link, account);
    case 'change-email':
    case 'connect-google':
      return !isOutdated(link, account);
    case 'open-account':
      return false;
  }
}
