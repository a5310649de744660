import { monthFrom, SKEW } from '#scripts/sim/billing/month.ts';
import { type Money, moneyIs, type Report, type Row } from '#scripts/sim/billing/row.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const legal: Record<string, readonly string[]> = {
  trialing: ['trialing', 'active', 'past_due', 'cancelled'],
  active: ['active', 'past_due', 'cancelled'],
  past_due: ['past_due', 'active', 'cancelled'],
  // Kept or continued, which is checked below.
  cancelled: ['cancelled', 'trialing', 'active'],
};

/** What happened to memberships, by their writes: `order` is the turn. */
export type History = {
  /** Cancelled memberships that renew again. */
  renewed: { subscription_id: string; order: number }[];
  /** The first month under each later consent; the first consent begins with month 1. */
  firstMonth: Map<string, number>;
  /** Memberships whose months were moved by a pause. */
  paused: Set<string>;
};
export const noHistory = (): History => ({ renewed: [], firstMonth: new Map(), paused: new Set() });

type Watch = { report: Report; history: History; now: () => number; order: () => number };

/** When the next month of a stored membership is due, calculated independently of the product. */
export const dueOf = ({ anchor, period, shift }: Row): number =>
  monthFrom(Date.parse(anchor as string), Number(period) + Number(shift ?? 0));

/** Checks a write of a membership. */
export function watchSubscription(before: Row | undefined, after: Row, watch: Watch): void {
  const { report, history, now } = watch;
  const [from, to] = [before?.status as string | undefined, after.status as string];
  if (!before || before.subscription_id !== after.subscription_id) {
    const isPaid = after.trial_ends_at === null;
    if (to !== (isPaid ? 'active' : 'trialing')) report('INV-11', `A membership began as ${to}`);
    if (isPaid && Number(after.period) !== 1) report('INV-11', 'A membership began without its first month');
    if (from && from !== 'cancelled') report('INV-11', `A membership that is ${from} was replaced by another`);
    return;
  }
  if (!legal[from!]!.includes(to)) report('INV-11', `A membership went from ${from} to ${to}`);
  if (from === 'cancelled' && to !== 'cancelled') watchRenewal(before, after, watch);
  else if (before.consent_id !== after.consent_id) report('INV-13', 'The terms of a running membership changed');
  else watchPrice(before, after, report);
  if (Number(after.period) < Number(before.period)) report('INV-11', 'A membership went back a month');
  if (from === 'cancelled' && (after.charging ?? null) !== null && before.charging === null) {
    report('INV-2', 'A month of a cancelled membership was claimed');
  }
  if (before.consent_id === after.consent_id) watchDates(before, after, watch);
  if (after.pause) history.paused.add(after.subscription_id as string);
  if (before.pause && (after.charging ?? null) !== null && now() < dueOf(before) - SKEW) {
    report('INV-22', 'A month was claimed in a pause');
  }
}

/** A cancelled membership renews: only what its member cancelled, and only within its time. */
function watchRenewal(before: Row, after: Row, { report, history, now, order }: Watch): void {
  const reasons = before.consent_id === after.consent_id ? ['asked', 'link'] : ['asked', 'link', 'support'];
  if (!reasons.includes(before.ended_because as string))
    report('INV-19', `A membership that ended as ${String(before.ended_because)} renews again`);
  if ((before.next as Row | null)?.what !== 'end' || Date.parse(before.paid_until as string) < now() - SKEW)
    report('INV-19', 'A membership whose time is over renews again');
  if ((before.charging ?? null) !== null) report('INV-19', 'A membership with an open charge renews again');
  if (before.consent_id === after.consent_id && !hasPriceOf(before, after))
    report('INV-13', 'A membership was kept at another price');
  const hasNext = after.next !== null && (after.next as Row).what !== 'end';
  if (!hasNext) report('INV-19', 'A membership renews again, and its next charge is not planned');
  history.renewed.push({ subscription_id: after.subscription_id as string, order: order() });
  if (before.consent_id === after.consent_id) return;
  history.firstMonth.set(after.consent_id as string, Number(after.period) + 1);
  if (dueOf(after) !== Date.parse(before.paid_until as string))
    report('INV-21', 'A membership continues at another moment than the end of its paid time');
}

const hasPriceOf = (before: Row, after: Row): boolean =>
  isSame(before.price, after.price) && isSame(before.before_tax, after.before_tax);

/** The reminder of a later month may name another tax; nothing else changes an amount. */
function watchPrice(before: Row, after: Row, report: Report): void {
  const { before_tax: agreed, next } = before as { before_tax?: Money; next: { what: string } | null };
  const { before_tax: kept } = after as { before_tax?: Money };
  if (agreed && !(kept && moneyIs(agreed, kept))) report('INV-13', 'The price before tax of a membership changed');
  if (moneyIs(before.price as Money, after.price as Money)) return;
  if (!agreed || next?.what !== 'remind' || Number(before.period) < 1)
    report('INV-13', 'The price of a membership changed');
}

/** The dates move by a pause and its end alone. */
function watchDates(before: Row, after: Row, { report, now }: Watch): void {
  const moved = before.anchor !== after.anchor || (before.shift ?? 0) !== (after.shift ?? 0);
  if (!moved) return;
  if (!before.pause && after.pause) {
    const months = Number((after.pause as Row).months);
    const expected = monthFrom(
      Date.parse(before.anchor as string),
      Number(before.period) + Number(before.shift ?? 0) + months,
    );
    if (dueOf(after) !== expected) report('INV-22', `A pause of ${months} months ends at another date`);
  } else if (before.pause && !after.pause) {
    const paid = Date.parse(after.paid_until as string);
    const isRight =
      (dueOf(after) === paid && paid > now() - SKEW) || (paid <= now() + SKEW && dueOf(after) >= now() - SKEW);
    if (!isRight) report('INV-22', 'A membership resumes neither at the end of its paid time nor now');
  } else report('INV-13', 'The dates of a membership moved');
}
