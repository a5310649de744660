// PLACEHOLDER
import { handle } from '#functions/platform/handle.ts';
import { billing } from '#shared/api/billing.ts';
import { Fault } from '#shared/errors/catalogue.ts';

export const handler = handle(billing.finishCheckout, {}, async () => {
  throw new Fault('server.unexpected');
});
