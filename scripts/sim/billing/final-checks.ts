import {
  chargeOf,
  DAY,
  HOUR,
  monthFrom,
  type Row,
  SKEW,
  takenBack,
  type Witness,
} from '#scripts/sim/billing/invariants.ts';
import { dueOf } from '#scripts/sim/billing/membership-watch.ts';
import { checkRefund } from '#scripts/sim/billing/refund-watch.ts';

/** Checks what must hold after the calm; `since` is when the faults ended. */
export function checkAll(witness: Witness, since: number, now: number): void {
  const { provider, report, statements, part, history } = witness;
  const paid = [...provider.intents.values()].filter(({ state }) => state === 'paid');
  for (const intent of paid) {
    const charge = chargeOf(intent, witness);
    const kept = !takenBack(intent);
    if (!charge || charge.intent_id !== intent.intent_id) {
      if (kept) report('INV-1', `Payment ${intent.intent_id} was taken, and no charge knows of it`);
      continue;
    }
    if (kept && charge.state !== 'settled' && charge.state !== 'refunding') {
      report('INV-1', `Payment ${intent.intent_id} was taken, and its charge is ${String(charge.state)}`);
    }
    const captured = provider.lines.find((line) => line.what === 'captured' && line.intent === intent)!;
    const end = statements.findLast(
      (each) =>
        (each.what === 'cancelled' || each.what === 'deleted') && each.subscription_id === charge.subscription_id,
    );
    // A member who cancelled may have kept it, or come back, since they asked for that.
    const isRenewed =
      end?.what === 'cancelled' &&
      history.renewed.some(
        ({ subscription_id, order }) => subscription_id === end.subscription_id && order > end.since,
      );
    if (kept && end && !isRenewed && end.order < captured.order) {
      report('INV-2', `Payment ${intent.intent_id} was taken after the membership was ${end.what}, and kept`);
    }
    const back = statements.find((each) => each.what === 'refunding' && each.charge_id === intent.charge_id);
    if (kept && back && !intent.refunds.length)
      report('INV-10', `Payment ${intent.intent_id} was to go back, and did not`);
  }

  for (const pk of witness.parts()) {
    if (pk.startsWith('MONEY#')) checkMoney(part(pk), pk.slice('MONEY#'.length), witness, since, now);
    if (pk.startsWith('ACCOUNT#')) checkLedger(part(pk), pk.slice('ACCOUNT#'.length), witness);
  }
  checkTrials(witness);
  checkStatements(witness);
}

/** When a charge was claimed, or after a decline tried again: the bank may take up to a day to decide about either. */
const triedAt = ({ claimed_at, asked_at }: Row): number =>
  Date.parse(((asked_at as string | null) ?? claimed_at) as string);

function checkMoney(rows: Row[], account_id: string, witness: Witness, since: number, now: number): void {
  const { provider, report } = witness;
  const charges = rows.filter(({ sk }) => String(sk).startsWith('CHARGE#'));
  for (const charge of charges) {
    const intent = provider.intents.get((charge.intent_id as string | null) ?? '');
    if (charge.state === 'settled' && intent?.state !== 'paid') report('INV-1', 'A month counts as paid, and was not');
    if (charge.state === 'refunding') {
      const asked = Date.parse((charge.refund as Row).asked_at as string);
      const failing = intent?.refunds.some(({ state }) => state === 'failed' || state === 'pending');
      if (Math.max(asked, since) + DAY < now && !failing)
        report('INV-10', 'A refund is not done a day after it was asked for');
    }
    for (const words of checkRefund(charge, provider.lines, { since, now })) report('INV-23', words);
    if (charge.state === 'claimed' && Math.max(triedAt(charge), since) + DAY < now) {
      report('INV-4', 'A charge is still open a day after');
    }
    const refusals = provider.lines.filter(
      (line) => line.what === 'confirmed' && line.intent === intent && line.says !== 'yes',
    ).length;
    if (Number(charge.declines) > refusals) {
      report(
        'INV-16',
        `A charge says that the bank refused it ${String(charge.declines)} times, and it did so ${refusals} times`,
      );
    }
  }

  checkOverlaps(charges, witness);
  const subscription = rows.find(({ sk }) => sk === 'SUBSCRIPTION');
  if (!subscription) return;
  const consent = rows.find(
    ({ sk, consent_id }) => String(sk).startsWith('CONSENT#') && consent_id === subscription.consent_id,
  );
  if (!consent) return report('INV-3', 'A membership began without a consent');
  const first = Date.parse(consent.first_charge_at as string);
  const mine = charges.filter(({ subscription_id }) => subscription_id === subscription.subscription_id);
  if (subscription.status === 'cancelled') {
    if (subscription.ended_because === 'declined') {
      const refused = provider.lines.some(
        (line) =>
          line.what === 'confirmed' &&
          line.says !== 'yes' &&
          mine.some(({ charge_id }) => charge_id === line.intent.charge_id),
      );
      if (!refused) report('INV-4', 'A membership was ended as refused, and no bank refused it');
    }
    return;
  }
  // The latest month that has been due for a day of calm.
  const { history } = witness;
  const isMoved = history.paused.has(subscription.subscription_id as string);
  const start = history.firstMonth.get(subscription.consent_id as string) ?? 1;
  let due = isMoved ? Number(subscription.period) + (dueOf(subscription) <= now - DAY - HOUR ? 1 : 0) : start - 1;
  while (!isMoved && monthFrom(first, due - start + 1) <= now - DAY - HOUR) due++;
  if (due < start) return;
  const charge = mine.find(({ period }) => period === due);
  const later = mine.some(({ period, state }) => Number(period) > due && state !== 'claimed');
  const isTriedAgain = (each: Row) =>
    each.state === 'claimed' && Number(each.declines) > 0 && triedAt(each) + DAY >= now;
  const dunning =
    subscription.status === 'past_due' && mine.some((each) => each.state === 'declined' || isTriedAgain(each));
  if (!['settled', 'refunding', 'refunded'].includes(charge?.state as string) && !later && !dunning) {
    report(
      'INV-4',
      `Month ${due} of ${account_id} was due for a day, and is ${(charge?.state as string | undefined) ?? 'not there'}`,
    );
  }
}

