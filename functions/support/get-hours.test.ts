import { expect, test } from 'vitest';

import { calling } from '#functions/platform/testing.ts';
import { handler } from '#functions/support/get-hours.ts';
import { support } from '#shared/api/support.ts';

const at = (moment: string) => calling(support.getHours, handler.with({ clock: () => new Date(moment) }));

test('200: within the hours, support is open until they end, and on each of the next days', async () => {
  const answer = await at('2026-11-23T18:00:00Z')({});
  expect(answer).toMatchObject({ is_open: true, time_zone: 'America/Chicago', answer_hours: 24 });
  expect(answer.shifts).toHaveLength(7);
  expect(answer.shifts[0]).toEqual({ opens_at: '2026-11-23T14:00:00.000Z', closes_at: '2026-11-24T04:00:00.000Z' });
});

test('200: outside of them it is closed until the next morning', async () => {
  const answer = await at('2026-11-24T05:00:00Z')({});
  expect(answer.is_open).toBe(false);
  expect(answer.shifts[0]?.opens_at).toBe('2026-11-24T14:00:00.000Z');
});

test('200: follows the configuration', async () => {
  process.env.SUPPORT_HOURS = '09:30-18:00';
  process.env.SUPPORT_TIME_ZONE = 'Europe/Istanbul';
  const [shift] = (await at('2026-11-23T10:00:00Z')({})).shifts;
  expect(shift).toEqual({ opens_at: '2026-11-23T06:30:00.000Z', closes_at: '2026-11-23T15:00:00.000Z' });
});
