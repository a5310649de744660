// PLACEHOLDER
import { environment } from '#functions/platform/environment.ts';
import { handle } from '#functions/platform/handle.ts';
import { billing } from '#shared/api/billing.ts';

export const handler = handle(billing.getOffer, {}, async () => {
  const { PRICE_MINOR_UNITS, CURRENCY, TRIAL_DAYS, TRIAL_CREDITS, MONTHLY_CREDITS } = environment();
  return {
    trial_days: TRIAL_DAYS,
    trial_credits: TRIAL_CREDITS,
    monthly_price: { minor_units: PRICE_MINOR_UNITS, currency: CURRENCY },
    monthly_credits: MONTHLY_CREDITS,
  };
});
