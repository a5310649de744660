/** What other domains may use of rights. */
export { type Confirmation, confirmationStore, newLink } from '#functions/rights/requests/confirmations.ts';
export type { Figures, RequestFigures } from '#functions/rights/requests/domain/figures.ts';
export { referenceOf } from '#functions/rights/requests/domain/reference.ts';
export { advance, newRequest, type PrivacyRequest } from '#functions/rights/requests/domain/request.ts';
export { type RequestStore, requestStore } from '#functions/rights/requests/store.ts';
