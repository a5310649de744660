import type { Bank, Intent, Line } from '#scripts/sim/billing/bank.ts';
import type { Written } from '#functions/platform/table/memory.ts';

type Row = Record<string, unknown>;
type Money = { minor_units: number; currency: string };

/** What somebody was promised when they agreed, as they read it. */
export type Promised = { checkout_id: string; account_id: string; amount: Money; trial_days: number; at: number };
/** What somebody was told, and which turn of the world that was in. */
export type Told = { order: number; at: number; account_id: string } & (
  | { what: 'cancelled'; subscription_id: string }
  | { what: 'deleted'; subscription_id: string }
  | { what: 'refunding'; charge_id: string; current: boolean; subscription_id: string }
  | { what: 'not charged'; checkout_id: string; code: string }
  | { what: 'begun'; checkout_id: string; subscription_id: string }
);

export type Witness = {
  bank: Bank;
  at: (key: { pk: string; sk: string }) => Row | undefined;
  parts: () => Iterable<string>;
  part: (pk: string) => Row[];
  promised: readonly Promised[];
  told: readonly Told[];
  broken: (invariant: string, words: string) => void;
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Two clocks may differ by twice the skew of one. */
const SKEW = 11 * MINUTE;

const moneyIs = (a: Money, b: Money) => a.minor_units === b.minor_units && a.currency === b.currency;
const words = ({ minor_units, currency }: Money) => `${minor_units} ${currency}`;

/** The n-th month from an anchor, reckoned by hand: the same day and time, or the last day of a shorter month. */
function monthFrom(anchor: number, months: number): number {
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
  refunded: ['refunded', 'refunding'], // a bank may send back what was given back
  void: ['void'],
};

/** Watches each write of the table: what may follow what. */
export function watchWrites({ bank, broken }: Pick<Witness, 'bank' | 'broken'>, written: readonly Written[]): void {
  for (const { before, after } of written) {
    const sk = (after ?? before)!.sk;
    if (sk === 'SUBSCRIPTION' && after) watchSubscription(before, after, broken);
    else if (sk === 'BALANCE' && after && !(Number(after.left) >= 0))
      broken('INV-5', `A balance is ${String(after.left)}`);
    else if (sk.startsWith('CHARGE#')) watchCharge(before, after, bank, broken);
    else if ((sk.startsWith('LEDGER#') || sk.startsWith('CONSENT#')) && before && after)
      broken('INV-5', `${sk} was written twice`);
  }
}

function watchSubscription(before: Row | undefined, after: Row, broken: Witness['broken']): void {
  const [from, to] = [before?.status as string | undefined, after.status as string];
  if (!before || before.subscription_id !== after.subscription_id) {
    if (to !== 'trialing') broken('INV-11', `A membership began as ${to}`);
    if (from && from !== 'cancelled') broken('INV-11', `A membership that is ${from} was replaced by another`);
    return;
  }
  if (!legalSubscription[from!]!.includes(to)) broken('INV-11', `A membership went from ${from} to ${to}`);
  if (!moneyIs(before.price as Money, after.price as Money)) broken('INV-13', 'The price of a membership changed');
  if (before.anchor !== after.anchor) broken('INV-13', 'The anchor of a membership moved');
  if (Number(after.period) < Number(before.period)) broken('INV-11', 'A membership went back a month');
  if (from === 'cancelled' && (after.charging ?? null) !== null && before.charging === null) {
    broken('INV-2', 'A month of a cancelled membership was claimed');
  }
}

function watchCharge(before: Row | undefined, after: Row | undefined, bank: Bank, broken: Witness['broken']): void {
  if (!after) return broken('INV-11', 'A charge was removed');
  const [from, to] = [before?.state as string | undefined, after.state as string];
  if (!from && to !== 'claimed') return broken('INV-11', `A charge began as ${to}`);
  if (from && !legalCharge[from]!.includes(to)) broken('INV-11', `A charge went from ${from} to ${to}`);
  if (from && !moneyIs(before!.amount as Money, after.amount as Money))
    broken('INV-13', 'The amount of a charge changed');
  if (before?.intent_id && before.intent_id !== after.intent_id) broken('INV-1', 'A charge got another payment');
  if (from === to) return;
  const intent = bank.intents.get((after.intent_id as string | null) ?? '');
  if (to === 'settled' && intent?.state !== 'paid') broken('INV-1', 'A charge was settled, and nothing was taken');
  if (to === 'void' && intent && intent.state !== 'void')
    broken('INV-2', `A charge is void, and its payment is ${intent.state}`);
  if (to === 'refunded' && !intent?.refunds.some(({ state }) => state === 'done')) {
    broken('INV-10', 'A charge is refunded, and nothing went back');
  }
}

const takenBack = ({ refunds }: Intent) => refunds.some(({ state }) => state !== 'failed');

/** Watches each line of the provider’s own account. */
export function watchLine(line: Line, witness: Witness): void {
  const { bank, broken } = witness;
  const { intent } = line;
  switch (line.what) {
    case 'refunded': {
      const back = intent.refunds.filter(({ state }) => state === 'done').length;
      if (back > 1) broken('INV-10', `Payment ${intent.intent_id} went back ${back} times`);
      const charge = chargeOf(intent, witness);
      if (!charge || !['refunding', 'refunded'].includes(charge.state as string)) {
        broken('INV-10', `Payment ${intent.intent_id} went back before that was decided`);
      }
      return;
    }
    case 'asked':
      return watchAsked(line, witness);
    case 'captured': {
      const kept = [...bank.intents.values()].filter(
        (each) => each.charge_id === intent.charge_id && each.state === 'paid' && !takenBack(each),
      );
      if (kept.length > 1 || intent.captures > 1)
        broken('INV-1', `Charge ${intent.charge_id} was taken ${kept.length} times`);
      return watchCapture(line, witness);
    }
  }
}

const chargeOf = (intent: Intent, { at }: Witness) =>
  at({ pk: `MONEY#${intent.account_id}`, sk: `CHARGE#${intent.charge_id}` });

function watchAsked(line: Line & { what: 'asked' }, witness: Witness): void {
  const { bank, broken } = witness;
  const { intent } = line;
  const charge = chargeOf(intent, witness);
  if (charge?.intent_id !== intent.intent_id) {
    broken('R-PI-1', `Payment ${intent.intent_id} was asked of the bank before its id was written down`);
  }
  const all = bank.lines.filter(
    (each): each is Line & { what: 'asked' } => each.what === 'asked' && each.intent === intent,
  );
  const lastOne = all.at(-2);
  if (line.onSession === false && lastOne && lastOne.method === line.method && line.at < lastOne.at + MINUTE) {
    broken('R-DUN-1', 'The bank was asked again while somebody may have been asking it');
  }
  // Who died with the answer in hand asks again soon: that is one try. Else a day lies between.
  const tries = all.filter(
    (each, i) => !i || each.at > all[i - 1]!.at + 30 * MINUTE || each.method !== all[i - 1]!.method,
  );
  const sameCard = tries.filter(({ method }) => method === line.method);
  if (sameCard.length > 4) broken('R-DUN-1', `The bank was asked ${sameCard.length} times for one month`);
  const [last, before] = [sameCard.at(-1), sameCard.at(-2)];
  if (last && before && last.at < before.at + DAY - SKEW) {
    broken('R-DUN-1', `The bank was asked again after ${Math.round((last.at - before.at) / HOUR)} hours`);
  }
  if (
    all
      .slice(0, -1)
      .some(({ method, says, at }) => method === line.method && says === 'hard' && line.at > at + 30 * MINUTE)
  ) {
    broken('R-DUN-1', 'The bank was asked again after it refused for good');
  }
}

function watchCapture({ intent, at, amount }: Line & { what: 'captured' }, witness: Witness): void {
  const { broken, promised } = witness;
  const charge = chargeOf(intent, witness);
  if (!charge) return broken('INV-1', `Payment ${intent.intent_id} was taken for no charge`);
  const money = witness.part(`MONEY#${intent.account_id}`);
  const of = (row: Row) => row.subscription_id === charge.subscription_id;
  const consent = money.find((row) => String(row.sk).startsWith('CONSENT#') && of(row));
  if (!consent || Date.parse(consent.at as string) > at + SKEW)
    return broken('INV-3', 'Money was taken without a consent');
  if (consent.interval !== 'month') broken('INV-3', 'The consent is not to a month');
  if (!moneyIs(consent.amount as Money, amount)) {
    broken('INV-3', `${words(amount)} was taken, and ${words(consent.amount as Money)} agreed to`);
  }
  const checkout = money.find((row) => (row.begins as Row | null)?.subscription_id === charge.subscription_id);
  const promise = promised.find(({ checkout_id }) => checkout_id === checkout?.checkout_id);
  if (!promise) return broken('INV-3', 'Money was taken from somebody to whom nothing was promised');
  if (!moneyIs(promise.amount, amount))
    broken('INV-13', `${words(amount)} was taken, and ${words(promise.amount)} promised`);
  if (!Number.isInteger(amount.minor_units)) broken('INV-14', `An amount is ${amount.minor_units}`);

  const first = Date.parse(consent.first_charge_at as string);
  if (first < promise.at + promise.trial_days * DAY - SKEW)
    broken('INV-13', 'The first charge is earlier than was promised');
  let begun = 0;
  while (monthFrom(first, begun) <= at + SKEW) begun++;
  const taken = [...witness.bank.intents.values()].filter(
    (each) =>
      each.account_id === intent.account_id &&
      each.state === 'paid' &&
      !takenBack(each) &&
      chargeOf(each, witness)?.subscription_id === charge.subscription_id,
  );
  if (taken.length > begun) broken('INV-1', `${taken.length} months were taken, and ${begun} have begun`);
  const period = Number(charge.period);
  const [from, promisedFrom] = [Date.parse(charge.from as string), monthFrom(first, period - 1)];
  // Months count from the consent, however long the bank took to answer.
  if (from !== promisedFrom) {
    broken(
      'INV-13',
      `Month ${period} begins ${String(charge.from)}, and was promised for ${new Date(promisedFrom).toISOString()}`,
    );
  }
  if (Date.parse(charge.until as string) < monthFrom(first, period) - SKEW)
    broken('INV-13', `Month ${period} is shorter than a month`);
}

/** What must hold once all is calm: `since` is when the faults ended. */
export function checkAll(witness: Witness, since: number, now: number): void {
  const { bank, broken, told, part } = witness;
  const paid = [...bank.intents.values()].filter(({ state }) => state === 'paid');
  for (const intent of paid) {
    const charge = chargeOf(intent, witness);
    const kept = !takenBack(intent);
    if (!charge || charge.intent_id !== intent.intent_id) {
      if (kept) broken('INV-1', `Payment ${intent.intent_id} was taken, and no charge knows of it`);
      continue;
    }
    if (kept && charge.state !== 'settled' && charge.state !== 'refunding') {
      broken('INV-1', `Payment ${intent.intent_id} was taken, and its charge is ${String(charge.state)}`);
    }
    const captured = bank.lines.find((line) => line.what === 'captured' && line.intent === intent)!;
    const end = told.find(
      (each) =>
        (each.what === 'cancelled' || each.what === 'deleted') && each.subscription_id === charge.subscription_id,
    );
    if (kept && end && end.order < captured.order) {
      broken('INV-2', `Payment ${intent.intent_id} was taken after the membership was ${end.what}, and kept`);
    }
    const back = told.find((each) => each.what === 'refunding' && each.charge_id === intent.charge_id);
    if (kept && back && !intent.refunds.length)
      broken('INV-10', `Payment ${intent.intent_id} was to go back, and did not`);
  }

  for (const pk of witness.parts()) {
    if (pk.startsWith('MONEY#')) checkMoney(part(pk), pk.slice('MONEY#'.length), witness, since, now);
    if (pk.startsWith('ACCOUNT#')) checkLedger(part(pk), pk.slice('ACCOUNT#'.length), witness);
  }
  checkTrials(witness);
  checkTold(witness);
}

function checkMoney(rows: Row[], account_id: string, witness: Witness, since: number, now: number): void {
  const { bank, broken } = witness;
  const charges = rows.filter(({ sk }) => String(sk).startsWith('CHARGE#'));
  for (const charge of charges) {
    const intent = bank.intents.get((charge.intent_id as string | null) ?? '');
    if (charge.state === 'settled' && intent?.state !== 'paid') broken('INV-1', 'A month counts as paid, and was not');
    if (charge.state === 'refunding') {
      const asked = Date.parse((charge.refund as Row).asked_at as string);
      const failing = intent?.refunds.some(({ state }) => state === 'failed' || state === 'pending');
      if (Math.max(asked, since) + DAY < now && !failing)
        broken('INV-10', 'A refund is not done a day after it was asked for');
    }
    if (charge.state === 'claimed' && Math.max(Date.parse(charge.claimed_at as string), since) + DAY < now) {
      broken('INV-4', 'A charge is still open a day after');
    }
    const refusals = bank.lines.filter(
      (line) => line.what === 'asked' && line.intent === intent && line.says !== 'yes',
    ).length;
    if (Number(charge.declines) > refusals) {
      broken(
        'INV-16',
        `A charge says that the bank refused it ${String(charge.declines)} times, and it did so ${refusals} times`,
      );
    }
  }

  const subscription = rows.find(({ sk }) => sk === 'SUBSCRIPTION');
  if (!subscription) return;
  const consent = rows.find(
    ({ sk, subscription_id }) => String(sk).startsWith('CONSENT#') && subscription_id === subscription.subscription_id,
  );
  if (!consent) return broken('INV-3', 'A membership began without a consent');
  const first = Date.parse(consent.first_charge_at as string);
  const mine = charges.filter(({ subscription_id }) => subscription_id === subscription.subscription_id);
  if (subscription.status === 'cancelled') {
    if (subscription.ended_because === 'declined') {
      const refused = bank.lines.some(
        (line) =>
          line.what === 'asked' &&
          line.says !== 'yes' &&
          mine.some(({ charge_id }) => charge_id === line.intent.charge_id),
      );
      if (!refused) broken('INV-4', 'A membership was ended as refused, and no bank refused it');
    }
    return;
  }
  // The latest month that has been due for a day of calm.
  let due = 0;
  while (monthFrom(first, due) <= now - DAY - HOUR) due++;
  if (!due) return;
  const charge = mine.find(({ period }) => period === due);
  const later = mine.some(({ period, state }) => Number(period) > due && state !== 'claimed');
  const dunning = subscription.status === 'past_due' && mine.some(({ state }) => state === 'declined');
  if (!['settled', 'refunding', 'refunded'].includes(charge?.state as string) && !later && !dunning) {
    broken(
      'INV-4',
      `Month ${due} of ${account_id} was due for a day, and is ${(charge?.state as string | undefined) ?? 'not there'}`,
    );
  }
}

function checkLedger(rows: Row[], account_id: string, { broken, part }: Witness): void {
  if (!rows.some(({ sk }) => sk === 'ACCOUNT')) return; // its ledger went with it
  const ledger = rows.filter(({ sk }) => String(sk).startsWith('LEDGER#'));
  const sum = ledger.reduce((left, { change }) => left + Number(change), 0);
  const left = Number(rows.find(({ sk }) => sk === 'BALANCE')?.left ?? 0);
  if (sum !== left) broken('INV-5', `The ledger of ${account_id} adds up to ${sum}, and the balance is ${left}`);
  const opened = rows.filter(({ sk }) => String(sk).startsWith('OPENED#')).length;
  const spent = ledger.filter(({ cause }) => cause === 'report').length;
  if (opened !== spent) broken('INV-6', `${opened} reports were opened, and ${spent} credits spent`);

  const charges = part(`MONEY#${account_id}`).filter(({ sk }) => String(sk).startsWith('CHARGE#'));
  const settled = charges.filter(
    ({ state, refund }) => state === 'settled' || (refund as Row | null)?.because === 'asked',
  );
  const granted = ledger.filter(({ cause }) => cause === 'month').length;
  if (settled.length !== granted) broken('INV-5', `${settled.length} months were paid, and ${granted} granted`);
  const reversed = ledger.filter(({ cause }) => cause === 'reversed');
  const refunded = charges.filter(({ refund }) => (refund as Row | null)?.because === 'asked').length;
  if (reversed.length > refunded) broken('INV-10', `${refunded} months went back, and ${reversed.length} grants`);
  for (const { period, change } of reversed) {
    const most = Math.max(
      0,
      ...ledger.filter((each) => each.cause === 'month' && each.period === period).map((each) => Number(each.change)),
    );
    if (-Number(change) > most) broken('INV-10', `${-Number(change)} credits were taken back of ${most}`);
  }
}

function checkTrials({ parts, part, broken }: Witness): void {
  const had = new Map<string, number>();
  for (const pk of parts()) {
    if (!pk.startsWith('MONEY#')) continue;
    for (const row of part(pk)) {
      const begins = row.begins as Row | null | undefined;
      if (row.state !== 'done' || !begins || !Number(begins.trial_days)) continue;
      for (const key of [
        `account ${pk}`,
        `card ${String(row.card)}`,
        ...(row.device ? [`device ${row.device as string}`] : []),
      ]) {
        had.set(key, (had.get(key) ?? 0) + 1);
      }
    }
  }
  for (const [key, count] of had) if (count > 1) broken('INV-12', `${key} had ${count} trials`);
}

/** What people were told must be so. */
function checkTold(witness: Witness): void {
  const { told, bank, broken, part } = witness;
  for (const each of told) {
    if (each.what === 'not charged') {
      const money = part(`MONEY#${each.account_id}`);
      const checkout = money.find(
        ({ checkout_id, sk }) => checkout_id === each.checkout_id && String(sk).startsWith('CHECKOUT#'),
      );
      const subscription_id = (checkout?.begins as Row | null)?.subscription_id;
      if (!subscription_id) continue;
      const kept = [...bank.intents.values()].find(
        (intent) =>
          intent.state === 'paid' &&
          !takenBack(intent) &&
          chargeOf(intent, witness)?.subscription_id === subscription_id,
      );
      if (kept) broken('INV-16', `Somebody was told ${each.code}, and ${kept.intent_id} was taken and kept`);
    }
    if (each.what === 'refunding' && each.current) {
      const row = part(`MONEY#${each.account_id}`).find(({ sk }) => sk === 'SUBSCRIPTION');
      const runs =
        row?.subscription_id === each.subscription_id &&
        String(row.paid_until) > new Date(each.at + SKEW).toISOString();
      if (runs) broken('INV-10', 'A membership goes on whose month was given back');
      const charge = part(`MONEY#${each.account_id}`).find(({ sk }) => sk === `CHARGE#${each.charge_id}`);
      const rows = part(`ACCOUNT#${each.account_id}`);
      const isReversed = rows.some(({ cause, period }) => cause === 'reversed' && period === String(charge?.period));
      if (!isReversed && rows.some(({ sk }) => sk === 'ACCOUNT')) {
        broken('INV-10', 'A month was given back, and its credits were kept');
      }
    }
  }
}
