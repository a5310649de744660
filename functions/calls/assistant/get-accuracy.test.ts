import { expect, test } from 'vitest';

import { handler } from '#functions/calls/assistant/get-accuracy.ts';
import { calling } from '#functions/platform/testing.ts';
import { assistant } from '#shared/api/assistant.ts';

const request = (accuracy: unknown) => calling(assistant.getAccuracy, handler.with({ accuracy }))({});

test('200: returns the measured accuracy', async () => {
  const spam = { balanced_accuracy: 0.951, interval: [0.94, 0.96], false_alarms: 0.02, missed: 0.07 };
  const measured = { measured_at: '2026-11-22', n: 960, spam, by_language: { en: { spam } } };
  expect(await request(measured)).toEqual({
    measured_on: '2026-11-22',
    calls: 960,
    balanced_accuracy: 0.951,
    low: 0.94,
    high: 0.96,
    false_alarms: 0.02,
    by_language: { en: 0.951 },
  });
});

test('200: returns no figure for an unreadable file', async () => {
  for (const result of [null, {}, { n: 12, spam: { balanced_accuracy: 99 } }]) expect(await request(result)).toBeNull();
});

test('200: the checked-in accuracy file is readable', async () => {
  const { calls = 0, balanced_accuracy = 0 } = (await calling(assistant.getAccuracy, handler)({})) ?? {};
  expect(calls).toBeGreaterThan(0);
  expect(balanced_accuracy).toBeGreaterThan(0.9);
});
