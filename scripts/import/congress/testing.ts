const senate = { type: 'sen', state: 'WA', class: 1, party: 'Party A' };

/** Fictional members in the format of the real files, as of March 2026. */
export const contents = {
  'legislators-current.json': JSON.stringify([
    {
      id: { bioguide: 'X000001', fec: ['S1'] },
      name: { first: 'Josephine', middle: 'Q.', last: 'Example', nickname: 'Jo', official_full: 'Josephine Example' },
      bio: { birthday: '1958-10-13', gender: 'F' },
      terms: [
        { type: 'rep', start: '1993-01-05', end: '1995-01-03', state: 'WA', district: 1, party: 'Party A' },
        {
          ...senate,
          start: '2013-01-03',
          end: '2019-01-03',
          phone: '202-225-0100',
          fax: null,
          address: '1 EXAMPLE OFFICE BUILDING WASHINGTON DC 20510',
        },
        {
          ...senate,
          start: '2019-01-03',
          end: '2025-01-03',
          phone: '202-225-0101',
          address: '2 Example Office Building Washington DC 20510',
        },
        {
          ...senate,
          start: '2025-01-03',
          end: '2031-01-03',
          phone: '202-225-0101',
          address: '2 Example Office Building Washington DC 20510',
        },
      ],
    },
    {
      id: { bioguide: 'X000002' },
      name: { first: 'Sam', last: 'Sample', suffix: 'Jr.' },
      bio: { birthday: '1970-02-03', gender: 'M' },
      terms: [{ type: 'rep', start: '2025-01-03', end: '2027-01-03', state: 'WY', district: 0, party: 'Party B' }],
    },
    {
      id: { bioguide: 'X000005' },
      name: { first: 'Lena', last: 'Lately' },
      bio: { birthday: '1966-07-08', gender: 'F' },
      terms: [
        {
          type: 'sen',
          start: '2025-01-20',
          end: '2026-02-03',
          state: 'OH',
          class: 3,
          party: 'Party B',
          phone: '202-225-0105',
        },
      ],
    },
  ]),
  'legislators-district-offices.json': JSON.stringify([
    {
      id: { bioguide: 'X000001' },
      offices: [
        {
          id: 'X-1',
          address: '5 Main St.',
          suite: 250,
          city: 'Everett',
          state: 'WA',
          zip: '98201',
          latitude: 47.9,
          longitude: -122.2,
          phone: '425-555-0100',
          fax: '425-555-0101',
        },
        {
          id: 'X-2',
          address: 'Yakima, WA',
          city: 'Yakima',
          state: 'WA',
          zip: '98901',
          latitude: -120.5,
          longitude: 46.6,
        },
      ],
    },
    {
      id: { bioguide: 'X000005' },
      offices: [{ id: 'X-3', address: '7 High St.', city: 'Lima', state: 'OH', zip: '45801', phone: '419-555-0100' }],
    },
  ]),
  'legislators-social-media.json': JSON.stringify([
    { id: { bioguide: 'X000001' }, social: { twitter: 'example1', mastodon: '@jo@example.org', twitter_id: '1' } },
  ]),
  'legislators-historical.csv': [
    'last_name,first_name,middle_name,suffix,nickname,full_name,birthday,gender,type,state,district,senate_class,party,address,phone,bioguide_id',
    'Old,Abraham,T.,,Abe,,1721-04-19,M,rep,VA,9,,,,,X000003',
    'Whiggish,Enoch,,,,,,M,rep,OH,3,,Whig,,,X000006',
    '"Older, the",Ann,,Sr.,,,,F,sen,OH,,2,Party C,"3 Example Office Building;  20510-0001",202-225-0103,X000004',
  ].join('\n'),
};
