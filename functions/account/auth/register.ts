import { accountStore } from '#functions/account/store.ts';
import { linksOf } from '#functions/account/auth/links.ts';
import { mailRegistration, OPEN_MINUTES } from '#functions/account/auth/mail-registration.ts';
import { openAccount } from '#functions/account/auth/new-account.ts';
import { registeringBrowser, registrationsOf } from '#functions/account/auth/registrations.ts';
import { requireUncommon } from '#functions/account/auth/passwords/passwords.ts';
import { sessionDepsOf, signIn } from '#functions/account/auth/session.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf, takeRegistration } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { auth } from '#shared/api/auth.ts';

const live = {
  accounts: accountStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  links: linksOf(table),
  registrations: registrationsOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  isNeutral: () => environment().ENUMERATION_SAFE === 'on',
  secret: appSecret,
  commit: table.commit.bind(table),
};

export const handler = handle(auth.register, live, async ({ input, from, cookies, now }, deps) => {
  const { sessionDeps, limits, proof, isNeutral } = deps;
  const { email, name, password, language, time_zone, remember } = input;
  requireUncommon('password', password, { email, name });
  await proof(input.proof, 'register', from, now);
  await takeRegistration(limits, { network: from.network, email }, now);
  if (isNeutral()) {
    const browser = registeringBrowser(cookies, OPEN_MINUTES * 60);
    return mailRegistration({ ...input, browser, portuguese: from.portuguese }, deps, now);
  }
  const account = await openAccount({ email, name, language, time_zone, from, password }, deps, now);
  return signIn(account, { how: 'registered', from, cookies, remember, now }, sessionDeps);
});
