import type { SimulatedProvider } from '#scripts/sim/billing/provider.ts';
import type { Intent, Line } from '#scripts/sim/billing/provider-log.ts';
import { rates } from '#scripts/sim/billing/taxes.ts';
import { type Currency, formatMoney } from '#shared/values/money.ts';
import type { Written } from '#functions/platform/table/memory.ts';

export type Row = Record<string, unknown>;
type Money = { minor_units: number; currency: Currency };

/** An offer that a member accepted, as it was shown. */
export type AcceptedOffer = { checkout_id: string; account_id: string; amount: Money; trial_days: number; at: number };
/** What a response stated, and in which turn. */
export type Statement = { order: number; at: number; account_id: string } & (
  | { what: 'cancelled'; subscription_id: string }
  | { what: 'deleted'; subscription_id: string }
  | { what: 'refunding'; charge_id: string; current: boolean; subscription_id: string }
  | { what: 'not charged'; checkout_id: string; code: string }
  | { what: 'begun'; checkout_id: string; subscription_id: string }
);

/** The last mail that named the next charge to an account, and when it was written. */
export type LastMails = Map<string, { at: number; text: string }>;

export type Witness = {
  provider: SimulatedProvider;
  at: (key: { pk: string; sk: string }) => Row | undefined;
  parts: () => Iterable<string>;
  part: (pk: string) => Row[];
  acceptedOffers: readonly AcceptedOffer[];
  statements: readonly Statement[];
  lastMails: LastMails;
  report: (invariant: string, words: string) => void;
};

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Two clocks may differ by twice the skew of one. */
export const SKEW = 11 * MINUTE;

const moneyIs = (a: Money, b: Money) => a.minor_units === b.minor_units && a.currency === b.currency;
const words = ({ minor_units, currency }: Money) => `${minor_units} ${currency}`;

/** The n-th month from an anchor, calculated independently of the product. */
export function monthFrom(anchor: number, months: number): number {
  const from = new Date(anchor);
  let day = from.getUTCDate();
  for (;;) {
    const moment = new Date(anchor);
    moment.setUTCDate(1);
    moment.setUTCMonth(from.getUTCMonth() + months);
    const month = moment.getUTCMonth();
    moment.setUTCDate(day);
    if (moment.getUTCMonth() === month) return moment.getTime();
    day--;
  }
}

const legalSubscription: Record<string, readonly string[]> = {
  trialing: ['trialing', 'active', 'past_due', 'cancelled'],
  active: ['active', 'past_due', 'cancelled'],
  past_due: ['past_due', 'active', 'cancelled'],
  cancelled: ['cancelled'],
};
const legalCharge: Record<string, readonly string[]> = {
  claimed: ['claimed', 'declined', 'settled', 'refunding', 'void'],
  declined: ['declined', 'claimed', 'void', 'settled', 'refunding'],
  settled: ['settled', 'refunding'],
  refunding: ['refunding', 'refunded'],
  refunded: ['refunded', 'refunding'], // a bank may return a refund
  void: ['void'],
};

const namesNextCharge = new Set(['trial-started', 'membership-started', 'receipt', 'renewal-reminder']);

/** Checks each write of the table. */
export function watchWrites(
  { provider, report, lastMails, now }: Pick<Witness, 'provider' | 'report' | 'lastMails'> & { now: number },
  written: readonly Written[],
): void {
  for (const { before, after } of written) {
    const sk = (after ?? before)!.sk;
    if (sk === 'MESSAGE' && after && !before && namesNextCharge.has(String(after.purpose)))
      lastMails.set(String(after.account_id), { at: now, text: String(after.text) });
    else if (sk === 'SUBSCRIPTION' && after) watchSubscription(before, after, report);
    else if (sk === 'BALANCE' && after && !(Number(after.left) >= 0))
      report('INV-5', `A balance is ${String(after.left)}`);
    else if (sk.startsWith('CHARGE#')) watchCharge(before, after, provider, report);
    else if ((sk.startsWith('LEDGER#') || sk.startsWith('CONSENT#')) && before && after)
      report('INV-5', `${sk} was written twice`);
  }
}

