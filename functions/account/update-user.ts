import { applyUpdate } from '#functions/account/domain/profile.ts';
import { readUse } from '#functions/account/domain/refused-use.ts';
import { userView } from '#functions/account/user.ts';
import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { account } from '#shared/api/account.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

const live = { accounts: accountStore(table) };

export const handler = handle(account.updateUser, live, async ({ input, member }, { accounts }) => {
  if (input.reason_words && readUse(input.reason_words))
    throw new Fault('account.use-refused', { fields: { reason_words: [messages['use.refused']] } });
  return retryOnConflict(async () => {
    const stored = await accounts.of(member.accountId);
    if (!stored) throw new Fault('auth.unauthenticated');
    const next = { ...stored, ...applyUpdate(stored, input) };
    await accounts.replace(stored, next);
    return userView(next, member);
  });
});
