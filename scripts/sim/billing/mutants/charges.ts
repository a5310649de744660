import { billing, PAID, unchecked, type Patch } from '#scripts/sim/billing/patches.ts';

/** Mistakes in charging a month. */
export const charges: Record<string, Patch[]> = {
  'a claim ignores that the membership is cancelled': [
    billing(
      'domain/subscription',
      'willRenew(subscription) && subscription.charging === null',
      'subscription.charging === null',
    ),
  ],
  'a claim overwrites the membership without a version check': [
    billing(
      'charge/advance',
      'context.subscriptions.write(step.subscription, payer.stored)]',
      `progress.charge ? context.subscriptions.write(step.subscription, payer.stored) : ${unchecked('context.subscriptions.write(step.subscription, payer.stored)')}]`,
    ),
  ],
  'a claim takes any month, due or not': [
    billing(
      'domain/subscription',
      'subscription.charging === null && dueMonth(subscription, now) === period',
      'subscription.charging === null && (now, period > subscription.period)',
    ),
  ],
  'the month after the due one is claimed': [
    billing('domain/charge', '...monthIn(subscription, period),', '...monthIn(subscription, period + 1),'),
  ],
  'the price is today’s instead of the agreed one': [
    billing(
      'domain/charge',
      'import { EndReason, monthIn,',
      "import { offerAt } from '#functions/billing/offer.ts';\nimport { EndReason, monthIn,",
    ),
    billing('domain/charge', 'amount: subscription.price,', 'amount: offerAt(now, { had_trial: true }).monthly_price,'),
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
      'const payer = await payerOf(step.charge, step.charge, context, now);',
      'const { payer } = progress;',
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
    billing('charge/decide', 'if (isStale(payment, charge)) return confirmAgain(open);', ''),
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
      'charge/decide-void',
      'if (!intent_id) return saveVoid(open);',
      'if (!intent_id || open.charge.attempt <= 99) return saveVoid(open);',
    ),
  ],
  'a membership and its charge are read at the same time': [
    billing(
      'charge/advance',
      '  const charge = await context.charges.of(month.account_id, chargeIdOf(month.subscription_id, month.period));\n  return { charge, payer: await payerOf(charge, month, context, now) };',
      '  const [payer, charge] = await Promise.all([payerOf(undefined, month, context, now), context.charges.of(month.account_id, chargeIdOf(month.subscription_id, month.period))]);\n  return { charge, payer };',
    ),
  ],
  'another amount is captured than was agreed to': [
    billing(
      'charge/decide',
      'const request = { charge_id, account_id, customer_id, amount, suffix };',
      'const request = { charge_id, account_id, customer_id, amount: { ...amount, minor_units: amount.minor_units + 10 }, suffix };',
    ),
  ],
  'months are thirty days': [
    {
      file: 'shared/values/months-after.ts',
      find: '  moment.setUTCFullYear(year, month, day);',
      replace: '  void [year, month, day];\n  moment.setTime(from.getTime() + months * 30 * 86_400_000);',
    },
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
    billing('domain/dunning', 'addDays(now, days)', 'new Date(now.getTime() + days * 3_600_000)'),
  ],
  'a job confirms what the cardholder began on session': [
    billing('charge/decide-on-session', '  open.onSession && !isLate(open) &&', '  !isLate(open) &&'),
  ],
  'a repeated request confirms a challenge on session again': [
    billing(
      'charge/decide',
      'if (charge.asking && intent_id) return retrieve(charge);',
      'if (charge.asking && intent_id && !charge.on_session) return retrieve(charge);',
    ),
  ],
  'a payment is confirmed while another run may be confirming it': [
    billing('charge/decide', 'return isRecent ? stop(wait(1, now)) :', 'void isRecent;\n  return'),
  ],
};
