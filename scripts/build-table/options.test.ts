import { expect, test } from 'vitest';

import { optionsFrom } from '#scripts/build-table/options.ts';

const now = new Date('2026-03-01T12:00:00Z');
const parse = (...args: string[]) => optionsFrom([...args, '--out', '/tmp/table'], now).groups;

test('what is said of a source is about the files behind it', () => {
  const first = [
    '--source',
    'County',
    '--as-of',
    '2026-02-01',
    '--url',
    'https://county.example/',
    '--licence',
    'CC0',
    'a.jsonl',
  ];
  const second = ['--source', 'Register', '--retrieved', '2026-02-20', '--lacks', 'Births', 'b.jsonl'];
  expect(parse(...first, ...second)).toMatchObject([
    {
      origin: { source: 'County', asOf: '2026-02-01', retrieved: '2026-03-01' },
      about: { url: 'https://county.example/', licence: 'CC0', lacks: null },
    },
    {
      origin: { source: 'Register', asOf: null, retrieved: '2026-02-20' },
      about: { url: null, licence: null, lacks: 'Births' },
    },
  ]);
});

test.each([
  [['--url', 'https://county.example/', '--source', 'County', 'a.jsonl'], 'Say --url behind the --source'],
  [['--source', 'County', '--url', 'data:text/html,x', 'a.jsonl'], '--url is not valid: links begin with https://.'],
  [['--source', 'County', '--as-of', '2026-03-02', 'a.jsonl'], '--as-of lies in the future.'],
  [['--source', 'County', '--retrieved', 'yesterday', 'a.jsonl'], '--retrieved takes a day like 2026-03-01.'],
])('%j is refused', (args, words) => {
  expect(() => parse(...args)).toThrow(words);
});
