import parsePhoneNumber, { type NumberType } from 'libphonenumber-js/max';

import type { Signals } from '#functions/calls/verdict/signals.ts';
import type { Phone } from '#shared/values/phone.ts';

/** The last digits in which a number that poses as a neighbour’s differs from its victim’s. */
const OWN_DIGITS = 4;

/** The signals of a caller’s number, compared with the owner’s; null is a withheld number. */
export function numberSignals(
  caller: Phone | null,
  owner: Phone,
): Pick<Signals, 'numbering' | 'line' | 'country' | 'neighbour'> {
  if (!caller) return { numbering: 'withheld', line: 'unknown', country: null, neighbour: false };
  const parsed = parsePhoneNumber(caller);
  return {
    numbering: parsed?.isValid() ? 'valid' : 'invalid',
    line: lineOf(parsed?.getType()),
    country: parsed?.country ?? null,
    neighbour:
      caller !== owner &&
      caller.length === owner.length &&
      caller.startsWith(owner.slice(0, owner.length - OWN_DIGITS)),
  };
}

/** The smallest metadata, which the pages load, cannot distinguish kinds of lines; this runs on the server only. */
function lineOf(type: NumberType): Signals['line'] {
  if (type === 'VOIP') return 'internet';
  if (type === 'PREMIUM_RATE' || type === 'SHARED_COST') return 'premium';
  if (type === 'MOBILE') return 'mobile';
  return type === 'FIXED_LINE' ? 'fixed' : 'unknown';
}
