import type Stripe from 'stripe';

import type { Authorization, Verdict } from '#functions/providers/payments/double/bank.ts';
import type { Change } from '#functions/providers/payments/double/store.ts';
import { createStripeDouble, type Request } from '#functions/providers/payments/double/stripe-double.ts';
import type { Payments } from '#functions/providers/payments/port.ts';
import { paymentsOn } from '#functions/providers/payments/testing.ts';
import { refundState } from '#functions/providers/payments/from-stripe.ts';
import { type CallFate, hitOnce } from '#scripts/sim/billing/call-fates.ts';
import type { Intent, Line } from '#scripts/sim/billing/provider-log.ts';
import type { Random } from '#shared/values/chance.ts';
import { currencies } from '#shared/values/money.ts';

const MINUTE = 60_000;

/** A card of a member, and what its bank answers. */
export type TestCard = {
  number: string;
  /** To a payment. */
  says: () => 'yes' | 'soft' | 'hard' | 'authentication' | 'processing' | 'action';
  /** When it is saved. */
  saves: () => 'yes' | 'soft' | 'action';
};

/** The time, and the number of the current turn. */
type Clock = { now: () => number; order: () => number };

/** The calls of the payments port. */
export type Verb = Exclude<keyof Payments, 'readEvent'>;

/** An idempotency key was used for two different requests. */
export class KeyMisused extends Error {}

