import type { SimulatedProvider } from '#scripts/sim/billing/provider.ts';
import type { Intent, Line } from '#scripts/sim/billing/provider-log.ts';
import { watchRefundMails, watchTries } from '#scripts/sim/billing/refund-watch.ts';
import { taxAddedTo, watchAddedTax, watchTax } from '#scripts/sim/billing/tax-watch.ts';
import { DAY, HOUR, MINUTE, monthFrom, SKEW } from '#scripts/sim/billing/month.ts';
import { type History, watchSubscription } from '#scripts/sim/billing/membership-watch.ts';
import { type Money, moneyIs, type Report, type Row, words } from '#scripts/sim/billing/row.ts';
import { formatMoney } from '#shared/values/money.ts';
import type { Written } from '#functions/platform/table/memory.ts';

export type { Row } from '#scripts/sim/billing/row.ts';
export { DAY, HOUR, monthFrom, SKEW } from '#scripts/sim/billing/month.ts';

/** An offer that a member accepted, as it was shown. */
export type AcceptedOffer = {
  checkout_id: string;
  account_id: string;
  amount: Money;
  trial_days: number;
  paid_until: string | null;
  at: number;
};
/** What a response stated, and in which turn. */
export type Statement = { order: number; at: number; account_id: string } &
  /** `since` is the turn in which it was asked for. */
  (
    | { what: 'cancelled'; subscription_id: string; since: number }
    /** When the next charge is, by the answer to a request; `since` is the turn in which it was sent. */
    | { what: 'announced'; subscription_id: string; next_at: number; since: number; kind: string }
    | { what: 'deleted'; subscription_id: string }
    | { what: 'refunding'; charge_id: string; current: boolean; subscription_id: string }
    | { what: 'not charged'; checkout_id: string; code: string }
    | { what: 'begun'; checkout_id: string; subscription_id: string }
  );

/** A request that changes the dates of a membership, and the turns in which it ran. */
export type MemberRequest = { account_id: string; kind: string; from: number; until: number };

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
  history: History;
  requests: readonly MemberRequest[];
  now: () => number;
  order: () => number;
  report: Report;
};

const legalCharge: Record<string, readonly string[]> = {
  claimed: ['claimed', 'declined', 'settled', 'refunding', 'void'],
  declined: ['declined', 'claimed', 'void', 'settled', 'refunding'],
  settled: ['settled', 'refunding'],
  refunding: ['refunding', 'refunded'],
  refunded: ['refunded', 'refunding'], // a bank may return a refund
  void: ['void'],
};

const namesNextCharge = new Set([
  'trial-started',
  'membership-started',
  'membership-kept',
  'membership-paused',
  'membership-continued',
  'receipt',
  'renewal-reminder',
]);

/** Checks each write of the table. */
export function watchWrites(
  {
    provider,
    report,
    lastMails,
    ...watch
  }: Pick<Witness, 'provider' | 'report' | 'lastMails' | 'history' | 'now' | 'order' | 'at'>,
  written: readonly Written[],
): void {
  watchRefundMails(written, { report, at: watch.at });
  watchFirstCredits(written, report);
  for (const { before, after } of written) {
    const sk = (after ?? before)!.sk;
    if (sk === 'MESSAGE' && after && !before && namesNextCharge.has(String(after.purpose)))
      lastMails.set(String(after.account_id), { at: watch.now(), text: String(after.text) });
    else if (sk === 'SUBSCRIPTION' && after) watchSubscription(before, after, { report, ...watch });
    else if (sk === 'BALANCE' && after && !(Number(after.left) >= 0))
      report('INV-5', `A balance is ${String(after.left)}`);
    else if (sk.startsWith('CHARGE#')) watchCharge(before, after, provider, report);
    else if ((sk.startsWith('LEDGER#') || sk.startsWith('CONSENT#')) && before && after)
      report('INV-5', `${sk} was written twice`);
  }
}

