/** What other domains may use of billing. */
export { type About, creditsOf } from '#functions/billing/open/credits.ts';
export { membershipOf } from '#functions/billing/open/membership.ts';