/** The real adapter and Stripe’s SDK on the Stripe double, and a log of what the double did. */
export function simulatedProvider(random: Random, clock: Clock) {
  const testCards = new Map<string, TestCard>();
  const intents = new Map<string, Intent>();
  const lines: Line[] = [];
  /** What the provider does later without a call. */
  const later: { at: number; go: () => void }[] = [];
  const changed: string[] = [];
  let confirmation: { method: string; says: string; onSession: boolean; isSaved: boolean } | undefined;
  const misusedKeys: string[] = [];
  /** How often banks send a refund back; in some worlds often enough to do so three times. */
  const returns = random.pick([0.06, 0.06, 0.06, 0.5]);

  const double = createStripeDouble({
    now: () => new Date(clock.now()),
    bank: verdict,
    refundStatus: () => (random.happens(0.15) ? 'pending' : random.happens(returns) ? 'failed' : 'succeeded'),
    persist: (changes) => changes.forEach(note),
  });
  const payments = paymentsOn({
    ...double,
    answer(request: Request) {
      const answer = double.answer(request);
      if (answer.status === 400 && answer.body.includes('"idempotency_error"'))
        misusedKeys.push(request.headers['idempotency-key'] ?? '');
      return answer;
    },
  });

  const plan = (atMost: number, go: () => void) => later.push({ at: clock.now() + random.between(1, atMost), go });

  /** The answer of the bank, by the test card. */
  function verdict({ payment_method, amount, off_session, authenticated, set_up: isSaved }: Authorization): Verdict {
    const print = double.store.get('payment_method', payment_method)?.card?.fingerprint ?? '';
    const testCard = testCards.get(print);
    if (!testCard) return 'yes';
    if (amount === null) {
      const says = authenticated ? (random.happens(0.8) ? 'yes' : 'soft') : testCard.saves();
      return says === 'action' ? 'ask' : says === 'soft' ? 'generic_decline' : 'yes';
    }
    if (authenticated) return random.happens(0.8) ? 'yes' : 'insufficient_funds';
    const says = testCard.says();
    confirmation = { method: payment_method, says, onSession: !off_session, isSaved };
    return {
      yes: 'yes',
      processing: 'processing',
      soft: 'insufficient_funds',
      hard: 'lost_card',
      authentication: 'authentication_required',
      action: off_session ? 'authentication_required' : 'ask',
    }[says];
  }

  function note({ kind, value }: Change): void {
    if (value === null) return;
    if (kind === 'payment_intent') notePayment(value);
    if (kind === 'refund') noteRefund(value);
    if (kind === 'setup_intent' && value.status === 'requires_action') authenticate(value.client_secret);
  }

  function notePayment(object: Stripe.PaymentIntent): void {
    let intent = intents.get(object.id);
    if (!intent) {
      intent = newIntent(object);
      intents.set(object.id, intent);
      lines.push({ ...here(), intent, what: 'prepared' });
    }
    if (confirmation) {
      lines.push({ ...here(), intent, what: 'confirmed', after: intent.state, ...confirmation });
      intent.method = confirmation.method;
    }
    const was = intent.state;
    intent.state = stateOf(object);
    const isAnswer = intent.state === 'paid' || intent.state === 'declined';
    if (isAnswer && (confirmation || was !== intent.state)) changed.push(object.id);
    confirmation = undefined;
    if (was === intent.state) return;
    if (intent.state === 'paid') {
      intent.captures++;
      lines.push({ ...here(), intent, what: 'captured', amount: intent.amount });
    }
    if (intent.state === 'void') lines.push({ ...here(), intent, what: 'voided' });
    if (intent.state === 'action') authenticate(object.client_secret);
    if (intent.state === 'processing')
      plan(90 * MINUTE, () => double.finishProcessing(object.id, random.happens(0.8) ? null : 'insufficient_funds'));
  }

  function noteRefund(object: Stripe.Refund): void {
    const { id: refund_id, payment_intent } = object;
    const intent = intents.get(payment_intent as string)!;
    const state = refundState(object);
    const known = intent.refunds.find((each) => each.refund_id === refund_id);
    if (known?.state === state) return;
    if (known) known.state = state;
    else intent.refunds.push({ refund_id, state });
    if (state === 'pending')
      return void plan(600 * MINUTE, () => double.finishRefund(refund_id, !random.happens(returns)));
    const what = state === 'done' ? 'refunded' : 'refund-failed';
    lines.push({ ...here(), intent, what, amount: intent.amount, refund_id });
    changed.push(intent.intent_id);
  }

  /** The cardholder answers the challenge after a while. */
  function authenticate(client_secret: string | null): void {
    plan(20 * MINUTE, () => {
      if (double.byClientSecret(client_secret ?? '')?.status === 'requires_action')
        double.authenticate(client_secret ?? '', random.happens(0.85));
    });
  }

  const here = () => ({ order: clock.order(), at: clock.now() });

  const ask = (verb: Verb, input: unknown, key: string | undefined) =>
    (payments[verb] as (input: unknown, key?: string) => ReturnType<Payments[Verb]>)(input, key);

  return {
    lines,
    intents,
    later,
    /** The payments that changed since the last call: each sends an event. */
    changedPayments: () => changed.splice(0),
    /** A confirmation token. */
    token(testCard: TestCard): string {
      const token = double.card({ number: testCard.number, exp_month: 12, exp_year: 2050, cvv: '123' });
      testCards.set(token.payment_method_preview?.card?.fingerprint ?? '', testCard);
      return token.id;
    },
    /** A call and its fate on the way there and back. */
    async call(verb: Verb, input: unknown, key: string | undefined, how: CallFate): Promise<unknown> {
      misusedKeys.length = 0;
      double.switches.faults = hitOnce(how, (call) => call.key !== null || key === undefined || random.happens(0.5));
      if (how === 'lands late') {
        plan(MINUTE, () => void ask(verb, input, key).catch(() => undefined));
        const intent = verb === 'refundPayment' && intents.get(input as string);
        if (intent) intent.lateRefunds = (intent.lateRefunds ?? 0) + 1;
      }
      try {
        return await ask(verb, input, key);
      } catch (error) {
        if (misusedKeys.length) throw new KeyMisused(`The key ${misusedKeys[0]} was used for something else`);
        throw error;
      } finally {
        double.switches.faults = {};
      }
    },
  };
}
export type SimulatedProvider = ReturnType<typeof simulatedProvider>;

const newIntent = ({ id, metadata, customer, amount, currency }: Stripe.PaymentIntent): Intent => ({
  intent_id: id,
  charge_id: metadata.charge_id ?? '',
  account_id: metadata.account_id ?? '',
  customer_id: customer as string,
  amount: {
    minor_units: amount,
    currency: currency === 'ils' ? 'NIS' : currencies.find((each) => each.toLowerCase() === currency)!,
  },
  state: 'unconfirmed',
  method: null,
  captures: 0,
  refunds: [],
});

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Intent['state'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'void';
  if (status === 'requires_action') return 'action';
  if (status === 'processing') return 'processing';
  return last_payment_error ? 'declined' : 'unconfirmed';
}
