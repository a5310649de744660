import { NothingHappened, OutcomeUnknown } from '#functions/providers/payments/port.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** Up to this point no call moves money. */
export function rethrowNotCharged(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.not-charged', { cause }) : cause;
}

/** Another request may have carried the checkout further: the caller must ask again. */
export function rethrowUnknown(cause: unknown): never {
  const isLost = cause instanceof OutcomeUnknown || cause instanceof NothingHappened;
  throw isLost ? new Fault('billing.unknown', { cause }) : cause;
}
