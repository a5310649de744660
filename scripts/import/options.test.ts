import { expect, test } from 'vitest';

import { optionsFrom } from '#scripts/import/options.ts';

const now = new Date('2026-03-01T12:00:00Z');

test('parses files, source and day', () => {
  expect(optionsFrom(['/data/a.jsonl', '--source', 'County', '--as-of', '2026-01-31'], now)).toMatchObject({
    files: ['/data/a.jsonl'],
    source: 'County',
    asOf: '2026-01-31',
    isDated: true,
    json: false,
    rejects: expect.stringMatching(/[\\/]a\.jsonl\.rejects\.jsonl$/) as string,
  });
  expect(optionsFrom(['a.csv', '--source', 'County'], now)).toMatchObject({
    asOf: null,
    retrieved: '2026-03-01',
    isDated: false,
  });
});

test.for([
  [[], 'Name at least one file'],
  [['a.csv'], 'Say with --source'],
  [['a.csv', '--source', 'a#b'], 'no #'],
  [['a.csv', '--source', 'County', '--as-of', 'today'], '--as-of takes a day like 2026-03-01.'],
  [['a.csv', '--source', 'County', '--as-of', '2026-03-02'], 'lies in the future'],
  [['a.csv', '--source', 'County', '--retrieved', '2026-03-02'], '--retrieved lies in the future.'],
  [['a.csv', '--source', 'County', '--url', 'http://county.example'], '--url is not valid: links begin with https://.'],
  [['a.csv', '--source', 'County', '--url', 'javascript:alert(1)'], '--url is not valid'],
  [['a.csv', '--source', 'County', '--licence-url', 'CC0'], '--licence-url is not valid'],
  [['a.csv', '--sauce', 'County'], "Unknown option '--sauce'"],
] as const)('%j is refused', ([args, sentence]) => {
  expect(() => optionsFrom([...args], now)).toThrow(sentence);
});

test('notes what the operator says of the source', () => {
  const said = [
    '--url',
    'https://county.example/',
    '--licence',
    'CC0 1.0',
    '--retrieved',
    '2026-02-27',
    '--lacks',
    'Births',
  ];
  expect(optionsFrom(['a.csv', '--source', 'County', ...said], now).about).toEqual({
    url: 'https://county.example/',
    licence: 'CC0 1.0',
    licence_url: null,
    as_of: null,
    retrieved_on: '2026-02-27',
    lacks: 'Births',
  });
});
