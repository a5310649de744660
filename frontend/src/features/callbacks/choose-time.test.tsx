import { screen, waitFor } from '@testing-library/react';
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
      textsCaller={tells}
      onBooked={({ starts_at }) => booked.push(starts_at)}
    />,
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('asks for a day, a time and a confirmation', async () => {
  answer(callbacks.book, ({ starts_at, ...input }) => {
    expect(input).toEqual({ call_id });
    return anAppointment(starts_at);
  });
  const user = chooser();
  expect(screen.queryByRole('button', { name: '9:00 AM' })).toBeNull();
  await user.click(await button(/^Tuesday/));
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await user.click(await button('9:00 AM'));
  expect(screen.getByText(/gets a text with this time/)).toBeTruthy();
  await user.click(await button('Confirm Tue, Nov 24, 9:00 AM'));
  await waitFor(() => expect(booked).toEqual([TUESDAY[0]]));
});

test('a time taken in the meantime is struck out', async () => {
  answer(callbacks.book, () => {
    throw new Fault('callbacks.slot-taken');
  });
  const user = chooser(false);
  await user.click(await button(/^Tuesday/));
  await user.click(await button('9:00 AM'));
  expect(screen.getByText(/did not agree to texts/)).toBeTruthy();
  await user.click(await button(/^Confirm /));
  expect(((await button('9:00 AM, taken')) as HTMLButtonElement).disabled).toBe(true);
  expect(booked).toEqual([]);
});

test('says if no times are free', async () => {
  answer(callbacks.getDays, ({ tz = '' }) => ({ tz, days: [] }));
  chooser();
  await screen.findByText('No times are available in the next fourteen days.');
});
