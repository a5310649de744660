import type { Case, Outcome } from '#functions/billing/charging/case.ts';
import { settled } from '#functions/billing/domain/charge.ts';
import { nextDue, paid } from '#functions/billing/domain/subscription.ts';
import { cancelLink, receiptLink } from '#functions/billing/open/links.ts';
import type { Payment } from '#functions/providers/payments/port.ts';

/** A month is paid: charge, membership, credits and receipt, all together or not at all. */
export async function settle(
  { subscription, charge, till, now }: Case & { subscription: NonNullable<Case['subscription']> },
  { card, amount }: Payment & { state: 'paid' },
): Promise<Outcome> {
  const { account_id, charge_id, period, from, until, credits } = charge;
  if (amount.minor_units !== charge.amount.minor_units || amount.currency !== charge.amount.currency) {
    throw new Error(`Of charge ${charge_id} another amount was taken than was agreed`);
  }
  const next = settled(charge, card, now);
  const going = paid(subscription, { period, until }, now);
  const [account, granted] = await Promise.all([
    till.accounts.of(account_id),
    till.credits.grant({ account_id, cause: 'month', of: charge_id, period: String(period), allotment: credits }, now),
  ]);
  const receipt =
    account &&
    till.post.letter(
      {
        purpose: 'receipt',
        to: account.email,
        account_id,
        language: account.language,
        params: {
          number: next.receipt_number ?? '',
          amount: charge.amount,
          at: now.toISOString(),
          card,
          from,
          until,
          next_at: nextDue(going),
          next_amount: going.price,
          cancel_link: await cancelLink(going, account.language, till.secret),
          receipt_link: receiptLink(charge, account.language),
        },
      },
      now,
    );
  await till.commit(
    till.charges.write(next, charge),
    till.subscriptions.write(going, subscription),
    ...granted,
    ...(receipt ? [receipt.write] : []),
  );
  await receipt?.send();
  return { outcome: 'paid' };
}
