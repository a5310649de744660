import { expect, test } from 'vitest';

import { calendarMarks } from '#frontend/features/account/calendar-marks.ts';
import { aCharge, aMembership, aProblem } from '#frontend/testing/membership.ts';

const nothing = { charges: [], appointments: [] };
const amount = { minor_units: 2490, currency: 'USD' } as const;

test('a running membership has its charge and reminder, and what was paid before', () => {
  const membership = aMembership({
    next_charge: { at: '2027-02-22T20:05:00.000Z', amount, period: 3, remind_at: '2027-02-15T20:05:00.000Z' },
  });
  const paid = aCharge({ paid_at: '2027-01-22T20:05:00.000Z' });
  const planned = aCharge({ state: 'planned', charge_id: null, paid_at: null });
  const marks = calendarMarks({ membership, charges: [planned, paid], appointments: [] });
  expect(marks).toEqual([
    { kind: 'paid', at: '2027-01-22T20:05:00.000Z' },
    { kind: 'pay', at: '2027-02-22T20:05:00.000Z' },
    { kind: 'rem', at: '2027-02-15T20:05:00.000Z' },
  ]);
});

test('a cancelled one has its end and no charge', () => {
  const membership = aMembership({ standing: 'cancelled', paid_until: '2027-03-01T00:00:00.000Z' });
  expect(calendarMarks({ ...nothing, membership })).toEqual([{ kind: 'end', at: '2027-03-01T00:00:00.000Z' }]);
});

test('a declined one has its next attempt and, if that fails, its end; no reminder', () => {
  const problem = aProblem({ next_try_at: '2027-03-02T00:00:00.000Z', ends_at: '2027-03-09T00:00:00.000Z' });
  const next_charge = { at: '2027-03-01T00:00:00.000Z', amount, period: 3, remind_at: '2027-02-22T00:00:00.000Z' };
  const membership = aMembership({ standing: 'past_due', problem, next_charge });
  expect(calendarMarks({ ...nothing, membership })).toEqual([
    { kind: 'pay', at: problem.next_try_at },
    { kind: 'end', at: problem.ends_at },
  ]);
});

test('without a membership, a charge and a callback there is nothing to mark', () => {
  expect(calendarMarks({ ...nothing, membership: aMembership({ standing: 'none' }) })).toEqual([]);
});
