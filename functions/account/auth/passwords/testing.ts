import { onTestFinished } from 'vitest';

import { PRESENT } from '#functions/account/auth/domain/phc.ts';
import { setCost } from '#functions/account/auth/passwords/passwords.ts';

/** A thousandth of the work of production. */
export const LOW_COST = { ln: 6, r: 8, p: 1 };

/** Hashes at the cost of production until the running test ends. */
export function hashAtProductionCost(): void {
  setCost(PRESENT);
  onTestFinished(() => setCost(LOW_COST));
}
