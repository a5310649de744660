import { accountStore } from '#functions/account/store.ts';
import { deletionMail } from '#functions/account/auth/closed-account.ts';
import { knownDevicesOf } from '#functions/account/auth/known-devices.ts';
import { addressOf, linksOf } from '#functions/account/auth/links.ts';
import { outboxOf } from '#functions/messaging/public.ts';
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { isWithin, limiterOf } from '#functions/platform/limits.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { table } from '#functions/platform/table/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { auth } from '#shared/api/auth.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { isSafeRedirect } from '#shared/validation/redirect.ts';
import { newId } from '#shared/values/id.ts';
import { figures } from '#shared/values/figures.ts';
import { varietyOf } from '#shared/values/portuguese.ts';
import { portugueseOfMember } from '#shared/values/variety.ts';

const live = {
  accounts: accountStore(table),
  knownDevices: knownDevicesOf(table),
  limits: limiterOf(table),
  links: linksOf(table),
  outbox: outboxOf(table),
  proof: proofOf(table),
  isNeutral: () => environment().ENUMERATION_SAFE === 'on',
  secret: appSecret,
  commit: table.commit.bind(table),
};
const AGAIN_SECONDS = 60;

export const handler = handle(auth.forgotPassword, live, async ({ input, from, cookies, now }, deps) => {
  const { accounts, knownDevices, limits, links, outbox, proof, isNeutral, secret, commit } = deps;
  const { email, language } = input;
  const { network } = from;
  const redirect = isSafeRedirect(input.redirect) ? input.redirect : '/';
  await proof(input.proof, 'forgot', from, now);
  const account = await accounts.findByCredential('email', email);
  const known = await knownDevices.find(account?.account_id, cookies);
  // A device that signed in before has a limit of its own: no stranger can use it up.
  if (known) await limits.take('forgot-known', { device: known }, now);
  else await limits.take('forgot', { network, email }, now);
  const is_neutral = isNeutral();
  if (!account && !is_neutral) {
    throw new Fault('auth.unknown-email', { fields: { email: [messages['email.unknown']] } });
  }
  const account_id = account?.account_id ?? newId('account', now.getTime());
  const link = links.make(
    { action: 'reset-password', account_id, data: { email, redirect }, minutes: figures.resetMinutes },
    now,
  );
  const again_at = new Date(now.getTime() + AGAIN_SECONDS * 1000).toISOString();
  const answer = { is_neutral, expires_at: link.expires_at, again_at };
  // A refusal would let strangers keep an owner from a new password. Beyond the limit a link that works is in the mailbox
  // already, so the answer stays true: no request ends the link of an earlier one (ADR 83).
  if (!known && !(await isWithin(limits, 'forgot-mailbox', { email }, now))) return answer;

  // The same work for every address, so that timing tells nothing: one link and one mail. The link of an address without
  // an account opens nothing, and is not mailed.
  const closed = account ? undefined : await accounts.findClosed('email', email, now);
  const variety = varietyOf(language, account ? portugueseOfMember(account) : null, from.portuguese);
  const mail = closed
    ? await deletionMail(closed, { outbox, links, secret }, now)
    : withLink(
        account
          ? outbox.queue(
              {
                purpose: 'reset-password',
                to: email,
                account_id,
                language: variety,
                time_zone: account.time_zone,
                params: { link: addressOf(language, 'reset-password', link.token), until: link.expires_at },
              },
              now,
            )
          : outbox.queue(
              { purpose: 'no-account', to: email, account_id: null, language: variety, time_zone: null, params: {} },
              now,
            ),
      );
  await commit(...mail.writes);
  await mail.send();
  return answer;

  function withLink({ write, send }: ReturnType<typeof outbox.queue>) {
    return { writes: [link.write, write], send };
  }
});
