import parsePhoneNumber from 'libphonenumber-js/min';

/** The number for a life in danger, by country. @see https://www.itu.int/en/ITU-T/inr/Pages/default.aspx */
const numbers: Record<string, string> = {
  ...from('911', 'US CA MX AR CO CL PE EC CR PA DO GT HN SV NI PY UY BO PH JO'),
  ...from('999', 'GB IE AE BH QA KE SG MY HK'),
  ...from('112', 'FR DE ES PT IT BE NL LU AT CH PL RO BG CZ SK HU GR SE NO FI DK EE LV LT UA TR RU BY KZ IN KW'),
  ...from('119', 'JP KR TW'),
  ...from('192', 'BR'),
  ...from('997', 'SA'),
  ...from('123', 'EG'),
  ...from('15', 'MA'),
  ...from('14', 'DZ'),
  ...from('190', 'TN'),
  ...from('140', 'LB'),
  ...from('122', 'IQ'),
  ...from('000', 'AU'),
  ...from('111', 'NZ'),
  ...from('101', 'IL'),
};

function from(number: string, countries: string): Record<string, string> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, number]));
}

/** The line for people who think of ending their life, where a country has one that everybody may call. */
export const crisisLineFor = (phone: string | null): string | null =>
  ['US', 'CA'].includes((phone && parsePhoneNumber(phone)?.country) || '') ? '988' : null;

/** The emergency number where a caller most likely is; null if the number says nothing. */
export const emergencyNumberFor = (phone: string | null): string | null =>
  numbers[(phone && parsePhoneNumber(phone)?.country) || ''] ?? null;
