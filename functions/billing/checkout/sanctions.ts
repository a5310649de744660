import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import type { ClientInfo } from '#functions/platform/client-info.ts';
import { requireNotSanctioned } from '#functions/platform/sanctions.ts';
import { Fault } from '#shared/errors/catalogue.ts';

/**
 * Requires that a card may pay: its own country is not sanctioned, and where nobody knows the visitor’s country, the
 * card’s is known.
 */
export function requirePayableFrom({ country }: Pick<ClientInfo, 'country'>, card: { country: string | null }): void {
  requireNotSanctioned([card.country]);
  if (country === null && card.country === null) throw new Fault('billing.not-allowed');
}

export const countryOf = (phone: string | null): string | undefined =>
  phone ? parsePhoneNumberFromString(phone)?.country : undefined;
