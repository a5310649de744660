import type { Opened } from '#shared/api/people/history.ts';
import { Report } from '#shared/api/people/report.ts';
import type { Teaser } from '#shared/api/people/teaser.ts';
import { idFromHash } from '#shared/values/id.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import { type RegisterAnswer, RegisterKind } from '#shared/values/register.ts';
import { type Dated, type Envelope, isUncertain, type NameFact, type RelativeFact } from '#shared/values/person.ts';

const NAMES = ['Carrier line data', 'Household register', 'Directory listings', 'County property rolls', 'Public web'];

let facts = 0;

/** The provenance of a fact: its confidence, and each source by number with its first and last date. */
const seen = (
  confidence: Envelope['confidence'],
  ...dates: [source: number, first: string | null, last: string | null][]
) => ({
  fact_id: String(++facts).padStart(43, '0'),
  disputed: null,
  confidence,
  sources: dates.map(([source, first_seen, last_seen]) => ({ source: NAMES[source - 1]!, first_seen, last_seen })),
});

/** The same id for the same number, as `per_00…01`. */
const personId = (number: number) => idFromHash('person', new Uint8Array(26).fill(number));

const relative = (full_name: string, relation: RelativeFact['relation'], confidence: Envelope['confidence'] = 4) => ({
  full_name,
  relation,
  person_id: null,
  birth_date: null,
  age: null,
  gender: null,
  lives_in: null,
  ...seen(confidence, [2, '2009-04-01', '2026-02-11']),
});

const none = {
  birth_date: null,
  gender: null,
  relation_ship_status: null,
  addresses: [],
  phones: [],
  emails: [],
  family_members: [],
  jobs: [],
  education: [],
  images: [],
  photos: [],
  social_profiles: [],
};

const TODAY = '2026-11-21';

/** The facts with their states, as a server would send them. */
const withStates = (person: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(person).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(withState) : withState(value),
    ]),
  );

const withState = (value: unknown) =>
  typeof value === 'object' && value !== null && 'sources' in value
    ? { ...value, fact_state: stateOf(value as Dated, TODAY) }
    : value;

const counted = (person: Record<string, unknown>, age: number | null, of: number[]): Report => {
  const size = (field: string) => (person[field] as unknown[]).length;
  const counts = {
    personal: size('names') + ['birth_date', 'gender', 'relation_ship_status'].filter((field) => person[field]).length,
    phones: size('phones'),
    emails: size('emails'),
    locations: size('addresses'),
    relationships: size('family_members'),
    jobs: size('jobs'),
    education: size('education'),
    social_profiles: size('social_profiles'),
    images: size('photos'),
    cities: new Set((person.addresses as { city: string }[]).map(({ city }) => city)).size,
    states: new Set((person.addresses as { state: string }[]).map(({ state }) => state)).size,
    countries: 1,
  };
  const sources = of.map((source) => ({
    source: NAMES[source - 1]!,
    facts: JSON.stringify(person).split(`"${NAMES[source - 1]}"`).length - 1,
    last_seen: `2026-${String(12 - source).padStart(2, '0')}-12`,
    about: {
      url: `https://registers.example.com/${source}`,
      licence: 'Synthetic',
      licence_url: null,
      as_of: '2026-11-20',
      retrieved_on: '2026-11-20',
      lacks: null,
    },
  }));
  return Report.parse({
    death: null,
    ...withStates(person),
    age,
    vital_status: age === null ? 'unknown' : 'living',
    counts,
    sources,
  });
};

type Provenance = ReturnType<typeof seen>;

const name = (
  full_name: string,
  kind: NameFact['kind'],
  [first_name, middle_name, last_name]: readonly (string | null)[],
  provenance: Provenance,
) => ({ full_name, first_name, middle_name, last_name, kind, ...provenance });

type Home = { current: boolean; street: string | null; city: string; state: string | null; country?: string };
const home = (place: Home, [latitude, longitude]: readonly (number | null)[], provenance: Provenance) => ({
  kind: 'home' as const,
  country: 'US',
  postal_code: null,
  latitude,
  longitude,
  ...place,
  ...provenance,
});

