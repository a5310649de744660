import parsePhoneNumber from 'libphonenumber-js/min';

import { useEndpoint } from '#frontend/lib/api.ts';
import callingCodes from '#frontend/lib/calling-codes.json';
import { useVisitorCountry } from '#frontend/lib/use-visitor-country.ts';
import { account } from '#shared/api/account.ts';

/** The country whose numbers the owner writes without its code: that of their own number, else where they are. */
export function useCountry(): string {
  const { data: user } = useEndpoint(account.getUser, {});
  const here = useVisitorCountry();
  const own = user?.phone ? parsePhoneNumber(user.phone)?.country : undefined;
  return own ?? (here in callingCodes ? here : 'US');
}
