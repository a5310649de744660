import { describe, expect, test } from 'vitest';

import { entriesAbout, namesakesIn } from '#functions/people/registers/entries.ts';
import { bearsName } from '#functions/people/registers/same-name.ts';
import type { FoundEntry, RegisterQuery } from '#functions/providers/registers/port.ts';

const tamsin = { first_name: 'Tamsin', middle_name: 'Rose', last_name: 'Okafor' };

test.each([
  ['Tamsin Okafor', true],
  ['OKAFOR, TAMSIN', true],
  ['Tamsin R. Okafor', true],
  ['Dr. Tamsin Rose Okafor Jr.', true],
  ['Tamsín Okafor', true],
  ['Tamsin Ada Okafor', false],
  ['Tamsin B. Okafor', false],
  ['Tam Okafor', false],
  ['Tamsin Okafor Holdings LLC', false],
  ['Okafor', false],
  ['', false],
])('%s', (name, isSame) => {
  expect(bearsName(name, tamsin)).toBe(isSame);
});

const query: RegisterQuery = { names: [tamsin], birth: { year: 1980, month: 5 }, country: 'US', state: 'MN' };
const entry = (more: Partial<FoundEntry> = {}): FoundEntry => ({
  kind: 'courts',
  title: 'Okafor v. Example',
  date: '2019-01-21',
  jurisdiction: null,
  authorities: [],
  status: 'open',
  url: null,
  names: ['Tamsin Okafor'],
  births: [],
  ...more,
});
const shown = (more: Partial<FoundEntry>, of = query, death: { year: number } | null = null) =>
  entriesAbout(of, { death }, [entry(more)], 'A court').map(({ match }) => match);

describe('an entry', () => {
  test.each([
    ['without a date of birth', [], ['name']],
    ['of the same month and year of birth', [{ year: 1980, month: 5 }], ['name-and-birth']],
    ['of the same year', [{ year: 1980, month: null }], ['name']],
    ['of another month', [{ year: 1980, month: 6 }], []],
    ['of another year', [{ year: 1981, month: 5 }], []],
    [
      'with several dates, one of which agrees',
      [
        { year: 1979, month: 1 },
        { year: 1980, month: 5 },
      ],
      ['name-and-birth'],
    ],
  ])('%s', (_, births, matches) => {
    expect(shown({ births })).toEqual(matches);
  });

  test('agrees by name alone while the person’s own birth is not known', () => {
    expect(shown({ births: [{ year: 1980, month: 5 }] }, { ...query, birth: null })).toEqual(['name']);
  });

  test('from before the person was of age is about a namesake', () => {
    expect(shown({ date: '1997-12-31' })).toEqual([]);
    expect(shown({ date: '1998-01-01' })).toEqual(['name']);
  });

  test('from after the person’s death is about a namesake', () => {
    expect(shown({ date: '2020-02-01' }, query, { year: 2019 })).toEqual([]);
    expect(shown({ date: '2019-12-31' }, query, { year: 2019 })).toEqual(['name']);
  });

  test('under an earlier name counts too', () => {
    const names = [{ ...tamsin, last_name: 'Reyes' }, tamsin];
    expect(shown({}, { ...query, names })).toEqual(['name']);
    expect(shown({ names: ['Somebody Else'] }, { ...query, names })).toEqual([]);
  });
});

test('the latest entry comes first, undated ones last, each with its source', () => {
  const found = [entry({ date: null }), entry({ date: '2001-02-03' }), entry({ date: '2022-09-01' })];
  expect(entriesAbout(query, { death: null }, found, 'A court')).toMatchObject([
    { date: '2022-09-01', source: 'A court' },
    { date: '2001-02-03' },
    { date: null },
  ]);
  expect(entriesAbout(query, { death: null }, found, 'A court')[0]).not.toHaveProperty('births');
});

test('of the people that an entry names, only the namesakes are kept', () => {
  const names = ['Example Bank', ...Array.from({ length: 5000 }, (_, i) => `Somebody Else ${i}`), 'Tamsin R. Okafor'];
  expect(namesakesIn(query, [entry({ names }), entry({ names: ['Example Bank'] })])).toEqual([
    entry({ names: ['Tamsin R. Okafor'] }),
  ]);
});
