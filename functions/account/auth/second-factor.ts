import type { Account } from '#functions/account/store.ts';
import { after } from '#functions/account/auth/domain/second-factor.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import { realTimeOf } from '#functions/platform/clock.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

/** The digest of a recovery code. */
export const recoveryDigest = (secret: string) => (code: string) => keyedDigest(secret, 'recovery code', code);

export const secondFactorOf = (table: Table, secret = appSecret) => {
  const factors = factorStore(table);
  const log = accessLog(table);
  const limits = limiterOf(table, secret);

  return {
    /**
     * Consumes digits of the app or a recovery code if the account has a second factor on. @throws auth.code-needed
     * without a code; auth.wrong-pin for `code`; request.too-many
     */
    async require(account: Account, code: string | undefined, now: Date, device: string | null = null): Promise<void> {
      if (!account.second_factor) return;
      if (!code) throw new Fault('auth.code-needed');
      const { account_id } = account;
      await limits.take('second-factor', { account: account_id }, now);
      const digestOf = recoveryDigest(await secret());
      await retryOnConflict(async () => {
        const current = await factors.of(account_id);
        const next = current && after(current, code, realTimeOf(now), digestOf);
        if (!next) throw new Fault('auth.wrong-pin', { fields: { code: [messages.pin] } });
        const line = log.line(account_id, { what: 'recovery-code-used', device }, now);
        await factors.commit(factors.put(next.factor, current), ...(next.by === 'app' ? [] : [line]));
      });
    },
  };
};
