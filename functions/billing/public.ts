/** What other domains may use of billing. */
export { type About, creditsOf } from '#functions/billing/credits.ts';
export { giveBackMembership } from '#functions/billing/give-back-membership.ts';
export { membershipOf } from '#functions/billing/membership.ts';
export { termsLink } from '#functions/billing/links.ts';
