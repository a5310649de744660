import { accountStore, newAccount } from '#functions/account/store.ts';
import { doorOf } from '#functions/auth/open/door.ts';
import { addressOf, linksOf } from '#functions/auth/open/links.ts';
import { hashPassword, requireUncommon } from '#functions/auth/open/passwords.ts';
import { signIn } from '#functions/auth/open/session.ts';
import { postOf } from '#functions/messages/open/post.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { retryOnConflict } from '#functions/platform/table/retry-on-conflict.ts';
import { proofOf } from '#functions/support/open/proof.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { newId } from '#shared/values/id.ts';

const live = {
  accounts: accountStore(table),
  door: doorOf(table),
  limits: limiterOf(table),
  links: linksOf(table),
  post: postOf(table),
  proof: proofOf(table),
};
const CONFIRM_MINUTES = 24 * 60;

export const handler = handle(auth.register, live, async ({ input, from, cookies, now }, deps) => {
  const { accounts, door, limits, links, post, proof } = deps;
  const { email, name, password, language, remember } = input;
  requireUncommon('password', password, { email, name });
  await proof(input.proof, 'register', from, now);
  await limits.take('register', { network: from.network, email }, now);
  const kept = await hashPassword(password);

  const account_id = newId('account', now.getTime());
  const told = { account_id, email, name, language, password: kept, password_changed_at: now.toISOString() };
  const account = newAccount(told, now);
  const link = links.make({ action: 'confirm-email', account_id, data: { email }, minutes: CONFIRM_MINUTES }, now);
  const params = { link: addressOf(language, 'confirm-email', link.token), until: link.expires_at };
  const letter = post.letter({ purpose: 'confirm-email', to: email, account_id, language, params }, now);
  await retryOnConflict(async () => {
    // Of two who ask at once for one address, the one who lost the race finds the other one here.
    if (await accounts.byWayIn('email', email)) {
      throw new Fault('auth.email-taken', { fields: { email: [messages['email.taken']] } });
    }
    await accounts.create(account, link.write, letter.write);
  });
  await letter.send();
  return signIn(account, { how: 'registered', from, cookies, remember, now }, door);
});
