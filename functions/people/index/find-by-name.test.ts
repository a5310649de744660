import { expect, test } from 'vitest';

import { encodeBlock } from '#functions/people/index/encode-block.ts';
import { nameEntriesOf } from '#functions/people/index/entry.ts';
import { findByName } from '#functions/people/index/find-by-name.ts';
import type { BlockAddress } from '#functions/people/index/block-address.ts';
import { Lexicon, type Lexicons } from '#functions/people/index/lexicon.ts';
import { indexOf, named } from '#functions/people/index/testing.ts';
import { nodesOf } from '#functions/people/index/tree.ts';
import { livingIn, NOW, provenance, personNamed } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';

const crowd = ['Martha Wexford', 'Peter Lindqvist', 'Zoltan Petrescu', 'Ines Carvalho', 'Olu Adeyemi'].map((name) =>
  personNamed(name),
);

test.each([
  [
    'Maria',
    'Cantwell',
    ['Maria Cantwell', 'maria cantwell', 'Cantwell, Maria', 'Cantwell Maria', 'M Cantwell', 'Maria Q Cantwell'],
  ],
  [
    'Maria',
    'Cantwell',
    ['Maria Cantwel', 'Marria Cantwell', 'Maria Canwtell', 'Mraia Cantwell', 'Maira Cantwel', 'Maria Kantwell'],
  ],
  [
    'Katherine',
    'Bothwell',
    [
      'Kathy Bothwell',
      'Catherine Bothwell',
      'Kate Bothwell',
      'Katherine Bothwel',
      'Kathryn Bothwell',
      'Bothwell Katie',
    ],
  ],
  ['Bill', 'Hathersage', ['William Hathersage', 'Billy Hathersage', 'Will Hathersage']],
  [
    'Gabriel',
    'García Márquez',
    ['Gabriel Garcia', 'Gabriel Marquez', 'Gabriel Garcia Marquez', 'García Márquez, Gabriel', 'Gabi García-Márquez'],
  ],
  ['João', 'de Souza Lima', ['Joao de Souza Lima', 'Joao Souza', 'João Lima', 'Joao Souza Lima']],
  ['Ludwig', 'van der Berg', ['Ludwig van der Berg', 'Ludwig Berg', 'ludwig vanderberg']],
  ['Khalid', 'Al-Rashidi', ['Khaled Al Rashidi', 'Khalid Alrashidi', 'Khalid Rashidi', 'خالد الرشيدي']],
  ['Ayşe', 'Yıldız', ['Ayse Yildiz', 'AYŞE YILDIZ', 'ayşe yıldız', 'Ayse Yıldiz']],
  [
    'Дмитрий',
    'Щербаков',
    ['Dmitry Shcherbakov', 'Dmitri Scherbakov', 'Dmitrii Shcherbakov', 'Dmitriy Scherbakoff', 'Щербаков Дмитрий'],
  ],
  ['Yevgenia', 'Zhukova', ['Евгения Жукова', 'Evgenia Zhukova', 'Evgeniya Jukova']],
  ['فاطمة', 'الحسيني', ['Fatima Al-Husseini', 'Fatma Alhusayni', 'Fatimah El Hosseini']],
  ['Haruka', 'Ōnishi', ['Haruka Onishi', 'Haruka Oonishi', 'Ohnishi Haruka', '大西 はるか', 'はるか 大西']],
  ['花子', '山田', ['Hanako Yamada', 'Yamada Hanako', '山田花子', '山田 花子']],
])('%s %s ranks first for each of %j', async (first, last, queries) => {
  const index = indexOf([...crowd, named(first, last)]);
  for (const query of queries) expect([query, (await index.names(query))[0]]).toEqual([query, `${first} ${last}`]);
});

test('finds a name with swapped fields', async () => {
  const index = indexOf([...crowd, named('Maria', 'Cantwell')]);
  expect(await index.names({ first_name: 'Cantwell', last_name: 'Maria' })).toEqual(['Maria Cantwell']);
});

