import { expect, test } from 'vitest';

import { indexOf, named } from '#functions/people/index/testing.ts';

const index = indexOf([
  named('Josh', 'St. Clair'),
  named('Timothy', 'Saint Clair'),
  named('Ann', 'Ste. Marie'),
  named('Zoe', 'Fort Smith'),
  named('Ada', 'Clair'),
  named('Max', 'St. John'),
  named('Eve', 'Smith'),
  named('Amy', 'Stone'),
]);

test.each([
  ['saint clair', ['Josh St. Clair', 'Timothy Saint Clair']],
  ['st clair', ['Josh St. Clair', 'Timothy Saint Clair']],
  ['St. Clair', ['Josh St. Clair', 'Timothy Saint Clair']],
  ['josh saint clair', ['Josh St. Clair']],
  ['tim st clair', ['Timothy Saint Clair']],
  ['saint clair, josh', ['Josh St. Clair']],
  ['saint clair josh', ['Josh St. Clair']],
  ['ann sainte marie', ['Ann Ste. Marie']],
  ['ann saint marie', ['Ann Ste. Marie']],
  ['st john', ['Max St. John']],
  ['ft smith', ['Zoe Fort Smith']],
  ['zoe ft. smith', ['Zoe Fort Smith']],
])('%s finds %j', async (query, people) => {
  expect((await index.names(query)).toSorted()).toEqual(people);
});

test.each([{ first_name: 'Josh', last_name: 'Saint Clair' }, { last_name: 'Saint Clair' }])(
  'finds it in fields: %j',
  async (query) => {
    expect(await index.names(query)).toContain('Josh St. Clair');
  },
);

test('the abbreviation is no difference', async () => {
  const [found] = (await index.find('josh saint clair')).ranked;
  expect(found!.reasons().map(({ kind }) => kind)).toEqual(['exact', 'exact']);
});
