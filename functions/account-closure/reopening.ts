import { accountIn, type Account, type AccountStore, isUndoable, opensAgain } from '#functions/account/public.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';

type Deps = { accounts: AccountStore; secret: () => Promise<string> };

/** What the mailed link of a deletion leads to: the closed account, or the one that it opened again. */
type Reopening = { standing: 'undoable' | 'undone'; account: Revised<Account> };

/** @throws auth.link-expired for a late or forged link, and for that of an earlier deletion once there is a later one */
export async function readReopenLink(token: string, { accounts, secret }: Deps, now: Date): Promise<Reopening> {
  const account_id = accountIn(token);
  const account = account_id && (await accounts.of(account_id));
  if (!account) throw new Fault('auth.link-expired');
  if (isUndoable(account, now) && (await opensAgain(token, account, secret))) return { standing: 'undoable', account };
  const isUndone = !account.closed_at && (await opensAgain(token, { ...account, ...account.reopened }, secret));
  if (isUndone) return { standing: 'undone', account };
  throw new Fault('auth.link-expired');
}
