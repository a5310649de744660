import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';

import { keys } from '#functions/platform/table/keys.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { handler } from '#functions/billing/checkout.ts';
import { handler as converge } from '#functions/billing/jobs/converge.ts';
import { handler as finishing } from '#functions/billing/finish-checkout.ts';
import { handler as unsubscribing } from '#functions/billing/unsubscribe.ts';
import { billingFixture, aCard, CARD } from '#functions/billing/testing.ts';
import { withCheckDigit } from '#functions/providers/payments/double/card-number.ts';
import { declinedCards } from '#functions/providers/payments/testing.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault, errors, Fault } from '#shared/errors/catalogue.ts';
import { DAY, MINUTE } from '#shared/values/duration.ts';
import { type AccountId, newId } from '#shared/values/id.ts';
import { Phone } from '#shared/values/phone.ts';

const fixture = billingFixture();
const { context, stripe, clock } = fixture;
const once: typeof fixture.once = (...of) => fixture.once(...of);
const SAVE = 'POST /v1/setup_intents';
const PREPARE = 'POST /v1/payment_intents';
const CONFIRM = 'POST /v1/payment_intents/:id/confirm';

const finish = (account_id: AccountId) => fixture.client(billing.finishCheckout, finishing, account_id);
const { checkout } = fixture;

/** Pays with a card, and says what came of it. */
async function paying(account_id: AccountId, number: string, more: object = {}) {
  const input = await fixture.checkoutInput(account_id, number, more);
  const { step } = await checkout(account_id)(input);
  return { input, step };
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );
const anything = { schema: z.looseObject({}) };
const items = (kind: 'consent' | 'checkout', account_id: AccountId) =>
  fixture.table.query(anything, keys[kind]({ account_id }));

const configured = ['BILLING_MODE', 'TRIAL_DAYS', 'PRICE_MINOR_UNITS', 'CURRENCY', 'SANCTIONED_COUNTRIES'];
afterEach(() => {
  for (const name of configured) delete process.env[name];
  stripe.switches.faults = {};
});

describe('a trial', () => {
  test('200: starts with a saved card, credits and an email, and nothing is charged', async () => {
    const ida = await fixture.account();
    const { step } = await paying(ida, aCard());
    expect(step).toMatchObject({
      state: 'done',
      membership: { standing: 'trialing', trial_ends_at: '2026-11-22T14:05:00.000Z', next_charge: { period: 1 } },
    });
    expect((await fixture.credits.balance(ida)).left).toBe(5);
    expect(await fixture.emails(ida)).toEqual(['trial-started']);
    expect([...stripe.store.all('payment_intent')]).toEqual([]);
  });

  test('200: the consent is saved before the card is submitted', async () => {
    const ida = await fixture.account();
    let before: object[] | undefined;
    const provider = await context.payments();
    const payments = async () => ({
      ...provider,
      saveCard: async (...input: Parameters<typeof provider.saveCard>) => {
        before = await items('consent', ida);
        return provider.saveCard(...input);
      },
    });
    const input = await fixture.checkoutInput(ida, aCard());
    await fixture.client(billing.checkout, handler, ida, { on: { payments } })(input);
    expect(before).toMatchObject([
      {
        amount: { minor_units: 2490, currency: 'USD' },
        interval: 'month',
        trial_days: 1,
        terms_version: 7,
        descriptor: 'CALLUNA REPORTS',
        language: 'en',
        at: clock.now.toISOString(),
        first_charge_at: '2026-11-22T14:05:00.000Z',
        network: '127.0.0.0/24',
      },
    ]);
  });

  test('200: a visitor gets an account and a session', async () => {
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'mara@example.com' });
    const { step, session } = await checkout(undefined)(input);
    expect(step.state).toBe('done');
    const mara = session!.user.id;
    expect(session!.token).toBeTruthy();
    expect(await context.accounts.of(mara)).toMatchObject({ email: 'mara@example.com', password: null });
    expect((await fixture.emails(mara)).toSorted()).toEqual(['confirm-email', 'first-password', 'trial-started']);
  });

  describe('the mail about an order', () => {
    const mailsOf = async (account_id: AccountId) =>
      (await fixture.messages.latest(200)).filter((each) => each.account_id === account_id);
    const textOf = async (account_id: AccountId, purpose: RegExp) => {
      const mail = (await mailsOf(account_id)).find((each) => purpose.test(each.purpose));
      return mail?.channel === 'email' ? mail.text : '';
    };
    const order = /started/;
    const password = /first-password/;
    const LINK = /\/en\/reset-password\/([\w-]+)/;

    test.each(['trial', 'money_back'])(
      'is followed by one that lets a visitor set the first password within a week (%s)',
      async (mode) => {
        process.env.BILLING_MODE = mode;
        const input = await fixture.checkoutInput(undefined, aCard(), { email: `${mode}@example.com` });
        const { session } = await checkout(undefined)(input);
        const [, token = ''] = LINK.exec(await textOf(session!.user.id, password)) ?? [];
        const inDays = (days: number) => new Date(clock.now.getTime() + days * DAY);
        expect(await textOf(session!.user.id, order)).not.toMatch(LINK); // that mail may be forwarded
        expect(await textOf(session!.user.id, order)).toContain('no password yet');
        expect(await context.links.look(token, inDays(6))).toMatchObject({
          action: 'reset-password',
          account_id: session!.user.id,
        });
        expect(await refusal(context.links.look(token, inDays(8)))).toBe('auth.link-expired');
      },
    );

    test.each(['trial', 'money_back'])(
      'leads to the report it was ordered for, also by way of the password (%s)',
      async (mode) => {
        process.env.BILLING_MODE = mode;
        const person_id = newId('person');
        const input = await fixture.checkoutInput(undefined, aCard(), {
          email: `report-${mode}@example.com`,
          person_id,
        });
        const { session } = await checkout(undefined)(input);
        expect(await textOf(session!.user.id, order)).toContain(
          `/en/login?redirect=%2Fen%2Fsearch-result%2F${person_id}\n`,
        );
        const [, token = ''] = LINK.exec(await textOf(session!.user.id, password)) ?? [];
        const { data } = await context.links.look(token, clock.now);
        expect(data.redirect).toBe(`/en/search-result/${person_id}`);
      },
    );

    test('links to nothing but a person', async () => {
      const input = await fixture.checkoutInput(undefined, aCard(), { email: 'other@example.com' });
      for (const person_id of ['../account', 'https://example.com', newId('charge')]) {
        const asked = checkout(undefined)({ ...input, person_id });
        expect(await refusal(asked)).toBe('request.invalid');
      }
    });

    test.each(['trial', 'money_back'])('is the only one where there is a way to log in (%s)', async (mode) => {
      process.env.BILLING_MODE = mode;
      for (const more of [
        { password: 'a hash', password_changed_at: clock.now.toISOString() },
        { google: { subject: mode, email: 'ida@example.com' } },
        { has_passkey: true },
      ]) {
        const ida = await fixture.account({ password_changed_at: null, ...more });
        await paying(ida, aCard());
        const purposes = (await mailsOf(ida)).map(({ purpose }) => purpose);
        expect(purposes).toEqual([expect.stringMatching(order)]);
        expect(await textOf(ida, order)).not.toMatch(LINK);
        expect(await textOf(ida, order)).not.toContain('password');
      }
    });
  });

  test('200: a visitor whose card is declined gets a session and the reason', async () => {
    const input = await fixture.checkoutInput(undefined, '4000000000000002', { email: 'noor@example.com' });
    const { step, session } = await checkout(undefined)(input);
    expect(step).toEqual({ state: 'refused', code: 'billing.card-declined', until: null });
    expect(await context.subscriptions.of(session!.user.id)).toBeUndefined();
  });
});

