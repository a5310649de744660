import { callOff } from '#functions/billing/charging/call-off.ts';
import { type Case, mayTake, type Outcome } from '#functions/billing/charging/case.ts';
import { refused } from '#functions/billing/domain/charge.ts';
import { nextTry, WAIT_FOR_OWNER_DAYS } from '#functions/billing/domain/dunning.ts';
import { cancelled, declined, type Subscription } from '#functions/billing/domain/subscription.ts';
import { cardLink } from '#functions/billing/open/links.ts';
import type { Decline } from '#functions/providers/payments/port.ts';

/** The bank said no: it is asked again on another day, or its owner is, or the membership ends. */
export async function decline(
  open: Case,
  { code, hard }: Decline,
  refusal_id: string | null = null,
): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now, present } = open;
  if (!mayTake(subscription, charge)) return callOff(open);
  const isFirst = subscription.period === 0 && subscription.trial_ends_at === null;
  const needsOwner = code === 'billing.card-authentication' && !isFirst;
  const next_try_at = isFirst || needsOwner ? null : nextTry(charge.declines + 1, hard, now);
  const next = refused(charge, { code, hard, next_try_at, refusal_id }, now);
  if (needsOwner) next.attention_at = new Date(now.getTime() + WAIT_FOR_OWNER_DAYS * 86_400_000).toISOString();
  const goesOn = next_try_at !== null || needsOwner;

  const left = goesOn ? declined(subscription) : cancelled(subscription, { because: 'declined', at_once: true }, now);
  const account = await till.accounts.of(charge.account_id);
  const told = account && !(present && isFirst) ? letterOf(goesOn, account.email, account.language) : undefined;
  await till.commit(
    till.charges.write(next, charge),
    till.subscriptions.write(left, subscription),
    ...(told ? [told.write] : []),
  );
  await told?.send();
  if (next_try_at) return { outcome: 'wait', at: next_try_at };
  if (needsOwner) return { outcome: 'over', problem: code };
  const ended = {
    ...open,
    subscription: revised(left, subscription),
    charge: { ...next, revision: charge.revision + 1 },
  };
  const outcome = await callOff(ended);
  return outcome === 'again' ? 'again' : { outcome: 'over', problem: code };

  function letterOf(goesOn: boolean, to: string, language: NonNullable<typeof account>['language']) {
    const { account_id, amount } = charge;
    const common = { to, account_id, language };
    if (!goesOn) {
      const params = { because: 'declined' as const, at: now.toISOString() };
      return till.post.letter({ ...common, purpose: 'membership-ended', params }, now);
    }
    const params = { amount, why: code, next_try_at, card_link: cardLink(language) };
    return till.post.letter({ ...common, purpose: 'payment-declined', params }, now);
  }
}

/** Nobody did what only its owner could do: the membership ends, and with it what it waited for. */
export async function giveUp(open: Case): Promise<Outcome | 'again'> {
  const { subscription, charge, till, now } = open;
  if (!mayTake(subscription, charge)) return callOff(open);
  const left = cancelled(subscription, { because: 'declined', at_once: true }, now);
  const account = await till.accounts.of(charge.account_id);
  const told =
    account &&
    till.post.letter(
      {
        purpose: 'membership-ended',
        to: account.email,
        account_id: charge.account_id,
        language: account.language,
        params: { because: 'declined', at: now.toISOString() },
      },
      now,
    );
  await till.commit(till.subscriptions.write(left, subscription), ...(told ? [told.write] : []));
  await told?.send();
  return callOff({ ...open, subscription: revised(left, subscription) });
}

const revised = (next: Subscription, was: { revision: number }) => ({ ...next, revision: was.revision + 1 });
