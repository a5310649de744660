import { expect, test } from 'vitest';

import { reason } from '#functions/people/domain/hit.ts';
import { indexOf, named } from '#functions/people/index/testing.ts';
import { personNamed } from '#functions/people/testing.ts';
import { isSimilar } from '#shared/values/match-group.ts';

/** A person with a first, a middle and a last name. */
const withMiddle = (first: string, middle: string, last: string) =>
  named(first, last, {
    names: [
      {
        ...personNamed(`${first} ${middle} ${last}`).names[0]!,
        first_name: first,
        middle_name: middle,
        last_name: last,
      },
    ],
  });

test.each([
  ['strom thurmond', 'J.', 'Strom', 'Thurmond'],
  ['Thurmond, Strom', 'James', 'Strom', 'Thurmond'],
  ['edward hoppe', 'James', 'Edward', 'Hoppe'],
  ['brandon al-ali', 'John', 'Brandon', 'Al-Ali'],
  ['mitt romney', 'Willard', 'Mitt', 'Romney'],
  ['Митт Ромни', 'Willard', 'Mitt', 'Romney'],
])('%s finds %s %s %s, whose middle name it is', async (query, first, middle, last) => {
  const index = indexOf([withMiddle(first, middle, last), named('Zoltan', last)]);
  const { ranked, total } = await index.find(query);
  expect([ranked.length, total]).toEqual([1, 1]);
  expect(ranked[0]!.entry.first.shown).toBe(first);
  const reasons = ranked[0]!.reasons();
  expect(reasons.map(({ kind }) => kind)).toContain('middle');
  expect(reasons.some(({ kind, part }) => kind !== 'middle' && part === 'first')).toBe(false);
  expect(isSimilar({ reasons })).toBe(false);
});

test.each([
  ['dave wong', 'Stephen', 'David', 'Wong'],
  ['bob phillips', 'Jeremy', 'Robert', 'Phillips'],
  ['Phillips, Bob', 'Jeremy', 'Robert', 'Phillips'],
  ['bob phillips', 'Jeremy Robert', '', 'Phillips'],
])('%s finds %s %s %s, of whose middle name it is a nickname', async (query, first, middle, last) => {
  const { ranked } = await indexOf([withMiddle(first, middle, last), named('Zoltan', last)]).find(query);
  expect(ranked.map(({ entry }) => entry.first.shown)).toEqual([first]);
  const reasons = ranked[0]!.reasons();
  expect(reasons.filter(({ part }) => part !== 'last')).toEqual([reason('nickname', { part: 'middle' })]);
  expect(isSimilar({ reasons })).toBe(false);
});

test('a nickname of the middle name comes after first names and after a middle name as it was asked for', async () => {
  const people = [withMiddle('Ann', 'Robert', 'Hoppe'), withMiddle('Ian', 'Bob', 'Hoppe'), named('Robert', 'Hoppe')];
  expect(await indexOf(people).names('bob hoppe')).toEqual(['Robert Hoppe', 'Ian Hoppe', 'Ann Hoppe']);
});

test('people whose first name it is come first, however many have it as a middle name', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({
    ...withMiddle('John', 'Edward', 'Hoppe'),
    person_id: personNamed(`John Hoppe ${i}`).person_id,
  }));
  const { ranked, total } = await indexOf([...many, named('Edward', 'Hoppe')]).find('Edward Hoppe');
  expect(ranked[0]!.entry.first.shown).toBe('Edward');
  expect(total).toBe(31);
});

test('neither an initial nor a similar middle name is one that was asked for', async () => {
  const index = indexOf([withMiddle('James', 'E', 'Hoppe'), withMiddle('James', 'Edwina', 'Hoppe')]);
  expect(await index.names('Edward Hoppe')).toEqual([]);
});

test('finds a middle name in a last name that is divided by first names', async () => {
  const others = Array.from({ length: 500 }, (_, i) =>
    named(`Ab${'eiou'[i % 4]}${'bdfgklmnprstv'[i % 13]}a`, 'Romney', {
      person_id: personNamed(`Romney ${i}`).person_id,
    }),
  );
  const index = indexOf([...others, withMiddle('Willard', 'Mitt', 'Romney')]);
  const found = await index.find('Mitt Romney');
  expect(found.ranked.map(({ entry }) => entry.first.shown)).toEqual(['Willard']);
  expect(found.rounds).toBe(2);
  expect((await index.find('Willard Romney')).rounds).toBe(1);
});

test('a misspelt first name of a divided last name is no middle name to look for', async () => {
  const others = Array.from({ length: 500 }, (_, i) =>
    named(`Ab${'eiou'[i % 4]}${'bdfgklmnprstv'[i % 13]}a`, 'Romney', {
      person_id: personNamed(`Romney ${i}`).person_id,
    }),
  );
  const index = indexOf([...others, named('Willard', 'Romney')]);
  expect((await index.find('Wilard Romney')).rounds).toBe(1);
});

test('a middle name does not keep a name in katakana from being found', async () => {
  const index = indexOf([named('マリア', 'キャントウェル'), withMiddle('Ines', 'Maria', 'Cantwell')]);
  const { ranked } = await index.find('Maria Cantwell');
  expect(ranked.map(({ entry }) => entry.first.shown).toSorted()).toEqual(['Ines', 'マリア']);
});
