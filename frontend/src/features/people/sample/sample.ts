import { sampleNumber } from '#frontend/features/people/sample/sample-number.ts';
import type { Report } from '#shared/api/people/report.ts';
import { type Day, dayOf } from '#shared/values/day.ts';
import { stateOf } from '#shared/values/fact-state.ts';
import { PersonId } from '#shared/values/id.ts';
import type { Phone } from '#shared/values/phone.ts';
import type { Envelope, RelativeFact } from '#shared/values/person.ts';

/** The moment of which the sample shows the facts: none of them becomes out of date. */
export const SAMPLE_NOW = new Date('2026-11-20T18:00:00.000Z');

const SOURCES = [
  'Sample line data',
  'Sample household register',
  'Sample directory',
  'Sample property rolls',
  'Sample web profiles',
];

let facts = 0;

/** A fact with its confidence, and each source by its number with its first and last day. */
const seen = <Fact extends object>(
  fact: Fact,
  confidence: Envelope['confidence'],
  ...dates: (readonly [source: number, first: Day | null, last: Day | null])[]
) => {
  const sources = dates.map(([source, first_seen, last_seen]) => ({
    source: SOURCES[source - 1]!,
    first_seen,
    last_seen,
  }));
  const dated = { ...fact, confidence, sources };
  const fact_id = String(++facts).padStart(43, '0');
  return { ...dated, fact_id, fact_state: stateOf(dated, dayOf(SAMPLE_NOW)), disputed: null };
};

const home = (
  street: string,
  city: string,
  state: string,
  [latitude, longitude]: [number, number],
  current = false,
) => ({
  kind: 'home' as const,
  current,
  street,
  city,
  state,
  postal_code: null,
  country: 'US',
  latitude,
  longitude,
});

const line = (number: string, phone_type: Report['phones'][number]['phone_type']) => ({
  number: number as Phone,
  phone_type,
});

const relative = (full_name: string, relation: RelativeFact['relation'], confidence: Envelope['confidence'] = 4) =>
  seen(
    { full_name, relation, person_id: null, birth_date: null, age: null, gender: null, lives_in: null },
    confidence,
    [2, '2014-06-01', '2026-09-30'],
  );

const job = (title: string, employer: string, city: string, started: Day | null, ended: Day | null) => ({
  title,
  employer,
  city,
  started,
  ended,
});

/** An invented person, with something in most sections. The numbers and addresses are those set aside for examples. */
export const sample: Report = {
  person_id: PersonId.parse('per_00000000000000000000000000'),
  names: [
    seen(
      {
        full_name: sampleNumber.name,
        first_name: 'Alex',
        middle_name: 'Jordan',
        last_name: 'Example',
        kind: 'current',
      },
      4,
      [1, '2014-06-02', '2026-11-12'],
      [2, '2014-06-01', '2026-09-30'],
      [4, '2017-09-01', '2026-05-09'],
    ),
    seen(
      {
        full_name: 'Alex Jordan Specimen',
        first_name: 'Alex',
        middle_name: 'Jordan',
        last_name: 'Specimen',
        kind: 'earlier',
      },
      3,
      [3, '2005-02-01', '2013-10-01'],
    ),
  ],
  birth_date: seen({ year: 1985, month: 3 }, 3, [2, '2014-06-01', '2026-09-30']),
  death: null,
  gender: null,
  relation_ship_status: seen({ relation_ship_status: 'married' as const }, 2, [2, '2014-06-01', '2026-09-30']),
  addresses: [
    seen(
      home('100 Sample Street', 'Duluth', 'MN', [46.7867, -92.1005], true),
      4,
      [2, '2017-05-20', '2026-09-30'],
      [4, '2017-09-01', '2026-05-09'],
    ),
    seen(home('20 Example Avenue, Apt 6', 'Austin', 'TX', [30.2672, -97.7431]), 3, [3, '2013-07-01', '2017-05-01']),
    seen(home('3 Specimen Court', 'Madison', 'WI', [43.0731, -89.4012]), 2, [3, '2005-02-01', '2013-06-01']),
  ],
  phones: [
    seen(line(sampleNumber.number, 'mobile'), 4, ...sampleNumber.seen),
    seen(line('+12185550117', 'landline'), 3, [3, '2017-06-01', '2026-08-30']),
    seen(line('+15125550163', 'mobile'), 2, [1, '2013-08-08', '2017-04-01']),
  ],
  emails: [
    seen(
      { email: 'alex@example.com', email_type: 'personal' },
      4,
      [3, '2014-02-03', '2026-11-01'],
      [1, '2017-05-14', '2026-11-12'],
    ),
    seen({ email: 'a.example@works.example.com', email_type: 'work' }, 3, [5, '2018-03-01', '2026-08-30']),
  ],
  family_members: [
    relative('Robin Example', 'spouse'),
    relative('Jordan Specimen', 'parent'),
    relative('Sam Specimen', 'sibling', 3),
    relative('Kim Example', 'parent_in_law', 2),
  ],
  jobs: [
    seen(job('Structural engineer', 'Sample Works', 'Duluth', '2018-03-01', null), 3, [3, '2018-03-20', '2026-08-30']),
    seen(job('Site engineer', 'Specimen & Co', 'Austin', '2013-09-01', '2017-04-30'), 2, [
      3,
      '2013-09-01',
      '2017-04-30',
    ]),
  ],
  education: [
    seen({ school: 'Example State', degree: 'BSc, civil engineering', started: '2004-09-01', ended: '2008-05-20' }, 3, [
      3,
      '2008-05-20',
      '2013-10-01',
    ]),
  ],
  images: [],
  photos: [],
  social_profiles: [
    seen({ network: 'Sample network', username: 'alexexample', url: null }, 3, [5, '2016-01-11', '2026-08-30']),
  ],
  age: 41,
  vital_status: 'living',
  counts: {
    personal: 4,
    phones: 3,
    emails: 2,
    locations: 3,
    relationships: 4,
    jobs: 2,
    education: 1,
    social_profiles: 1,
    images: 0,
    cities: 3,
    states: 3,
    countries: 1,
  },
  sources: [],
};
sample.sources = SOURCES.map((source) => {
  const dates = JSON.stringify(sample).split(`"source":"${source}"`).slice(1);
  const last = dates
    .map((after) => /"last_seen":"([\d-]+)"/.exec(after)![1]!)
    .sort()
    .at(-1)!;
  const about = { url: null, licence: 'Sample', licence_url: null, as_of: last, retrieved_on: dayOf(SAMPLE_NOW) };
  return { source, facts: dates.length, last_seen: last, about: { ...about, lacks: null } };
});
