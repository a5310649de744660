import parsePhoneNumber from 'libphonenumber-js/min';

import { accountStore } from '#functions/account/public.ts';
import { carriersOf, carrierView } from '#functions/calls/forwarding/carriers/codes.ts';
import { countries } from '#functions/calls/forwarding/carriers/table.ts';
import { confirmedPhone } from '#functions/calls/forwarding/set-ups.ts';
import { handle } from '#functions/platform/handle.ts';
import { table } from '#functions/platform/table/live.ts';
import { forwarding } from '#shared/api/forwarding.ts';
import { Fault } from '#shared/errors/catalogue.ts';

const live = { accounts: accountStore(table) };

/** The country follows from the number. Its carrier does not: numbers move between carriers, so nothing is guessed. */
export const handler = handle(forwarding.getCarriers, live, async ({ input, member }, { accounts }) => {
  const account = await accounts.of(member.accountId);
  if (!account) throw new Fault('auth.unauthenticated');
  const phone = confirmedPhone(account);
  const country = input.country ?? (phone && parsePhoneNumber(phone)?.country) ?? 'US';
  return {
    country,
    countries: [...countries],
    detected: null,
    carriers: carriersOf(country).map(carrierView),
  };
});
