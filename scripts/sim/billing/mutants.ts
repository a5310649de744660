import type { Patch } from '#scripts/sim/billing/patches.ts';

const billing = (file: string, find: string, replace: string): Patch => ({
  file: `functions/billing/${file}.ts`,
  find,
  replace,
});
const stripe = (find: string, replace: string): Patch => ({
  file: 'functions/providers/payments/stripe.ts',
  find,
  replace,
});

/** The result of a payment that was never looked at. */
const PAID =
  "{ intent_id: '', charge_id: null, account_id: null, state: 'paid', amount: charge.amount, card: open.subscription!.card, refund: null, disputed: false }";
/** A put that overwrites whatever is stored. */
const unchecked = (write: string) => `{ Put: { TableName: 'sim', Item: { ...${write}.Put!.Item } } }`;

/** Mistakes that could be made in billing. The simulation must notice each. */
export const mutants: Record<string, Patch[]> = {
  'a claim ignores that the membership is cancelled': [
    billing(
      'charge/decide',
      '!willRenew(subscription) || subscription.charging !== null',
      'subscription.charging !== null',
    ),
  ],
  'a claim overwrites the membership without a version check': [
    billing(
      'charge/advance',
      'context.subscriptions.write(step.subscription, progress.subscription)]',
      `progress.charge ? context.subscriptions.write(step.subscription, progress.subscription) : ${unchecked('context.subscriptions.write(step.subscription, progress.subscription)')}]`,
    ),
  ],
  'a claim takes any month, due or not': [
    billing(
      'charge/decide',
      'if (dueAfter(subscription.anchor, subscription.period, now) !== period) return stop(over(rest));',
      '',
    ),
  ],
  'the month after the due one is claimed': [
    billing(
      'domain/charge',
      '...monthOf(subscription.anchor, period),',
      '...monthOf(subscription.anchor, period + 1),',
    ),
  ],
  'the price is today’s instead of the agreed one': [
    billing(
      'domain/charge',
      'import { monthOf }',
      "import { termsNow } from '#functions/billing/offer.ts';\nimport { monthOf }",
    ),
    billing('domain/charge', 'amount: subscription.price,', 'amount: termsNow().monthly_price,'),
  ],
  'charges have random ids': [
    billing(
      'domain/charge',
      'update(`${subscription_id}\\n${period}`)',
      'update(`${subscription_id}\\n${crypto.getRandomValues(new Uint8Array(8)).join()}`)',
    ),
  ],
  'the membership is not read again before the payment is confirmed': [
    billing(
      'charge/advance',
      'const subscription = await context.subscriptions.of(step.charge.account_id);',
      'const subscription = progress.subscription;',
    ),
    billing(
      'charge/decide',
      '? settle(open, subscription, payment) : startRefund(open, payment);',
      "? settle(open, subscription, payment) : { do: 'save', charge: { ...charge, state: 'settled', asking: false, attention_at: null }, outcome: { outcome: 'paid' } };",
    ),
  ],
  'the payment is confirmed before its id is saved': [
    billing(
      'charge/advance',
      'await context.commit(context.charges.write(step.charge, progress.charge));',
      'const unsaved = context.charges.write(step.charge, progress.charge);',
    ),
    billing('charge/advance', "event: { type: 'attempt-saved' } };", "event: { type: 'attempt-saved' }, unsaved };"),
    billing(
      'charge/advance',
      '      return { ...progress, event };',
      '      if (progress.unsaved) await context.commit(progress.unsaved);\n      return { ...progress, event, unsaved: undefined };',
    ),
  ],
  'each attempt creates a new payment with random keys': [
    billing(
      'charge/decide',
      "return intent_id ? { do: 'save-attempt', charge: beginAttempt(charge, now) } : createPayment(open);",
      'return createPayment(open);',
    ),
    billing('charge/decide', '`prepare:${charge_id}:${prepared}`', '`prepare:${crypto.randomUUID()}`'),
    billing('charge/decide', 'const mayExist = prepared > 1 ||', 'const mayExist = prepared > 99 &&'),
  ],
  'every attempt has the same idempotency key': [
    billing('charge/decide', '`confirm:${charge.charge_id}:${charge.attempt}`', '`confirm:${charge.charge_id}`'),
  ],
  'a lost confirmation counts as a decline': [
    billing(
      'charge/decide',
      "if (type === 'call-lost' && call === 'confirm-payment') return retrieve(charge);",
      "if (type === 'call-lost' && call === 'confirm-payment') return decline(open, { code: 'billing.card-declined', isHardDecline: false }, null);",
    ),
  ],
  'a lost confirmation counts as a payment': [
    billing(
      'charge/decide',
      "if (type === 'call-lost' && call === 'confirm-payment') return retrieve(charge);",
      `if (type === 'call-lost' && call === 'confirm-payment') return applyResult(open, ${PAID});`,
    ),
  ],
  'an attempt whose result was not saved counts as a payment': [
    billing(
      'charge/decide',
      'if (charge.asking && intent_id) return retrieve(charge);',
      `if (charge.asking && intent_id && subscription) return applyResult(open, ${PAID});`,
    ),
  ],
  'the decline before this attempt counts again': [
    billing('charge/decide', 'return isStale(payment, charge) ? confirmAgain(open) : decline(', 'return decline('),
  ],
  'a payment that was captured without a membership is kept': [
    billing(
      'charge/decide',
      '? settle(open, subscription, payment) : startRefund(open, payment);',
      "? settle(open, subscription, payment) : { do: 'save', charge: recordVoid(charge), outcome: { outcome: 'over' } };",
    ),
  ],
  'the payment of a void charge is left open': [
    billing(
      'charge/decide',
      'if (!intent_id) return saveVoid(open);',
      'if (!intent_id || open.charge.attempt <= 99) return saveVoid(open);',
    ),
  ],
  'a membership and its charge are read at the same time': [
    billing(
      'charge/advance',
      'const charge = await context.charges.of(account_id, chargeIdOf(subscription_id, period));',
      'const [charge, current] = await Promise.all([context.charges.of(account_id, chargeIdOf(subscription_id, period)), context.subscriptions.of(account_id)]);',
    ),
    billing('charge/advance', 'const current = await context.subscriptions.of(account_id);', ''),
  ],
  'money is refunded before that is saved': [
    billing(
      'charge/advance',
      '  if (step.alert)',
      "  if (step.charge?.state === 'refunding' && progress.charge?.state !== 'refunding') await (await context.payments()).refundPayment(step.charge.intent_id!, `refund:${step.charge.charge_id}:1`);\n  if (step.alert)",
    ),
  ],
  'a failed refund counts as done': [
    billing('charge/decide-refund', "if (reported?.state === 'done') {", 'if (reported) {'),
  ],
  'a refund counts as done without the provider': [
    billing(
      'charge/decide-refund',
      "return { do: 'refund-payment', intent_id: intentOf(charge), key };",
      "void key;\n  return applyRefund(open, { refund_id: 're_1', state: 'done' });",
    ),
  ],
  'a refund of the current month does not end the membership': [
    billing(
      'charge/refund',
      'const isCurrentMonth = isCurrent(charge, subscription);',
      'const isCurrentMonth = false as boolean;',
    ),
  ],
  'a refund that is asked for is not saved': [
    billing(
      'charge/refund',
      'await context.commit(...writes, ...(email ? [email.write] : []));',
      'await context.commit(...writes.slice(1), ...(email ? [email.write] : []));',
    ),
  ],
  'a cancel overwrites the membership without a version check': [
    billing(
      'subscription/cancel',
      'context.subscriptions.write(next, subscription), ...',
      `${unchecked('context.subscriptions.write(next, subscription)')}, ...`,
    ),
  ],
  'a cancel is confirmed and not saved': [
    billing(
      'subscription/cancel',
      'await context.commit(context.subscriptions.write(next, subscription), ...(email ? [email.write] : []));',
      'await context.commit(...(email ? [email.write] : [])).catch(() => undefined);',
    ),
  ],
  'a deleted account keeps its membership': [
    billing('membership', 'if (!subscription || !willRenew(subscription)) return [];', 'if (subscription) return [];'),
  ],
  'a membership starts for an account that is being deleted': [
    billing('subscription/start', '    context.accounts.hold(account),\n', ''),
    billing(
      'subscription/start',
      "if (!account || account.closed_at) throw new Fault('auth.unauthenticated');",
      "if (!account) throw new Fault('auth.unauthenticated');",
    ),
  ],
  'the trial claim is not saved': [
    billing(
      'subscription/start',
      '...trialHolders(checkout).map((each) => checkouts.claimTrial({ ...each, at })),',
      '',
    ),
  ],
  'a checkout that started a membership starts another one': [
    billing(
      'subscription/start',
      'if (previous?.subscription_id === begins.subscription_id) return previous;\n  if (previous && willRenew(previous)) throw',
      'if (previous && willRenew(previous) && previous.subscription_id !== begins.subscription_id) throw',
    ),
    billing('subscription/start', "context.checkouts.write({ ...checkout, state: 'done' }, checkout),", ''),
  ],
  'the consent is not saved': [
    billing('checkout/start-checkout', '...(consent ? [subscriptions.agree(consent)] : []),', ''),
  ],
  'another amount is captured than was agreed to': [
    billing(
      'charge/decide',
      'const request = { charge_id, account_id, customer_id, amount, suffix };',
      'const request = { charge_id, account_id, customer_id, amount: { ...amount, minor_units: amount.minor_units + 10 }, suffix };',
    ),
  ],
  'credits are granted outside of the transaction': [
    billing('charge/advance', '    ...credits,\n', ''),
    billing(
      'charge/advance',
      '  await email?.send();\n',
      '  if (credits.length) await context.commit(...credits);\n  await email?.send();\n',
    ),
  ],
  'credits are granted before the month is settled, each time anew': [
    billing(
      'credits',
      'return given ? [] : replaced(was, { cause, change: grantOf(allotment, was.left), period, entry_id }, now);',
      'return replaced(was, { cause, change: grantOf(allotment, was.left), period }, now);',
    ),
    billing(
      'charge/advance',
      '  await context.commit(\n    ...(step.charge ?',
      '  if (credits.length) await context.commit(...credits.splice(0));\n  await context.commit(\n    ...(step.charge ?',
    ),
  ],
  'more credits are reversed than were granted': [
    billing('credits', 'const change = -reversalOf(given.change, was.left) || 0;', 'const change = -was.left || 0;'),
  ],
  'the credits of a refunded month are kept': [
    billing('charge/refund', 'writes.push(...(await context.credits.reverse(grant, now)));', 'void grant;'),
  ],
  'credits are spent without a check of the balance': [billing('store', "{ of: 'left', there: 1 },", 'undefined,')],
  'months are thirty days': [
    billing(
      'domain/period',
      '  moment.setUTCFullYear(year, month, day);',
      '  void [year, month, day];\n  moment.setTime(from.getTime() + months * 30 * 86_400_000);',
    ),
  ],
  'the anchor moves to the day of the payment': [
    billing(
      'charge/decide',
      'subscription: payMonth(subscription, charge, now),',
      'subscription: { ...payMonth(subscription, charge, now), anchor: now.toISOString() },',
    ),
  ],
  'a payment is retried after a hard decline': [
    billing('domain/dunning', 'return isHard || days === undefined ? null', 'return days === undefined ? null'),
  ],
  'a payment is retried within hours': [
    billing('domain/dunning', 'now.getTime() + days * 86_400_000', 'now.getTime() + days * 3_600_000'),
  ],
  'a payment is confirmed while another run may be confirming it': [
    billing('charge/decide', 'return isRecent ? stop(wait(1, now)) :', 'void isRecent;\n  return'),
  ],
  'the months are counted from the answer of the bank': [
    billing(
      'subscription/start',
      'first_charge_at: anchor } = begins;',
      'first_charge_at } = begins;\n  const late = Date.parse(first_charge_at) - Date.parse(checkout.at);\n  const anchor = new Date(now.getTime() + late).toISOString();',
    ),
  ],
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
      '      const told = JSON.parse(body) as Stripe.Event;\n      return { event_id: told.id, about: aboutOf(told) };',
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
  'the member is told that nothing was charged while that is unknown': [
    billing(
      'checkout/apply-setup-intent',
      "if (willRenew(subscription)) return { state: 'processing' };",
      "if (willRenew(subscription)) throw new Fault('billing.not-charged');",
    ),
  ],
};
