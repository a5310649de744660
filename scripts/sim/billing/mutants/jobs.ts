import { billing, PAID, type Patch } from '#scripts/sim/billing/patches.ts';

const stripe = (find: string, replace: string): Patch => ({
  file: 'functions/providers/payments/stripe.ts',
  find,
  replace,
});

/** Mistakes in the scheduled jobs and the events of the provider. */
export const jobs: Record<string, Patch[]> = {
  'the sweep starts nothing': [
    billing('jobs/sweep', "start('billing.renew', { account_id, subscription_id, period })", 'Promise.resolve()'),
  ],
  'a due month whose run died is not started again': [
    billing(
      'jobs/start-renewals',
      "if (!isNew && isLate(subscription)) await context.start('billing.renew', month);",
      'void [isNew, isLate];',
    ),
  ],
  'an open charge is not in the index of the sweep': [
    billing(
      'charge-store',
      'attention_at ? index.open(attention_at, charge_id) : undefined',
      'attention_at && charge_id.length < 9 ? index.open(attention_at, charge_id) : undefined',
    ),
  ],
  'an event is accepted without its signature': [
    stripe(
      "      throw new Fault('billing.bad-signature');",
      '      const event = JSON.parse(body) as Stripe.Event;\n      return { event_id: event.id, about: aboutOf(event) };',
    ),
  ],
  'an event is accepted at any age': [stripe('TOLERANCE_SECONDS, undefined, now.getTime()', '9_000_000_000')],
  'the type of an event is taken for the state of the payment': [
    billing(
      'jobs/converge',
      'const payment = await (await context.payments()).retrievePayment(event.intent_id);',
      'const payment = { ...(await (await context.payments()).retrievePayment(event.intent_id)) };',
    ),
    billing(
      'charge/decide',
      "if (charge.state === 'claimed' || event.payment.state === 'paid') return applyResult(open, event.payment);",
      `return applyResult(open, charge.state === 'claimed' ? event.payment : ${PAID});`,
    ),
  ],
};
