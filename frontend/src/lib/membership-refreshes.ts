import { account } from '#shared/api/account.ts';
import { billing } from '#shared/api/billing.ts';

/** What a change of the membership makes stale. */
export const refreshes = [
  billing.getMembership,
  billing.getCharges,
  billing.getCharge,
  billing.getCredits,
  billing.getOffer,
  account.getUser,
];
