import { type Charge, chargeStore } from '#functions/billing/charge-store.ts';
import { isRefundStuck } from '#functions/billing/domain/charge-refund.ts';
import { type Subscription, subscriptionStore } from '#functions/billing/subscription-store.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { accountOf } from '#scripts/ops/accounts.ts';
import { printable } from '#scripts/ops/printable.ts';
import { cardName } from '#shared/values/card-name.ts';
import { formatMoney } from '#shared/values/money.ts';

/** The membership of an account, whether it may pay, and the state of each charge. */
export async function payments(who: string, table: Table): Promise<string> {
  const { account_id } = await accountOf(who, table);
  const subscriptions = subscriptionStore(table);
  const [subscription, customer, charges] = await Promise.all([
    subscriptions.of(account_id),
    subscriptions.customer(account_id),
    chargeStore(table).all(account_id),
  ]);
  const { blocked } = customer ?? {};
  const lines: [string, string][] = [
    ['account', account_id],
    ['may pay', blocked ? `no, since ${blocked.at}: ${blocked.reason}` : 'yes'],
    ...(subscription ? standing(subscription) : [['membership', 'none'] as [string, string]]),
    ...charges.map((charge): [string, string] => [charge.charge_id, describeCharge(charge)]),
  ];
  return lines.map(([name, is]) => `${name.padEnd(32)}${printable(is)}`).join('\n');
}

function standing(subscription: Subscription): [string, string][] {
  const { subscription_id, status, paid_until, price, card, next, cancelled_at, ended_because } = subscription;
  return [
    ['membership', `${subscription_id}, ${status}`],
    ['paid until', paid_until],
    ['price', formatMoney(price, 'en')],
    ['card', `${cardName(card)}, until ${card.exp_month}/${card.exp_year}`],
    ['next', next ? `${next.what} at ${next.at}` : 'a charge is under way'],
    ...(cancelled_at ? [['cancelled', `${cancelled_at} (${ended_because})`] as [string, string]] : []),
  ];
}

/** A charge in a line. */
export function describeCharge(charge: Charge): string {
  const { period, amount, state, paid_at, receipt_number, problem, refund } = charge;
  return [
    `month ${period}, ${formatMoney(amount, 'en')}, ${state}`,
    paid_at && `paid at ${paid_at}`,
    receipt_number && `receipt ${receipt_number}`,
    problem && `${problem.code} at ${problem.at}${problem.next_try_at ? `, again at ${problem.next_try_at}` : ''}`,
    refund &&
      `refund (${refund.withdraws_from ? 'withdrawal' : refund.because}) ${refund.done_at ? `done at ${refund.done_at}` : `asked at ${refund.asked_at}`}`,
    refund?.failures.length && `returned by the bank ${refund.failures.length} times`,
    isRefundStuck(charge) ? 'not tried again' : refund?.next_try_at && `again at ${refund.next_try_at}`,
  ]
    .filter(Boolean)
    .join(', ');
}
