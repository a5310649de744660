import type { SubdivisionKind } from '#shared/values/subdivision-kind.ts';

export type { SubdivisionKind };

/** What a country calls its postal codes. */
export type PostcodeKind = 'zip' | 'cep' | 'pin' | 'postcode';

const byKind: Partial<Record<SubdivisionKind, string>> = {
  state: 'US MX BR AU IN NG VE MY AT DE SD SS FM PW',
  province:
    'CA TR AR CN NL BE ID TH VN PK ZA DZ EC CR CU DO PA PL IR AF AO MZ ZM BG LK NP KH LA MN PG ZW BF CI CD RW BI GA GQ',
  prefecture: 'JP GR CF GN',
  community: 'ES',
  department: 'CO UY PY BO GT HN SV NI HT BJ',
  governorate: 'EG JO LB IQ SY YE OM KW BH TN PS',
  emirate: 'AE',
  county: 'SE NO HU RO HR EE LT LR KE IE',
  district: 'PT IL LU CY AZ MT BW UG SR BZ TL',
  canton: 'CH',
};
const kinds = new Map(
  (Object.entries(byKind) as [SubdivisionKind, string][]).flatMap(([kind, countries]) =>
    countries.split(' ').map((country) => [country, kind] as const),
  ),
);

/** Countries whose addresses name no first-level subdivision: people do not know where one begins. */
const UNNAMED = new Set('GB FR IE DK FI IS BE LU SG HK MO MC VA GI'.split(' '));

/** What a form asks for between the country and the town; null where addresses have nothing there. */
export const subdivisionKind = (country: string): SubdivisionKind | null =>
  UNNAMED.has(country) ? null : (kinds.get(country) ?? 'region');

const WITHOUT_CODE = new Set(
  'AE AO AG AW BS BZ BJ BO BW BF BI CM CF KM CG CD CK CI DJ DM GQ ER FJ GA GM GD GY HK KI KP LY MO ML MR NR NU QA RW SC SL SB SR SY TL TG TK TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

/** What a form calls the postal code; null where a country has none. */
export function postcodeKind(country: string): PostcodeKind | null {
  if (WITHOUT_CODE.has(country)) return null;
  if (country === 'US' || country === 'PH') return 'zip';
  if (country === 'BR') return 'cep';
  return country === 'IN' ? 'pin' : 'postcode';
}
