import { Secret } from 'otpauth';
import { renderSVG } from 'uqr';

import { accountStore } from '#functions/account/store.ts';
import { otpauthUrl } from '#functions/account/auth/domain/second-factor.ts';
import { requireOwner } from '#functions/account/auth/require-owner.ts';
import { factorStore } from '#functions/account/auth/store.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table), factors: factorStore(table) };

export const handler = handle(auth.startSecondFactor, live, async ({ member, now }, deps) => {
  const { accounts, factors } = deps;
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  if (account.second_factor) throw new Fault('auth.second-factor-on');
  requireOwner(member, now);
  const { account_id, email } = account;
  const secret = new Secret({ size: 20 }).base32;
  await retryOnConflict(async () => {
    const current = await factors.of(account_id);
    const waiting = { account_id, secret, confirmed_at: null, last_step: -1, recovery: [] };
    await factors.commit(factors.put(waiting, current));
  });
  const otpauth_url = otpauthUrl(secret, email);
  return { secret, otpauth_url, qr_svg: renderSVG(otpauth_url) };
});