describe('a repeated checkout', () => {
  const counted = async (account_id: AccountId) => {
    const customers = [...stripe.store.all('customer')].filter(({ metadata }) => metadata.account_id === account_id);
    const saved = [...stripe.store.all('setup_intent')].filter(({ metadata }) => metadata?.account_id === account_id);
    return [customers.length, saved.length, (await items('consent', account_id)).length];
  };

  test('200: returns the same and starts one membership', async () => {
    const ida = await fixture.account();
    const { input, step } = await paying(ida, aCard());
    expect((await checkout(ida)(input)).step).toEqual(step);
    expect(await counted(ida)).toEqual([1, 1, 1]);
    expect((await fixture.credits.balance(ida)).left).toBe(5);
  });

  test('200: five concurrent requests start one membership', async () => {
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => checkout(ida)(input)));
    expect(all.filter(({ step }) => step.state === 'done').length).toBeGreaterThan(0);
    for (const { step } of all) expect(['done', 'processing']).toContain(step.state);
    expect((await finish(ida)({ checkout_id: input.checkout_id })).state).toBe('done');
    expect(await counted(ida)).toEqual([1, 1, 1]);
    expect(await fixture.emails(ida)).toEqual(['trial-started']);
  });

  test('200: five concurrent requests open one account', async () => {
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'five@example.com' });
    const all = await Promise.all([1, 2, 3, 4, 5].map(() => checkout(undefined)(input)));
    const [five, ...others] = new Set(all.map(({ session }) => session!.user.id));
    expect(others).toEqual([]);
    // A request that lost every race gets a conflict and nothing else.
    for (const { step } of all) {
      expect(['done', 'processing', 'request.conflict']).toContain(step.state === 'refused' ? step.code : step.state);
    }
    expect(await counted(five!)).toEqual([1, 1, 1]);
    expect((await checkout(undefined)(input)).step.state).toBe('done');
  });

  describe('sent ten times at once', () => {
    const on = { limits: limiterOf(fixture.table, async () => 'a secret of a test') };
    const client = (as?: AccountId) => fixture.client(billing.checkout, handler, as, { on });
    const ten = <T>(send: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, send));

    test('200: all get the answer of the first', async () => {
      const ida = await fixture.account();
      const input = await fixture.checkoutInput(ida, aCard(), { device: 'ten good' });
      for (const { step } of await ten(() => client(ida)(input))) expect(step.state).toBe('done');
      expect(await counted(ida)).toEqual([1, 1, 1]);
    });

    test('200: a visitor gets one account, and sessions of it', async () => {
      const input = await fixture.checkoutInput(undefined, aCard(), { email: 'ten@example.com', device: 'ten new' });
      const all = await ten(() => client()(input));
      for (const { step } of all) expect(step.state).toBe('done');
      expect(new Set(all.map(({ session }) => session!.user.id)).size).toBe(1);
    });

    test('402: a decline counts once', async () => {
      const ida = await fixture.account();
      const input = await fixture.checkoutInput(ida, '4000000000000002', { device: 'ten declined' });
      const codes = await ten(() => refusal(client(ida)(input)));
      expect(new Set(codes)).toEqual(new Set(['billing.card-declined']));
      expect((await counted(ida))[1]).toBe(1);
      const another = await fixture.checkoutInput(ida, '4000000000009995', { device: 'ten declined' });
      expect(await refusal(client(ida)(another))).toBe('billing.card-insufficient-funds');
    });
  });

  test('402: stays declined, and the bank is not input again', async () => {
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, '4000000000009995');
    expect(await refusal(checkout(ida)(input))).toBe('billing.card-insufficient-funds');
    expect(await refusal(checkout(ida)(input))).toBe('billing.card-insufficient-funds');
    expect((await counted(ida))[1]).toBe(1);
  });

  test('422: with another request', async () => {
    const ida = await fixture.account();
    const { input } = await paying(ida, aCard());
    expect(await refusal(checkout(ida)({ ...input, confirmation_token: fixture.card(aCard()) }))).toBe(
      'request.invalid',
    );
  });

  test('422: of another account starts nothing, and a visitor cannot take it over', async () => {
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'mine@example.com' });
    await checkout(undefined)(input);
    expect(await refusal(checkout(undefined)({ ...input, email: 'thief@example.com' }))).not.toBe('none');
    fixture.advanceDays(1 / 24);
    expect(await refusal(checkout(undefined)(input))).toBe('auth.email-taken');
  });
});

