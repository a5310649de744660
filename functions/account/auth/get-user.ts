import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table) };

export const handler = handle(auth.getUser, live, async ({ member }, { accounts }) => {
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  return { user: userView(account, member) };
});
