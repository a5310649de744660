import { accountStore } from '#functions/account/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { passkeys } from '#shared/api/passkeys.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table) };

export const handler = handle(passkeys.postponeOffer, live, ({ member, now }, { accounts }) =>
  retryOnConflict(async () => {
    const account = await accounts.of(member.accountId);
    if (!account) throw new Fault('auth.unauthenticated');
    await accounts.replace(account, { ...account, passkey_offered_at: now.toISOString() });
    return {};
  }),
);
