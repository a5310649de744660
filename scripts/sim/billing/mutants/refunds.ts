import { billing, type Patch } from '#scripts/sim/billing/patches.ts';

/** Mistakes in refunding a charge. */
export const refunds: Record<string, Patch[]> = {
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
      "void [intentOf, key];\n  return applyRefund(open, { refund_id: 're_1', state: 'done' });",
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
    billing('charge/refund', 'await context.commit(...writes);', 'await context.commit(...writes.slice(1));'),
  ],
  'more credits are reversed than were granted': [
    billing('credits', 'const change = -reversalOf(given.change, was.left) || 0;', 'const change = -was.left || 0;'),
  ],
  'the credits of a refunded month are kept': [
    billing(
      'charge/refund',
      'writes.push(...(await context.credits.reverseAndEnd(grant, why, now)));',
      'void [grant, why];',
    ),
  ],
  'a refund that the bank sends back is sent again for ever': [
    billing(
      'domain/charge-refund',
      'const next_try_at = failures.length < figures.refundTries ? inMinutes(now, 24 * 60) : null;',
      'const next_try_at = inMinutes(now, 24 * 60);',
    ),
    billing('domain/charge-refund', 'refund.failures.length >= figures.refundTries', 'refund.failures.length >= 99'),
  ],
  'no mail announces that the bank returned a refund': [
    billing('charge/decide-refund', "alert, emails: [{ kind: 'refund-failed' }],", 'alert,'),
  ],
  'a refund that came back is noticed again at each look': [
    billing('charge/decide-refund', "state === 'failed' && Boolean(", "state !== 'failed' && Boolean("),
  ],
  'a refund that stays open is not announced': [
    billing(
      'charge/decide-refund',
      "const emails: ChargeEmail[] = [{ kind: 'refund-begun' }];\n  if",
      'const emails: ChargeEmail[] = [];\n  if',
    ),
  ],
};
