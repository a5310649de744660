import { expect, test } from 'vitest';

import { occupationOf, occupationOn } from '#functions/people/domain/occupation.ts';
import { summariesOf } from '#functions/people/domain/summaries.ts';
import { personNamed } from '#functions/people/testing.ts';
import type { Person } from '#shared/values/person.ts';

const TODAY = '2026-11-21';
type Job = Person['jobs'][number];
const seen = (last_seen: string | null) => ({
  confidence: 3 as const,
  sources: [{ source: 'Register', first_seen: null, last_seen }],
});
const job = (title: string, last_seen: string | null, more: Partial<Job> = {}): Job => ({
  title,
  employer: null,
  city: null,
  started: null,
  ended: null,
  ...seen(last_seen),
  ...more,
});
const shown = (jobs: Job[], day = TODAY) => {
  const stored = occupationOf(personNamed('Ann Lee', { jobs }), TODAY);
  return stored && occupationOn(stored, day);
};

test('the current job comes before a later one that ended, and an undated one is not current', () => {
  const clerk = job('Clerk', '2026-01-01');
  const ended = job('Cook', '2026-06-01', { ended: '2026-05-01' });
  expect(shown([ended, clerk])).toMatchObject({ title: 'Clerk', fact_state: 'current' });
  expect(shown([ended])).toMatchObject({ title: 'Cook', ended: '2026-05-01', fact_state: 'former' });
  expect(shown([job('Poet', null)])).toMatchObject({ title: 'Poet', fact_state: 'unknown' });
  expect(shown([job('Poet', null, { former: true })])).toMatchObject({ fact_state: 'former' });
  expect(shown([])).toBeNull();
});

test('a stored occupation ages: the day on which it is shown decides', () => {
  const term = job('Senator', '2025-01-03', { until: '2027-01-03' });
  expect(shown([term], '2027-01-02')).toMatchObject({ fact_state: 'current' });
  expect(shown([term], '2027-01-03')).toMatchObject({ fact_state: 'unknown' });
  expect(shown([job('Clerk', '2026-01-01')], '2028-06-01')).toMatchObject({ fact_state: 'unknown' });
});

test('summaries count kinds and say when one was last seen, without a value', () => {
  const phone = (number: string, phone_type: 'mobile' | 'fax', last_seen: string | null) =>
    ({ number, phone_type, ...seen(last_seen) }) as Person['phones'][number];
  const person = personNamed('Ann Lee', {
    phones: [
      phone('+12185550142', 'mobile', '2026-10-01'),
      phone('+12185550143', 'mobile', null),
      { ...phone('+12185550144', 'fax', '2015-01-01'), former: true },
    ],
    emails: [],
    jobs: [job('Cook', '2019-01-01', { started: '2010-02-01' }), job('Clerk', '2020-01-01')],
    social_profiles: [
      { network: 'X', username: 'ann', url: null, ...seen(null) },
      { network: 'X', username: 'ann2', url: null, ...seen(null) },
    ],
  });
  const summaries = summariesOf(person, '2026-11-21');
  expect(summaries).toMatchObject({
    phones: { kinds: { mobile: 2, fax: 1 }, former: 1, latest: '2026-10-01' },
    emails: { kinds: {}, latest: null },
    jobs: { from: '2010-02-01', latest: '2020-01-01' },
    social_profiles: { networks: ['X'] },
  });
  expect(JSON.stringify(summaries)).not.toMatch(/218555|ann/);
});