describe('a member with a running membership', () => {
  test('409: starts no second one from another tab', async () => {
    const ida = await fixture.account();
    const input = await Promise.all([1, 2].map(() => fixture.checkoutInput(ida, aCard())));
    const all = await Promise.allSettled(input.map((each) => checkout(ida)(each)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(paying(ida, aCard()))).toBe('billing.already-subscribed');
    expect((await fixture.credits.balance(ida)).left).toBe(5);
    fixture.advanceDays(1);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('409: two concurrent tabs are charged once, without a trial', async () => {
    process.env.BILLING_MODE = 'money_back';
    const ida = await fixture.account();
    const input = await Promise.all([1, 2].map(() => fixture.checkoutInput(ida, aCard())));
    const all = await Promise.allSettled(input.map((each) => checkout(ida)(each)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await fixture.netPaid(ida)).toBe(1);
  });
});

describe('a declined card', () => {
  test.each(declinedCards)('402: %s: %s', async (number, code) => {
    const ida = await fixture.account();
    expect(await refusal(paying(ida, number))).toBe(code);
    expect(await context.subscriptions.of(ida)).toBeUndefined();
  });

  test('402: has our own message', async () => {
    const ida = await fixture.account();
    await expect(paying(ida, '4000000000000069')).rejects.toThrow('Your card has expired.');
  });

  test('402: an unknown confirmation token', async () => {
    const ida = await fixture.account();
    expect(await refusal(paying(ida, CARD, { confirmation_token: 'ctoken_unknown' }))).toBe('billing.not-completed');
  });
});

describe('a 3-D Secure challenge', () => {
  test.each([
    ['with a trial', 'trial'],
    ['without one', 'money_back'],
  ] as const)('200: and is answered, %s', async (_, mode) => {
    process.env.BILLING_MODE = mode;
    const ida = await fixture.account();
    const { input, step } = await paying(ida, '4000002500003155');
    expect(step).toMatchObject({ state: 'action' });
    expect(await context.subscriptions.of(ida)).toBeUndefined();
    expect((await finish(ida)({ checkout_id: input.checkout_id })).state).toBe('action'); // saying so proves nothing
    stripe.authenticate((step as { client_secret: string }).client_secret, true);
    expect((await finish(ida)({ checkout_id: input.checkout_id })).state).toBe('done');
    expect(await fixture.netPaid(ida)).toBe(mode === 'trial' ? 0 : 1);
  });

  test('402: that is refused', async () => {
    const ida = await fixture.account();
    const { input, step } = await paying(ida, '4000002760003184');
    stripe.authenticate((step as { client_secret: string }).client_secret, false);
    expect(await refusal(finish(ida)({ checkout_id: input.checkout_id }))).toBe('billing.card-authentication');
    expect(await context.subscriptions.of(ida)).toBeUndefined();
  });

  test('402: followed by a decline', async () => {
    const ida = await fixture.account();
    const { input, step } = await paying(ida, '4000008400001629');
    stripe.authenticate((step as { client_secret: string }).client_secret, true);
    expect(await refusal(finish(ida)({ checkout_id: input.checkout_id }))).toBe('billing.card-declined');
  });
});

describe('without a trial', () => {
  const at = (mode: 'none' | 'money_back') => {
    if (mode === 'none') process.env.TRIAL_DAYS = '0';
    else process.env.BILLING_MODE = 'money_back';
  };
  /** The challenge of a bank that always asks. */
  const challenged = async (ida: AccountId) => {
    at('money_back');
    const { input, step } = await paying(ida, '4000002760003184');
    if (step.state !== 'action') throw new Error(`It is ${step.state}`);
    return {
      answer: (ok: boolean) => stripe.authenticate(step.client_secret, ok),
      finish: () => finish(ida)({ checkout_id: input.checkout_id }),
    };
  };
  const intents = (ida: AccountId, kind: 'payment_intent' | 'setup_intent') =>
    [...stripe.store.all(kind)].filter(({ metadata }) => metadata?.account_id === ida);

  test.each(['none', 'money_back'] as const)('200: charges the first month immediately (%s)', async (mode) => {
    at(mode);
    const ida = await fixture.account();
    const { input, step } = await paying(ida, aCard());
    expect(step).toMatchObject({ state: 'done', membership: { standing: 'active', trial_ends_at: null } });
    expect((await checkout(ida)(input)).step).toEqual(step);
    expect(await fixture.netPaid(ida)).toBe(1);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'settled', period: 1, suffix: null }]);
    expect((await fixture.credits.balance(ida)).left).toBe(50);
    expect(await fixture.emails(ida)).toEqual(['membership-started']);
  });

  test('402: a decline leaves no membership, and the repeated checkout returns the same', async () => {
    at('money_back');
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, '4000000000000341');
    for (const again of [1, 2, 3]) {
      expect([again, await refusal(checkout(ida)(input))]).toEqual([again, 'billing.card-declined']);
    }
    expect(await refusal(finish(ida)({ checkout_id: input.checkout_id }))).toBe('billing.card-declined');
    expect(await fixture.subscription(ida)).toBeUndefined();
    expect(await fixture.emails(ida)).toEqual([]);
    const { customer_id } = (await context.subscriptions.customer(ida))!;
    expect([...stripe.store.all('payment_method')].filter(({ customer }) => customer === customer_id)).toEqual([]);
    expect((await fixture.offer(ida)).standing).toBe('none');
    expect(await fixture.netPaid(ida)).toBe(0);
    expect((await fixture.credits.balance(ida)).left).toBe(0);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'void' }]);
    const { step } = await paying(ida, aCard());
    expect(step).toMatchObject({ state: 'done', membership: { standing: 'active' } });
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('402: a decline stays one when the void is lost', async () => {
    at('money_back');
    const ida = await fixture.account();
    stripe.switches.faults.beforeCall = ({ endpoint }) => (endpoint.endsWith('/cancel') ? 'timeout' : undefined);
    const input = await fixture.checkoutInput(ida, '4000000000000341');
    await refusal(checkout(ida)(input));
    expect(await refusal(checkout(ida)(input))).toBe('billing.card-declined');
    stripe.switches.faults = {};
    fixture.advanceDays(0.1);
    expect(
      (await context.charges.neglected(clock.now, 500)).filter(({ account_id }) => account_id === ida),
    ).toHaveLength(1);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'void', attention_at: null }]);
    expect(await fixture.netPaid(ida)).toBe(0);
  });

  test('200: one challenge saves the card and pays', async () => {
    const ida = await fixture.account();
    const { answer, finish } = await challenged(ida);
    expect((await finish()).state).toBe('action');
    expect(await fixture.subscription(ida)).toBeUndefined();
    expect(await fixture.netPaid(ida)).toBe(0);
    answer(true);
    expect(await finish()).toMatchObject({
      state: 'done',
      membership: { standing: 'active', card: { last4: '3184' } },
    });
    expect(await fixture.netPaid(ida)).toBe(1);
    expect([intents(ida, 'payment_intent').length, intents(ida, 'setup_intent').length]).toEqual([1, 0]);
    expect((await fixture.credits.balance(ida)).left).toBe(50);
  });

  test('200: a saved card is charged off session in the next month', async () => {
    at('money_back');
    const ida = await fixture.account();
    const { step, input } = await paying(ida, '4000002500003155'); // asks until it is set up
    stripe.authenticate((step as { client_secret: string }).client_secret, true);
    await finish(ida)({ checkout_id: input.checkout_id });
    fixture.advanceDays(31);
    expect((await fixture.advanceMonth(ida, 2)).outcome).toBe('paid');
  });

  test('402: the challenge is refused', async () => {
    const ida = await fixture.account();
    const { answer, finish } = await challenged(ida);
    answer(false);
    expect(await refusal(finish())).toBe('billing.card-authentication');
    expect(await fixture.subscription(ida)).toBeUndefined();
    expect(await fixture.netPaid(ida)).toBe(0);
  });

  test('402: an unanswered challenge leaves nothing, and can be answered no more', async () => {
    const ida = await fixture.account();
    const { answer, finish } = await challenged(ida);
    fixture.advanceDays(0.5 / 24);
    await fixture.advanceMonth(ida, 1);
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'void', attention_at: null }]);
    expect(() => answer(true)).toThrow();
    expect(await refusal(finish())).toBe('billing.card-authentication');
    expect((await paying(ida, aCard())).step.state).toBe('done');
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('200: another card takes the place of an open challenge', async () => {
    const ida = await fixture.account();
    const { answer, finish } = await challenged(ida);
    expect((await paying(ida, aCard())).step.state).toBe('done');
    expect(() => answer(true)).toThrow();
    expect(await refusal(finish())).toBe('billing.not-completed');
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('409: another card comes after the challenge was answered', async () => {
    const ida = await fixture.account();
    const { answer, finish } = await challenged(ida);
    answer(true);
    expect(await refusal(paying(ida, aCard()))).toBe('billing.already-subscribed');
    expect((await finish()).state).toBe('done');
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('200: the browser is closed after the challenge: the event of the provider starts the membership', async () => {
    const ida = await fixture.account();
    const { answer } = await challenged(ida);
    const { id } = answer(true);
    await converge.with({ context, clock: () => clock.now })({ intent_id: id });
    expect(await fixture.subscription(ida)).toMatchObject({ status: 'active', period: 1 });
    expect(await fixture.emails(ida)).toEqual(['membership-started']);
    expect((await fixture.credits.balance(ida)).left).toBe(50);
  });

  test('401: the account is deleted during the challenge: the payment is voided or refunded', async () => {
    const ida = await fixture.account();
    const { answer } = await challenged(ida);
    const account = (await context.accounts.of(ida))!;
    await context.accounts.replace(account, { ...account, closed_at: clock.now.toISOString() });
    const { id } = answer(true);
    await converge.with({ context, clock: () => clock.now })({ intent_id: id });
    expect(await fixture.subscription(ida)).toBeUndefined();
    expect(await fixture.charges(ida)).toMatchObject([{ state: 'refunded' }]);
    expect(await fixture.netPaid(ida)).toBe(0);
  });

  test.each([
    ['before the payment is created', 'beforeCall', PREPARE, 'timeout'],
    ['after the payment is created', 'afterCall', PREPARE, 'error'],
    ['before the confirmation', 'beforeCall', CONFIRM, 'timeout'],
    ['after the confirmation', 'afterCall', CONFIRM, 'timeout'],
    ['with a failure after the confirmation', 'afterCall', CONFIRM, 'error'],
  ] as const)('200: it is taken once where an answer is lost %s', async (_, when, endpoint, trouble) => {
    at('money_back');
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    once(when, endpoint, trouble);
    const first = await refusal(checkout(ida)(input));
    expect(first).not.toBe('billing.not-charged');
    fixture.advanceDays(1 / 24 / 60); // another request may still be confirming until now
    expect((await checkout(ida)(input)).step.state).toBe('done');
    expect((await finish(ida)({ checkout_id: input.checkout_id })).state).toBe('done');
    expect(await fixture.netPaid(ida)).toBe(1);
  });

  test('200: five concurrent requests charge once', async () => {
    at('money_back');
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    const all = await Promise.allSettled([1, 2, 3, 4, 5].map(() => checkout(ida)(input)));
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await finish(ida)({ checkout_id: input.checkout_id })).state).toBe('done');
    expect(await fixture.netPaid(ida)).toBe(1);
    expect(await fixture.charges(ida)).toHaveLength(1);
  });
});

