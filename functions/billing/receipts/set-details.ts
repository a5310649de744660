import { isSupportedCountry } from 'libphonenumber-js/min';

import { chargeStore } from '#functions/billing/charge-store.ts';
import { withDetails } from '#functions/billing/domain/billing-details.ts';
import { hasRightCheckDigits } from '#functions/billing/domain/tax-check-digits.ts';
import { detailsStore } from '#functions/billing/receipts/details-store.ts';
import { subscriptionStore } from '#functions/billing/subscription-store.ts';
import { handle } from '#functions/platform/handle.ts';
import { limiterOf } from '#functions/platform/limits.ts';
import { table } from '#functions/platform/table/live.ts';
import { receipts } from '#shared/api/receipts.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { messages } from '#shared/validation/messages.ts';
import { withoutUnwritten } from '#shared/values/address-lines.ts';
import type { BillingDetails } from '#shared/values/billing-details.ts';
import { taxNumberOf } from '#shared/values/tax-number.ts';

const live = {
  subscriptions: subscriptionStore(table),
  charges: chargeStore(table),
  details: detailsStore(table),
  limits: limiterOf(table),
};

/** Kept with the billing records, which are found by their membership: without one there is nothing to make out. */
export const handler = handle(receipts.setDetails, live, async ({ input, member, now }, deps) => {
  const { accountId: account_id } = member;
  if (input.details) refuseMistyped(input.details);
  const [subscription, charges, was] = await Promise.all([
    deps.subscriptions.of(account_id),
    deps.charges.all(account_id),
    deps.details.of(account_id),
  ]);
  if (!subscription) throw new Fault('billing.no-active-subscription');
  await deps.limits.take('billing-details', { account: account_id }, now);
  const details = input.details && withoutUnwritten(input.details);
  const paidAt = charges.flatMap(({ paid_at }) => paid_at ?? []);
  const versions = withDetails(was?.versions ?? [], details, paidAt, now);
  await deps.details.commit(deps.details.write({ account_id, versions }, was));
  return { details };
});

/** Throws `request.invalid` at a country that is not in the list of the form, or at the tax number, with the name of its kind. */
function refuseMistyped({ tax_id, country }: BillingDetails): void {
  if (!isSupportedCountry(country))
    throw new Fault('request.invalid', { fields: { 'details.country': [messages.invalid] } });
  const number = taxNumberOf(tax_id, country);
  if (!number || hasRightCheckDigits(number, country)) return;
  throw new Fault('request.invalid', { fields: { 'details.tax_id': [messages[`tax-number.${number.kind}`]] } });
}
