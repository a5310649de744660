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
  [['a.csv', '--sauce', 'County'], "Unknown option '--sauce'"],
] as const)('%j is refused', ([args, sentence]) => {
  expect(() => optionsFrom([...args], now)).toThrow(sentence);
});
