import type { RawRecord } from '#functions/people/import/record.ts';
import { type Source, SOURCES } from '#scripts/population/evidence.ts';
import type { Confidence } from '#shared/values/person.ts';

/** “lines 2017-05-14 2026-11-12”: source, first and last sighting. */
type Testimony = `${Source} ${string} ${string}`;

const provenance = (confidence: Confidence, ...testimonies: Testimony[]) => ({
  confidence,
  sources: testimonies.map((testimony) => {
    const [source, first_seen, last_seen] = testimony.split(' ') as [Source, string, string];
    return { source: SOURCES[source], first_seen, last_seen };
  }),
});

const towns = {
  Duluth: { city: 'Duluth', state: 'MN', postal_code: '55802', country: 'US', latitude: 46.77, longitude: -92.09 },
  Madison: { city: 'Madison', state: 'WI', postal_code: '53703', country: 'US', latitude: 43.08, longitude: -89.38 },
  Austin: { city: 'Austin', state: 'TX', postal_code: '78701', country: 'US', latitude: 30.27, longitude: -97.74 },
  Portland: { city: 'Portland', state: 'OR', postal_code: '97205', country: 'US', latitude: 45.52, longitude: -122.69 },
  'St. Paul': {
    city: 'St. Paul',
    state: 'MN',
    postal_code: '55101',
    country: 'US',
    latitude: 44.95,
    longitude: -93.09,
  },
  Minneapolis: {
    city: 'Minneapolis',
    state: 'MN',
    postal_code: '55401',
    country: 'US',
    latitude: 44.98,
    longitude: -93.27,
  },
  Chicago: { city: 'Chicago', state: 'IL', postal_code: '60604', country: 'US', latitude: 41.88, longitude: -87.63 },
  Atlanta: { city: 'Atlanta', state: 'GA', postal_code: '30303', country: 'US', latitude: 33.75, longitude: -84.39 },
  Detroit: { city: 'Detroit', state: 'MI', postal_code: '48226', country: 'US', latitude: 42.33, longitude: -83.05 },
  Seattle: { city: 'Seattle', state: 'WA', postal_code: '98101', country: 'US', latitude: 47.61, longitude: -122.33 },
  Brooklyn: { city: 'Brooklyn', state: 'NY', postal_code: '11201', country: 'US', latitude: 40.69, longitude: -73.99 },
} as const;

const lives = (town: keyof typeof towns, street: string | null = null, current = true) => ({
  ...towns[town],
  street,
  current,
});
const born = (year: number, month: number) => ({ year, month });

type Relative = NonNullable<RawRecord['family_members']>[number];
const kin = (relation: Relative['relation'], full_name: string, id: string, birth_date: ReturnType<typeof born>) => ({
  relation,
  full_name,
  id,
  birth_date,
});
const ids = {
  tamsin: 'demo-tamsin',
  daniel: 'demo-daniel',
  ruth: 'demo-ruth',
  peter: 'demo-peter',
  imogen: 'demo-imogen',
  grace: 'demo-grace',
  chidi: 'demo-chidi',
  tamara: 'demo-tamara',
  ada: 'demo-ada',
} as const;
const births = {
  tamsin: born(1985, 3),
  daniel: born(1983, 6),
  ruth: born(1958, 9),
  peter: born(1956, 2),
  imogen: born(1989, 5),
  grace: born(1960, 4),
  chidi: born(1987, 8),
  tamara: born(1988, 1),
  ada: born(2014, 7),
} as const;
const fullNames = {
  tamsin: 'Tamsin Ruth Okafor',
  daniel: 'Daniel Okafor',
  ruth: 'Ruth Hale',
  peter: 'Peter Hale',
  imogen: 'Imogen Hale',
  grace: 'Grace Okafor',
  chidi: 'Chidi Okafor',
  tamara: 'Tamara Okafor',
  ada: 'Ada Okafor',
} as const;
const relative = (relation: Relative['relation'], who: keyof typeof ids) =>
  kin(relation, fullNames[who], ids[who], births[who]);

