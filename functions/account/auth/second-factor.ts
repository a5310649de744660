import type { Account } from '#functions/account/store.ts';
import { wrongFactorNotices } from '#functions/account/auth/second-factor-notice.ts';
import { after } from '#functions/account/auth/domain/second-factor.ts';
import { accessLog, factorStore } from '#functions/account/auth/store.ts';
import type { Outbox } from '#functions/messaging/public.ts';
import type { Origin } from '#functions/platform/client-info.ts';
import { realTimeOf } from '#functions/platform/clock.ts';
import { keyedDigest } from '#functions/platform/digest.ts';
import { limiterOf, rateClearerOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';

/** Where a visitor enters a code: the network, the browser, and its digest again where the account knows it. None for members. */
type Door = { network: string; browser: string; known: string | undefined };

/** What a right code was: digits of the app, or a recovery code and how many are left. */
export type UsedFactor = { by: 'app' } | { by: 'recovery-code'; left: number };

const isOfApp = (code: string) => /^\d{6}$/.test(code.replace(/[\s-]/g, ''));

/** The digest of a recovery code. */
export const recoveryDigest = (secret: string) => (code: string) => keyedDigest(secret, 'recovery code', code);

export const secondFactorOf = (table: Table, secret = appSecret) => {
  const factors = factorStore(table);
  const log = accessLog(table);
  const limits = limiterOf(table, secret);
  const rates = rateClearerOf(table, secret);
  const notices = wrongFactorNotices(table);

  /** A recovery code cannot be guessed, so only the network counts: the limit of digits locks no owner out. */
  const take = (account: string, code: string, door: Door | undefined, now: Date) => {
    if (!door) return limits.take('second-factor-member', { account }, now);
    const { known, network } = door;
    if (known) return limits.take('second-factor-known', { device: known }, now);
    return limits.take(isOfApp(code) ? 'second-factor' : 'recovery-code', { account, network }, now);
  };
  /** After a right code: its wrong ones were the owner’s. What other networks tried for the account stays counted. */
  const forget = (account: string, { known, network }: Door) =>
    known
      ? rates.clear('second-factor-known', 'device', { device: known })
      : Promise.all([
          rates.clear('second-factor', 'network and account', { account, network }),
          rates.clear('recovery-code', 'network and account', { account, network }),
        ]);

  return {
    /**
     * Consumes digits of the app or a recovery code if the account has a second factor on, and withdraws the mail about
     * wrong codes of the same browser. @returns undefined without a second factor. @throws auth.code-needed without a
     * code; auth.wrong-pin for `code`; request.too-many, never for what strangers tried where the device is known or the
     * code is one of recovery
     */
    async require(
      account: Account,
      code: string | undefined,
      now: Date,
      origin: Origin | null = null,
      door?: Door,
    ): Promise<UsedFactor | undefined> {
      if (!account.second_factor) return undefined;
      // Only who knows the first factor gets here: no stranger learns of the passkey.
      if (!code) throw new Fault('auth.code-needed', { has_passkey: account.has_passkey ?? false });
      const { account_id } = account;
      await take(account_id, code, door, now);
      const digestOf = recoveryDigest(await secret());
      const used = await retryOnConflict(async (): Promise<UsedFactor> => {
        const current = await factors.of(account_id);
        const next = current && after(current, code, realTimeOf(now), digestOf);
        if (!next) throw new Fault('auth.wrong-pin', { fields: { code: [messages.pin] } });
        const line = log.line(account_id, { what: 'recovery-code-used', ...origin }, now);
        const { notice, ...factor } = next.factor;
        const withdrawn = door && notice ? await notices.withdraw(notice, door.browser) : undefined;
        await factors.commit(
          factors.put(withdrawn ? factor : next.factor, current),
          ...(next.by === 'app' ? [] : [line]),
          ...(withdrawn ? [withdrawn] : []),
        );
        return next.by === 'app' ? { by: next.by } : { by: next.by, left: factor.recovery.length };
      });
      if (door) await forget(account_id, door);
      return used;
    },
    /** Logs a wrong code after a right first factor, and has the owner told of it. */
    async tellWrong(account: Account, { browser }: Door, origin: Origin, outbox: Outbox, now: Date): Promise<void> {
      const line = log.line(account.account_id, { what: 'wrong-second-factor', ...origin }, now);
      await retryOnConflict(async () => {
        const current = await factors.of(account.account_id);
        const told = current && (await notices.next(account, current.notice, { browser, origin, outbox }, now));
        const { notice, writes } = told ?? { notice: undefined, writes: [] };
        await factors.commit(
          line,
          ...(current && notice ? [factors.put({ ...current, notice }, current)] : []),
          ...writes,
        );
      });
    },
  };
};