test('does not find other names', async () => {
  expect(await indexOf(crowd).names('Wilhelmina Oosterhuis')).toEqual([]);
});

test('ranks by middle name, initial, and neither', async () => {
  const index = indexOf([personNamed('John Ambrose Fell'), personNamed('John Quentin Fell'), personNamed('John Fell')]);
  const middles = async (query: string) => (await index.find(query)).ranked.map(({ entry }) => entry.middle);
  expect((await middles('John Quentin Fell'))[0]).toBe('quentin');
  expect((await middles('John Q Fell'))[0]).toBe('quentin');
  expect(await middles('John Fell')).toHaveLength(3);
});

test('ranks the living with a middle name that was not asked for before the dead', async () => {
  const lived = (year: number, died?: number) => ({
    birth_date: { year, month: null, ...provenance },
    death: died ? { year: died, month: null, ...provenance } : null,
  });
  const people = [
    personNamed('John Fell', lived(1900, 1970)),
    personNamed('John Quentin Fell', lived(1910, 1980)),
    personNamed('John Ambrose Fell', lived(1980)),
    personNamed('John Fell', lived(1985)),
  ];
  const { ranked } = await indexOf(people).find('John Fell');
  expect(ranked.map(({ entry }) => entry.year)).toEqual([1985, 1980, 1900, 1910]);
});

const undated = { confidence: 3 as const, sources: [{ source: 'Register', first_seen: null, last_seen: null }] };
/** A person without dated facts, born in a year if it is given. */
function undatedNamed(name: string, year: number | null, more: Partial<Person> = {}): Person {
  const person = personNamed(name, more);
  const birth_date = year === null ? null : { year, month: null, ...undated };
  return { ...person, names: person.names.map((each) => ({ ...each, ...undated })), birth_date };
}
const ohio = { state: 'OH', country: 'US' };
const seat = { title: 'Senator', employer: null, city: null, started: null, ended: null, represents: ohio, ...undated };

test('of equal names ranks the living first, then people of unknown life, then the dead', async () => {
  const people = [
    undatedNamed('John Fell', 1870),
    undatedNamed('John Ambrose Fell', null),
    undatedNamed('John Basil Fell', 1950),
    personNamed('John Quentin Fell'),
  ];
  const { ranked } = await indexOf(people).find('John Fell');
  expect(ranked.map(({ entry }) => entry.middle)).toEqual(['quentin', 'basil', 'ambrose', '']);
});

test('a last name alone asks for each first name alike: the most frequent one is not before the living', async () => {
  const dead = [1860, 1870, 1880, 1890].map((year) => undatedNamed('John Fell', year));
  const index = indexOf([...dead, undatedNamed('Peter Fell', 1950), personNamed('Ines Fell')]);
  for (const query of ['Fell', { last_name: 'Fell' }]) {
    const { ranked } = await index.find(query);
    expect(ranked.slice(0, 3).map(({ entry }) => entry.first.shown)).toEqual(['Ines', 'Peter', 'John']);
  }
});

test('in a state, ranks the living who represent it from elsewhere before others there, and nobody without a place before them', async () => {
  const people = [
    undatedNamed('Ann Fell', 1870, { jobs: [seat] }),
    undatedNamed('Eve Fell', 1940, { jobs: [seat] }),
    personNamed('Ines Fell', { addresses: [livingIn('Washington', 'DC')], jobs: [seat] }),
    personNamed('Olu Fell'),
    personNamed('Zoe Fell', { addresses: [livingIn('Austin', 'TX')] }),
  ];
  const { ranked } = await indexOf(people).find({ last_name: 'Fell', state: 'OH' });
  expect(ranked.map(({ entry }) => entry.first.shown)).toEqual(['Ines', 'Eve', 'Ann', 'Olu', 'Zoe']);
});

test.each(['mitch mc tavish', 'Mitch Mac Tavish', 'Mc Tavish, Mitch'])('%s is written in two words', async (query) => {
  const index = indexOf([named('Mitch', 'McTavish'), named('Mitch', 'Tavis')]);
  expect((await index.names(query))[0]).toBe('Mitch McTavish');
});