describe('a lost answer while the card is saved', () => {
  test.each(['beforeCall', 'afterCall'] as const)('503: says that nothing was charged (%s)', async (when) => {
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    once(when, SAVE, 'timeout');
    await expect(checkout(ida)(input)).rejects.toMatchObject({
      status: 503,
      code: 'billing.not-charged',
      message: 'A network error has occurred, and you have not been charged. Please try again.',
    });
    expect(await context.subscriptions.of(ida)).toBeUndefined();
    expect((await checkout(ida)(input)).step.state).toBe('processing'); // another request may still be submitting the card
    clock.now = new Date(clock.now.getTime() + 16_000);
    const again = await refusal(checkout(ida)(input));
    expect(again).toBe(when === 'beforeCall' ? 'none' : 'billing.not-completed'); // a token is good for one use
  });

  test('200: goes on while it is unknown whether the month was charged', async () => {
    process.env.BILLING_MODE = 'money_back';
    const ida = await fixture.account();
    const { input, step } = await paying(ida, '4000002500003155');
    stripe.authenticate((step as { client_secret: string }).client_secret, true);
    once('beforeCall', 'GET /v1/payment_intents/:id', 'timeout');
    const ask = () => finish(ida)({ checkout_id: input.checkout_id });
    expect(await ask()).toEqual({ state: 'processing' });
    expect([(await ask()).state, await fixture.netPaid(ida)]).toEqual(['done', 1]);
  });
});

