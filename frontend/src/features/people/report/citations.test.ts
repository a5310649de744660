import { expect, test } from 'vitest';

import { numberSources, citationNumbers } from '#frontend/features/people/report/citations.ts';
import type { Envelope } from '#shared/values/person.ts';

const seenIn = (...names: string[]): Envelope => ({
  confidence: 3,
  sources: names.map((source) => ({ source, first_seen: null, last_seen: null })),
});

test('a source is cited by its position in the list', () => {
  const citations = numberSources([{ source: 'Carrier' }, { source: 'Rolls' }], []);
  expect(citationNumbers(seenIn('Rolls', 'Carrier', 'Rolls'), citations)).toEqual([1, 2]);
});

test('a source missing from the list still has a number', () => {
  const fact = seenIn('Rolls', 'Press');
  expect(citationNumbers(fact, numberSources([{ source: 'Rolls' }], [fact]))).toEqual([1, 2]);
});