test('finds a town whose region the source does not give', async () => {
  const beirut = { ...livingIn('Beirut', 'MN'), state: null, country: 'LB' };
  const index = indexOf([named('Layla', 'Haddad', { addresses: [beirut] })]);
  const { ranked } = await index.find({ search_query: 'Layla Haddad', city: 'Beirut', state: 'Beyrouth' });
  expect(ranked[0]?.reasons().map(({ kind }) => kind)).toContain('lives-there');
});

test('does not list a name that is another one, even where no nearer one is found', async () => {
  const index = indexOf([named('James', 'Machir'), named('Ahmad', 'Masri')]);
  expect(await index.names('أحمد المصري')).toEqual(['Ahmad Masri']);
  expect(await indexOf([named('James', 'Machir')]).names('أحمد المصري')).toEqual([]);
});

test('ranks a matching town first, and another one lower', async () => {
  const inTowns = [
    ['Austin', 'TX'],
    ['Boise', 'ID'],
    ['Salem', 'OR'],
  ].map(([city, state]) => named('Nora', 'Whitby', { addresses: [livingIn(city!, state!)] }));
  const index = indexOf([...inTowns, named('Norah', 'Whitby', { addresses: [livingIn('Salem', 'OR')] })]);
  const towns = async (more: object) =>
    (await index.find({ search_query: 'Nora Whitby', ...more })).ranked.map(
      ({ entry }) => `${entry.first.shown} ${entry.towns[0]?.city}`,
    );
  expect((await towns({ city: 'Boise', state: 'ID' }))[0]).toBe('Nora Boise');
  expect((await towns({ city: 'Salem', state: 'OR' })).slice(0, 2)).toEqual(['Nora Salem', 'Norah Salem']);
  expect(await towns({ city: 'Nowhere', state: 'WY' })).toEqual(
    expect.arrayContaining(['Nora Austin', 'Nora Boise', 'Nora Salem']),
  );
  expect((await towns({ state: 'tx' }))[0]).toBe('Nora Austin');
});

test('returns reasons in terms of the stored name', async () => {
  const index = indexOf([named('William', 'Catteral')]);
  const reasons = async (query: string) => (await index.find(query)).ranked[0]?.reasons();
  expect(await reasons('Bill Catteral')).toMatchObject([
    { kind: 'exact', part: 'last' },
    { kind: 'nickname', part: 'first', stored: 'William' },
  ]);
  expect(await reasons('William Caterall')).toMatchObject([
    { kind: 'letters', part: 'last', stored: 'Catteral', letters: 2 },
    { kind: 'exact' },
  ]);
  const double = indexOf([named('Gabriel', 'García Márquez')]);
  expect((await double.find('Gabriel Marqhez')).ranked[0]?.reasons()).toContainEqual(
    expect.objectContaining({ kind: 'letters', part: 'last', letters: 1 }),
  );
  expect(await reasons('Catteral William')).toContainEqual(expect.objectContaining({ kind: 'swapped' }));
  expect(await reasons('Вильям Catteral')).toContainEqual(
    expect.objectContaining({ kind: 'script', part: 'first', stored: 'William' }),
  );
});

test('finds a person once by former name and by name in another script', async () => {
  const [name] = personNamed('Tamsin Okafor').names;
  const tamsin = personNamed('Tamsin Okafor', {
    names: [
      ...(name ? [name] : []),
      {
        full_name: 'Tamsin Hale',
        first_name: 'Tamsin',
        middle_name: null,
        last_name: 'Hale',
        kind: 'earlier',
        ...provenance,
      },
      {
        full_name: 'Тамсин Окафор',
        first_name: 'Тамсин',
        middle_name: null,
        last_name: 'Окафор',
        kind: 'also',
        ...provenance,
      },
    ],
  });
  for (const query of ['Tamsin Hale', 'Тамсин Окафор', 'Tamsin Okafor'])
    expect((await indexOf([tamsin]).find(query)).ranked.map(({ entry }) => entry.person_id)).toEqual([
      tamsin.person_id,
    ]);
});

