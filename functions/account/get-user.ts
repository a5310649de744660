import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table) };

export const handler = handle(account.getUser, live, async ({ member }, { accounts }) => {
  const stored = await accounts.of(member.accountId);
  if (!stored) throw new Fault('auth.unauthenticated');
  return userView(stored, member);
});