/** A membership begins with the credits it grants: those of an earlier one are over. */
function watchFirstCredits(written: readonly Written[], report: Witness['report']): void {
  const row = (sk: string) => written.find(({ after }) => after?.sk === sk);
  const [membership, balance] = [row('SUBSCRIPTION'), row('BALANCE')?.after];
  const isNew = membership?.after && membership.before?.subscription_id !== membership.after.subscription_id;
  if (!isNew || !balance) return;
  const isGrant = ({ after }: Written) => after?.cause === 'trial' || after?.cause === 'month';
  const granted = Number(written.find(isGrant)?.after?.change);
  if (granted !== Number(balance.left))
    report('INV-5', `A membership grants ${granted} credits and begins with ${Number(balance.left)}`);
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

/** A refund was requested. Whether it arrives, and what follows where it does not, is seen by INV-10 and INV-23. */
export const takenBack = ({ refunds }: Intent) => refunds.length > 0;

/** Checks each line of the provider’s log. */
export function watchLine(line: Line, witness: Witness): void {
  const { provider, report } = witness;
  const { intent } = line;
  switch (line.what) {
    case 'refund-failed':
      return watchTries(intent, report);
    case 'refunded': {
      watchTries(intent, report);
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
  // After a decline the cardholder may try again at once.
  const isOpen = line.after !== 'declined';
  if (
    isOpen &&
    line.onSession &&
    lastOne?.onSession &&
    lastOne.method === line.method &&
    line.at < lastOne.at + MINUTE
  ) {
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

function watchCapture({ intent, at, amount }: Line & { what: 'captured' }, witness: Witness): void {
  const { report, acceptedOffers } = witness;
  const charge = chargeOf(intent, witness);
  if (!charge) return report('INV-1', `Payment ${intent.intent_id} was captured for no charge`);
  const money = witness.part(`MONEY#${intent.account_id}`);
  const isOther = watchOther(charge, intent, witness);
  const of = (row: Row) => row.consent_id === charge.consent_id;
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
  const checkout = money.find((row) => (row.begins as Row | null)?.consent_id === charge.consent_id);
  const promise = acceptedOffers.find(({ checkout_id }) => checkout_id === checkout?.checkout_id);
  if (!promise) return report('INV-3', 'Money was captured without an accepted offer');
  if (!mayDiffer && !moneyIs(promise.amount, amount))
    report('INV-13', `${words(amount)} was taken, and ${words(promise.amount)} promised`);
  // What a bank captures late for an earlier membership is given back.
  const mail = isOther ? undefined : witness.lastMails.get(intent.account_id);
  if (mail && mail.at >= promise.at && !mail.text.includes(formatMoney(amount, 'en')))
    report('INV-13', `${words(amount)} was taken, and the last mail names another amount`);
  if (!Number.isInteger(amount.minor_units)) report('INV-14', `An amount is ${amount.minor_units}`);

  const first = Date.parse(consent.first_charge_at as string);
  if (promise.paid_until && first !== Date.parse(promise.paid_until))
    report('INV-21', 'The first charge is not due when the paid time ends');
  if (first < promise.at + promise.trial_days * DAY - SKEW)
    report('INV-13', 'The first charge is earlier than was promised');
  // Months count from the consent, however long the bank took to answer. A pause moves them: from the 31st to the 30th, a later
  // month may begin up to three days before that of the consent. That no day is paid twice is checked at the end.
  const isMoved = witness.history.paused.has(charge.subscription_id as string);
  let begun = 0;
  while (monthFrom(first, begun) <= at + SKEW + (isMoved ? 3 * DAY : 0)) begun++;
  const taken = [...witness.provider.intents.values()].filter(
    (each) =>
      each.account_id === intent.account_id &&
      each.state === 'paid' &&
      !takenBack(each) &&
      chargeOf(each, witness)?.consent_id === charge.consent_id,
  );
  if (taken.length > begun) report('INV-1', `${taken.length} months were taken, and ${begun} have begun`);
  const period = Number(charge.period);
  const [from, until] = [Date.parse(charge.from as string), Date.parse(charge.until as string)];
  const month = period - (witness.history.firstMonth.get(charge.consent_id as string) ?? 1);
  if (!isMoved && from !== monthFrom(first, month)) {
    report(
      'INV-13',
      `Month ${period} begins ${String(charge.from)}, and was promised for ${new Date(monthFrom(first, month)).toISOString()}`,
    );
  }
  if (until < monthFrom(from, 1) - 3 * DAY || (!isMoved && until < monthFrom(first, month + 1) - SKEW))
    report('INV-13', `Month ${period} is shorter than a month`);
  watchTold({ subscription_id: charge.subscription_id as string, account_id: intent.account_id, at }, witness);
}

/**
 * No month of another membership is paid while one is running. What a bank decides hours later cannot be stopped any more: then the
 * other membership may have begun meanwhile, and the payment is given back (INV-2).
 *
 * @returns whether the charge is of another membership
 */
function watchOther(charge: Row, { intent_id, account_id }: Intent, { provider, at, report }: Witness): boolean {
  const current = at({ pk: `MONEY#${account_id}`, sk: 'SUBSCRIPTION' });
  if (!current || current.subscription_id === charge.subscription_id) return false;
  const asked = provider.lines.findLast((line) => line.what === 'confirmed' && line.intent.intent_id === intent_id);
  const isDecidedLater = asked?.what === 'confirmed' && asked.says === 'processing';
  const isRunning = current.status !== 'cancelled';
  if (isRunning && !(isDecidedLater && asked.at <= Date.parse(current.began_at as string) + SKEW))
    report('INV-1', 'A second membership was paid while one was running');
  return true;
}

/** No charge comes before the date that an answer gave, unless its member asked for another change meanwhile. */
function watchTold(
  of: { subscription_id: string; account_id: string; at: number },
  { statements, requests, report }: Witness,
): void {
  const announced = statements.findLast(
    (each) => each.what === 'announced' && each.subscription_id === of.subscription_id,
  );
  if (announced?.what !== 'announced' || of.at >= announced.next_at - SKEW) return;
  const changed = requests.some(
    ({ account_id, kind, until }) => account_id === of.account_id && kind !== announced.kind && until > announced.since,
  );
  if (!changed)
    report('INV-20', `A charge came ${Math.round((announced.next_at - of.at) / HOUR)} hours before the announced date`);
}
