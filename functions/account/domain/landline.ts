import parsePhoneNumber from 'libphonenumber-js/max';

import type { Phone } from '#shared/values/phone.ts';

/**
 * Whether a number is certainly a landline, which receives no texts. In some countries, such as the US, numbers do not tell: these
 * may be mobiles. The smallest metadata, which the pages load, does not know kinds of numbers; this runs on the server only.
 */
export const isLandline = (phone: Phone): boolean => parsePhoneNumber(phone)?.getType() === 'FIXED_LINE';
