import { cardErrors } from '#shared/errors/card-errors.ts';
import type { ErrorCode, Fault } from '#shared/errors/catalogue.ts';
import { isSanction } from '#shared/errors/sanctions.ts';

const unknownOutcome: readonly ErrorCode[] = [
  'billing.unknown',
  'request.unreachable',
  'request.conflict',
  'server.unexpected',
];
const blocks: readonly ErrorCode[] = ['billing.not-allowed', 'auth.blocked'];
const offerChanged: readonly ErrorCode[] = ['billing.offer-changed', 'billing.trial-used'];

/** The outcome is unknown: only the same order may be retried. */
export const isOutcomeUnknown = ({ code }: Fault): boolean => unknownOutcome.includes(code);

/** The order may be retried as it is: nothing was started for it. */
export const keepsOrder = ({ code }: Fault): boolean => unknownOutcome.includes(code) || code === 'billing.not-charged';

/** Whether no card would help. */
export const isBlocked = (fault: Fault): boolean => isSanction(fault) || blocks.includes(fault.code);

/** The offer has changed since the visitor agreed to it. */
export const isOfferChanged = ({ code }: Fault): boolean => offerChanged.includes(code);

/** Certain that nothing was charged: the bank declined, or was not contacted. */
export const isNotCharged = ({ code }: Fault): boolean => (cardErrors as readonly ErrorCode[]).includes(code);
