import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { sanctionOf } from '#functions/billing/domain/sanctions.ts';
import { environment } from '#functions/platform/environment.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/** @throws billing.sanctioned and its kin for a country that must not be served */
export function requireNotSanctioned(countries: readonly (string | null | undefined)[]): void {
  const sanction = sanctionOf(countries, environment().SANCTIONED_COUNTRIES);
  if (sanction) throw new Fault(sanction);
}

export const countryOf = (phone: string | null): string | undefined =>
  phone ? parsePhoneNumberFromString(phone)?.country : undefined;
