import type { CardError } from '#shared/errors/card-errors.ts';
import {
  type KnownCard,
  NothingHappened,
  OutcomeUnknown,
  type Payment,
  type Payments,
  type SetupIntent,
} from '#functions/providers/payments/port.ts';
import type { Random } from '#scripts/sim/billing/random.ts';
import type { Money } from '#shared/values/money.ts';

/** A card of a member. `says` is asked for each payment. */
export type TestCard = {
  fingerprint: string;
  number: string;
  /** What the bank answers to a payment. */
  says: () => 'yes' | 'soft' | 'hard' | 'authentication' | 'processing' | 'action';
  /** What it answers when the card is saved. */
  saves: () => 'yes' | 'soft' | 'action';
};

/** A line of the provider’s own log. */
export type Line = { order: number; at: number; intent: Intent } & (
  | { what: 'prepared' | 'voided' }
  /** `onSession` where it is known. */
  | { what: 'asked'; method: string; says: string; onSession?: boolean }
  | { what: 'captured'; amount: Money }
  | { what: 'refunded' | 'refund-failed'; amount: Money; refund_id: string }
);

export type Refund = { refund_id: string; state: 'pending' | 'done' | 'failed' };
export type Intent = {
  intent_id: string;
  charge_id: string;
  account_id: string;
  customer_id: string;
  amount: Money;
  state: Payment['state'];
  decline: { code: CardError; isHardDecline: boolean } | null;
  refusal_id: string | null;
  method: string | null;
  captures: number;
  refunds: Refund[];
};
type Setup = {
  intent_id: string;
  checkout_id: string;
  testCard: TestCard;
  state: SetupIntent['state'];
  method: string;
};
type Saved = { asked: string; at: number; answer: { value: unknown } | 'error' };

const DAY = 86_400_000;

/** The time, and the number of the current turn. */
export type Clock = { now: () => number; order: () => number };

/** An idempotency key was used for two different requests. */
export class KeyMisused extends Error {}

/**
 * A light model of the payment provider: objects that only move forward, payments that are captured once, answers and
 * errors that are kept per idempotency key for a day, and a log of everything. It also has processing payments and
 * failing refunds, which the Stripe double does not.
 */