/** The person in the manual: every kind of fact, from every source, at every confidence. */
export const tamsin = {
  id: ids.tamsin,
  names: [
    {
      full_name: fullNames.tamsin,
      first_name: 'Tamsin',
      middle_name: 'Ruth',
      last_name: 'Okafor',
      kind: 'current',
      ...provenance(
        4,
        'lines 2012-07-14 2026-10-12',
        'households 2013-10-02 2026-02-11',
        'property 2015-02-03 2025-05-20',
      ),
    },
    {
      full_name: 'Tamsin Ruth Hale',
      first_name: 'Tamsin',
      middle_name: 'Ruth',
      last_name: 'Hale',
      kind: 'earlier',
      ...provenance(4, 'households 2003-03-10 2012-07-02', 'directories 2004-07-01 2011-10-20'),
    },
    {
      full_name: 'Tam Okafor',
      first_name: 'Tam',
      middle_name: null,
      last_name: 'Okafor',
      kind: 'also',
      ...provenance(2, 'web 2019-05-06 2026-07-19'),
    },
  ],
  birth_date: { ...births.tamsin, ...provenance(3, 'households 2003-03-10 2026-10-02') },
  gender: { gender: 'female', ...provenance(3, 'households 2003-03-10 2026-10-02') },
  relation_ship_status: {
    relation_ship_status: 'married',
    ...provenance(2, 'households 2012-07-14 2026-07-03', 'property 2013-10-08 2025-10-11'),
  },
  addresses: [
    {
      ...lives('Duluth', '418 Cedar Hollow Rd'),
      ...provenance(3, 'households 2017-05-14 2026-11-02', 'property 2018-09-03 2026-03-12'),
    },
    {
      ...lives('Austin', '2207 Juniper Bend, Apt 6', false),
      ...provenance(
        4,
        'lines 2013-07-20 2017-05-02',
        'directories 2014-10-01 2016-09-14',
        'property 2014-02-04 2016-01-30',
      ),
    },
    { ...lives('Portland', '91 SE Larkspur St', false), ...provenance(3, 'directories 2009-08-17 2013-05-30') },
    {
      ...lives('Madison', '15 Millrace Ct', false),
      ...provenance(4, 'households 2003-03-10 2009-08-05', 'directories 2004-07-01 2008-11-15'),
    },
  ],
  phones: [
    {
      number: '+12185550142',
      phone_type: 'mobile',
      ...provenance(4, 'lines 2017-05-14 2026-11-12', 'directories 2019-02-02 2025-08-08', 'web 2021-01-30 2026-10-04'),
    },
    { number: '+16085550117', phone_type: 'landline', ...provenance(3, 'directories 2003-03-10 2011-09-22') },
    { number: '+15125550163', phone_type: 'mobile', ...provenance(2, 'lines 2013-08-01 2017-04-28') },
  ],
  emails: [
    {
      email: 'tamsin.okafor@example.com',
      email_type: 'personal',
      ...provenance(4, 'directories 2014-02-10 2025-08-08', 'web 2015-05-21 2026-10-04'),
    },
    { email: 't.okafor@northpier.example.com', email_type: 'work', ...provenance(3, 'web 2018-03-19 2026-08-24') },
  ],
  family_members: [
    {
      ...relative('spouse', 'daniel'),
      ...provenance(
        4,
        'lines 2017-05-14 2026-10-12',
        'households 2012-07-14 2026-09-30',
        'property 2018-09-03 2026-03-12',
      ),
    },
    {
      ...relative('parent', 'ruth'),
      ...provenance(4, 'households 2003-03-10 2026-02-11', 'property 2004-05-02 2020-06-20'),
    },
    {
      ...relative('parent', 'peter'),
      ...provenance(4, 'households 2003-03-10 2026-02-11', 'property 2004-05-02 2020-06-20'),
    },
    {
      ...relative('sibling', 'imogen'),
      ...provenance(4, 'households 2005-05-04 2012-03-18', 'web 2012-06-01 2026-10-04'),
    },
    { ...relative('parent_in_law', 'grace'), ...provenance(3, 'households 2012-07-14 2026-02-11') },
    { ...relative('sibling_in_law', 'chidi'), ...provenance(2, 'web 2016-12-24 2024-12-27') },
    { ...relative('child', 'ada'), ...provenance(3, 'households 2014-09-01 2026-09-30') },
  ],
  jobs: [
    {
      title: 'Structural engineer',
      employer: 'Northpier Marine',
      city: 'Duluth',
      started: '2018-03',
      ended: null,
      ...provenance(3, 'web 2018-03-19 2026-10-04'),
    },
    {
      title: 'Site engineer',
      employer: 'Brackenridge Works',
      city: 'Austin',
      started: '2013-09',
      ended: '2017-04',
      ...provenance(3, 'web 2013-09-09 2017-04-20'),
    },
    {
      title: 'Drafter',
      employer: 'Tidewrack Design',
      city: 'Portland',
      started: '2010-02',
      ended: '2013-04',
      ...provenance(2, 'web 2010-02-15 2013-04-11'),
    },
  ],
  education: [
    {
      school: 'Carrow University',
      degree: 'MSc, civil engineering',
      started: '2009-09',
      ended: '2011-05',
      ...provenance(3, 'web 2009-09-20 2011-05-28'),
    },
    {
      school: 'Lakeshore State',
      degree: 'BSc, civil engineering',
      started: '2004-09',
      ended: '2008-05',
      ...provenance(2, 'web 2007-09-12 2008-05-30'),
    },
  ],
  images: [
    { portrait: 'f:tone3:tamsin5113', ...provenance(3, 'web 2024-04-02 2026-10-04') },
    { portrait: 'f:tone3:tamsin5113~2', ...provenance(3, 'web 2021-08-15 2026-07-19') },
    { portrait: 'f:tone3:tamsin5113~3', ...provenance(2, 'web 2013-06-30 2014-11-09') },
    { portrait: 'f:tone3:tamsin5113~4', ...provenance(2, 'web 2011-03-12 2014-11-02') },
  ],
  social_profiles: [
    {
      ...{ network: 'Guildpost', username: 'tokafor', url: 'https://guildpost.example/in/tokafor' },
      ...provenance(4, 'web 2012-11-05 2026-10-04'),
    },
    {
      ...{ network: 'Bellcote', username: 'tamsin.sails', url: 'https://bellcote.example/members/tamsin.sails' },
      ...provenance(3, 'web 2019-05-06 2026-07-19'),
    },
    {
      ...{ network: 'Lanternroll', username: 'tamhale', url: 'https://lanternroll.example/@tamhale' },
      ...provenance(2, 'web 2010-04-18 2014-11-09'),
    },
  ],
} satisfies RawRecord;

