import { americas } from '#functions/calls/forwarding/carriers/americas.ts';
import { asiaAfrica } from '#functions/calls/forwarding/carriers/asia-africa.ts';
import { europe } from '#functions/calls/forwarding/carriers/europe.ts';
import { CarrierRow } from '#functions/calls/forwarding/carriers/row.ts';

/** Where our eight languages are at home, and where we know a carrier. `ZZ` is anywhere else. */
export const countries = [
  'AE',
  'AR',
  'AU',
  'BE',
  'BR',
  'CA',
  'CH',
  'CL',
  'CO',
  'DZ',
  'EG',
  'ES',
  'FR',
  'GB',
  'GE',
  'IE',
  'IL',
  'JO',
  'JP',
  'KW',
  'LB',
  'LU',
  'MA',
  'MX',
  'NZ',
  'PE',
  'PT',
  'QA',
  'RU',
  'SA',
  'SG',
  'TJ',
  'TN',
  'TR',
  'US',
  'ZA',
  'ZZ',
] as const;

/** The codes of every GSM network, for a carrier that is not in the list. Japan has no such codes. */
const another = countries.map((country) =>
  CarrierRow.parse({
    id: `${country.toLowerCase()}-other`,
    country,
    name: 'Another carrier',
    confidence: 'D',
    scheme: country === 'JP' ? 'app' : 'gsm',
    is_by_app: country === 'JP',
    source: '3GPP TS 22.030',
    number: country === 'US' || country === 'CA' ? 'country' : 'plus',
  }),
);

/** Every carrier that we know, by country, and in each country another one at the end. */
export const carriers: readonly CarrierRow[] = [
  ...[...americas, ...europe, ...asiaAfrica].map((row) => CarrierRow.parse(row)),
  ...another,
];
