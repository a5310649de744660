import { applyUpdate } from '#functions/account/domain/profile.ts';
import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { log } from '#functions/platform/log.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { isRefusedUse } from '#shared/validation/account.ts';

const live = { accounts: accountStore(table) };

export const handler = handle(account.updateUser, live, async ({ input, member }, { accounts }) => {
  const { reason_for_use: use } = input;
  if (use && isRefusedUse(use)) log.info('use refused', { use });
  return retryOnConflict(async () => {
    const stored = await accounts.of(member.accountId);
    if (!stored) throw new Fault('auth.unauthenticated');
    const next = { ...stored, ...applyUpdate(stored, input) };
    await accounts.replace(stored, next);
    return userView(next, member);
  });
});
