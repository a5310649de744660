import { expect, test } from 'vitest';

import { directory, index, keys, names, postings } from '#functions/platform/table/keys.ts';

const all = {
  account: keys.account({ account_id: 'x' }),
  person: keys.person({ person_id: 'x' }),
  teaser: keys.teaser({ person_id: 'x' }),
  told: keys.told({ person_id: 'x', record: 'x' }),
  decision: keys.decision({ record: 'x', person_id: 'x' }),
  tally: keys.tally({ source: 'x', lane: 0 }),
  search: keys.search({ search_id: 'x' }),
  hits: keys.hits({ search_id: 'x' }),
  answer: keys.answer({ search_id: 'x', source: 'x' }),
  reference: keys.reference({ person_id: 'x', source: 'x' }),
  record: keys.record({ person_id: 'x', source: 'x' }),
  registerAnswer: keys.registerAnswer({ person_id: 'x', register: 'x' }),
  spending: keys.spending({ day: 'x', source: 'x', what: 'x' }),
  message: keys.message({ message_id: 'x' }),
  limit: keys.limit({ what: 'x', subject: 'x', day: 'x' }),
  names: names(1).block('x', 'x'),
  namesKnown: names(1).known('x'),
  rareNames: names(1).rare(1, 'x', 'x'),
  phone: postings.phone('x', 'x'),
  email: postings.email('x', 'x'),
  username: postings.username('x', 'x'),
  address: postings.address('x', 'x', 'x', 'x'),
  listed: directory.listed(['x'], 'x', 'x', 'x'),
  directory: directory.marker(['x'], 'x'),
};

test('no two entities share a key pattern', () => {
  const patterns = Object.values(all).map(({ pk, sk }) => `${pk} ${sk}`);
  expect(new Set(patterns).size).toBe(patterns.length);
});

test('a partial key is a prefix of the full key', () => {
  expect(postings.address('98201', 'main st', '12#').sk).toBe('12#');
  expect(postings.address('98201', 'main st', '12', 'per_1').sk).toBe('12#per_1');
  expect(postings.phone('+1').sk).toBe('');
  expect(index.tallies.pk).toBe(all.tally.pk);
});
