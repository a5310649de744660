import { billing, unchecked, type Patch } from '#scripts/sim/billing/patches.ts';

/** Mistakes in starting and ending memberships, and in their credits. */
export const memberships: Record<string, Patch[]> = {
  'a cancel overwrites the membership without a version check': [
    billing(
      'subscription/cancel',
      'context.subscriptions.write(next, subscription),',
      `${unchecked('context.subscriptions.write(next, subscription)')},`,
    ),
  ],
  'a cancel is confirmed and not saved': [
    billing('subscription/cancel', 'context.subscriptions.write(next, subscription),', ''),
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
      'if (previous?.consent_id === begins.consent_id) return previous;\n  if (previous && willRenew(previous)) throw',
      'if (previous && willRenew(previous) && previous.consent_id !== begins.consent_id) throw',
    ),
    billing(
      'subscription/start',
      'if (previous?.subscription_id === begins.subscription_id)\n',
      'if (previous?.subscription_id === begins.subscription_id && previous.consent_id !== begins.consent_id)\n',
    ),
    billing('subscription/continue', "    context.checkouts.write({ ...checkout, state: 'done' }, checkout),\n", ''),
    billing('subscription/start', "context.checkouts.write({ ...checkout, state: 'done' }, checkout),", ''),
  ],
  'the consent is not saved': [
    billing('checkout/start-checkout', '...(consent ? [subscriptions.agree(consent)] : []),', ''),
  ],
  'credits are granted outside of the transaction': [
    billing('charge/advance', '    ...(granted?.writes ?? []),\n', ''),
    billing(
      'charge/advance',
      '  for (const email of emails) await email?.send();\n',
      '  if (granted?.writes.length) await context.commit(...granted.writes);\n  for (const email of emails) await email?.send();\n',
    ),
  ],
  'credits are granted before the month is settled, each time anew': [
    billing('credits', 'if (given) return { added: 0, writes: [] };', ''),
    billing(
      'credits',
      '[...ended, { cause, change: added, period, entry_id }]',
      '[...ended, { cause, change: added, period }]',
    ),
    billing(
      'charge/advance',
      '  await context.commit(\n    ...(step.charge ?',
      '  if (granted?.writes.length) await context.commit(...granted.writes.splice(0));\n  await context.commit(\n    ...(step.charge ?',
    ),
  ],
  'credits are spent without a check of the balance': [billing('store', "{ of: 'left', there: 1 },", 'undefined,')],
  'the months are counted from the answer of the bank': [
    billing(
      'domain/new-subscription',
      'first_charge_at: anchor } = begins;',
      'first_charge_at } = begins;\n  const late = trial_days * 86_400_000;\n  const anchor = new Date(Math.max(Date.parse(first_charge_at), now.getTime() + late)).toISOString();',
    ),
  ],
  'a member reads that nothing was charged while that is unknown': [
    billing('checkout/pay-month', "return { state: 'processing' };", "throw new Fault('billing.not-charged');"),
  ],
  'a membership is saved before its first month is paid': [
    billing(
      'checkout/pay-month',
      '    charges.write(beginOnSession(newCharge(month, 1, taxRateOf(month.place), now), checkout_id, now)),',
      '    charges.write(beginOnSession(newCharge(month, 1, taxRateOf(month.place), now), checkout_id, now)),\n    subscriptions.write(month, running),',
    ),
  ],
  'the credits of a first month are granted with each answer': [
    billing('credits', 'if (given) return', "if (given && period !== '1') return"),
    billing(
      'credits',
      '[...ended, { cause, change: added, period, entry_id }]',
      "[...ended, { cause, change: added, period, ...(period !== '1' && { entry_id }) }]",
    ),
    billing(
      'charge/advance',
      '  await context.commit(\n    ...(step.charge ?',
      '  if (granted?.writes.length && payer.begunBy) await context.commit(...granted.writes.splice(0));\n  await context.commit(\n    ...(step.charge ?',
    ),
  ],
  'a membership begins with the credits of the one before': [
    billing('credits', 'const ended = after && was.left > 0 ?', 'const ended = after && was.left < 0 ?'),
    billing('subscription/cancel', 'const endsNow = paid_until <= now.toISOString();', 'const endsNow = false;'),
  ],
};