test('excludes minors from the index', () => {
  expect(
    nameEntriesOf(personNamed('Maria Cantwell', { birth_date: { year: 2008, month: 12, ...provenance } }), NOW),
  ).toEqual([]);
});

test('finds a misspelt rare name in a second read', async () => {
  const index = indexOf([...crowd, named('Martha', 'Zwickelhuber')], ['zwickelhuber']);
  expect(await index.names('Martha Zwickelhumer')).toEqual(['Martha Zwickelhuber']);
  expect((await index.find('Martha Zwickelhumer')).rounds).toBe(2);
  expect((await index.find('Martha Wexford')).rounds).toBe(1);
});

test.each([
  '',
  ' ',
  '🦆🦆🦆',
  '\u202e\u202egnihtemos',
  '\u0000\u0000',
  'x'.repeat(256),
  '山'.repeat(256),
  'a '.repeat(128),
  'Мaриa Сmith عمر',
  '%%%',
  '__proto__ constructor',
  'é'.repeat(256),
  "O'; DROP TABLE people --",
  '۱۲۳',
  'Dr. '.repeat(64),
])('returns no results for %j', async (query) => {
  expect(await indexOf(crowd).names(query)).toEqual([]);
});

test('reads a shared bucket of rare names once', async () => {
  const index = indexOf([...crowd, named('Martha', 'Zwickelhuber')], ['zwickelhuber']);
  expect(await index.names('Martha Zwickelhubber Zwickelhuber')).toEqual(['Martha Zwickelhuber']);
});

test('ignores a missing block, and fails on a damaged one', async () => {
  const index = indexOf([named('Maria', 'Cantwell')]);
  const names = indexNames(['cantwell', 'maria']);
  expect((await findByName({ search_query: 'Maria Cantwell' }, names, async () => [], 10)).ranked).toEqual([]);
  const damaged = async (addresses: BlockAddress[]) =>
    addresses.map((address) => ({ address, bytes: Buffer.from([1, 2, 3, 4, 5, 6, 7]) }));
  await expect(findByName({ search_query: 'Maria Cantwell' }, names, damaged, 10)).rejects.toThrow('damaged');
  expect(await index.names('Maria Cantwell')).toEqual(['Maria Cantwell']);
});

const indexNames = ([last, first]: [string, string]): Lexicons => ({
  last: Lexicon.of(new Map([[last, 1]])),
  first: Lexicon.of(new Map([[first, 1]])),
  partsOf: () => 0,
  isDivided: () => false,
  rare: { generation: 0, buckets: 0 },
});

test('lists people with most data for a frequent name, counts all, and narrows by state or middle name', async () => {
  const states = ['CA', 'TX', 'NY', 'OH'];
  const thousands = Array.from({ length: 3000 }, (_, i) =>
    named('John', 'Smith', {
      addresses: [livingIn(i === 2999 ? 'Juneau' : `Town ${i % 7}`, i === 2999 ? 'AK' : states[i % 4]!)],
      person_id: personNamed(`John Smith ${i}`).person_id,
    }),
  );
  const index = indexOf([...thousands, named('Jhon', 'Smythe')]);
  const all = await index.find('John Smith');
  expect(all.total).toBeGreaterThanOrEqual(3000);
  expect(all.states.find(({ state }) => state === 'CA')?.count).toBe(750);
  const alaska = await index.find({ search_query: 'John Smith', city: 'Juneau', state: 'AK' });
  expect(alaska.ranked[0]?.entry.towns).toMatchObject([{ city: 'Juneau' }]);
  expect(alaska.total).toBe(3000); // people who are also in a state block are counted once
  expect(alaska.states.find(({ state }) => state === 'CA')?.count).toBe(750);
  expect((await index.names('Jhon Smythe'))[0]).toBe('Jhon Smythe');
});

