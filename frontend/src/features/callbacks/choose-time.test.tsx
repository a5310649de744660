import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { ChooseTime } from '#frontend/features/callbacks/choose-time.tsx';
import { anAppointment, days, TUESDAY } from '#frontend/features/callbacks/testing.ts';
import { answer } from '#frontend/testing/mock.ts';
import { show } from '#frontend/testing/render.tsx';
import { signInAs } from '#frontend/testing/user.ts';
import { callbacks } from '#shared/api/callbacks.ts';
import { Fault } from '#shared/errors/catalogue.ts';
import { newId } from '#shared/values/id.ts';

const call_id = newId('call');
let booked: string[];
beforeEach(() => {
  booked = [];
  signInAs();
  answer(callbacks.getDays, ({ tz = '' }) => ({ tz, days }));
});
const chooser = (tells = true) =>
  show(
    <ChooseTime
      call_id={call_id}
      tz="America/Chicago"
      tells={tells}
      onBooked={({ starts_at }) => booked.push(starts_at)}
    />,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('first a day, then a time, then a yes', async () => {
  answer(callbacks.book, ({ starts_at, ...input }) => {
    expect(input).toEqual({ call_id });
    return anAppointment(starts_at);
  });
  const hands = chooser();
  expect(screen.queryByRole('button', { name: '9:00 AM' })).toBeNull();
  await hands.click(await button(/^Tuesday/));
  expect(screen.queryByRole('button', { name: /^Agree/ })).toBeNull();
  await hands.click(await button('9:00 AM'));
  expect(screen.getByText(/gets a text with this time/)).toBeTruthy();
  await hands.click(await button('Agree on Tue, Nov 24, 9:00 AM'));
  await expect.poll(() => booked).toEqual([TUESDAY[0]]);
});

test('what was taken meanwhile is struck out', async () => {
  answer(callbacks.book, () => {
    throw new Fault('callbacks.slot-taken');
  });
  const hands = chooser(false);
  await hands.click(await button(/^Tuesday/));
  await hands.click(await button('9:00 AM'));
  expect(screen.getByText(/did not agree to texts/)).toBeTruthy();
  await hands.click(await button(/^Agree on/));
  expect(((await button('9:00 AM, taken')) as HTMLButtonElement).disabled).toBe(true);
  expect(booked).toEqual([]);
});

test('where nothing is free it says so', async () => {
  answer(callbacks.getDays, ({ tz = '' }) => ({ tz, days: [] }));
  chooser();
  await screen.findByText('Nothing is free in the next fourteen days.');
});
