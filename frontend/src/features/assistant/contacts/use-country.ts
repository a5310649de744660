import parsePhoneNumber from 'libphonenumber-js/min';

import { useEndpoint } from '#frontend/lib/api.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { account } from '#shared/api/account.ts';

/** The country whose numbers the owner writes without its code: that of their own number, else of their browser. */
export function useCountry(): string {
  const { data: user } = useEndpoint(account.getUser, {});
  const region = /[-_]([a-z]{2})(?![a-z])/i.exec(navigator.language)?.[1]?.toUpperCase() ?? 'US';
  const own = user?.phone ? parsePhoneNumber(user.phone)?.country : undefined;
  return own ?? (region in callingCodes ? region : 'US');
}