test('builds the same bytes and results for any order of people', async () => {
  const people = Array.from({ length: 300 }, (_, i) =>
    named(['Jo', 'Jon', 'John'][i % 3]!, 'Smith', { birth_date: { year: 1930 + (i % 70), month: 1, ...provenance } }),
  );
  const bytes = (those: Person[]) =>
    nodesOf(those.flatMap((person) => nameEntriesOf(person, NOW))).map(
      ({ path, block }) => `${path} ${encodeBlock(block).toString('hex')}`,
    );
  expect(bytes(people)).toEqual(bytes(people.toReversed()));
  const ids = async (those: Person[]) =>
    (await indexOf(those).find('Jon Smith')).ranked.map(({ entry }) => entry.person_id);
  expect(await ids(people)).toEqual(await ids(people.toReversed()));
});

test('ranks a full double surname before a partial one', async () => {
  const index = indexOf([named('María', 'Hernández Gil'), named('María', 'Arias Gil'), named('María', 'Zúñiga Gil')]);
  expect((await index.names('María Arias Gil'))[0]).toBe('María Arias Gil');
  expect(await index.names('Maria Gil')).toHaveLength(3);
});

test('a surname that all names of a person share is explained by the displayed one', async () => {
  const base = personNamed('Alexander Hollins');
  const also = { ...base.names[0]!, full_name: 'Alex Hollins', first_name: 'Alex', kind: 'also' as const };
  const namesakes = [personNamed('Alex Hollins'), personNamed('Alex Hollins', { birth_date: null })];
  const index = indexOf([...namesakes, { ...base, names: [base.names[0]!, also] }]);
  const { ranked } = await index.find('Hollins');
  const found = ranked.find(({ entry }) => entry.person_id === base.person_id)!;
  expect(found.reasons().map(({ kind }) => kind)).not.toContain('other-name');
});

test.each([
  ['a state', { state: 'OH' }],
  ['a town', { city: 'Columbus', state: 'OH' }],
])('says who lives elsewhere than in %s', async (_, place) => {
  const towns: ([string, string] | undefined)[] = [['Austin', 'TX'], ['Columbus', 'OH'], undefined];
  const people = towns.map((town, nth) =>
    named('Nora', 'Whitby', {
      person_id: `per_${String(nth).padStart(26, '0')}` as never,
      addresses: town ? [livingIn(...town)] : [],
    }),
  );
  const { ranked } = await indexOf(people).find({ search_query: 'Nora Whitby', ...place });
  const said = ranked.map(({ entry, reasons }) => [entry.towns[0]?.state, reasons().at(-1)?.kind]);
  expect(new Map(said as [string | undefined, string][])).toEqual(
    new Map([
      ['OH', 'lives-there'],
      [undefined, 'exact'],
      ['TX', 'elsewhere'],
    ]),
  );
});

test('who represents the state comes before a namesake elsewhere, by the town alone too', async () => {
  const seat = { title: 'Senator', employer: null, city: 'Washington', started: null, ended: null, ...provenance };
  const inOffice = (state: string) => ({
    addresses: [{ ...livingIn('Washington', 'DC', '2 Example Sq'), kind: 'office' as const }],
    jobs: [{ ...seat, represents: { state, country: 'US' } }],
  });
  const [georgian, texan] = [named('John', 'Lewisham', inOffice('GA')), named('John', 'Lewisham', inOffice('TX'))];
  const index = indexOf([...crowd, texan, georgian]);
  for (const place of [{ state: 'GA' }, { city: 'Atlanta' }, { city: 'Macon', state: 'Georgia' }]) {
    const { ranked } = await index.find({ search_query: 'John Lewisham', ...place });
    expect(ranked[0]?.entry.person_id).toBe(georgian.person_id);
  }
});

