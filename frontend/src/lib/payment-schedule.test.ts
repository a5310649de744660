import { expect, test } from 'vitest';

import { linesOf } from '#frontend/lib/payment-schedule.ts';
import { anOffer, aPaidOffer } from '#frontend/testing/offer.ts';

const kindsOf = (...[but]: Parameters<typeof anOffer>) => linesOf(anOffer(but)).map(({ kind }) => kind);

test('free time comes first, its reminder before the first month, then each month', () => {
  expect(kindsOf()).toEqual(['trial', 'reminder', 'first', 'monthly']);
});

test('without a trial the first month is paid today, and nothing is called free', () => {
  expect(kindsOf(aPaidOffer())).toEqual(['paid', 'monthly']);
});

test('the amounts are the server’s, to the minor unit', () => {
  const lines = linesOf(anOffer());
  expect(lines.map((line) => 'amount' in line && line.amount.minor_units)).toEqual([0, false, 2490, 2490]);
});