describe('a trial is used once', () => {
  test('409: by an account, whose offer changes', async () => {
    const { account_id: ida } = await fixture.paidSubscriber();
    await context.commit(
      context.subscriptions.write(
        { ...(await fixture.subscription(ida)), status: 'cancelled' },
        await fixture.subscription(ida),
      ),
    );
    const shown = await fixture.offer();
    expect(await refusal(paying(ida, aCard(), { offer: shown.digest }))).toBe('billing.trial-used');
    expect((await fixture.offer(ida)).trial_days).toBe(0);
    expect((await paying(ida, aCard())).step).toMatchObject({ state: 'done', membership: { standing: 'active' } });
  });

  test('409: with a card; the offer changes', async () => {
    const card = aCard();
    await fixture.subscriber(card);
    const other = await fixture.account();
    expect((await fixture.offer(other)).trial_days).toBe(1);
    expect(await refusal(paying(other, card))).toBe('billing.trial-used');
    expect((await fixture.offer(other)).trial_days).toBe(0);
    expect((await paying(other, card)).step).toMatchObject({ state: 'done', membership: { standing: 'active' } });
    expect(await fixture.netPaid(other)).toBe(1);
  });

  test('409: in a browser; the offer changes', async () => {
    const device = 'a'.repeat(43);
    await paying(await fixture.account(), aCard(), { device });
    const other = await fixture.account();
    expect(await refusal(paying(other, aCard(), { device }))).toBe('billing.trial-used');
    expect((await fixture.offer(other)).trial_days).toBe(0);
  });

  test('409: of two concurrent accounts with one card, one gets the trial', async () => {
    const card = aCard();
    const two = await Promise.all([1, 2].map(() => fixture.account()));
    const all = await Promise.all(two.map((each) => refusal(paying(each, card))));
    expect(all.toSorted()).toEqual(['billing.trial-used', 'none']);
  });

  test('200: a declined card has not used it', async () => {
    const ida = await fixture.account();
    await refusal(paying(ida, '4000000000000002'));
    expect((await fixture.offer(ida)).trial_days).toBe(1);
  });
});

