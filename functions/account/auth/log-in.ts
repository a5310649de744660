import { type Account, accountStore } from '#functions/account/store.ts';
import { signInAndNotify } from '#functions/account/auth/sign-in-notification.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { hashPassword, needsRehash, verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { requireSecondFactor } from '#functions/account/auth/second-factor-notice.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { triesOf } from '#functions/account/auth/store.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import type { Revised } from '#functions/platform/table/table.ts';
import { proofOf } from '#functions/support/proof.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  secondFactor: secondFactorOf(table),
  tries: triesOf(table),
};

export const handler = handle(auth.logIn, live, async ({ input, from, cookies, now }, deps) => {
  const { accounts, sessionDeps, limits, outbox, proof, secondFactor, tries } = deps;
  const { email, password, remember } = input;
  if (!(await tries.take(email, now))) await proof(input.proof, 'login', from, now);
  // The address is limited whether or not it has an account, and separately from the network.
  await limits.take('login', { account: email, network: from.network }, now);

  const account = await accounts.findByCredential('email', email);
  const isRight = await verifyPassword(password, account?.password);
  if (!account || !isRight) {
    const { device } = from;
    if (account) {
      await sessionDeps.accessLog.commit(
        sessionDeps.accessLog.line(account.account_id, { what: 'wrong-password', device }, now),
      );
    }
    throw new Fault('auth.wrong-credentials');
  }
  if (account.blocked) throw new Fault('auth.blocked');
  const notice = { secondFactor, accessLog: sessionDeps.accessLog, limits, outbox };
  await requireSecondFactor(account, input.code, { from, now }, notice);
  await tries.forget(email, now);
  await rehashPassword(account, password, deps);
  return signInAndNotify(account, { how: 'logged-in-password', from, cookies, remember, now }, sessionDeps, outbox);
});

/** Hashes the password again if its hash has weaker parameters than today’s. */
async function rehashPassword(
  account: Revised<Account>,
  password: string,
  { accounts }: Pick<typeof live, 'accounts'>,
) {
  if (!account.password || !needsRehash(account.password)) return;
  const next = { ...account, password: await hashPassword(password) };
  await accounts.replace(account, next).catch((error: unknown) => {
    if (!(error instanceof Fault)) throw error; // otherwise the account changed concurrently, and the next login rehashes
  });
}