/** An invented engineer with something in every section. */
export const tamsin = counted(
  {
    person_id: personId(1),
    names: [
      name(
        'Tamsin Ruth Okafor',
        'current',
        ['Tamsin', 'Ruth', 'Okafor'],
        seen(4, [1, '2012-07-03', '2026-11-12'], [2, '2013-10-01', '2026-02-11'], [4, '2015-02-02', '2025-05-09']),
      ),
      name(
        'Tamsin Ruth Hale',
        'earlier',
        ['Tamsin', 'Ruth', 'Hale'],
        seen(4, [2, '2003-03-01', '2012-07-01'], [3, '2004-07-20', '2011-10-02']),
      ),
    ],
    birth_date: { year: 1985, month: 3, ...seen(3, [2, '2003-03-01', '2026-11-01']) },
    gender: { gender: 'female', ...seen(3, [2, '2003-03-01', '2026-11-01']) },
    relation_ship_status: {
      relation_ship_status: 'married',
      ...seen(2, [2, '2012-07-01', '2026-07-02'], [4, '2013-10-01', '2025-10-04']),
    },
    phones: [
      {
        number: '+12185550142',
        phone_type: 'mobile',
        ...seen(4, [1, '2017-05-14', '2026-11-12'], [3, '2019-02-02', '2025-08-08'], [5, '2021-01-30', '2026-10-04']),
      },
      { number: '+16085550117', phone_type: 'landline', ...seen(3, [3, '2003-03-09', '2011-09-30']) },
      { number: '+15125550163', phone_type: 'mobile', ...seen(2, [1, '2013-08-08', '2017-04-01']) },
    ],
    emails: [
      {
        email: 'tamsin.okafor@example.com',
        email_type: 'personal',
        ...seen(4, [3, '2014-02-03', '2026-11-01'], [5, '2015-05-05', '2026-01-09']),
      },
      {
        email: 't.okafor@northpier.example.com',
        email_type: 'work',
        ...seen(3, [5, '2018-03-01', '2026-08-30']),
      },
    ],
    addresses: [
      home(
        { current: true, street: '418 Cedar Hollow Rd', city: 'Duluth', state: 'MN' },
        [46.7867, -92.1005],
        seen(3, [2, '2017-05-20', '2026-11-10'], [4, '2018-09-09', '2026-03-03']),
      ),
      home(
        { current: false, street: '2207 Juniper Bend, Apt 6', city: 'Austin', state: 'TX' },
        [30.2672, -97.7431],
        seen(4, [1, '2013-07-01', '2017-05-01'], [3, '2014-10-10', '2016-09-01'], [4, '2016-01-01', '2016-02-02']),
      ),
      home(
        { current: false, street: '91 SE Larkspur St', city: 'Portland', state: 'OR' },
        [45.5152, -122.6784],
        seen(3, [3, '2009-08-15', '2013-05-30']),
      ),
      home(
        { current: false, street: '15 Millrace Ct', city: 'Madison', state: 'WI' },
        [43.0731, -89.4012],
        seen(4, [2, '2003-03-01', '2009-08-01'], [3, '2004-07-20', '2008-11-02']),
      ),
    ],
    family_members: [
      relative('Ruth Hale', 'parent'),
      {
        ...relative('Peter Hale', 'parent'),
        person_id: personId(2),
        age: 70,
        lives_in: { city: 'Madison', state: 'WI', country: 'US' },
      },
      relative('Grace Okafor', 'parent_in_law', 3),
      relative('Imogen Hale', 'sibling'),
      relative('Daniel Okafor', 'spouse'),
      relative('Chidi Okafor', 'sibling_in_law', 2),
    ],
    jobs: [
      {
        title: 'Structural engineer',
        employer: 'Northpier Marine',
        city: 'Duluth',
        started: '2018-03-01',
        ended: null,
        ...seen(3, [5, '2018-03-20', '2026-10-25']),
      },
      {
        title: 'Site engineer',
        employer: 'Brackenridge Works',
        city: 'Austin',
        started: null,
        ended: null,
        ...seen(3, [5, '2013-09-01', '2017-04-30']),
      },
      {
        title: 'Drafter',
        employer: 'Tidewrack Design',
        city: 'Portland',
        started: null,
        ended: null,
        ...seen(2, [5, '2010-02-01', '2013-04-01']),
      },
    ],
    education: [
      {
        school: 'Carrow University',
        degree: 'MSc, civil engineering',
        started: '2009-09-01',
        ended: '2011-05-31',
        ...seen(3, [5, null, null]),
      },
      {
        school: 'Lakeshore State',
        degree: 'BSc, civil engineering',
        started: null,
        ended: null,
        ...seen(2, [5, '2004-09-01', '2008-05-20']),
      },
    ],
    images: [
      { portrait: 'p35', ...seen(4, [5, '2024-02-01', '2024-02-01']) },
      { portrait: 'p27', ...seen(2, [5, '2013-02-01', null]) },
    ],
    photos: [
      {
        url: 'https://photos.example.com/okafor',
        licence: 'CC BY 4.0',
        licence_url: 'https://creativecommons.org/licenses/by/4.0/',
        credit: 'R. Hale',
        ...seen(4, [5, '2024-02-01', '2024-02-01']),
      },
      {
        url: 'https://photos.example.com/bridge',
        licence: 'CC0 1.0',
        licence_url: null,
        credit: null,
        ...seen(2, [5, '2013-02-01', null]),
      },
    ],
    social_profiles: [
      {
        network: 'Professional network',
        username: 'tokafor',
        url: 'https://example.com/in/tokafor',
        ...seen(4, [5, '2012-11-11', '2026-11-01']),
      },
      { network: 'Photo site', username: '@tamhale', url: null, ...seen(2, [5, '2010-04-04', '2014-11-30']) },
    ],
  },
  41,
  [1, 2, 3, 4, 5],
);