const household = (since: number) =>
  provenance(4, `households ${since}-06-01 2026-09-30`, `property ${since}-08-12 2026-06-02`);
const seen = (since: number) => provenance(3, `households ${since}-06-01 2026-09-30`);
const online = (since: number) => provenance(3, `web ${since}-02-01 2026-10-04`);

const daniel = {
  id: ids.daniel,
  names: [{ full_name: fullNames.daniel, kind: 'current', ...household(2012) }],
  birth_date: { ...births.daniel, ...seen(2012) },
  gender: { gender: 'male', ...seen(2012) },
  relation_ship_status: { relation_ship_status: 'married', ...seen(2012) },
  addresses: [
    { ...lives('Duluth', '418 Cedar Hollow Rd'), ...provenance(3, 'households 2017-05-14 2026-11-02') },
    { ...lives('Austin', '2207 Juniper Bend, Apt 6', false), ...provenance(3, 'lines 2013-07-20 2017-05-02') },
  ],
  phones: [{ number: '+12185550143', phone_type: 'mobile', ...provenance(3, 'lines 2017-06-01 2026-11-12') }],
  emails: [{ email: 'daniel.okafor@example.com', email_type: 'personal', ...online(2015) }],
  family_members: [
    { ...relative('spouse', 'tamsin'), ...household(2012) },
    { ...relative('parent', 'grace'), ...household(2003) },
    { ...relative('sibling', 'chidi'), ...seen(2005) },
    { ...relative('child', 'ada'), ...seen(2014) },
    { ...relative('parent_in_law', 'ruth'), ...seen(2012) },
    { ...relative('parent_in_law', 'peter'), ...seen(2012) },
  ],
  jobs: [
    { title: 'Teacher', employer: 'Ashlock Trust', city: 'Duluth', started: '2017-08', ended: null, ...online(2018) },
  ],
  images: [{ portrait: 'm:tone6:daniel2437', ...online(2016) }],
} satisfies RawRecord;

