import { expect, test } from 'vitest';

import { groupNamesakes, isNameAlone } from '#frontend/features/people/search/namesakes.ts';
import { aPerson, counts } from '#frontend/features/people/search/testing.ts';

const john = () => aPerson({ full_name: 'John Smith' });
const clerk = aPerson({
  full_name: 'John Smith',
  occupation: { title: 'Clerk', employer: null, started: '1821-01-01', ended: null, fact_state: 'unknown' },
});

test('people with equal rows are one group, at the position of the first', () => {
  const [one, two, three] = [john(), john(), john()];
  const jane = aPerson({ full_name: 'Jane Smith' });
  expect(groupNamesakes([one, clerk, two, jane, three])).toEqual([
    { person: one, others: [two, three] },
    { person: clerk, others: [] },
    { person: jane, others: [] },
  ]);
});

test('a name alone is known of those without any other fact', () => {
  expect(isNameAlone(john())).toBe(true);
  expect(isNameAlone(clerk)).toBe(false);
  expect(isNameAlone(aPerson({ counts: counts({ emails: 1 }) }))).toBe(false);
});
