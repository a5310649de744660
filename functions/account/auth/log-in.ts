import { type Account, accountStore } from '#functions/account/store.ts';
import { signInAndNotify } from '#functions/account/auth/sign-in-notification.ts';
import { sessionDepsOf } from '#functions/account/auth/session.ts';
import { hashPassword, needsRehash, verifyPassword } from '#functions/account/auth/passwords/passwords.ts';
import { loginTriesOf } from '#functions/account/auth/login-tries.ts';
import { requireSecondFactor } from '#functions/account/auth/require-second-factor.ts';
import { secondFactorOf } from '#functions/account/auth/second-factor.ts';
import { noteWrongPassword } from '#functions/account/auth/wrong-password.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { siteOf } from '#functions/platform/client-info.ts';
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
  tries: loginTriesOf(table),
};

export const handler = handle(auth.logIn, live, async ({ input, from, cookies, now }, deps) => {
  const { accounts, sessionDeps, limits, outbox, proof, secondFactor, tries } = deps;
  const { email, password, remember } = input;
  const { network } = from;

  const open = await accounts.findByCredential('email', email);
  const account = open ?? (await accounts.findClosed('email', email, now));
  // A device that signed in before has a limit of its own: no stranger can use it up.
  const known = await sessionDeps.knownDevices.find(account?.account_id, cookies);
  if (known) await limits.take('login-known', { device: known }, now);
  const uncount = known ? undefined : await takeOfStranger();

  const isRight = await verifyPassword(password, account?.password);
  if (!account || !isRight) {
    await noteWrongPassword(open, { email, from, now }, { accessLog: sessionDeps.accessLog, limits, outbox });
    throw new Fault('auth.wrong-credentials');
  }
  if (account.blocked) throw new Fault('auth.blocked');
  const ways = { secondFactor, knownDevices: sessionDeps.knownDevices, outbox };
  const factor = await requireSecondFactor(account, input.code, { from, cookies, now, known }, ways);
  await uncount?.();
  await rehashPassword(account, password, deps);
  const entry = { how: 'logged-in-password' as const, from, cookies, remember, now, factor };
  return signInAndNotify(account, entry, sessionDeps, { outbox, limits });

  /** Counts a try of an unknown device, known address or not. Returns how to uncount it once it succeeded. */
  async function takeOfStranger() {
    const { work, giveBack } = await tries.take({ email, network }, now);
    if (work !== undefined) {
      await proof(input.proof, 'login', from, now, work).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
    }
    await limits.take('login', { account: email, network }, now);
    await limits.take('login-day', { account: email, network: siteOf(network) }, now);
    return async () => {
      await giveBack();
      await tries.forget(email, now);
    };
  }
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