test('two other letters in a short word make another name, exchanged ones do not', async () => {
  const index = indexOf([
    named('Jay', 'Johnson'),
    named('Jean', 'Johnson'),
    named('Kris', 'Johnson'),
    named('Martin', 'Johnson'),
  ]);
  expect(await index.names('Mary Johnson')).toEqual([]);
  expect((await index.names('Jaen Johnson'))[0]).toBe('Jean Johnson');
  expect((await index.names('Chris Johnson'))[0]).toBe('Kris Johnson');
});

test('between scripts no letters differ, and a family name first is in order', async () => {
  const kinds = async (query: string, person: Person) =>
    (await indexOf([person]).find(query)).ranked[0]?.reasons().map(({ kind, part }) => [kind, part]);
  expect(await kinds('Mohammed El Masry', named('محمد', 'المصري'))).toEqual([
    ['script', 'last'],
    ['script', 'first'],
  ]);
  expect((await kinds('Yamada Hanako', named('花子', '山田')))?.map(([kind]) => kind)).not.toContain('swapped');
  expect((await kinds('Cantwell Maria', named('Maria', 'Cantwell')))?.map(([kind]) => kind)).toContain('swapped');
});

test('half of a double last name with a slip is another name, where the other halves differ', async () => {
  const index = indexOf([named('Jenniffer', 'González-Colón')]);
  for (const query of ['colin.farraday', { last_name: 'colin.farraday' }, { last_name: 'Colin Farraday' }])
    expect(await index.names(query)).toEqual([]);
  for (const query of [
    'jenniffer gonzalez',
    'Jennifer Gonzales',
    'Jenniffer Colon',
    'Jenniffer Gonzalez Colin',
    { last_name: 'Gonzalez Farraday' },
    { first_name: 'Jenniffer', last_name: 'Gonzales Colon' },
  ])
    expect(await index.names(query)).toEqual(['Jenniffer González-Colón']);
});

test.each(['Hollins', 'Donna Hollins', { last_name: 'Hollins' }, { last_name: 'Hollins', state: 'OH' }])(
  'for %j, people who are called so come before those of another name',
  async (query) => {
    // Known best, so that only the name can put her behind.
    const donna = personNamed('Donna Popov', { addresses: [livingIn('Salem', 'OH'), livingIn('Akron', 'OH')] });
    const earlier = { ...donna.names[0]!, full_name: 'Donna Hollins', last_name: 'Hollins', kind: 'earlier' as const };
    const others = ['Donna', 'Donna M'].map((name) =>
      personNamed(`${name} Hollins`, { addresses: [livingIn('Salem', 'OH')] }),
    );
    const { ranked } = await indexOf([{ ...donna, names: [donna.names[0]!, earlier] }, ...others]).find(query);
    expect(ranked.map(({ entry }) => entry.isOther)).toEqual([false, false, true]);
  },
);

test('a dead person who is called so comes before an earlier name only where the last name alone was asked for', async () => {
  const donna = personNamed('Donna Popov');
  const earlier = { ...donna.names[0]!, full_name: 'Donna Hollins', last_name: 'Hollins', kind: 'earlier' as const };
  const index = indexOf([{ ...donna, names: [donna.names[0]!, earlier] }, undatedNamed('Donna Hollins', 1870)]);
  const others = async (query: string) => (await index.find(query)).ranked.map(({ entry }) => entry.isOther);
  expect(await others('Hollins')).toEqual([false, true]);
  expect(await others('Donna Hollins')).toEqual([true, false]);
});

test('a very short word finds no name that only sounds alike', async () => {
  const index = indexOf(
    ['Naomi Aoki', 'Egbert Eyck', 'Brandon Al-Ali', 'John Ely', 'Mike Lee', 'Ann Ng'].map((name) => {
      const [first = '', last = ''] = name.split(' ');
      return named(first, last);
    }),
  );
  expect(await index.names('aoc')).toEqual([]);
  expect(await index.names('ali')).toEqual(['Brandon Al-Ali']);
  expect(await index.names('al ali')).toEqual(['Brandon Al-Ali']);
  expect((await index.names('li'))[0]).toBe('Mike Lee');
});
