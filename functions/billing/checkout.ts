import { type Account, sessionDepsOf, signIn } from '#functions/account/public.ts';
import { agreementOn, requireShown } from '#functions/billing/agreement.ts';
import { requirePayableFrom } from '#functions/billing/checkout/sanctions.ts';
import { oneAtATime, pause } from '#functions/billing/checkout/one-at-a-time.ts';
import { rethrowNotCharged } from '#functions/billing/checkout/lost-answer.ts';
import { requireUnblocked, resumeCheckout, startCheckout } from '#functions/billing/checkout/start-checkout.ts';
import { billingContext } from '#functions/billing/context.ts';
import { checkoutStore } from '#functions/billing/checkout-store.ts';
import { willRenew } from '#functions/billing/domain/subscription.ts';
import { continuable } from '#functions/billing/subscription/change.ts';
import { openedBy, visitor } from '#functions/billing/visitor.ts';
import { digest } from '#functions/platform/digest.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { payments } from '#functions/providers/payments/live.ts';
import { proofOf } from '#functions/support/proof.ts';
import { billing, type CheckoutStep } from '#shared/api/billing.ts';
import { asFault, Fault } from '#shared/errors/catalogue.ts';
import type { AccountId } from '#shared/values/id.ts';

const live = {
  ...billingContext(table, payments),
  checkouts: checkoutStore(table),
  sessionDeps: sessionDepsOf(table),
  limits: limiterOf(table),
  pause,
  proof: proofOf(table),
};

export const handler = handle(billing.checkout, live, async ({ input, member, from, cookies, now }, deps) => {
  const { accounts, checkouts, subscriptions, proof, sessionDeps } = deps;
  const { email } = input;
  // A member’s page whose session is over. Before the proof is used: if it is renewed, the same order is sent again.
  if (!member && !email) throw new Fault('auth.unauthenticated');
  const requestDigest = digest(JSON.stringify([input.confirmation_token, input.offer]));
  await proof(input.proof, 'checkout', from, now).catch(requireRepeated);
  return oneAtATime(input.checkout_id, deps, now, async () => {
    const account = member
      ? await accounts.of(member.accountId)
      : email && (await visitor({ ...input, email }, from, requirePayable, deps, now));
    if (!account) throw new Fault('auth.unauthenticated');
    if (member) return { step: await payFrom(account), session: null };

    // The new session is returned even where the card is declined.
    const session = await signIn(account, { how: 'registered', from, cookies, remember: true, now }, sessionDeps);
    return { step: await payFrom(account).catch(asRefusal), session };
  });

  /**
   * A repeated request has the proof that the first one used up, and is answered as that one: it opens nothing and tries
   * no other card. A request that nothing is stored of fails as a bot check does, in the specification’s words for a
   * payment.
   */
  async function requireRepeated(cause: unknown): Promise<void> {
    if (asFault(cause).code !== 'request.proof-needed') throw cause;
    const account_id = member?.accountId ?? (await openedBy(input, deps, now))?.account_id;
    const first = account_id && (await checkouts.of(account_id, input.checkout_id));
    if (!first || first.digest !== requestDigest) throw new Fault('billing.not-completed', { cause });
  }

  /** No account is opened for another offer than today's, or for a card that may not pay or is not tried any more. */
  async function requirePayable(account_id: AccountId) {
    requireShown(input.offer, from, now);
    const payments = await deps.payments();
    const preview = await payments.previewCard(input.confirmation_token).catch(rethrowNotCharged);
    requirePayableFrom(from, preview);
    await requireUnblocked({ account_id, device: input.device ?? null, from, preview }, deps, now);
  }

  async function payFrom(account: Account): Promise<CheckoutStep> {
    const { account_id } = account;
    const { checkout_id, confirmation_token, offer, language, person_id, device = null } = input;
    const [again, running, continues, had_trial] = await Promise.all([
      checkouts.of(account_id, checkout_id),
      subscriptions.of(account_id),
      continuable(account_id, deps, now),
      checkouts.hasTrialClaim([{ by: 'account', digest: account_id }]),
    ]);
    if (again && again.digest !== requestDigest) throw new Fault('request.invalid');
    if (again) return resumeCheckout(again, deps, now);
    if (running && willRenew(running)) throw new Fault('billing.already-subscribed');
    const { begins, consent } = agreementOn({ account_id, had_trial, continues, offer, language, from }, now);
    const go = { account, kind: 'membership' as const, checkout_id, confirmation_token, device, from };
    const ordered = { begins: { ...begins, ...(person_id && { person_id }) }, consent };
    return startCheckout({ ...go, charge_now: null, ...ordered, digest: requestDigest }, deps, now);
  }
});

function asRefusal(error: unknown): CheckoutStep {
  const { code, until = null } = asFault(error);
  if (code === 'server.unexpected') throw error;
  return { state: 'refused', code, until };
}