/** A member of an early legislature: a name, one seat, and dates long before the axis. */
export const legislator = counted(
  {
    ...none,
    person_id: personId(3),
    names: [
      name(
        'Obadiah Thorne Whitcombe',
        'current',
        ['Obadiah', 'Thorne', 'Whitcombe'],
        seen(4, [2, '1791-10-24', '1797-03-03']),
      ),
    ],
    birth_date: { year: 1748, month: null, ...seen(4, [2, null, null]) },
    gender: { gender: 'male', ...seen(4, [2, null, null]) },
    jobs: [
      {
        title: 'Representative for New Jersey',
        employer: 'United States Congress',
        city: null,
        started: '1791-10-24',
        ended: '1797-03-03',
        ...seen(4, [2, '1791-10-24', '1797-03-03']),
      },
    ],
  },
  null,
  [2],
);

const kin: RelativeFact['relation'][] = [
  'spouse',
  'partner',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'parent_in_law',
  'sibling_in_law',
  'other',
];
const longNames = [
  'عبد الرحمن بن محمد الفارسي الأندلسي',
  '長谷川まどか（旧姓：東海林）',
  'Wolfeschlegelsteinhausen Bergerdorff-Featherstonehaugh',
  'María de los Ángeles Fernández-Castañeda y Gutiérrez',
];

/** A person who lived in three countries, with the maximum number of relatives and long names. */
export const wanderer = counted(
  {
    ...none,
    person_id: personId(4),
    names: [
      name(
        'نور الهدى بنت عبد الرحمن الفارسية',
        'current',
        [null, null, null],
        seen(3, [5, '2011-01-01', '2026-11-18']),
      ),
      name('長谷川 のり子 ヌール', 'also', [null, null, null], seen(2, [5, null, '2019-06-01'])),
    ],
    addresses: [
      home(
        { country: 'JP', current: true, street: '東京都港区芝公園四丁目二番八号', city: '東京', state: '東京都' },
        [35.6586, 139.7454],
        seen(3, [5, '2020-02-02', '2026-11-18']),
      ),
      home(
        { country: 'AE', current: false, street: 'شارع الشيخ زايد 12، شقة 1404', city: 'دبي', state: null },
        [25.2048, 55.2708],
        seen(2, [5, '2015-02-02', '2020-01-18']),
      ),
      home(
        { current: false, street: null, city: 'Seattle', state: 'WA' },
        [47.6062, -122.3321],
        seen(2, [5, '2011-02-02', '2015-01-18']),
      ),
      home(
        { country: 'GB', current: false, street: null, city: 'Bristol', state: null },
        [null, null],
        seen(1, [5, null, null]),
      ),
    ],
    family_members: Array.from({ length: 40 }, (_, i) => ({
      ...relative(
        `${longNames[i % longNames.length]} ${i + 1}`,
        kin[i % kin.length]!,
        ([4, 3, 2, 1] as const)[Math.floor(i / kin.length)],
      ),
      person_id: i % 3 ? null : personId(100 + i),
    })),
  },
  34,
  [5, 2],
);

/** The public view of that person. */
export const teaserOf = (report: Report): Teaser => ({
  person_id: report.person_id,
  full_name: report.names[0]!.full_name,
  also_known_as: report.names.slice(1).map(({ full_name }) => full_name),
  age: report.age,
  birth_date: report.age === null && report.birth_date ? { year: report.birth_date.year, month: null } : null,
  ...(report.birth_date && isUncertain(report.birth_date) && { is_birth_uncertain: true }),
  death: null,
  vital_status: 'living',
  occupation: null,
  portrait: report.images[0]?.portrait ?? null,
  lives_in: report.addresses.find(({ current }) => current) ?? null,
  last_known_in: null,
  lived_in: report.addresses.filter(({ current }) => !current),
  works_in: [],
  related_to: report.family_members.slice(0, 3).map(({ full_name }) => full_name),
  counts: report.counts,
  summaries: null,
  last_seen: report.sources[0]?.last_seen ?? null,
  sources: report.sources.map(({ source }) => source),
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** A report that was just opened; the argument overrides that. */
export const openedOf = (report: Report, but: Partial<Opened> = {}): Opened => ({
  person_id: report.person_id,
  full_name: report.names[0]!.full_name,
  is_sparse: false,
  age: report.age,
  lives_in: null,
  portrait: null,
  facts: 29,
  new_facts: 0,
  purpose: 'reconnect',
  first_opened_at: inHours(0),
  opened_at: inHours(0),
  open_until: inHours(1),
  free_until: inHours(30 * 24),
  returned: null,
  returned_at: null,
  ...but,
});

/** What registers answer where none is connected. */
export const noRegisters: RegisterAnswer[] = RegisterKind.options.map((kind) => ({
  kind,
  state: 'not-connected',
  entries: [],
  has_more: false,
  sources: [],
  asked_at: null,
}));
