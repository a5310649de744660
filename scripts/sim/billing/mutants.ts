import type { Patch } from '#scripts/sim/billing/patches.ts';

const charging = (file: string, find: string, replace: string): Patch => ({ file: `functions/billing/charging/${file}.ts`, find, replace }); // prettier-ignore
const domain = (file: string, find: string, replace: string): Patch => ({ file: `functions/billing/domain/${file}.ts`, find, replace }); // prettier-ignore
const open = (file: string, find: string, replace: string): Patch => ({ file: `functions/billing/open/${file}.ts`, find, replace }); // prettier-ignore
const job = (file: string, find: string, replace: string): Patch => ({ file: `functions/billing/jobs/${file}.ts`, find, replace }); // prettier-ignore

/** Mistakes that somebody could make in the way of the money. Each must be noticed by the simulation. */
export const mutants: Record<string, Patch[]> = {
  'a claim does not ask whether the membership goes on': [
    charging('claim', '!willRenew(subscription) || subscription.charging !== null', 'subscription.charging !== null'),
  ],
  'a claim does not mind that the membership was written meanwhile': [
    charging('claim', 'till.subscriptions.write(next, subscription));', "{ Put: { TableName: 'sim', Item: { ...till.subscriptions.write(next, subscription).Put!.Item } } });"), // prettier-ignore
  ],
  'a claim takes whichever month it is told': [
    charging('claim', 'if (dueAfter(subscription.anchor, subscription.period, now) !== period) return undefined;', ''),
  ],
  'the month after the one that is due is claimed': [
    charging('claim', '...monthOf(subscription.anchor, period),', '...monthOf(subscription.anchor, period + 1),'),
  ],
  'the price is the one of today, and not the one agreed to': [
    charging(
      'claim',
      'import { dueAfter,',
      "import { termsNow } from '#functions/billing/offer.ts';\nimport { dueAfter,",
    ),
    charging('claim', 'amount: subscription.price,', 'amount: termsNow().monthly_price,'),
  ],
  'charges have ids of chance': [
    { file: 'functions/billing/charge-store.ts', find: "update(`${subscription_id}\\n${period}`)", replace: "update(`${subscription_id}\\n${crypto.getRandomValues(new Uint8Array(8)).join()}`)" }, // prettier-ignore
  ],
  'the membership is not read once more before the bank is asked': [
    charging('collect', 'const fresh = await till.subscriptions.of(charge.account_id);', 'const fresh = subscription;'),
    charging('conclude', "if (mayTake(subscription, charge)) return settle({ ...open, subscription }, payment);", "const going = await till.subscriptions.of(charge.account_id);\n      if (going && going.status !== 'cancelled') return settle({ ...open, subscription: going }, payment);\n      if (going) { await till.commit(till.charges.write({ ...charge, state: 'settled', asking: false, attention_at: null }, charge)); return { outcome: 'paid' }; }"), // prettier-ignore
  ],
  'the bank is asked before the payment’s id is written down': [
    charging('collect', "  await till.commit(till.charges.write(next, charge));\n  const asking: Case = { ...open, charge: { ...next, revision: charge.revision + 1 } };\n", '  const asking: Case = { ...open, charge: { ...next, revision: charge.revision + 1 } };\n'), // prettier-ignore
    charging('collect', "    const payment = await payments.confirmPayment({ intent_id, payment_method, present }, key);\n", "    const payment = await payments.confirmPayment({ intent_id, payment_method, present }, key);\n    await till.commit(till.charges.write(next, charge));\n"), // prettier-ignore
  ],
  'each try has a new payment and keys of chance': [
    charging(
      'collect',
      'const intent_id = charge.intent_id ?? (await prepare(open));',
      'const intent_id = await prepare(open);',
    ),
    charging('collect', '`prepare:${charge_id}:${prepared}`', '`prepare:${crypto.randomUUID()}`'),
    charging('collect', 'if (prepared > 1 || isOld) {', 'if (prepared > 99) {'),
  ],
  'every try has the same key': [
    charging('collect', '`confirm:${charge.charge_id}:${next.attempt}`', '`confirm:${charge.charge_id}`'),
  ],
  'an unknown answer is taken for a refusal': [
    charging('collect', "      return conclude({ ...asking, subscription: fresh }, await payments.lookAtPayment(intent_id));", "      return conclude({ ...asking, subscription: fresh }, { intent_id, charge_id: null, account_id: null, state: 'declined', decline: { code: 'billing.card-declined', hard: false }, refusal_id: null });"), // prettier-ignore
  ],
  'an unknown answer is taken for a payment': [
    charging('collect', "      return conclude({ ...asking, subscription: fresh }, await payments.lookAtPayment(intent_id));", "      return conclude({ ...asking, subscription: fresh }, { intent_id, charge_id: null, account_id: null, state: 'paid', amount: charge.amount, card: fresh.card, refund: null, disputed: false });"), // prettier-ignore
  ],
  'what was asked and not heard is not looked at': [
    charging('collect', "if (charge.asking && charge.intent_id) return conclude(open, await payments.lookAtPayment(charge.intent_id));", "if (charge.asking && charge.intent_id && subscription) return conclude(open, { intent_id: charge.intent_id, charge_id: null, account_id: null, state: 'paid', amount: charge.amount, card: subscription.card, refund: null, disputed: false });"), // prettier-ignore
  ],
  'what is asked of a bank that refused is told as if it had answered': [
    charging('conclude', 'return isOld(payment, charge) ? askAgain(open) : decline(', 'return decline('),
  ],
  'what is taken without a membership is kept': [
    charging('conclude', '      return goesBack(open, payment);', "      await till.commit(till.charges.write(voided(charge), charge));\n      return { outcome: 'over' };"), // prettier-ignore
  ],
  'a payment is left open where its month is called off': [
    charging('call-off', 'if (charge.intent_id) {', 'if (charge.intent_id && charge.attempt > 99) {'),
  ],
  'a membership and its charge are read at the same time': [
    charging('renew', 'const charge = await till.charges.of(account_id, charge_id);', 'const [charge, current] = await Promise.all([till.charges.of(account_id, charge_id), till.subscriptions.of(account_id)]);'), // prettier-ignore
    charging('renew', 'const current = await till.subscriptions.of(account_id);', ''),
  ],
  'money goes back before that is decided': [
    charging('give-back', '  const next = givingBack(charge, \'cancelled\', now, { card });', "  await (await till.payments()).refundPayment(charge.intent_id!, `refund:${charge.charge_id}:1`);\n  const next = givingBack(charge, 'cancelled', now, { card });"), // prettier-ignore
  ],
  'a refund that failed counts as done': [charging('give-back', "if (refund?.state === 'done') {", 'if (refund) {')],
  'a refund counts as done without the provider': [
    charging('give-back', 'return await note(open, await payments.refundPayment(intent_id, `refund:${charge.charge_id}:${refund.tries}`));', "return await note(open, { refund_id: 're_1', state: 'done' });"), // prettier-ignore
  ],
  'a refund that is asked for does not end the membership': [
    charging('refund', 'const current = isCurrent(charge, subscription);', 'const current = false as boolean;'),
  ],
  'a refund is asked of the provider and written down by nobody': [
    charging('refund', 'await till.commit(...writes, ...(letter ? [letter.write] : []));', 'await till.commit(...writes.slice(1), ...(letter ? [letter.write] : []));'), // prettier-ignore
  ],
  'a cancelled membership is written over by whoever read it before': [
    charging('cancel', 'till.subscriptions.write(next, found), ...', "{ Put: { TableName: 'sim', Item: { ...till.subscriptions.write(next, found).Put!.Item } } }, ..."), // prettier-ignore
  ],
  'it is told that it is cancelled before it is': [
    charging('cancel', 'await till.commit(till.subscriptions.write(next, found), ...(letter ? [letter.write] : []));', 'await till.commit(...(letter ? [letter.write] : [])).catch(() => undefined);'), // prettier-ignore
  ],
  'a deleted account keeps its membership': [
    open('membership', 'if (!found || !willRenew(found)) return [];', 'if (found) return [];'),
  ],
  'a membership begins for an account that is deleted meanwhile': [
    charging('begin', '    till.accounts.hold(account),\n', ''),
    charging('begin', "if (!account || account.closed_at) throw new Fault('auth.unauthenticated');", "if (!account) throw new Fault('auth.unauthenticated');"), // prettier-ignore
  ],
  'who had a trial is not written down': [
    charging('begin', '...whom.map((each) => checkouts.hasTrial({ ...each, at })),', ''),
  ],
  'a checkout that began a membership begins another one': [
    charging('begin', 'if (was?.subscription_id === begins.subscription_id) return was;\n  if (was && willRenew(was)) throw', "if (was && willRenew(was) && was.subscription_id !== begins.subscription_id) throw"), // prettier-ignore
    charging('begin', "till.checkouts.write({ ...checkout, state: 'done' }, checkout),", ''),
  ],
  'the consent is not written down': [charging('pay', '...(consent ? [subscriptions.agree(consent)] : []),', '')],
  'another amount is taken than was agreed to': [
    charging('collect', 'const asking = { charge_id, account_id, customer_id, amount, suffix };', 'const asking = { charge_id, account_id, customer_id, amount: { ...amount, minor_units: amount.minor_units + 1 }, suffix };'), // prettier-ignore
  ],
  'credits are granted outside of the transaction': [
    charging('settle', '    ...granted,\n', ''),
    charging(
      'settle',
      '  await receipt?.send();\n  return { outcome:',
      '  if (granted.length) await till.commit(...granted);\n  await receipt?.send();\n  return { outcome:',
    ),
  ],
  'credits are granted before the month is settled, each time anew': [
    open('credits', 'return given ? [] : replaced(was, { cause, change: grantOf(allotment, was.left), period, entry_id }, now);', "return replaced(was, { cause, change: grantOf(allotment, was.left), period }, now);"), // prettier-ignore
    charging(
      'settle',
      '  const receipt = account &&',
      '  await till.commit(...granted.splice(0));\n  const receipt = account &&',
    ),
  ],
  'more is taken back than was granted': [
    open('credits', 'const change = -reversalOf(given.change, was.left) || 0;', 'const change = -was.left || 0;'),
  ],
  'a grant that was given back is kept': [
    charging('refund', 'writes.push(...(await till.credits.reverse(grant, now)));', 'void grant;'),
  ],
  'credits are spent without looking whether there are any': [
    { file: 'functions/billing/store.ts', find: "{ of: 'left', there: 1 },", replace: 'undefined,' },
  ],
  'months are thirty days': [
    domain('period', '  moment.setUTCFullYear(year, month, day);', '  void [year, month, day];\n  moment.setTime(from.getTime() + months * 30 * 86_400_000);'), // prettier-ignore
  ],
  'a month that is over is reckoned from today': [
    charging('settle', 'const going = paid(subscription, { period, until }, now);', 'const going = { ...paid(subscription, { period, until }, now), anchor: now.toISOString() };'), // prettier-ignore
  ],
  'the bank is asked again after it refused for good': [
    domain('dunning', 'return isHard || days === undefined ? null', 'return days === undefined ? null'),
  ],
  'the bank is asked again within the hour': [
    domain('dunning', 'now.getTime() + days * 86_400_000', 'now.getTime() + days * 3_600_000'),
  ],
  'the bank is asked again while somebody else is asking it': [
    charging('conclude', 'if (askedAt + askingMinutes(open) * 60_000 > now.getTime()) return waitFor(1, now);', ''), // prettier-ignore
  ],
  'the months are reckoned from when the bank had answered': [
    charging('begin', 'first_charge_at: anchor } = begins;', 'first_charge_at } = begins;\n  const late = Date.parse(first_charge_at) - Date.parse(checkout.at);\n  const anchor = new Date(now.getTime() + late).toISOString();'), // prettier-ignore
  ],
  'nobody goes on with what was left lying': [
    job('sweep', "start('billing.renew', { account_id, subscription_id, period })", 'Promise.resolve()'), // prettier-ignore
  ],
  'a month whose run has died is left to it': [
    job(
      'start-renewals',
      "if (!isNew && isLate(subscription)) await till.start('billing.renew', month);",
      'void [isNew, isLate];',
    ),
  ],
  'what is open does not say when to look at it': [
    { file: 'functions/billing/charge-store.ts', find: 'attention_at ? index.open(attention_at, charge_id) : undefined', replace: 'attention_at && charge_id.length < 9 ? index.open(attention_at, charge_id) : undefined' }, // prettier-ignore
  ],
  'an event is believed without its signature': [
    { file: 'functions/providers/payments/stripe.ts', find: "      throw new Fault('billing.bad-signature');", replace: '      const told = JSON.parse(body) as Stripe.Event;\n      return { event_id: told.id, about: aboutOf(told) };' }, // prettier-ignore
  ],
  'an event may be as old as it likes': [
    { file: 'functions/providers/payments/stripe.ts', find: 'TOLERANCE_SECONDS, undefined, now.getTime()', replace: '9_000_000_000' }, // prettier-ignore
  ],
  'what an event says is believed': [
    job('converge', "const payment = await (await till.payments()).lookAtPayment(event.intent_id);", "const payment = { ...(await (await till.payments()).lookAtPayment(event.intent_id)) };"), // prettier-ignore
    charging('renew', "if (payment?.state === 'paid') return conclude(open, payment);", "if (payment) return conclude(open, { ...payment, state: 'paid', amount: charge.amount, card: subscription!.card, refund: null, disputed: false });"), // prettier-ignore
  ],
  'somebody is told that nothing was charged where nobody knows': [
    charging('conclude-saving', "if (willRenew(subscription)) return { state: 'processing' };", "if (willRenew(subscription)) throw new Fault('billing.not-charged');"), // prettier-ignore
  ],
};
