import { accountStore } from '#functions/account/store.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { newId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  limits: limiterOf(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  isNeutral: () => environment().ENUMERATION_SAFE === 'on',
  commit: table.commit.bind(table),
};
const AGAIN_SECONDS = 60;

export const handler = handle(auth.forgotPassword, live, async ({ input, from, now }, deps) => {
  const { accounts, limits, links, outbox, proof, isNeutral, commit } = deps;
  const { email, language } = input;
  await proof(input.proof, 'forgot', from, now);
  await limits.take('forgot', { network: from.network, email }, now);
  const account = await accounts.findByCredential('email', email);
  const is_neutral = isNeutral();
  if (!account && !is_neutral) {
    throw new Fault('auth.unknown-email', { fields: { email: [messages['email.unknown']] } });
  }
  // Do the same work for an unknown address, so timing reveals nothing; nothing is stored.
  const account_id = account?.account_id ?? newId('account', now.getTime());
  const link = links.make(
    { action: 'reset-password', account_id, data: { email }, minutes: figures.resetMinutes },
    now,
  );
  const params = { link: addressOf(language, 'reset-password', link.token), until: link.expires_at };
  const variety = varietyOf(language, account ? portugueseOfMember(account) : null);
  const message = outbox.queue(
    {
      purpose: 'reset-password',
      to: email,
      account_id,
      language: variety,
      time_zone: account?.time_zone ?? null,
      params,
    },
    now,
  );
  await commit(link.write, ...(account ? [message.write] : []));
  await message.send();
  const again_at = new Date(now.getTime() + AGAIN_SECONDS * 1000).toISOString();
  return { is_neutral, expires_at: link.expires_at, again_at };
});