export function lightProvider(random: Random, clock: Clock): SimulatedProvider {
  const testCards = new Map<string, TestCard>();
  const intents = new Map<string, Intent>();
  const setups = new Map<string, Setup>();
  const customers = new Map<string, string>();
  const methods = new Map<string, TestCard>();
  const saved = new Map<string, Saved>();
  const lines: Line[] = [];
  let count = 0;

  const id = (prefix: string) => `${prefix}_${(++count).toString().padStart(8, '0')}`;
  const log = (line: { what: Line['what']; intent: Intent } & Record<string, unknown>) =>
    void lines.push({ order: clock.order(), at: clock.now(), ...line } as Line);
  /** What happens later by itself. */
  const later: { at: number; go: () => void }[] = [];
  const changed: string[] = [];

  const cardOf = (method: string) => {
    const last4 = methods.get(method)!.number.slice(-4);
    return { brand: 'visa', last4, exp_month: 12, exp_year: 2050 };
  };
  const known = (testCard: TestCard, payment_method: string | null): KnownCard => ({
    brand: 'visa',
    last4: testCard.number.slice(-4),
    exp_month: 12,
    exp_year: 2050,
    payment_method,
    fingerprint: testCard.fingerprint,
    country: 'US',
  });

  function view(intent: Intent): Payment {
    const { intent_id, state } = intent;
    const ids = { intent_id, charge_id: intent.charge_id, account_id: intent.account_id } as Pick<
      Payment,
      'intent_id' | 'charge_id' | 'account_id'
    >;
    switch (state) {
      case 'paid': {
        const refund = intent.refunds.at(-1) ?? null;
        return {
          ...ids,
          state,
          disputed: false,
          amount: intent.amount,
          card: cardOf(intent.method!),
          refund: refund && { ...refund },
        };
      }
      case 'declined':
        return { ...ids, state, decline: intent.decline!, refusal_id: intent.refusal_id };
      case 'action':
        return { ...ids, state, client_secret: `${intent_id}_secret` };
      default:
        return { ...ids, state };
    }
  }

  function capture(intent: Intent): void {
    intent.state = 'paid';
    intent.captures++;
    log({ what: 'captured', intent, amount: intent.amount });
    changed.push(intent.intent_id);
  }

  function refuse(intent: Intent, code: CardError, hard: boolean): void {
    intent.state = 'declined';
    intent.decline = { code, isHardDecline: hard };
    intent.refusal_id = id('ch');
    changed.push(intent.intent_id);
  }

  function ask(intent: Intent, says: ReturnType<TestCard['says']>): void {
    switch (says) {
      case 'yes':
        return capture(intent);
      case 'soft':
        return refuse(intent, 'billing.card-insufficient-funds', false);
      case 'hard':
        return refuse(intent, 'billing.card-blocked', true);
      case 'authentication':
        return refuse(intent, 'billing.card-authentication', false);
      case 'action':
        intent.state = 'action';
        return;
      case 'processing':
        intent.state = 'processing';
        later.push({
          at: clock.now() + random.between(1, 90) * 60_000,
          go: () => ask(intent, random.chance(0.8) ? 'yes' : 'soft'),
        });
    }
  }

  const found = (intent_id: string): Intent => {
    const intent = intents.get(intent_id);
    if (!intent) throw new Error(`No such payment: ${intent_id}`);
    return intent;
  };
  const savingOf = (setup: Setup): SetupIntent => {
    const { intent_id, state } = setup;
    switch (state) {
      case 'saved':
        return { intent_id, state, card: known(setup.testCard, setup.method) };
      case 'action':
        return { intent_id, state, client_secret: `${intent_id}_secret` };
      case 'declined':
        return { intent_id, state, decline: { code: 'billing.card-declined', isHardDecline: false } };
      default:
        return { intent_id, state };
    }
  };

  const verbs: { [K in Verb]: (asked: Parameters<Payments[K]>[0]) => Awaited<ReturnType<Payments[K]>> } = {
    ensureCustomer({ account_id }) {
      const customer_id = customers.get(account_id) ?? id('cus');
      customers.set(account_id, customer_id);
      return { customer_id };
    },
    previewCard: (token) => known(testCards.get(token)!, null),
    saveCard({ checkout_id, confirmation_token }) {
      const testCard = testCards.get(confirmation_token)!;
      const says = testCard.saves();
      const method = id('pm');
      methods.set(method, testCard);
      const state = says === 'yes' ? 'saved' : says === 'soft' ? 'declined' : 'action';
      const setup: Setup = { intent_id: id('seti'), checkout_id, testCard, state, method };
      setups.set(setup.intent_id, setup);
      if (state === 'action') {
        later.push({
          at: clock.now() + random.between(1, 10) * 60_000,
          go: () => void (setup.state = random.chance(0.8) ? 'saved' : 'declined'),
        });
      }
      return savingOf(setup);
    },
    retrieveSetupIntent: (intent_id) => savingOf(setups.get(intent_id)!),
    createPayment({ charge_id, account_id, customer_id, amount }) {
      const intent: Intent = {
        intent_id: id('pi'),
        charge_id,
        account_id,
        customer_id,
        amount: { ...amount },
        state: 'unconfirmed',
        decline: null,
        refusal_id: null,
        method: null,
        captures: 0,
        refunds: [],
      };
      intents.set(intent.intent_id, intent);
      log({ what: 'prepared', intent });
      return { intent_id: intent.intent_id };
    },
    findPayment({ charge_id, customer_id }) {
      const all = [...intents.values()].filter(
        (each) => each.charge_id === charge_id && each.customer_id === customer_id,
      );
      const found = all.find(({ state }) => state === 'paid') ?? all.find(({ state }) => state !== 'void') ?? all[0];
      return found && { intent_id: found.intent_id };
    },
    confirmPayment({ intent_id, payment_method, onSession }) {
      const intent = found(intent_id);
      const testCard = methods.get(payment_method);
      if (!testCard) throw new Error(`No such card: ${payment_method}`);
      if (intent.state === 'unconfirmed' || intent.state === 'declined' || intent.state === 'action') {
        intent.method = payment_method;
        const said = testCard.says();
        const says = said === 'action' && !onSession ? 'authentication' : said;
        log({ what: 'asked', intent, method: payment_method, says, onSession });
        ask(intent, says);
        if (says === 'action') {
          later.push({
            at: clock.now() + random.between(1, 20) * 60_000,
            go: () => {
              if (intent.state === 'action') ask(intent, random.chance(0.7) ? 'yes' : 'soft');
            },
          });
        }
      }
      return view(intent);
    },
    retrievePayment: (intent_id) => view(found(intent_id)),
    voidPayment(intent_id) {
      const intent = found(intent_id);
      if (intent.state !== 'paid' && intent.state !== 'processing' && intent.state !== 'void') {
        intent.state = 'void';
        log({ what: 'voided', intent });
      }
      return view(intent);
    },
    refundPayment(intent_id) {
      const intent = found(intent_id);
      if (intent.state !== 'paid') throw new Error(`Payment ${intent_id} was never taken`);
      const live = intent.refunds.find(({ state }) => state !== 'failed');
      if (live) return { ...live };
      const chance = random.next();
      const refund: Refund = {
        refund_id: id('re'),
        state: chance < 0.15 ? 'pending' : chance < 0.2 ? 'failed' : 'done',
      };
      intent.refunds.push(refund);
      const note = () =>
        log({
          what: refund.state === 'failed' ? 'refund-failed' : 'refunded',
          intent,
          amount: intent.amount,
          refund_id: refund.refund_id,
        });
      if (refund.state !== 'pending') note();
      else {
        later.push({
          at: clock.now() + random.between(1, 600) * 60_000,
          go: () => {
            refund.state = random.chance(0.9) ? 'done' : 'failed';
            note();
            changed.push(intent_id);
          },
        });
      }
      return { ...refund };
    },
  };

  return {
    lines,
    intents,
    later,
    /** The payments that changed since the last call: each sends an event. */
    changedPayments: () => changed.splice(0),
    /** A confirmation token. */
    token(testCard: TestCard): string {
      const token = id('ctoken');
      testCards.set(token, testCard);
      return token;
    },
    /** A call and its fate on the way there and back. */
    call(verb: Verb, asked: unknown, key: string | undefined, how: CallFate): unknown {
      switch (how) {
        case 'done':
          return answer(verb, asked, key);
        case 'refused':
          throw new NothingHappened('429');
        case 'lost before':
          throw new OutcomeUnknown('no answer');
        case 'lands late':
          later.push({ at: clock.now() + random.between(1, 60_000), go: () => void quietly(verb, asked, key) });
          throw new OutcomeUnknown('no answer');
        case '500 before':
          saved.set(key!, { asked: textOf(verb, asked), at: clock.now(), answer: 'error' });
          throw new OutcomeUnknown('500');
        case 'lost after':
        case '500 after':
          quietly(verb, asked, key);
          if (how === '500 after') saved.set(key!, { asked: textOf(verb, asked), at: clock.now(), answer: 'error' });
          throw new OutcomeUnknown(how);
      }
    },
  };

  /** Carries a call out once per key. */
  function answer(verb: Verb, asked: unknown, key: string | undefined): unknown {
    const perform = () => (verbs[verb] as (asked: unknown) => unknown)(asked);
    if (key === undefined) return perform();
    const before = saved.get(key);
    if (before && before.at + DAY > clock.now()) {
      if (before.asked !== textOf(verb, asked))
        throw new KeyMisused(`The key ${key} was used for something else: ${before.asked}`);
      if (before.answer === 'error') throw new OutcomeUnknown('saved error');
      return before.answer.value;
    }
    const value = perform();
    saved.set(key, { asked: textOf(verb, asked), at: clock.now(), answer: { value } });
    return value;
  }

  function quietly(verb: Verb, asked: unknown, key: string | undefined): void {
    try {
      answer(verb, asked, key);
    } catch {
      // the answer is lost
    }
  }
}

const textOf = (verb: Verb, asked: unknown) => `${verb} ${JSON.stringify(asked)}`;

/** The calls of the payments port. */
export type Verb = Exclude<keyof Payments, 'readEvent'>;
/** What can happen to a call; a `500` is kept for its key. */
export const callFates = ['refused', 'lost before', 'lost after', 'lands late', '500 before', '500 after'] as const;
export type CallFate = 'done' | (typeof callFates)[number];

/** A simulated provider with its log. */
export type SimulatedProvider = {
  lines: Line[];
  intents: Map<string, Intent>;
  later: { at: number; go: () => void }[];
  changedPayments(): string[];
  token(testCard: TestCard): string;
  call(verb: Verb, asked: unknown, key: string | undefined, how: CallFate): unknown;
};