const parentsHome = lives('Madison', '15 Millrace Ct');
const ruth = {
  id: ids.ruth,
  names: [{ full_name: fullNames.ruth, kind: 'current', ...household(2001) }],
  birth_date: { ...births.ruth, ...seen(2001) },
  gender: { gender: 'female', ...seen(2001) },
  relation_ship_status: { relation_ship_status: 'married', ...household(2001) },
  addresses: [{ ...parentsHome, ...household(2001) }],
  phones: [{ number: '+16085550117', phone_type: 'landline', ...provenance(3, 'directories 2003-03-10 2024-09-22') }],
  family_members: [
    { ...relative('spouse', 'peter'), ...household(2001) },
    { ...relative('child', 'tamsin'), ...household(2003) },
    { ...relative('child', 'imogen'), ...household(2005) },
    { ...relative('grandchild', 'ada'), ...seen(2015) },
    { ...relative('other', 'daniel'), ...seen(2012) },
  ],
  images: [{ portrait: 'f:senior:tone2:ruth366', ...online(2017) }],
} satisfies RawRecord;

const peter = {
  id: ids.peter,
  names: [{ full_name: fullNames.peter, kind: 'current', ...household(2001) }],
  birth_date: { ...births.peter, ...seen(2001) },
  gender: { gender: 'male', ...seen(2001) },
  relation_ship_status: { relation_ship_status: 'married', ...household(2001) },
  addresses: [{ ...parentsHome, ...household(2001) }],
  phones: [{ number: '+16085550117', phone_type: 'landline', ...provenance(3, 'directories 2003-03-10 2024-09-22') }],
  family_members: [
    { ...relative('spouse', 'ruth'), ...household(2001) },
    { ...relative('child', 'tamsin'), ...household(2003) },
    { ...relative('child', 'imogen'), ...household(2005) },
    { ...relative('grandchild', 'ada'), ...seen(2015) },
    { ...relative('other', 'daniel'), ...seen(2012) },
  ],
  jobs: [
    {
      title: 'Forester',
      employer: 'Highfen Group',
      city: 'Madison',
      started: '1982-04',
      ended: '2019-03',
      ...online(2009),
    },
  ],
  images: [{ portrait: 'm:senior:tone2:peter59', ...online(2017) }],
} satisfies RawRecord;

const imogen = {
  id: ids.imogen,
  names: [
    { full_name: fullNames.imogen, kind: 'current', ...seen(2005) },
    { full_name: 'Immy Hale', kind: 'also', ...provenance(2, 'web 2012-06-01 2026-10-04') },
  ],
  birth_date: { ...births.imogen, ...seen(2005) },
  gender: { gender: 'female', ...seen(2005) },
  relation_ship_status: { relation_ship_status: 'single', ...provenance(2, 'households 2012-03-18 2026-02-01') },
  addresses: [
    { ...lives('Chicago', '733 Foxglove Ln, Apt 12'), ...provenance(3, 'directories 2014-06-12 2025-08-08') },
    { ...lives('Madison', '15 Millrace Ct', false), ...provenance(3, 'households 2005-05-04 2012-03-18') },
  ],
  phones: [{ number: '+13125550128', phone_type: 'mobile', ...provenance(3, 'lines 2014-07-02 2026-11-12') }],
  emails: [{ email: 'imogen.hale@example.org', email_type: 'personal', ...online(2012) }],
  family_members: [
    { ...relative('parent', 'ruth'), ...household(2005) },
    { ...relative('parent', 'peter'), ...household(2005) },
    { ...relative('sibling', 'tamsin'), ...seen(2005) },
  ],
  images: [{ portrait: 'f:tone1:imogen239', ...online(2018) }],
} satisfies RawRecord;

const grace = {
  id: ids.grace,
  names: [{ full_name: fullNames.grace, kind: 'current', ...household(2003) }],
  birth_date: { ...births.grace, ...seen(2003) },
  gender: { gender: 'female', ...seen(2003) },
  addresses: [{ ...lives('St. Paul', '60 Linden Crossing'), ...household(2003) }],
  phones: [{ number: '+16515550109', phone_type: 'landline', ...provenance(3, 'directories 2003-05-01 2025-06-15') }],
  family_members: [
    { ...relative('child', 'daniel'), ...household(2003) },
    { ...relative('child', 'chidi'), ...household(2005) },
    { ...relative('other', 'tamsin'), ...seen(2012) },
    { ...relative('other', 'tamara'), ...seen(2015) },
    { ...relative('grandchild', 'ada'), ...seen(2015) },
  ],
  images: [{ portrait: 'f:senior:tone6:grace16', ...online(2019) }],
} satisfies RawRecord;

