import { expect, test } from 'vitest';

import { handler } from '#functions/billing/checkout.ts';
import { handler as replacing } from '#functions/billing/replace-card.ts';
import { billingFixture } from '#functions/billing/testing.ts';
import { withCheckDigit } from '#functions/providers/payments/double/card-number.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { billing } from '#shared/api/billing.ts';
import { asFault } from '#shared/errors/catalogue.ts';
import { addHours } from '#shared/values/duration.ts';
import { newId } from '#shared/values/id.ts';

/** Of stolen cards most are dead: their banks say no. */
const DEAD = 0.9;
const CARDS = 1000;
const ACCOUNTS = 50;

test('1,000 stolen cards from 50 accounts in a day: at most 420 of them reach a bank', async () => {
  const fixture = billingFixture();
  const { stripe, clock, table } = fixture;
  const on = { limits: limiterOf(table, async () => 'a secret of a test') };
  const calls: Record<string, number> = {};
  stripe.switches.faults.beforeCall = ({ endpoint }) => {
    calls[endpoint] = (calls[endpoint] ?? 0) + 1;
    return undefined;
  };
  const thieves = await Promise.all(Array.from({ length: ACCOUNTS }, () => fixture.account()));
  const offer = (await fixture.offer()).digest;
  const input = { agreed: true as const, offer, language: 'en' as const };

  // Each round the accounts try a card each, from a network each, and then wait: all cards within 23 hours.
  for (let round = 0; round < CARDS / ACCOUNTS; round++) {
    await Promise.all(
      thieves.map(async (thief, n) => {
        const card = round * ACCOUNTS + n;
        const behaviour = card % 10 < DEAD * 10 ? { decline: 'do_not_honor' } : {};
        const confirmation_token = fixture.card(withCheckDigit(`41000000${String(card).padStart(7, '0')}`), behaviour);
        const checkout_id = newId('checkout', clock.now.getTime());
        const headers = { 'x-viewer-address': `10.${round}.${n}.7` };
        const go = { checkout_id, confirmation_token };
        const at = { on, headers };
        const refused = await fixture
          .client(
            billing.checkout,
            handler,
            thief,
            at,
          )({ ...go, ...input })
          .then(
            () => undefined,
            (error: unknown) => asFault(error).code,
          );
        if (refused !== 'billing.already-subscribed') return;
        const another = { ...go, checkout_id: newId('checkout', clock.now.getTime()), charge_now: null };
        await fixture
          .client(
            billing.replaceCard,
            replacing,
            thief,
            at,
          )(another)
          .catch(() => undefined);
      }),
    );
    clock.now = addHours(clock.now, 23 / (CARDS / ACCOUNTS));
  }

  const banks = calls['POST /v1/setup_intents'] ?? 0;
  const all = Object.values(calls).reduce((sum, count) => sum + count, 0);
  console.info(`${CARDS} cards, ${ACCOUNTS} accounts: ${banks} reached a bank, of ${all} calls to the provider`, calls);
  expect(banks).toBeLessThanOrEqual(420);
  expect(banks).toBeGreaterThan(0);
  expect(calls['POST /v1/payment_intents'] ?? 0).toBe(0); // no payment was created
}, 300_000);

/** A stranger who opens an account for each of 1,000 stolen cards, in an hour; how many reach a bank. */
async function strangerTries(networks: number): Promise<number> {
  const fixture = billingFixture();
  const { stripe, clock, table } = fixture;
  const on = { limits: limiterOf(table, async () => 'a secret of a test') };
  let banks = 0;
  stripe.switches.faults.beforeCall = ({ endpoint }) => {
    if (endpoint === 'POST /v1/setup_intents') banks++;
    return undefined;
  };
  const offer = (await fixture.offer()).digest;
  const began = clock.now.getTime();
  for (let card = 0; card < CARDS; card++) {
    clock.now = new Date(began + card * 3600);
    const behaviour = card % 10 < DEAD * 10 ? { decline: card % 3 ? 'do_not_honor' : 'stolen_card' } : {};
    const confirmation_token = fixture.card(withCheckDigit(`41000000${String(card).padStart(7, '0')}`), behaviour);
    const checkout_id = newId('checkout', clock.now.getTime());
    const headers = { 'x-viewer-address': `10.1.${card % networks}.7` };
    const go = fixture.client(billing.checkout, handler, undefined, { on, headers });
    await go({
      checkout_id,
      confirmation_token,
      agreed: true,
      offer,
      language: 'en',
      email: `stranger-${card}@example.com`,
      device: String(card).padStart(43, 'x'),
    }).catch(() => undefined);
  }
  return banks;
}

test('1,000 stolen cards in an hour, each with a new account and a new device, from one network', async () => {
  const banks = await strangerTries(1);
  console.info(`${banks} of ${CARDS} reached a bank`);
  expect(banks).toBeLessThanOrEqual(25);
}, 300_000);

test('the same from 40 networks', async () => {
  const banks = await strangerTries(40);
  console.info(`${banks} of ${CARDS} reached a bank`);
  expect(banks).toBeLessThanOrEqual(360);
}, 300_000);

test('a visitor whose card is no longer tried leaves no account', async () => {
  const fixture = billingFixture();
  const on = { limits: limiterOf(fixture.table, async () => 'a secret of a test') };
  const headers = { 'x-viewer-address': '10.0.0.7' };
  const { digest: offer } = await fixture.offer();
  const visit = async (n: number) => {
    const email = `thief.${n}@example.com`;
    const confirmation_token = fixture.card(withCheckDigit(`41000000${String(n).padStart(7, '0')}`), {
      decline: 'lost_card',
    });
    const checkout_id = newId('checkout', fixture.clock.now.getTime());
    const input = { checkout_id, confirmation_token, email, agreed: true as const, offer, language: 'en' as const };
    const code = await fixture
      .client(billing.checkout, handler, undefined, { on, headers })(input)
      .then(
        ({ step }) => (step.state === 'refused' ? step.code : step.state),
        (error: unknown) => asFault(error).code,
      );
    return { code, hasAccount: (await fixture.context.accounts.findByCredential('email', email)) !== undefined };
  };
  const visits = [];
  for (let n = 0; n < 20; n++) visits.push(await visit(n));
  const asked = visits.filter(({ code }) => code !== 'request.too-many');
  expect(asked.length).toBeLessThan(10);
  expect(asked.every(({ hasAccount }) => hasAccount)).toBe(true); // whose bank said no may try another card
  expect(visits.filter(({ code }) => code === 'request.too-many').some(({ hasAccount }) => hasAccount)).toBe(false);
});
