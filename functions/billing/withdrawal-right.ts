import type { Subscription } from '#functions/billing/domain/subscription.ts';
import { refundDaysAt, withdrawalDaysAt } from '#functions/billing/domain/withdrawal.ts';
import { type ContractRef, withdrawalLink } from '#functions/billing/links.ts';
import { termsNow } from '#functions/billing/offer.ts';
import type { Language } from '#shared/values/language.ts';

/** What the mail about a new contract says of the right to withdraw from it; null where no law gives one. */
export const withdrawalRight = async (
  { place, ...of }: ContractRef & Pick<Subscription, 'place'>,
  language: Language,
  secret: () => Promise<string>,
) =>
  withdrawalDaysAt(place) === null
    ? null
    : {
        link: await withdrawalLink(of, language, secret),
        refund_days: refundDaysAt(place, termsNow().refund_days),
      };