const chidi = {
  id: ids.chidi,
  names: [{ full_name: fullNames.chidi, kind: 'current', ...household(2005) }],
  birth_date: { ...births.chidi, ...seen(2005) },
  gender: { gender: 'male', ...seen(2005) },
  relation_ship_status: { relation_ship_status: 'married', ...seen(2015) },
  addresses: [{ ...lives('Minneapolis', '1214 Sorrel Way'), ...seen(2015) }],
  phones: [{ number: '+16125550136', phone_type: 'mobile', ...provenance(3, 'lines 2010-01-09 2026-11-12') }],
  family_members: [
    { ...relative('spouse', 'tamara'), ...household(2015) },
    { ...relative('parent', 'grace'), ...household(2005) },
    { ...relative('sibling', 'daniel'), ...seen(2005) },
    { ...relative('sibling_in_law', 'tamsin'), ...provenance(2, 'web 2016-12-24 2024-12-27') },
  ],
  images: [{ portrait: 'm:tone6:chidi948', ...online(2016) }],
} satisfies RawRecord;

/** Also found by a search for Tam Okafor: the same surname and state. */
const tamara = {
  id: ids.tamara,
  names: [{ full_name: fullNames.tamara, kind: 'current', ...seen(2015) }],
  birth_date: { ...births.tamara, ...seen(2015) },
  gender: { gender: 'female', ...seen(2015) },
  relation_ship_status: { relation_ship_status: 'married', ...seen(2015) },
  addresses: [
    { ...lives('Minneapolis', '1214 Sorrel Way'), ...seen(2015) },
    { ...lives('Atlanta', '8 Copper Glen Ct', false), ...provenance(3, 'directories 2009-04-14 2015-05-02') },
  ],
  phones: [{ number: '+14045550151', phone_type: 'mobile', ...provenance(3, 'lines 2009-05-09 2026-09-03') }],
  family_members: [
    { ...relative('spouse', 'chidi'), ...household(2015) },
    { ...relative('parent_in_law', 'grace'), ...seen(2015) },
  ],
  jobs: [
    { title: 'Pharmacist', employer: 'Fernhollow Clinic', city: 'Minneapolis', started: '2016-01', ...online(2016) },
  ],
  images: [{ portrait: 'f:tone6:tamara152', ...online(2016) }],
} satisfies RawRecord;

/** A minor, never shown. */
export const ada = {
  id: ids.ada,
  names: [{ full_name: fullNames.ada, kind: 'current', ...provenance(3, 'households 2014-09-01 2026-09-30') }],
  birth_date: { ...births.ada, ...provenance(3, 'households 2014-09-01 2026-09-30') },
  addresses: [{ ...lives('Duluth'), postal_code: null, ...provenance(3, 'households 2017-05-14 2026-09-30') }],
  family_members: [
    { ...relative('parent', 'tamsin'), ...seen(2015) },
    { ...relative('parent', 'daniel'), ...seen(2015) },
    { ...relative('grandparent', 'ruth'), ...seen(2015) },
    { ...relative('grandparent', 'peter'), ...seen(2015) },
    { ...relative('grandparent', 'grace'), ...seen(2015) },
  ],
} satisfies RawRecord;

/** A similar name with little data. */
const okafur = {
  id: 'demo-okafur',
  names: [{ full_name: 'Tam Okafur', kind: 'current', ...provenance(2, 'directories 2011-03-08 2019-01-17') }],
  birth_date: { ...born(1974, 5), ...provenance(2, 'households 2012-01-01 2018-12-01') },
  addresses: [
    {
      ...{ city: 'Rochester', state: 'MN', country: 'US', current: true },
      ...provenance(2, 'directories 2014-03-08 2019-01-17'),
    },
    {
      ...{ city: 'Eau Claire', state: 'WI', country: 'US', current: false },
      ...provenance(2, 'directories 2011-03-08 2014-02-20'),
    },
  ],
} satisfies RawRecord;