function watchSubscription(before: Row | undefined, after: Row, report: Witness['report']): void {
  const [from, to] = [before?.status as string | undefined, after.status as string];
  if (!before || before.subscription_id !== after.subscription_id) {
    const isPaid = after.trial_ends_at === null;
    if (to !== (isPaid ? 'active' : 'trialing')) report('INV-11', `A membership began as ${to}`);
    if (isPaid && Number(after.period) !== 1) report('INV-11', 'A membership began without its first month');
    if (from && from !== 'cancelled') report('INV-11', `A membership that is ${from} was replaced by another`);
    return;
  }
  if (!legalSubscription[from!]!.includes(to)) report('INV-11', `A membership went from ${from} to ${to}`);
  watchPrice(before, after, report);
  if (before.anchor !== after.anchor) report('INV-13', 'The anchor of a membership moved');
  if (Number(after.period) < Number(before.period)) report('INV-11', 'A membership went back a month');
  if (from === 'cancelled' && (after.charging ?? null) !== null && before.charging === null) {
    report('INV-2', 'A month of a cancelled membership was claimed');
  }
}

/** The reminder of a later month may name another tax; nothing else changes an amount. */
function watchPrice(before: Row, after: Row, report: Witness['report']): void {
  const { before_tax: agreed, next } = before as { before_tax?: Money; next: { what: string } | null };
  const { before_tax: kept } = after as { before_tax?: Money };
  if (agreed && !(kept && moneyIs(agreed, kept))) report('INV-13', 'The price before tax of a membership changed');
  if (moneyIs(before.price as Money, after.price as Money)) return;
  if (!agreed || next?.what !== 'remind' || Number(before.period) < 1)
    report('INV-13', 'The price of a membership changed');
}

function watchCharge(
  before: Row | undefined,
  after: Row | undefined,
  provider: SimulatedProvider,
  report: Witness['report'],
): void {
  if (!after) return report('INV-11', 'A charge was removed');
  const [from, to] = [before?.state as string | undefined, after.state as string];
  if (!from && to !== 'claimed') return report('INV-11', `A charge began as ${to}`);
  if (from && !legalCharge[from]!.includes(to)) report('INV-11', `A charge went from ${from} to ${to}`);
  if (from && !moneyIs(before!.amount as Money, after.amount as Money))
    report('INV-13', 'The amount of a charge changed');
  if (before?.intent_id && before.intent_id !== after.intent_id) report('INV-1', 'A charge got another payment');
  if (from === to) return;
  const intent = provider.intents.get((after.intent_id as string | null) ?? '');
  if (to === 'settled' && intent?.state !== 'paid') report('INV-1', 'A charge was settled without a capture');
  if (to === 'void' && intent && intent.state !== 'void')
    report('INV-2', `A charge is void, and its payment is ${intent.state}`);
  if (to === 'refunded' && !intent?.refunds.some(({ state }) => state === 'done')) {
    report('INV-10', 'A charge is refunded without a refund');
  }
}

export const takenBack = ({ refunds }: Intent) => refunds.some(({ state }) => state !== 'failed');

/** Checks each line of the provider’s log. */
export function watchLine(line: Line, witness: Witness): void {
  const { provider, report } = witness;
  const { intent } = line;
  switch (line.what) {
    case 'refunded': {
      const back = intent.refunds.filter(({ state }) => state === 'done').length;
      if (back > 1) report('INV-10', `Payment ${intent.intent_id} was refunded ${back} times`);
      const charge = chargeOf(intent, witness);
      if (!charge || !['refunding', 'refunded'].includes(charge.state as string)) {
        report('INV-10', `Payment ${intent.intent_id} was refunded before that was saved`);
      }
      return;
    }
    case 'confirmed':
      return watchConfirmation(line, witness);
    case 'captured': {
      const kept = [...provider.intents.values()].filter(
        (each) => each.charge_id === intent.charge_id && each.state === 'paid' && !takenBack(each),
      );
      if (kept.length > 1 || intent.captures > 1)
        report('INV-1', `Charge ${intent.charge_id} was captured ${kept.length} times`);
      return watchCapture(line, witness);
    }
  }
}

