import { expect, test } from 'vitest';

import { highlightsOf } from '#shared/values/highlights.ts';
import { legislator, tamsin } from '#frontend/features/people/report/testing.ts';

const TODAY = '2026-11-21';

test('the most certain number, the current home, the last job', () => {
  const best = highlightsOf(tamsin, TODAY);
  expect(best.phone?.number).toBe('+12185550142');
  expect(best.address?.city).toBe('Duluth');
  expect(best.job?.title).toBe('Structural engineer');
  expect(best.names.map(({ full_name }) => full_name)).toEqual(['Tamsin Ruth Hale']);
});

test('of equally certain numbers the last seen, never a fax', () => {
  const [mobile, landline] = tamsin.phones;
  const phones = [
    { ...mobile!, phone_type: 'fax' as const },
    { ...landline!, confidence: 3 as const },
    { ...mobile!, confidence: 3 as const },
  ];
  expect(highlightsOf({ ...tamsin, phones }, TODAY).phone).toBe(phones[2]);
});

test('a seat that ended in 1797 is not a current job', () => {
  expect(highlightsOf(legislator, TODAY)).toMatchObject({
    phone: undefined,
    email: undefined,
    address: undefined,
    job: undefined,
    names: [],
  });
});

test('of likely numbers the last seen, though another is more certain', () => {
  const [mobile, landline] = tamsin.phones;
  const phones = [
    { ...landline!, confidence: 4 as const },
    { ...mobile!, confidence: 3 as const },
  ];
  expect(highlightsOf({ ...tamsin, phones }, TODAY).phone).toBe(phones[1]);
});

test('a disputed number only where there is no other', () => {
  const [mobile, landline, old] = tamsin.phones;
  const disputed = { kind: 'out-of-date', since: '2026-11-21T12:00:00.000Z' } as const;
  const phones = [{ ...mobile!, disputed }, { ...landline!, disputed }, old!];
  expect(highlightsOf({ ...tamsin, phones }, TODAY).phone).toBe(old);
  expect(highlightsOf({ ...tamsin, phones: phones.slice(0, 2) }, TODAY).phone).toBe(phones[0]);
});

test('a number of 2015 is never best over one of 2025, however sure it is', () => {
  const [mobile] = tamsin.phones;
  const seen = (last_seen: string, confidence: 3 | 4, fact_state: 'current' | 'unknown') => ({
    ...mobile!,
    confidence,
    fact_state,
    sources: [{ source: 'Carrier line data', first_seen: null, last_seen }],
  });
  const [old, recent] = [seen('2015-03-01', 4, 'unknown'), seen('2025-10-01', 3, 'current')];
  expect(highlightsOf({ ...tamsin, phones: [old, recent] }, TODAY).phone).toBe(recent);
});

test('of the dead only the names, of what was left nothing', () => {
  expect(highlightsOf({ ...tamsin, vital_status: 'deceased' }, TODAY)).toMatchObject({
    phone: undefined,
    address: undefined,
    job: undefined,
    names: tamsin.names.slice(1),
  });
  const former = <F extends object>(facts: F[]) => facts.map((each) => ({ ...each, fact_state: 'former' as const }));
  const left = {
    ...tamsin,
    phones: former(tamsin.phones),
    addresses: former(tamsin.addresses),
    jobs: former(tamsin.jobs),
  };
  expect(highlightsOf(left, TODAY)).toMatchObject({ phone: undefined, address: undefined, job: undefined });
});

test('a job that no source dates is not the job of today, but a number may still be tried', () => {
  const unknown = <F extends object>(facts: F[]) => facts.map((each) => ({ ...each, fact_state: 'unknown' as const }));
  const undated = { ...tamsin, phones: unknown(tamsin.phones), jobs: unknown(tamsin.jobs) };
  const { phone, job } = highlightsOf(undated, TODAY);
  expect(job).toBeUndefined();
  expect(phone).toBeDefined();
});

test('the best email is a current one, and none that is former', () => {
  const { emails } = tamsin;
  expect(highlightsOf(tamsin, TODAY).email?.email).toBe('tamsin.okafor@example.com');
  const left = emails.map((each) => ({ ...each, fact_state: 'former' as const }));
  expect(highlightsOf({ ...tamsin, emails: left }, TODAY).email).toBeUndefined();
});
