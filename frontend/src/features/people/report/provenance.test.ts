import { expect, test } from 'vitest';

import { columnsOf, commonProvenance } from '#frontend/features/people/report/provenance.ts';
import { tamsin } from '#frontend/features/people/report/testing.ts';

const [mobile, landline] = tamsin.phones;
const line = (fact: (typeof tamsin.phones)[number]) => ({ label: '', value: '', fact, state: fact.fact_state });

test('what all rows share is said once', () => {
  const said = commonProvenance([line(mobile!), line({ ...mobile!, number: landline!.number })]);
  expect(said).toMatchObject({ confidence: 4, state: 'current', seen: { from: '2017-05-14', to: '2026-11-12' } });
  expect(said.sources?.sources).toBe(mobile!.sources);
  expect(columnsOf([line(mobile!), line(mobile!)])).toEqual({ seen: false, evidence: false });
});

test('confidence without the same sources is said by each row', () => {
  const said = commonProvenance([line(mobile!), line({ ...mobile!, sources: mobile!.sources.slice(0, 1) })]);
  expect(said.confidence).toBeUndefined();
  expect(commonProvenance([line(mobile!), line(landline!)])).toEqual({});
});

test('a single row, or none, has nothing to repeat', () => {
  expect(commonProvenance([line(mobile!)])).toEqual({});
  expect(commonProvenance([])).toEqual({});
});

test('no bar is drawn for undated facts', () => {
  const undated = { ...mobile!, sources: [{ source: 'Test', first_seen: null, last_seen: null }] };
  expect(columnsOf([line(undated)]).seen).toBe(false);
});
