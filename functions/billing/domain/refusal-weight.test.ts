import { expect, test } from 'vitest';

import { refusalWeight } from '#functions/billing/domain/refusal-weight.ts';
import { declineOf } from '#functions/providers/payments/card-errors.ts';

const weight = (decline_code: string) => {
  const { code, isHardDecline } = declineOf({ decline_code });
  return refusalWeight(code, isHardDecline);
};

test.each([
  [['insufficient_funds', 'incorrect_number', 'expired_card', 'authentication_required'], 1],
  [['do_not_honor', 'generic_decline', 'incorrect_cvc', 'try_again_later'], 2],
  [['stolen_card', 'lost_card', 'fraudulent', 'pickup_card', 'account_closed'], 4],
] as const)('%s weigh %i', (codes, points) => {
  for (const code of codes) expect([code, weight(code)]).toEqual([code, points]);
});
