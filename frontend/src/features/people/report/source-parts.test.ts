import { expect, test } from 'vitest';

import { partsOf, sharedParts } from '#frontend/features/people/report/source-parts.ts';

const about = {
  url: null,
  licence: 'CC0',
  licence_url: null,
  as_of: null,
  retrieved_on: '2026-11-01',
  lacks: null,
};
const source = (own: Partial<typeof about> | { lacks: string } = {}) => ({
  about: { ...about, ...own },
  isDated: true,
});

test('a missing day of data is shown only where no other day is known', () => {
  expect(partsOf(about, true)).toEqual(['licence', 'retrieved']);
  expect(partsOf(about, false)).toEqual(['licence', 'asOf', 'retrieved']);
  expect(partsOf(null, true)).toEqual(['licence', 'retrieved']);
});

test('only what all sources say alike is shared', () => {
  expect(sharedParts([source(), source(), source()])).toEqual(['licence', 'retrieved']);
  expect(sharedParts([source(), source({ retrieved_on: '2026-10-01' })])).toEqual(['licence']);
  expect(sharedParts([source({ lacks: 'Ages.' }), source()])).toEqual(['licence', 'retrieved']);
});

test('a single source shares nothing', () => {
  expect(sharedParts([source()])).toEqual([]);
});