describe('rate limits', () => {
  const on = { limits: limiterOf(fixture.table, async () => 'a secret') };

  test('429: one network learns of thirty taken addresses in an hour', async () => {
    const answers: string[] = [];
    for (let n = 0; n < 31; n++) {
      const email = `taken${n}@example.com`;
      await fixture.account({ email });
      const input = await fixture.checkoutInput(undefined, aCard(), { email });
      answers.push(await refusal(fixture.client(billing.checkout, handler, undefined, { on })(input)));
    }
    expect(answers.filter((code) => code === 'auth.email-taken')).toHaveLength(30);
    expect(answers.at(-1)).toBe('request.too-many');
  });
  let networks = 0;
  const from = () => ({ 'x-viewer-address': `10.${Math.floor(++networks / 250)}.${networks % 250}.1` });
  const tries = async (ida: AccountId, number: string) => {
    const input = await fixture.checkoutInput(ida, number);
    return refusal(fixture.client(billing.checkout, handler, ida, { on, headers: from() })(input));
  };
  const bad = () => withCheckDigit(`41000000${String(++networks).padStart(7, '0')}`);

  const DECLINED = '4000000000000002';
  /** A new card that the bank refuses. */
  const refused = async (ida: AccountId, decline = 'do_not_honor') => {
    const number = bad();
    const confirmation_token = fixture.card(number, { decline });
    const input = { ...(await fixture.checkoutInput(ida, number)), confirmation_token };
    return fixture.client(billing.checkout, handler, ida, { on, headers: from() })(input);
  };

  test('200: a fourth card after three that were refused', async () => {
    const ida = await fixture.account();
    for (let n = 0; n < 3; n++) expect(await refusal(refused(ida))).toBe('billing.card-declined');
    expect(await tries(ida, bad())).toBe('none');
  });

  test('200: lost answers are no refusals', async () => {
    const ida = await fixture.account();
    stripe.switches.faults.beforeCall = ({ endpoint }) => (endpoint === SAVE ? 'busy' : undefined);
    for (let n = 0; n < 12; n++) expect(await tries(ida, bad())).toBe('billing.not-charged');
    stripe.switches.faults.beforeCall = undefined;
    expect(await tries(ida, bad())).toBe('none');
  });

  test('200: lost answers of a payment that saves the card are no refusals', async () => {
    process.env.BILLING_MODE = 'money_back';
    const ida = await fixture.account();
    stripe.switches.faults.beforeCall = ({ endpoint }) => (endpoint === PREPARE ? 'busy' : undefined);
    for (let n = 0; n < 12; n++) {
      await tries(ida, bad());
      fixture.advanceDays(0.05);
    }
    stripe.switches.faults.beforeCall = undefined;
    expect(await tries(ida, bad())).toBe('none');
  });

  test.each([
    ['do_not_honor', 4],
    ['stolen_card', 2],
  ])('429: refused first months count by their weight (%s)', async (reason, most) => {
    process.env.BILLING_MODE = 'money_back';
    const ida = await fixture.account();
    for (let n = 0; n < most; n++) expect(await refusal(refused(ida, reason))).toBe('billing.card-declined');
    expect(await refusal(refused(ida, reason))).toBe('billing.too-many-cards');
    expect(await fixture.subscription(ida)).toBeUndefined();
  });

  test('429: after four refusals the wait grows: minutes, an hour, hours', async () => {
    const ida = await fixture.account();
    const waits: [after: number, code: string, minutes: number][] = [];
    for (let count = 0; waits.length < 4;) {
      const { code, until } = asFault(await refused(ida).catch((error: unknown) => error));
      if (code === 'billing.card-declined') count++;
      else {
        waits.push([count, code, Math.round((Date.parse(until!) - clock.now.getTime()) / MINUTE)]);
        clock.now = new Date(until!);
      }
    }
    expect(waits).toEqual([
      [4, 'billing.too-many-cards', 5],
      [5, 'billing.too-many-cards', 55],
      [6, 'billing.too-many-declines', 763],
      [7, 'billing.too-many-declines', 823],
    ]);
    expect(errors['billing.too-many-declines'].message).toBe('Too many declines within 24 hours.');
  });

  test('429: a network whose cards are refused, but not its members', async () => {
    const headers = from();
    const from_ = { on, headers };
    const go = async (ida: AccountId, decline?: string) => {
      const number = bad();
      const confirmation_token = fixture.card(number, decline ? { decline } : {});
      const input = { ...(await fixture.checkoutInput(ida, number)), confirmation_token };
      return refusal(fixture.client(billing.checkout, handler, ida, from_)(input));
    };
    const member = await fixture.subscriber();
    const unsubscribe = fixture.client(billing.unsubscribe, unsubscribing, member);
    await unsubscribe({});
    for (let n = 0; n < 5; n++) expect(await go(await fixture.account(), 'do_not_honor')).toBe('billing.card-declined');
    expect(await go(await fixture.account())).toBe('request.too-many');
    expect(await go(member)).toBe('none');
  });

  test('429: a fourth attempt with a card in ten minutes, across accounts', async () => {
    const card = DECLINED;
    for (let n = 0; n < 3; n++) expect(await tries(await fixture.account(), card)).not.toBe('billing.card-blocked');
    const until = new Date(clock.now.getTime() + 600_000).toISOString();
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, card);
    await expect(fixture.client(billing.checkout, handler, ida, { on, headers: from() })(input)).rejects.toMatchObject({
      code: 'billing.card-blocked',
      until,
      message: 'This card is blocked. Please try again in 10 minutes or later.',
    });
    clock.now = new Date(until);
    expect(await tries(await fixture.account(), card)).toBe('billing.card-declined');
  });

  test('429: checkouts of an account', async () => {
    const ida = await fixture.account();
    const all = [];
    for (let n = 0; n < 6; n++) all.push(await tries(ida, aCard()));
    expect(all.at(-1)).not.toBe('none');
    expect([...stripe.store.all('setup_intent')].filter(({ metadata }) => metadata?.account_id === ida)).toHaveLength(
      1,
    );
  });

  describe('a repeated request with the proof of the first', () => {
    /** As the real one, good for one use. */
    const proofs = () => {
      const used = new Set<string>();
      return async (proof: string) => {
        if (used.has(proof)) throw new Fault('request.proof-needed');
        used.add(proof);
      };
    };
    const client = (account_id?: AccountId) =>
      fixture.client(billing.checkout, handler, account_id, { on: { proof: proofs() } });
    const inputOf = async (account_id: AccountId | undefined, more: object = {}) => ({
      ...(await fixture.checkoutInput(account_id, aCard(), more)),
      proof: 'the first',
    });

    test.each(['trial', 'money_back'])('200: is answered as that one, and charges once (%s)', async (mode) => {
      process.env.BILLING_MODE = mode;
      const ida = await fixture.account();
      const send = client(ida);
      const input = await inputOf(ida);
      const { step } = await send(input);
      expect(step.state).toBe('done');
      expect(await Promise.all([send(input), send(input)])).toMatchObject([{ step }, { step }]);
      expect(await fixture.netPaid(ida)).toBe(mode === 'trial' ? 0 : 1);
      expect(await items('checkout', ida)).toHaveLength(1);
    });

    test('200: also of a visitor, who gets the session again', async () => {
      process.env.BILLING_MODE = 'money_back';
      const send = client();
      const input = await inputOf(undefined, { email: 'twice@example.com' });
      const { step, session } = await send(input);
      const again = await send(input);
      expect(again).toMatchObject({ step, session: { user: { id: session!.user.id } } });
      expect(await fixture.netPaid(session!.user.id)).toBe(1);
    });

    test('402: not with another card or offer, nor of another address, nor once it is late', async () => {
      process.env.BILLING_MODE = 'money_back';
      const send = client();
      const input = await inputOf(undefined, { email: 'late@example.com' });
      const { session } = await send(input);
      for (const other of [
        { confirmation_token: fixture.card(aCard()) },
        { offer: 'another' },
        { email: 'other@example.com' },
        { checkout_id: newId('checkout') },
      ])
        expect(await refusal(send({ ...input, ...other }))).toBe('billing.not-completed');
      const late = new Date(clock.now.getTime() + 30 * MINUTE);
      const later = fixture.client(billing.checkout, handler, undefined, {
        on: { proof: () => Promise.reject(new Fault('request.proof-needed')), clock: () => late },
      });
      expect(await refusal(later(input))).toBe('billing.not-completed');
      expect(await fixture.netPaid(session!.user.id)).toBe(1);
    });

    test('402: of a declined card, as the first', async () => {
      const ida = await fixture.account();
      const send = client(ida);
      const input = { ...(await inputOf(ida)), confirmation_token: fixture.card('4000000000000002') };
      for (const time of [1, 2]) expect(await refusal(send(input)), String(time)).toBe('billing.card-declined');
    });
  });

  test('402: without a bot check', async () => {
    const proof = async () => {
      throw new Fault('request.proof-needed');
    };
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'bot@example.com' });
    expect(await refusal(fixture.client(billing.checkout, handler, undefined, { on: { proof } })(input))).toBe(
      'billing.not-completed',
    );
    expect(await context.accounts.findByCredential('email', 'bot@example.com')).toBeUndefined();
  });
});

