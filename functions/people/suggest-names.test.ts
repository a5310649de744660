import { expect, test } from 'vitest';

import { suggestedNames } from '#functions/people/domain/suggested-names.ts';
import { Lexicon } from '#functions/people/index/lexicon.ts';
import { peopleStore } from '#functions/people/store.ts';
import { handler } from '#functions/people/suggest-names.ts';
import { importPeople, NOW, personNamed } from '#functions/people/testing.ts';
import { temporaryTable } from '#functions/platform/table/testing.ts';
import { calling, exhausted, unlimited } from '#functions/platform/testing.ts';
import { people } from '#shared/api/people.ts';

const table = temporaryTable();
const deps = { people: peopleStore(table), limits: unlimited, clock: () => NOW };
const suggest = calling(people.suggestNames, handler.with(deps));

test('200: suggests names that five people bear, and no rarer one', async () => {
  const given = ['Tamsin', 'Grace', 'Emeka', 'Obinna', 'Ada'];
  await importPeople(table, ...given.map((name) => personNamed(`${name} Okafor`)));
  await importPeople(table, ...given.slice(1).map((name) => personNamed(`${name} Okonkwo`)));
  expect(await suggest({ text: 'oka', part: 'last' })).toEqual({ names: [{ name: 'Okafor', people: 5 }] });
  expect(await suggest({ text: 'Окаф', part: 'last' })).toEqual({ names: [{ name: 'Okafor', people: 5 }] });
  expect(await suggest({ text: 'oko', part: 'last' })).toEqual({ names: [] });
  expect(await suggest({ text: 'tam', part: 'first' })).toEqual({ names: [] });
});

test('200: several names of one person count as one bearer', async () => {
  const named = personNamed('Wilhelmina Zuckerberg');
  const [name] = named.names;
  const others = ['Mina', 'Willa', 'Billie', 'Minnie', 'Helma'].map((first_name) => ({
    ...name!,
    first_name,
    full_name: `${first_name} Zuckerberg`,
    kind: 'also' as const,
  }));
  await importPeople(table, { ...named, names: [name!, ...others] });
  expect(await suggest({ text: 'zuck', part: 'last' })).toEqual({ names: [] });
});

test('429: a network may type fast, and not copy the list of names', async () => {
  const call = calling(people.suggestNames, handler.with({ ...deps, limits: exhausted }));
  await expect(call({ text: 'oka', part: 'last' })).rejects.toMatchObject({ code: 'request.too-many', status: 429 });
});

test('the most frequent come first, at most eight; one letter is too few', () => {
  const lexicon = Lexicon.of(
    new Map(Array.from({ length: 20 }, (_, i) => [`sm${'abcdefghijklmnopqrst'[i]}th`, 5 + i])),
  );
  const names = suggestedNames(lexicon, 'Sm');
  expect(names.map(({ people }) => people)).toEqual([24, 23, 22, 21, 20, 19, 18, 17]);
  expect(suggestedNames(lexicon, 's')).toEqual([]);
});