export const chargeOf = (intent: Intent, { at }: Witness) =>
  at({ pk: `MONEY#${intent.account_id}`, sk: `CHARGE#${intent.charge_id}` });

function watchConfirmation(line: Line & { what: 'confirmed' }, witness: Witness): void {
  const { provider, report } = witness;
  const { intent } = line;
  const charge = chargeOf(intent, witness);
  if (charge?.intent_id !== intent.intent_id) {
    report('R-PI-1', `Payment ${intent.intent_id} was confirmed before its id was saved`);
  }
  const all = provider.lines.filter(
    (each): each is Line & { what: 'confirmed' } => each.what === 'confirmed' && each.intent === intent,
  );
  const lastOne = all.at(-2);
  if (line.onSession === false && lastOne && lastOne.method === line.method && line.at < lastOne.at + MINUTE) {
    report('R-DUN-1', 'The payment was confirmed while another run may have been confirming it');
  }
  if (line.onSession && lastOne?.onSession && lastOne.method === line.method && line.at < lastOne.at + MINUTE) {
    report('R-DUN-1', 'The payment was confirmed twice on session');
  }
  if (!line.onSession && !line.isSaved) report('R-DUN-1', 'A job tried a card that was not saved');
  if (line.onSession) return; // the cardholder may try when they like
  // A run that died with the answer in hand repeats soon: that counts as one attempt.
  const own = all.filter(({ onSession }) => !onSession);
  const tries = own.filter(
    (each, i) => !i || each.at > own[i - 1]!.at + 30 * MINUTE || each.method !== own[i - 1]!.method,
  );
  const sameCard = tries.filter(({ method }) => method === line.method);
  if (sameCard.length > 4) report('R-DUN-1', `The payment was tried ${sameCard.length} times for one month`);
  const [last, before] = [sameCard.at(-1), sameCard.at(-2)];
  if (last && before && last.at < before.at + DAY - SKEW) {
    report('R-DUN-1', `The payment was retried after ${Math.round((last.at - before.at) / HOUR)} hours`);
  }
  if (
    own
      .slice(0, -1)
      .some(({ method, says, at }) => method === line.method && says === 'hard' && line.at > at + 30 * MINUTE)
  ) {
    report('R-DUN-1', 'The payment was retried after a hard decline');
  }
}

type Tax = { net: Money; tax: Money; percent: number; inclusive: boolean; place: string };

/** The agreed price where tax is added to it. */
function taxAddedTo({ tax }: Row): { net: Money; place: string } | undefined {
  const line = tax as Tax | null | undefined;
  return line && !line.inclusive ? line : undefined;
}

/** The smallest amount that can be charged in a currency. */
const stepOf = ({ currency }: Money) => (['KWD', 'BHD', 'OMR', 'JOD', 'TND'].includes(currency) ? 10 : 1);

/** What is taken is the agreed price with a tax that was the law at some time, or without one. */
function watchAddedTax({ net, place }: { net: Money; place: string }, amount: Money, report: Witness['report']): void {
  const percents = [0, ...(rates as Record<string, readonly number[]>)[place]!];
  const isOfOne = percents.some(
    (percent) => Math.abs(amount.minor_units - net.minor_units * (1 + percent / 100)) <= stepOf(net) * 0.5001,
  );
  if (!isOfOne) report('INV-14', `${words(amount)} is ${words(net)} with the tax of no rate`);
}