/** No day is paid twice. */
function checkOverlaps(charges: Row[], { provider, report }: Witness): void {
  const kept = charges.filter(({ state, intent_id }) => {
    const intent = provider.intents.get(intent_id as string);
    return state === 'settled' && intent && !takenBack(intent);
  });
  const months = kept
    .map(({ from, until }) => ({ from: Date.parse(from as string), until: Date.parse(until as string) }))
    .toSorted((a, b) => a.from - b.from);
  for (const [i, { from }] of months.entries()) {
    const before = months[i - 1];
    if (before && from < before.until - SKEW)
      report('INV-21', `${Math.round((before.until - from) / HOUR)} hours were paid twice`);
  }
}

function checkLedger(rows: Row[], account_id: string, { report, part }: Witness): void {
  if (!rows.some(({ sk }) => sk === 'ACCOUNT')) return; // a deleted account has no ledger
  const ledger = rows.filter(({ sk }) => String(sk).startsWith('LEDGER#'));
  const sum = ledger.reduce((left, { change }) => left + Number(change), 0);
  const left = Number(rows.find(({ sk }) => sk === 'BALANCE')?.left ?? 0);
  if (sum !== left) report('INV-5', `The ledger of ${account_id} adds up to ${sum}, and the balance is ${left}`);
  const opened = rows.filter(({ sk }) => String(sk).startsWith('OPENED#')).length;
  const spent = ledger.filter(({ cause }) => cause === 'report').length;
  if (opened !== spent) report('INV-6', `${opened} reports were opened, and ${spent} credits spent`);

  const charges = part(`MONEY#${account_id}`).filter(({ sk }) => String(sk).startsWith('CHARGE#'));
  const settled = charges.filter(
    ({ state, refund }) => state === 'settled' || (refund as Row | null)?.because === 'asked',
  );
  const granted = ledger.filter(({ cause }) => cause === 'month').length;
  if (settled.length !== granted) report('INV-5', `${settled.length} months were paid, and ${granted} granted`);
  const reversed = ledger.filter(({ cause }) => cause === 'reversed');
  const refunded = charges.filter(({ refund }) => (refund as Row | null)?.because === 'asked').length;
  if (reversed.length > refunded) report('INV-10', `${refunded} months went back, and ${reversed.length} grants`);
  for (const { period, change } of reversed) {
    const most = Math.max(
      0,
      ...ledger.filter((each) => each.cause === 'month' && each.period === period).map((each) => Number(each.change)),
    );
    if (-Number(change) > most) report('INV-10', `${-Number(change)} credits were taken back of ${most}`);
  }
}

function checkTrials({ parts, part, report }: Witness): void {
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
  for (const [key, count] of had) if (count > 1) report('INV-12', `${key} had ${count} trials`);
}

/** Checks that the statements of responses are true. */
function checkStatements(witness: Witness): void {
  const { statements, provider, report, part } = witness;
  for (const each of statements) {
    if (each.what === 'not charged') {
      const money = part(`MONEY#${each.account_id}`);
      const checkout = money.find(
        ({ checkout_id, sk }) => checkout_id === each.checkout_id && String(sk).startsWith('CHECKOUT#'),
      );
      const consent_id = (checkout?.begins as Row | null)?.consent_id;
      if (!consent_id) continue;
      const kept = [...provider.intents.values()].find(
        (intent) =>
          intent.state === 'paid' && !takenBack(intent) && chargeOf(intent, witness)?.consent_id === consent_id,
      );
      if (kept) report('INV-16', `A response said ${each.code}, and ${kept.intent_id} was captured and kept`);
    }
    if (each.what === 'refunding' && each.current) {
      const row = part(`MONEY#${each.account_id}`).find(({ sk }) => sk === 'SUBSCRIPTION');
      const runs =
        row?.subscription_id === each.subscription_id &&
        String(row.paid_until) > new Date(each.at + SKEW).toISOString();
      if (runs) report('INV-10', 'A membership goes on whose month was given back');
      const charge = part(`MONEY#${each.account_id}`).find(({ sk }) => sk === `CHARGE#${each.charge_id}`);
      const rows = part(`ACCOUNT#${each.account_id}`);
      const isReversed = rows.some(({ cause, period }) => cause === 'reversed' && period === String(charge?.period));
      if (!isReversed && rows.some(({ sk }) => sk === 'ACCOUNT')) {
        report('INV-10', 'A month was given back, and its credits were kept');
      }
    }
  }
}