describe('sanctions and blocks', () => {
  test('403: a blocked customer', async () => {
    const ida = await fixture.account();
    const blocked = { at: clock.now.toISOString(), reason: 'disputed' };
    await context.commit(context.subscriptions.writeCustomer({ account_id: ida, customer_id: null, blocked }));
    await expect(paying(ida, aCard())).rejects.toThrow('Customer is not allowed to pay');
    expect([...stripe.store.all('customer')].filter(({ metadata }) => metadata.account_id === ida)).toEqual([]);
  });

  const countries = [
    ['IR', '364', '+989121234567', 'billing.sanctioned-iran', 'We cannot serve customers in Iran.'],
    ['SD', '729', '+249911231234', 'billing.sanctioned-sudan', 'We cannot serve customers in Sudan.'],
    ['SY', '760', '+963944567890', 'billing.sanctioned-syria', 'We cannot serve customers in Syria.'],
    ['CU', '192', '+5351234567', 'billing.sanctioned', 'We cannot serve customers in your country.'],
  ] as const;

  test.each(countries)('403: a visitor in %s', async (country, _, _phone, code, message) => {
    const ida = await fixture.account();
    const from = { headers: { 'x-viewer-country': country } };
    await expect(
      fixture.client(billing.checkout, handler, ida, from)(await fixture.checkoutInput(ida, aCard())),
    ).rejects.toMatchObject({ status: 403, code, message });
  });

  test.each(countries)('403: a phone of %s', async (_, _digits, phone, code) => {
    const ida = await fixture.account({ phone: Phone.parse(phone) });
    expect(await refusal(paying(ida, aCard()))).toBe(code);
  });

  test.each(countries)('403: a card of %s, before any call to the bank', async (_, digits, _phone, code) => {
    const ida = await fixture.account();
    expect(await refusal(paying(ida, withCheckDigit(`400000${digits}000000`)))).toBe(code);
    expect([...stripe.store.all('setup_intent')].filter(({ metadata }) => metadata?.account_id === ida)).toEqual([]);
  });

  test('200: the list is a setting', async () => {
    process.env.SANCTIONED_COUNTRIES = 'FR';
    const ida = await fixture.account();
    const from = { headers: { 'x-viewer-country': 'IR' } };
    const { step } = await fixture.client(
      billing.checkout,
      handler,
      ida,
      from,
    )(await fixture.checkoutInput(ida, aCard()));
    expect(step.state).toBe('done');
  });
});

