/** Entries in the shapes that the registers document, of invented people. They are not recorded. */
export type Listed = {
  id: string;
  caption: string;
  schema: 'Person' | 'Company';
  datasets: string[];
  first_seen: string;
  last_seen: string;
  properties: { name: string[]; alias?: string[]; birthDate?: string[]; topics: string[]; country?: string[] };
};
type Docket = {
  docket_id: number;
  caseName: string;
  docketNumber: string;
  docket_absolute_url: string;
  court: string;
  court_id: string;
  chapter: string | null;
  dateFiled: string;
  dateTerminated: string | null;
  party: string[];
};
type Provider = {
  number: string;
  enumeration_type: 'NPI-1';
  basic: { first_name: string; middle_name?: string; last_name: string; status: string; enumeration_date: string };
  addresses: { address_purpose: string; city: string; state: string; country_code: string }[];
  taxonomies: { code: string; desc: string; primary: boolean; state: string; license: string }[];
};
export type RegistersKnown = { sanctions: Listed[]; dockets: Docket[]; providers: Provider[] };

const seen = { first_seen: '2022-03-04T06:12:00', last_seen: '2026-11-20T06:12:00' };
const docket = (
  docket_id: number,
  [court_id, court]: readonly [string, string],
  more: Omit<Docket, 'docket_id' | 'docket_absolute_url' | 'court' | 'court_id' | 'chapter'> & { chapter?: string },
): Docket => ({
  chapter: null,
  ...more,
  docket_id,
  docket_absolute_url: `/docket/${docket_id}/example/`,
  court_id,
  court,
});

const MND = ['mnd', 'District Court, D. Minnesota'] as const;
const MNB = ['mnb', 'United States Bankruptcy Court, D. Minnesota'] as const;

/** What the registers of the dev server know. */
export const synthetic: RegistersKnown = {
  sanctions: [
    {
      id: 'NK-example-1',
      caption: 'Tamsin Okafor',
      schema: 'Person',
      datasets: ['us_ofac_sdn', 'gb_hmt_sanctions', 'wd_categories'],
      ...seen,
      properties: { name: ['Tamsin Okafor'], topics: ['sanction'], country: ['ng'] },
    },
    {
      id: 'NK-example-2',
      caption: 'Tamsin Okafor',
      schema: 'Person',
      datasets: ['un_sc_sanctions'],
      ...seen,
      properties: { name: ['Tamsin Okafor'], birthDate: ['1941-02-03'], topics: ['sanction'] },
    },
    {
      id: 'NK-example-3',
      caption: 'Tamsin Okafor',
      schema: 'Person',
      datasets: ['eu_fsf'],
      ...seen,
      properties: { name: ['Tamsin Okafor'], topics: ['sanction.linked'] },
    },
    {
      id: 'NK-example-4',
      caption: 'Tamsin Okafor Shipping',
      schema: 'Company',
      datasets: ['eu_fsf'],
      ...seen,
      properties: { name: ['Tamsin Okafor Shipping'], topics: ['sanction'] },
    },
  ],
  dockets: [
    docket(900001, MND, {
      caseName: 'Okafor v. Example Shipping Company',
      docketNumber: '0:19-cv-00123',
      dateFiled: '2019-01-21',
      dateTerminated: '2020-06-30',
      party: ['Tamsin R. Okafor', 'Example Shipping Company'],
    }),
    docket(900002, MND, {
      caseName: 'Example Bank v. Tamsin Okafor Holdings LLC',
      docketNumber: '0:21-cv-00456',
      dateFiled: '2021-05-12',
      dateTerminated: null,
      party: ['Example Bank', 'Tamsin Okafor Holdings LLC'],
    }),
    docket(900003, MNB, {
      caseName: 'Tamsin Okafor',
      docketNumber: '22-50001',
      chapter: '7',
      dateFiled: '2022-09-01',
      dateTerminated: null,
      party: ['Tamsin Okafor'],
    }),
  ],
  providers: [
    {
      number: '1000000001',
      enumeration_type: 'NPI-1',
      basic: { first_name: 'TAMSIN', last_name: 'OKAFOR', status: 'A', enumeration_date: '2008-07-14' },
      addresses: [{ address_purpose: 'LOCATION', city: 'DULUTH', state: 'MN', country_code: 'US' }],
      taxonomies: [
        { code: '000000000X', desc: 'Massage Therapist', primary: false, state: 'MN', license: '' },
        { code: '225100000X', desc: 'Physical Therapist', primary: true, state: 'MN', license: 'EX-0142' },
      ],
    },
  ],
};
