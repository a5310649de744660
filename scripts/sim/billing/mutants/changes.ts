import { billing, type Patch, unchecked } from '#scripts/sim/billing/patches.ts';

const rule = (find: string, replace: string) => billing('domain/subscription-changes', find, replace);

/** Mistakes in keeping, continuing and pausing memberships. */
export const changes: Record<string, Patch[]> = {
  'a membership is kept whose month was given back': [
    rule(
      "canBeKept = (subscription: Subscription): boolean => wasCancelled(subscription, ['asked', 'link']);",
      "canBeKept = (subscription: Subscription): boolean => wasCancelled(subscription, ['asked', 'link', 'refund', 'declined']);",
    ),
    rule('canBeKept(subscription) && subscription.paid_until > now.toISOString();', 'canBeKept(subscription);'),
  ],
  'a membership is kept after its end': [
    rule("isCancelled && next?.what === 'end' && ", 'isCancelled && '),
    rule('canBeKept(subscription) && subscription.paid_until > now.toISOString();', 'canBeKept(subscription);'),
  ],
  'a kept membership is still scheduled to end': [
    rule('schedule(renewing(subscription), now);', '({ ...renewing(subscription), charging: now ? null : null });'),
  ],
  'a change overwrites the membership without a version check': [
    billing(
      'subscription/change',
      'context.subscriptions.write(next, was),',
      `${unchecked('context.subscriptions.write(next, was)')} as never,`,
    ),
  ],
  'who comes back pays from today': [
    rule(
      'countFrom(renewing(subscription), subscription.paid_until)',
      'countFrom(renewing(subscription), now.toISOString())',
    ),
  ],
  'who comes back within paid time starts another membership today': [
    billing('checkout', 'continuable(account_id, deps, now),', 'undefined,'),
    billing('agreement', 'if (offer.digest !== shown) {', "if (offer.digest !== shown && shown === '') {"),
  ],
  'the old consent covers a membership that continues': [
    billing(
      'subscription/continue',
      'const agreed = { consent_id, price,',
      'const agreed = { consent_id: previous.consent_id ?? consent_id, price,',
    ),
  ],
  'a pause moves no date': [rule('shift: (subscription.shift ?? 0) + months,', '')],
  'a month is due in a pause': [
    billing(
      'domain/subscription',
      'const due = dueAfter(anchor, period + shift, now);\n  return due === undefined ? undefined : due - shift;',
      'return shift > 9 ? undefined : dueAfter(anchor, period, now);',
    ),
    billing(
      'subscription/change',
      '  await wakeDueMonth(resumed, deps.context, now);',
      "  await wakeDueMonth(resumed, deps.context, now);\n  await deps.context.start('billing.renew', { account_id, subscription_id: resumed.subscription_id, period: resumed.period + 1 });",
    ),
  ],
  'a pause that is over once is resumed again': [
    rule('if (!pause) return subscription;', 'const months = pause?.months ?? 1;'),
    rule('shift: shift - pause.months', 'shift: shift - months'),
    billing('subscription/change', '      if (!was.pause) return undefined;\n', ''),
  ],
  'a resumed membership counts from the time before its pause': [
    rule('const isPaid = paid_until > now.toISOString();', "const isPaid = paid_until > '';"),
  ],
  'a pause is taken back by a cancellation that is kept': [
    rule('schedule(renewing(subscription), now);', 'schedule(renewing({ ...subscription, shift: 0 }), now);'),
  ],
};