describe('input from the browser', () => {
  test('401: neither a session nor an email address; the proof is not used, so that the same order can follow', async () => {
    const proof = vi.fn();
    const input = await fixture.checkoutInput(undefined, aCard());
    const order = fixture.client(billing.checkout, handler, undefined, { on: { proof } });
    expect(await refusal(order(input))).toBe('auth.unauthenticated');
    expect(proof).not.toHaveBeenCalled();
  });

  test('422: a visitor’s email address of another account', async () => {
    const ida = await fixture.account({ email: 'ida@example.com' });
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'ida@example.com' });
    expect(await refusal(checkout(undefined)(input))).toBe('auth.email-taken');
    expect(await context.subscriptions.of(ida)).toBeUndefined();
  });

  test('409: a visitor with another offer than today’s gets no account and no session', async () => {
    const input = await fixture.checkoutInput(undefined, aCard(), { email: 'offered@example.com' });
    await expect(checkout(undefined)({ ...input, offer: 'another' })).rejects.toMatchObject({
      code: 'billing.offer-changed',
    });
    expect(await context.accounts.findByCredential('email', 'offered@example.com')).toBeUndefined();
  });

  test('409: the offer of another price', async () => {
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    process.env.PRICE_MINOR_UNITS = '9990';
    await expect(checkout(ida)(input)).rejects.toMatchObject({ status: 409, code: 'billing.offer-changed' });
    expect(await items('consent', ida)).toEqual([]);
  });

  test('409: the offer of another currency, of other terms, of no trial', async () => {
    const ida = await fixture.account();
    const input = await fixture.checkoutInput(ida, aCard());
    process.env.CURRENCY = 'JPY';
    expect(await refusal(checkout(ida)(input))).toBe('billing.offer-changed');
    delete process.env.CURRENCY;
    process.env.BILLING_MODE = 'money_back';
    expect(await refusal(checkout(ida)(input))).toBe('billing.offer-changed');
  });
});

test('500: a price that the provider rejects charges nothing', async () => {
  process.env.BILLING_MODE = 'money_back';
  process.env.PRICE_MINOR_UNITS = '1';
  const ida = await fixture.account();
  await expect(paying(ida, aCard())).rejects.toMatchObject({ status: 500, code: 'billing.misconfigured' });
  expect(await fixture.netPaid(ida)).toBe(0);
});

test('200: a returning member starts a new membership, and the former one stays ended', async () => {
  const { account_id: ida } = await fixture.paidSubscriber();
  const was = await fixture.subscription(ida);
  await context.commit(context.subscriptions.write({ ...was, status: 'cancelled', next: null }, was));
  fixture.advanceDays(60);
  await paying(ida, aCard());
  expect((await fixture.subscription(ida)).subscription_id).not.toBe(was.subscription_id);
  expect(await fixture.netPaid(ida)).toBe(2);
  expect(await fixture.advanceMonth(ida, 1)).toEqual({ outcome: 'paid' });
  expect(await fixture.netPaid(ida)).toBe(2);
});