/** The tax of a charge is its rate of its net amount, and both are the amount. */
function watchTax({ tax }: Row, amount: Money, report: Witness['report']): void {
  const line = tax as Tax | null | undefined;
  if (!line) return;
  if (line.net.minor_units + line.tax.minor_units !== amount.minor_units)
    report('INV-14', `${words(line.net)} and ${words(line.tax)} of tax are not ${words(amount)}`);
  const exact = (line.net.minor_units * line.percent) / 100;
  if (Math.abs(line.tax.minor_units - exact) > stepOf(amount) * 1.0001)
    report('INV-14', `${words(line.tax)} is not ${line.percent} % of ${words(line.net)}`);
}

function watchCapture({ intent, at, amount }: Line & { what: 'captured' }, witness: Witness): void {
  const { report, acceptedOffers } = witness;
  const charge = chargeOf(intent, witness);
  if (!charge) return report('INV-1', `Payment ${intent.intent_id} was captured for no charge`);
  const money = witness.part(`MONEY#${intent.account_id}`);
  const other = money.find(
    ({ sk, subscription_id }) => sk === 'SUBSCRIPTION' && subscription_id !== charge.subscription_id,
  );
  if (other && other.status !== 'cancelled') report('INV-1', 'A second membership was paid while one was running');
  const of = (row: Row) => row.subscription_id === charge.subscription_id;
  const consent = money.find((row) => String(row.sk).startsWith('CONSENT#') && of(row));
  if (!consent || Date.parse(consent.at as string) > at + SKEW)
    return report('INV-3', 'Money was captured without a consent');
  if (consent.interval !== 'month') report('INV-3', 'The consent is not to a month');
  const addedTo = taxAddedTo(consent);
  const mayDiffer = addedTo && Number(charge.period) > 1;
  if (!mayDiffer && !moneyIs(consent.amount as Money, amount)) {
    report('INV-3', `${words(amount)} was captured, and ${words(consent.amount as Money)} agreed to`);
  }
  if (addedTo) watchAddedTax(addedTo, amount, report);
  watchTax(charge, amount, report);
  const checkout = money.find((row) => (row.begins as Row | null)?.subscription_id === charge.subscription_id);
  const promise = acceptedOffers.find(({ checkout_id }) => checkout_id === checkout?.checkout_id);
  if (!promise) return report('INV-3', 'Money was captured without an accepted offer');
  if (!mayDiffer && !moneyIs(promise.amount, amount))
    report('INV-13', `${words(amount)} was taken, and ${words(promise.amount)} promised`);
  const mail = witness.lastMails.get(intent.account_id);
  if (mail && mail.at >= promise.at && !mail.text.includes(formatMoney(amount, 'en')))
    report('INV-13', `${words(amount)} was taken, and the last mail names another amount`);
  if (!Number.isInteger(amount.minor_units)) report('INV-14', `An amount is ${amount.minor_units}`);

  const first = Date.parse(consent.first_charge_at as string);
  if (first < promise.at + promise.trial_days * DAY - SKEW)
    report('INV-13', 'The first charge is earlier than was promised');
  let begun = 0;
  while (monthFrom(first, begun) <= at + SKEW) begun++;
  const taken = [...witness.provider.intents.values()].filter(
    (each) =>
      each.account_id === intent.account_id &&
      each.state === 'paid' &&
      !takenBack(each) &&
      chargeOf(each, witness)?.subscription_id === charge.subscription_id,
  );
  if (taken.length > begun) report('INV-1', `${taken.length} months were taken, and ${begun} have begun`);
  const period = Number(charge.period);
  const [from, promisedFrom] = [Date.parse(charge.from as string), monthFrom(first, period - 1)];
  // Months count from the consent, however long the bank took to answer.
  if (from !== promisedFrom) {
    report(
      'INV-13',
      `Month ${period} begins ${String(charge.from)}, and was promised for ${new Date(promisedFrom).toISOString()}`,
    );
  }
  if (Date.parse(charge.until as string) < monthFrom(first, period) - SKEW)
    report('INV-13', `Month ${period} is shorter than a month`);
}
