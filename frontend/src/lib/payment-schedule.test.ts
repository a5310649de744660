import { expect, test } from 'vitest';

import { scheduleLines } from '#frontend/lib/payment-schedule.ts';
import { anOffer, aPaidOffer } from '#frontend/testing/offer.ts';

const kindsOf = (...[but]: Parameters<typeof anOffer>) => scheduleLines(anOffer(but)).map(({ kind }) => kind);

test('the trial comes first, its reminder before the first month, then each month', () => {
  expect(kindsOf()).toEqual(['trial', 'reminder', 'first', 'monthly']);
});

test('without a trial the first month is paid today', () => {
  expect(kindsOf(aPaidOffer())).toEqual(['paid', 'monthly']);
});

test('amounts are the server’s, to the minor unit', () => {
  const lines = scheduleLines(anOffer());
  expect(lines.map((line) => 'amount' in line && line.amount.minor_units)).toEqual([0, false, 2490, 2490]);
});
