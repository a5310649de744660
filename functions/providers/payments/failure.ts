import Stripe from 'stripe';

import { declineOf, isAboutCard } from '#functions/providers/payments/card-errors.ts';
import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const { errors } = Stripe;

/** Failures of a connection that was never made. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);

/** The meaning of a failed call: refused, certainly not done, or unknown. Unexpected errors count as unknown. */
export function failure(cause: unknown): Error {
  if (cause instanceof Fault || cause instanceof NothingHappened || cause instanceof OutcomeUnknown) return cause;
  if (!(cause instanceof errors.StripeError)) return new OutcomeUnknown(String(cause), { cause });
  const { message, code, statusCode } = cause;
  if (cause instanceof errors.StripeRateLimitError) return new NothingHappened(message, { cause });
  if (cause instanceof errors.StripeConnectionError) {
    const { code: reason } = (cause.detail ?? {}) as { code?: string };
    const Kind = neverConnected.has(reason ?? '') ? NothingHappened : OutcomeUnknown;
    return new Kind(message, { cause });
  }
  if (cause instanceof errors.StripeCardError) return new Fault(declineOf(cause).code, { cause });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 409) {
    return new Fault(rejectionCode(cause, code), { cause });
  }
  return new OutcomeUnknown(message, { cause }); // 409: another call with the same key has not ended
}

/** Charges that cannot be refunded: the cardholder disputed them at the bank. */
const notRefundable = new Set(['charge_disputed', 'charge_not_refundable', 'refund_disputed_payment']);

/** A request that Stripe rejects: usually our mistake, not the card's. */
function rejectionCode(cause: InstanceType<typeof errors.StripeError>, code: string | undefined) {
  if (isAboutCard(code)) return declineOf(cause).code;
  if (notRefundable.has(code ?? '')) return 'billing.not-refundable';
  if (cause.param === 'confirmation_token') return 'billing.not-completed';
  if (cause.param?.startsWith('statement_descriptor')) {
    return /letter/i.test(cause.message) ? 'billing.descriptor-letter' : 'billing.descriptor-too-long';
  }
  return 'billing.misconfigured';
}
