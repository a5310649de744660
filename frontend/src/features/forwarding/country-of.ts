import parsePhoneNumber from 'libphonenumber-js/min';

export const countryOf = (phone: string): string | undefined => parsePhoneNumber(phone)?.country;
