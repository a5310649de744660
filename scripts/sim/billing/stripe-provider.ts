import type Stripe from 'stripe';

import { type Payments } from '#functions/providers/payments/port.ts';
import { paymentsOn } from '#functions/providers/payments/testing.ts';
import type { Authorization, Verdict } from '#functions/providers/payments/double/bank.ts';
import type { Change } from '#functions/providers/payments/double/store.ts';
import { createStripeDouble } from '#functions/providers/payments/double/stripe-double.ts';
import type {
  SimulatedProvider,
  Clock,
  Intent,
  Line,
  CallFate,
  TestCard,
  Refund,
  Verb,
} from '#scripts/sim/billing/light-provider.ts';
import type { Random } from '#scripts/sim/billing/random.ts';
import { currencies } from '#shared/values/money.ts';

const MINUTE = 60_000;

/** The real adapter and SDK on the Stripe double, with the double’s log. */
export function stripeProvider(random: Random, clock: Clock): SimulatedProvider {
  const testCards = new Map<string, TestCard>();
  const intents = new Map<string, Intent>();
  const lines: Line[] = [];
  const later: SimulatedProvider['later'] = [];
  const changed: string[] = [];
  let lastAsked: { method: string; says: string } | undefined;

  const world = createStripeDouble({
    now: () => new Date(clock.now()),
    bank: says,
    persist: (changes) => changes.forEach(note),
  });
  world.switches.refundSeconds = random.oneOf([0, 0, 1800]);
  const payments = paymentsOn(world);

  /** The answer of the bank, by the test card. */
  function says({ payment_method, amount, off_session, authenticated }: Authorization): Verdict {
    const print = world.store.get('payment_method', payment_method)?.card?.fingerprint ?? '';
    const testCard = testCards.get(print);
    if (!testCard) return 'yes';
    if (amount === null) {
      const said = authenticated ? (random.chance(0.8) ? 'yes' : 'soft') : testCard.saves();
      return said === 'action' ? 'ask' : said === 'soft' ? 'generic_decline' : 'yes';
    }
    const said = authenticated ? 'yes' : testCard.says();
    const verdict = {
      yes: 'yes',
      processing: 'yes',
      soft: 'insufficient_funds',
      hard: 'lost_card',
      authentication: 'authentication_required',
      action: off_session ? 'authentication_required' : 'ask',
    }[said];
    lastAsked = { method: payment_method, says: verdict === 'yes' ? 'yes' : said };
    return verdict;
  }

  function note({ kind, value }: Change): void {
    if (value === null) return;
    if (kind === 'payment_intent') notePayment(value);
    if (kind === 'refund') noteRefund(value);
    if (kind === 'setup_intent' && value.status === 'requires_action') authenticate(value.client_secret);
  }

  function notePayment(object: Stripe.PaymentIntent): void {
    const { id: intent_id, metadata, customer } = object;
    let intent = intents.get(intent_id);
    if (!intent) {
      const currency =
        object.currency === 'ils' ? 'NIS' : currencies.find((each) => each.toLowerCase() === object.currency)!;
      intent = {
        intent_id,
        charge_id: metadata.charge_id ?? '',
        account_id: metadata.account_id ?? '',
        customer_id: customer as string,
        amount: { minor_units: object.amount, currency },
        state: 'unconfirmed',
        decline: null,
        refusal_id: null,
        method: null,
        captures: 0,
        refunds: [],
      };
      intents.set(intent_id, intent);
      lines.push({ ...here(), intent, what: 'prepared' });
    }
    if (lastAsked) {
      lines.push({ ...here(), intent, what: 'asked', ...lastAsked });
      intent.method = lastAsked.method;
      lastAsked = undefined;
      changed.push(intent_id);
    }
    const was = intent.state;
    intent.state = stateOf(object);
    if (was === intent.state) return;
    if (intent.state === 'paid') {
      intent.captures++;
      lines.push({ ...here(), intent, what: 'captured', amount: intent.amount });
    }
    if (intent.state === 'void') lines.push({ ...here(), intent, what: 'voided' });
    if (intent.state === 'action') authenticate(object.client_secret);
  }

  function noteRefund({ id: refund_id, payment_intent, status }: Stripe.Refund): void {
    const intent = intents.get(payment_intent as string)!;
    const state: Refund['state'] =
      status === 'succeeded' ? 'done' : status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
    const known = intent.refunds.find((each) => each.refund_id === refund_id);
    if (known?.state === state) return;
    if (known) known.state = state;
    else intent.refunds.push({ refund_id, state });
    if (state === 'pending') later.push({ at: clock.now() + 31 * MINUTE, go: () => void world.ripen() });
    else
      lines.push({
        ...here(),
        intent,
        what: state === 'done' ? 'refunded' : 'refund-failed',
        amount: intent.amount,
        refund_id,
      });
    changed.push(intent.intent_id);
  }

  /** The cardholder answers the challenge after a while. */
  function authenticate(client_secret: string | null): void {
    later.push({
      at: clock.now() + random.between(1, 20) * MINUTE,
      go: () => {
        if (world.byClientSecret(client_secret ?? '')?.status === 'requires_action') {
          world.authenticate(client_secret ?? '', random.chance(0.75));
        }
      },
    });
  }

  const here = () => ({ order: clock.order(), at: clock.now() });

  const ask = (verb: Verb, asked: unknown, key: string | undefined) =>
    (payments[verb] as (asked: unknown, key?: string) => ReturnType<Payments[Verb]>)(asked, key);

  return {
    lines,
    intents,
    later,
    changedPayments: () => changed.splice(0),
    token(testCard) {
      const token = world.card({ number: testCard.number, exp_month: 12, exp_year: 2050, cvv: '123' });
      testCards.set(token.payment_method_preview?.card?.fingerprint ?? '', testCard);
      return token.id;
    },
    async call(verb: Verb, asked: unknown, key: string | undefined, how: CallFate): Promise<unknown> {
      const { before, after, late } = troubles[how];
      // Only the first HTTP request of the call is hit.
      world.switches.faults = {
        beforeCall: () => ((world.switches.faults.beforeCall = undefined), before),
        afterCall: () => ((world.switches.faults.afterCall = undefined), after),
      };
      if (late)
        later.push({
          at: clock.now() + random.between(1, 60_000),
          go: () => void ask(verb, asked, key).catch(() => undefined),
        });
      return ask(verb, asked, key);
    },
  };
}

function stateOf({ status, last_payment_error }: Stripe.PaymentIntent): Intent['state'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'void';
  if (status === 'requires_action') return 'action';
  return last_payment_error ? 'declined' : 'unconfirmed';
}

type Troubles = { before?: 'busy' | 'timeout' | 'error'; after?: 'timeout' | 'error'; late?: true };
const troubles: Record<CallFate, Troubles> = {
  done: {},
  refused: { before: 'busy' },
  'lost before': { before: 'timeout' },
  'lost after': { after: 'timeout' },
  'lands late': { before: 'timeout', late: true },
  '500 before': { before: 'error' },
  '500 after': { after: 'error' },
};