/** People with a name in Latin letters and one in another script. */
const layla = {
  id: 'demo-layla',
  names: [
    { full_name: 'Layla Haddad', first_name: 'Layla', last_name: 'Haddad', kind: 'current', ...household(2009) },
    { full_name: 'ليلى حداد', first_name: 'ليلى', last_name: 'حداد', kind: 'also', ...online(2010) },
  ],
  birth_date: { ...born(1991, 10), ...seen(2009) },
  gender: { gender: 'female', ...seen(2009) },
  relation_ship_status: { relation_ship_status: 'single', ...seen(2015) },
  addresses: [{ ...lives('Detroit', '2950 Orchard Gate Ave'), ...household(2014) }],
  phones: [{ number: '+13135550119', phone_type: 'mobile', ...provenance(3, 'lines 2009-10-20 2026-11-12') }],
  emails: [{ email: 'layla.haddad@example.com', email_type: 'personal', ...online(2012) }],
  jobs: [
    {
      title: 'Architect',
      employer: 'Larkmoor Studio',
      city: 'Detroit',
      started: '2016-05',
      ended: null,
      ...online(2016),
    },
  ],
  images: [{ portrait: 'f:tone3:scarf:layla4', ...online(2016) }],
} satisfies RawRecord;

const kenji = {
  id: 'demo-kenji',
  names: [
    { full_name: 'Kenji Morita', first_name: 'Kenji', last_name: 'Morita', kind: 'current', ...household(2008) },
    { full_name: '森田 健二', first_name: '健二', last_name: '森田', kind: 'also', ...online(2009) },
  ],
  birth_date: { ...born(1978, 12), ...seen(2008) },
  gender: { gender: 'male', ...seen(2008) },
  relation_ship_status: { relation_ship_status: 'divorced', ...seen(2019) },
  addresses: [{ ...lives('Seattle', '407 Kestrel Run, Apt 3'), ...household(2011) }],
  phones: [{ number: '+12065550174', phone_type: 'mobile', ...provenance(3, 'lines 2008-07-07 2026-11-12') }],
  emails: [{ email: 'kenji.morita@example.org', email_type: 'personal', ...online(2011) }],
  jobs: [
    {
      title: 'Curator',
      employer: 'Saltgrass Trust',
      city: 'Seattle',
      started: '2012-02',
      ended: null,
      ...online(2012),
    },
  ],
  images: [{ portrait: 'm:tone1:kenji1067', ...online(2014) }],
} satisfies RawRecord;

export const anna = {
  id: 'demo-anna',
  names: [
    {
      ...{ full_name: 'Anna Sergeevna Volkova', first_name: 'Anna', middle_name: 'Sergeevna', last_name: 'Volkova' },
      ...{ kind: 'current', ...household(2006) },
    },
    {
      ...{ full_name: 'Анна Сергеевна Волкова', first_name: 'Анна', middle_name: 'Сергеевна', last_name: 'Волкова' },
      ...{ kind: 'also', ...online(2008) },
    },
  ],
  birth_date: { ...born(1982, 8), ...seen(2006) },
  gender: { gender: 'female', ...seen(2006) },
  relation_ship_status: { relation_ship_status: 'partnered', ...provenance(2, 'households 2018-04-01 2026-09-30') },
  addresses: [{ ...lives('Brooklyn', '1180 Tamarack Pl, Apt 21'), ...household(2010) }],
  phones: [{ number: '+17185550187', phone_type: 'mobile', ...provenance(3, 'lines 2006-09-15 2026-11-12') }],
  emails: [{ email: 'anna.volkova@example.com', email_type: 'personal', ...online(2009) }],
  jobs: [
    { title: 'Violist', employer: 'Windrow Group', city: 'Brooklyn', started: '2007-09', ended: null, ...online(2010) },
  ],
  images: [{ portrait: 'f:tone0:anna44', ...online(2015) }],
} satisfies RawRecord;

/** The people that pages and journeys rely on, in every population; the first is Tamsin. */
export const referencePeople: readonly RawRecord[] = [
  ...[tamsin, daniel, ruth, peter, imogen, grace, chidi, tamara, ada],
  ...[okafur, layla, kenji, anna],
];
